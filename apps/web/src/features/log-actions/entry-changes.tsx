import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Change, Photo } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { NOTHING } from '../../base/format';
import { PhotoStrip } from '../photos/photo-strip';
import { fieldsOf } from './changed-fields';
import { useValueText } from './use-value-text';

interface Props {
  readonly changes: readonly Change[];
  /** How many there are besides these. */
  readonly more: number;
}

/** Each changed row with its fields before and after, in words. */
export function EntryChanges({ changes, more }: Props) {
  const { t } = useTranslation('log');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {changes.map((change, place) => (
        <ChangedRow key={place} change={change} />
      ))}
      {more > 0 && <Typography color="textSecondary">{t('entry.more', { count: more })}</Typography>}
    </Box>
  );
}

function ChangedRow({ change }: { readonly change: Change }) {
  const { t } = useTranslation('log');
  const { nameOf, sidesOf } = useValueText();
  const { table, kind } = change;
  const name = nameOf(change);
  const fields = fieldsOf(change);
  return (
    <Card sx={{ p: 3 }}>
      <Typography sx={{ fontWeight: 600, mb: fields.length > 0 ? 1 : 0 }}>
        {t(`table.${table}`)}
        {name && ` ${t('entry.named', { name })}`}
        {kind !== 'set' && ` · ${t(`kind.${kind}`)}`}
      </Typography>
      {change.table === 'photos' && change.kind !== 'set' && (
        <PhotoStrip label={t('table.photos')} photos={[change.row as Photo]} side={96} most={1} />
      )}
      {fields.length > 0 && (
        <Table size="small" sx={{ '& td, & th': { px: 1, verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('entry.field')}</TableCell>
              <TableCell>{t('entry.before')}</TableCell>
              <TableCell>{t('entry.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((changed) => (
              <ChangedCells key={changed.field} field={changed.field} {...sidesOf(change, changed)} />
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

interface CellsProps {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

function ChangedCells({ field, before, after }: CellsProps) {
  const { t } = useTranslation('log');
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t(`field.any.${field}`, { defaultValue: field })}
      </TableCell>
      <TableCell>{before || NOTHING}</TableCell>
      <TableCell>{after || NOTHING}</TableCell>
    </TableRow>
  );
}
