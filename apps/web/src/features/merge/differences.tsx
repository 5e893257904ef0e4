import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MergeRow } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { NOTHING } from '../../base/format';
import { WarningIcon } from '../../base/icons/icons';
import type { AboutDifferences } from '../../columns/merge-columns';

/** What taking a row over would do, field by field before → after, or why it cannot be. */
export function Differences({ row, about }: { readonly row: MergeRow; readonly about: AboutDifferences }) {
  const { t } = useTranslation('merge');
  const { fieldName, sidesOf, newTaskText, problemText } = about;
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', typography: 'body2' }}>
      {row.values.map((value) => {
        const { before, after } = sidesOf(row, value);
        return (
          <div key={value.field}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {fieldName(value.field)}:
            </Box>{' '}
            <s>{before || NOTHING}</s> → <strong>{after || NOTHING}</strong>
          </div>
        );
      })}
      {row.kind === 'new' && newTaskText(row.id)}
      {row.kind === 'vanished' && t('leaves')}
      {row.problem && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'warning.dark' }}
        >
          <WarningIcon fontSize="inherit" /> {t('cannot')} {problemText(row.problem)}
        </Typography>
      )}
    </Box>
  );
}
