import { useTranslation } from 'react-i18next';
import { SecretDialog } from '../connections/secret-dialog';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, a line each: they are told here and never again. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation('twoFactor');
  return (
    <SecretDialog
      title={t('codes.title')}
      detail={t('codes.detail')}
      label={t('codes.label')}
      secret={codes.join('\n')}
      onClose={onClose}
    />
  );
}
