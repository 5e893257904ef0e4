import { hundredths, type Payload } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingProgress } from './notifications-slice';

/** What is said of tasks, by id, whose progress somebody proposed and nobody has decided on yet. */
export function useWaitingProgress(): ReadonlyMap<string, string> {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const { percent } = useFormat();
  const waiting = useAppSelector(selectWaitingProgress);
  return useMemo(
    () =>
      new Map(
        [...waiting].map(([taskId, { action, responsible }]) => {
          const { progress } = action.payload as Payload<'FINISH_TASK'>;
          const said = { name: responsible.name, progress: percent(hundredths(progress)) };
          return [taskId, t('waitingProgress', said)];
        }),
      ),
    [waiting, percent, t],
  );
}
