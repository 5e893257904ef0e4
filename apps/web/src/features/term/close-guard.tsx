import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../base/hooks';
import { LeaveGuard, PROJECT_LEFT } from '../../base/unsaved/leave-guard';
import { closeActions } from './close-slice';

/**
 * Asks before the page is left in the middle of an own close. Until the close is sent, leaving calls it off; then nothing can,
 * and it is completed whoever is there.
 */
export function CloseGuard({ pastReturn }: { readonly pastReturn: boolean }) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const moment = pastReturn ? 'sent' : 'before';
  return (
    <LeaveGuard
      params={PROJECT_LEFT}
      title={t('leave.title')}
      detail={t(`leave.${moment}.detail`)}
      leave={t(`leave.${moment}.leave`)}
      stay={t(`leave.${moment}.stay`)}
      onLeave={() => pastReturn || dispatch(closeActions.dismissed())}
    />
  );
}
