import { useCallback } from 'react';
import { projectPath } from './paths';
import { useProjectId } from './use-project-id';

/** Addresses of pages that are no project's with the project that is open, so that it stays open and the way back is short. */
export function useInProject(): (path: string) => string {
  const projectId = useProjectId();
  return useCallback((path) => (projectId === null ? path : projectPath(path, projectId)), [projectId]);
}
