import { hundredths, type Payload } from '@plomada/domain';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingProgress } from './notifications-slice';
import { useWaitingWords } from './use-waiting-words';
import { WaitingBell } from './waiting-bell';

/** Says beside the progress of a task how far somebody proposed that it is, which waits; nothing where nobody did. */
export function WaitingShare({ taskId }: { readonly taskId: string }) {
  const { percent } = useFormat();
  const wordsOf = useWaitingWords();
  const waiting = useAppSelector((state) => selectWaitingProgress(state).get(taskId));
  if (!waiting) return null;
  const progress = percent(hundredths((waiting.action.payload as Payload<'FINISH_TASK'>).progress));
  return <WaitingBell proposal={waiting} words={wordsOf(waiting)} value={progress} />;
}
