import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { PROJECT_PARAM } from '../../app/paths';
import { LeaveGuard } from '../../app/unsaved/leave-guard';
import { closeActions } from './close-slice';

const always = () => true;
const LEAVING = [PROJECT_PARAM];

/**
 * Asks before the page is left in the middle of an own close. Until the close is sent, leaving calls it off; then nothing can,
 * and it is completed whoever is there.
 */
export function CloseGuard({ pastReturn }: { readonly pastReturn: boolean }) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  return pastReturn ? (
    <LeaveGuard
      asks={always}
      params={LEAVING}
      title={t('leave.title')}
      detail={t('leave.sent.detail')}
      leave={t('leave.sent.leave')}
      stay={t('leave.sent.stay')}
    />
  ) : (
    <LeaveGuard
      asks={always}
      params={LEAVING}
      title={t('leave.title')}
      detail={t('leave.before.detail')}
      leave={t('leave.before.leave')}
      stay={t('leave.before.stay')}
      onLeave={() => dispatch(closeActions.dismissed())}
    />
  );
}
