import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type CodedFailure, useFailureText } from '../../base/messages/use-failure-text';

/** What is wrong with a file as a whole and, where its message does not say so, what to do about it. */
export function SheetFailure({ failure }: { readonly failure: CodedFailure }) {
  const textOf = useFailureText();
  const help = useHelp()(failure);
  return (
    <Alert severity="error">
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
