import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { SECTION_PARAM } from '../paths';

/** The address of another section of the page that is shown. */
export function useSectionPath(): (section: string) => string {
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
