import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function ResetTwoFactorDialog({ name, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['members', 'common']);
  return (
    <AskDialog
      title={t('twoFactor.title', { name })}
      detail={t('twoFactor.detail')}
      keep={t('common:cancel')}
      go={t('twoFactor.confirm')}
      onKeep={onClose}
      onGo={onConfirm}
    />
  );
}
