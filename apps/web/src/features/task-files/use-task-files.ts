import { useCallback } from 'react';
import { useQuery } from '../../base/api/use-query';
import { filesOf } from './files-api';

/** The files of a task as the server has them, with how to ask for them again. */
export function useTaskFiles(projectId: string, taskId: string) {
  const [state, again] = useQuery(useCallback(() => filesOf(projectId, taskId), [projectId, taskId]));
  return { state, again };
}
export type TaskFiles = ReturnType<typeof useTaskFiles>;
