import type { Payload } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectProposals } from './notifications-slice';

/** A restriction that somebody proposed for a task and nobody has decided on yet. */
export interface WaitingRestriction {
  readonly id: string;
  readonly words: string;
}

/** What is said of the restrictions that are proposed for a task and wait, the oldest first. */
export function useWaitingRestrictions(taskId: string): readonly WaitingRestriction[] {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const proposals = useAppSelector(selectProposals);
  return useMemo(
    () =>
      proposals.flatMap(({ id, action, responsible }) => {
        if (action.type !== 'NEW_RESTRICTION') return [];
        const { taskIds, detail } = action.payload as Payload<'NEW_RESTRICTION'>;
        if (!taskIds.includes(taskId)) return [];
        return [{ id, words: t('waitingRestriction', { name: responsible.name, detail }) }];
      }),
    [proposals, taskId, t],
  );
}
