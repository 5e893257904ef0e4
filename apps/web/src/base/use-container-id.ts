import { useSearchParams } from 'react-router';
import { CONTAINER_PARAM } from './paths';

/** The container that the address names, or null. Says nothing about whether it exists. */
export function useContainerId(): string | null {
  const [params] = useSearchParams();
  return params.get(CONTAINER_PARAM) || null;
}
