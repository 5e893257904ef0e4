import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { SECTION_PARAM } from '../../base/paths';
import type { SectionId } from './sections';

/** The address of a section of the same project. */
export function useSectionPath(): (section: SectionId) => string {
  const [query] = useSearchParams();
  return useCallback(
    (section) => {
      const next = new URLSearchParams(query);
      next.set(SECTION_PARAM, section);
      return `?${next.toString()}`;
    },
    [query],
  );
}
