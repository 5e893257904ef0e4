import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellEditing } from './use-cell-edits';

const MOST_LISTED = 50;

interface Props<Row> {
  readonly edits: CellEditing<Row>;
  readonly nameOf: (row: Row) => string;
}

/** What could not be put into cells, each with its reason. What could be put in is in. */
export function RefusedEdits<Row>({ edits, nameOf }: Props<Row>) {
  const { t } = useTranslation(['grid', 'common']);
  const titleId = useId();
  const { refused, forgetRefused } = edits;
  if (refused.length === 0) return null;
  return (
    <Dialog open onClose={forgetRefused} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('refused', { count: refused.length })}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={forgetRefused}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
