import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';

interface Props {
  /** What is to be taken away from the member. */
  readonly about: 'twoFactor' | 'signOn';
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before somebody else's way of logging in is changed. */
export function MemberQuestion({ about, name, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['members', 'common']);
  return (
    <AskDialog
      title={t(`${about}.title`, { name })}
      detail={t(`${about}.detail`)}
      keep={t('common:cancel')}
      go={t(`${about}.confirm`)}
      onKeep={onClose}
      onGo={onConfirm}
    />
  );
}
