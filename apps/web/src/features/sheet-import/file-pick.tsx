import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { SteadyButton } from '../../base/focus/steady-button';
import { UploadIcon } from '../../base/icons/icons';

interface Props {
  readonly extension: '.xlsx' | '.csv';
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses a spreadsheet from the machine. */
export function FilePick({ extension, busy, onFile }: Props) {
  const { t } = useTranslation('sheetImport');
  const picker = useFilePicker({ accept: extension, label: t('file'), onFile });
  return (
    <>
      <SteadyButton
        variant="outlined"
        fullWidth
        loading={busy}
        loadingPosition="start"
        startIcon={<UploadIcon />}
        onClick={picker.open}
      >
        {t('choose', { extension })}
      </SteadyButton>
      {picker.input}
    </>
  );
}
