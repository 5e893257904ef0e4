import type { PastAction } from '@plomada/contracts';
import { useCallback } from 'react';
import { subjectOf } from '../../columns/action-columns';
import { useWords } from '../../columns/use-columns';

/** What an action was about, in words; '' for nothing. */
export function useSubjectText(): (action: Pick<PastAction, 'task' | 'tasks' | 'rolledBackTo'>) => string {
  const words = useWords(['log']);
  return useCallback((action) => subjectOf(action, words), [words]);
}
