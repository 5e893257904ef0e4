import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import type { Scope } from './scope';

interface Props {
  readonly kind: Scope['kind'];
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function RemoveDialog({ kind, name, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['members', 'common']);
  return (
    <AskDialog
      title={t('removal.title', { name })}
      detail={t(kind === 'business' ? 'removal.fromBusiness' : 'removal.fromProject')}
      keep={t('common:cancel')}
      go={t('removal.confirm')}
      onKeep={onClose}
      onGo={onConfirm}
    />
  );
}
