import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { FocusableButton } from '../../base/focus/focusable-button';
import { UploadIcon } from '../../base/icons/icons';

interface Props {
  readonly extension: '.xlsx' | '.csv';
  readonly busy: boolean;
  /** More than one may be chosen at once. */
  readonly several: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses a spreadsheet from the machine, or several. */
export function FilePick({ extension, busy, several, onFiles }: Props) {
  const { t } = useTranslation('sheetImport');
  const picker = useFilePicker({
    accept: extension,
    label: t('file'),
    ...(several ? { onFiles } : { onFile: (file) => onFiles([file]) }),
  });
  return (
    <>
      <FocusableButton
        variant="outlined"
        fullWidth
        loading={busy}
        loadingPosition="start"
        startIcon={<UploadIcon />}
        onClick={picker.open}
      >
        {t(several ? 'chooseSeveral' : 'choose', { extension })}
      </FocusableButton>
      {picker.input}
    </>
  );
}
