import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingProgress } from './notifications-slice';
import { useWaitingWords } from './use-waiting-words';

/** What is said of tasks, by id, whose progress somebody proposed and nobody has decided on yet. */
export function useWaitingProgress(): ReadonlyMap<string, string> {
  const wordsOf = useWaitingWords();
  const waiting = useAppSelector(selectWaitingProgress);
  return useMemo(
    () => new Map([...waiting].map(([taskId, proposal]) => [taskId, wordsOf(proposal)])),
    [waiting, wordsOf],
  );
}
