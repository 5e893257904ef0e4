import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useUnsynced } from '../../plan/sending/use-unsynced';

interface Props {
  /** Rows that came in. */
  readonly count: number;
  /** Tasks that left the short term. */
  readonly left: number;
}

/** What an import came to, and whether nobody else can see it yet. */
export function RowsImported({ count, left }: Props) {
  const { t } = useTranslation('sheetImport');
  const unsent = useUnsynced();
  return (
    <>
      <Alert severity="success">
        {count > 0 && `${t('done', { count })} `}
        {left > 0 && t('left', { count: left })}
      </Alert>
      {unsent > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('unsent')}
        </Alert>
      )}
    </>
  );
}
