import { hundredths, type Payload } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingProgress } from './notifications-slice';
import { WaitingBell } from './waiting-bell';

/** Says beside the progress of a task how far somebody proposed that it is, which waits; nothing where nobody did. */
export function WaitingShare({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const { percent } = useFormat();
  const waiting = useAppSelector((state) => selectWaitingProgress(state).get(taskId));
  if (!waiting) return null;
  const progress = percent(hundredths((waiting.action.payload as Payload<'FINISH_TASK'>).progress));
  const words = t('waitingProgress', { name: waiting.responsible.name, progress });
  return <WaitingBell words={words} value={progress} />;
}
