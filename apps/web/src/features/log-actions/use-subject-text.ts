import { useCallback } from 'react';
import { type ActionSubject, subjectOf } from '../../columns/action-columns';
import { useWords } from '../../columns/use-columns';

/** What an action was about, in words; '' for nothing. */
export function useSubjectText(): (action: ActionSubject) => string {
  const words = useWords(['log']);
  return useCallback((action) => subjectOf(action, words), [words]);
}
