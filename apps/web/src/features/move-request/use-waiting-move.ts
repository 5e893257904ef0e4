import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingMoves } from '../notifications/notifications-slice';

/** What is said of a task whose other dates somebody asked for and nobody has decided on yet; null where nobody did. */
export function useWaitingMove(taskId: string): string | null {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const waiting = useAppSelector((state) => selectWaitingMoves(state).get(taskId));
  return waiting ? t('waitingMove', { name: waiting.responsible.name }) : null;
}
