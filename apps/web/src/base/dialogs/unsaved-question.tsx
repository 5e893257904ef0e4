import { useTranslation } from 'react-i18next';
import { AskDialog } from './ask-dialog';

interface Props {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before what was entered and not done is lost. */
export function UnsavedQuestion({ open, onStay, onLeave }: Props) {
  const { t } = useTranslation('common');
  return (
    <AskDialog
      open={open}
      title={t('unsaved.title')}
      detail={t('unsaved.detail')}
      keep={t('unsaved.stay')}
      go={t('unsaved.leave')}
      onKeep={onStay}
      onGo={onLeave}
    />
  );
}
