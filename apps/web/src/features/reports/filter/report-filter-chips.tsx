import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import { NO_REPORT_FILTER, type ReportFilter } from '@plomada/domain';
import type { FilterText } from '@plomada/presentation';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../../base/icons/icons';
import { NOT_PRINTED } from '../../../base/layout/printed';

interface Props {
  readonly texts: readonly FilterText[];
  readonly isCalculating: boolean;
  readonly onChange: (changed: Partial<ReportFilter>) => void;
}

/** What the reports are narrowed to: each can be taken away, and all at once. */
export function ReportFilterChips({ texts, isCalculating, onChange }: Props) {
  const { t } = useTranslation('reports');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      {texts.map(({ id, name, text, without }) => (
        <Chip
          key={id}
          size="small"
          label={`${name}: ${text}`}
          onDelete={() => onChange(without)}
          deleteIcon={<CloseIcon aria-label={t('filter.remove', { name })} role="button" />}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      <Button size="small" sx={NOT_PRINTED} onClick={() => onChange(NO_REPORT_FILTER)}>
        {t('filter.clear')}
      </Button>
      <Box component="span" role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        {isCalculating && (
          <>
            <CircularProgress size={12} color="inherit" aria-hidden />
            {t('filter.calculating')}
          </>
        )}
      </Box>
    </Box>
  );
}
