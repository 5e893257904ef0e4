import { useSearchParams } from 'react-router';
import { PROJECT_PARAM } from './paths';

/** The project that the address names, or null. Says nothing about whether it exists. */
export function useProjectId(): string | null {
  const [params] = useSearchParams();
  return params.get(PROJECT_PARAM) || null;
}
