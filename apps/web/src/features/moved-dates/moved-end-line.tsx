import Typography from '@mui/material/Typography';
import type { MovedEnd } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { MovedBy } from './moved-tasks';

/** Whether the project ends on another day. */
export function MovedEndLine({ end }: { readonly end: MovedEnd | null }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  if (end === null) return null;
  const { before, after, by } = end;
  if (before === after)
    return <Typography variant="body2">{t('endStays', { date: format.date(after) })}</Typography>;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {t('endMoves', { before: format.date(before), after: format.date(after) })} (<MovedBy days={by} />)
    </Typography>
  );
}
