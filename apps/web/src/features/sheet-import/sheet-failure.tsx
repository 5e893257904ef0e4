import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type CodedFailure, useFailureText } from '../../base/messages/use-failure-text';

interface Props {
  readonly failure: CodedFailure;
  /** Which file, where it is one of several. */
  readonly fileName?: string;
}

/** What is wrong with a file as a whole and, where its message does not say so, what to do about it. */
export function SheetFailure({ failure, fileName }: Props) {
  const textOf = useFailureText();
  const help = useHelp()(failure);
  return (
    <Alert severity="error">
      {fileName !== undefined && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
      )}
      {textOf(failure)}
      {help !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {help}
        </Typography>
      )}
    </Alert>
  );
}

function useHelp(): (failure: CodedFailure) => string | null {
  const { t } = useTranslation('sheetImport');
  return ({ code, params = {} }) => {
    const { columns, delimiter, found, count } = params;
    if (code === 'SHEET_FAILED_COLUMNS' && delimiter !== undefined)
      return t('help.delimiter', { found: t(`delimiter.${found}`), wanted: t(`delimiter.${delimiter}`) });
    if (code === 'SHEET_FAILED_COLUMNS') return t('help.columns', { columns });
    if (code === 'SHEET_FAILED_RESOURCE' && Number(count) > 1) return t('help.resources', { count });
    return null;
  };
}
