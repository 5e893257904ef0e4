import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../dialogs/dialog-frame';
import type { CellEditing } from './use-cell-edits';

const MOST_LISTED = 50;

interface Props<Row> {
  readonly edits: CellEditing<Row>;
  readonly nameOf: (row: Row) => string;
}

/** What could not be put into cells, each with its reason. What could be put in is in. */
export function RefusedEdits<Row>({ edits, nameOf }: Props<Row>) {
  const { t } = useTranslation('grid');
  const { refused, forgetRefused } = edits;
  if (refused.length === 0) return null;
  return (
    <PlainDialog title={t('refused', { count: refused.length })} onClose={forgetRefused}>
      <List dense disablePadding>
        {refused.slice(0, MOST_LISTED).map(({ row, column, typed, why }, index) => (
          <ListItem key={index} disableGutters>
            <ListItemText
              primary={`${nameOf(row)} · ${column.headInFull ?? column.head}: ${typed}`}
              secondary={why}
            />
          </ListItem>
        ))}
      </List>
      {refused.length > MOST_LISTED && t('moreRefused', { count: refused.length - MOST_LISTED })}
    </PlainDialog>
  );
}
