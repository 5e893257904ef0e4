import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectAskedSignOff, signOffActions } from './sign-off-slice';

/** Asks before a sign-off throws unsent work away. */
export function SignOffDialog() {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectAskedSignOff);
  if (count === null) return null;
  return (
    <AskDialog
      title={t('signOff.title')}
      detail={t('signOff.detail', { count })}
      keep={t('common:cancel')}
      go={t('signOff.discard')}
      onKeep={() => dispatch(signOffActions.cancelled())}
      onGo={() => dispatch(signOffActions.confirmed())}
    />
  );
}
