import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../hooks';
import type { Refused } from '../messages/messages-slice';
import { RefusalLinkButton } from '../messages/refusal-link-button';
import { PlainDialog } from '../dialogs/dialog-frame';
import type { EditsDone } from './grid';
import type { CellEditing } from './use-cell-edits';

const MOST_LISTED = 50;

/** Something that was not done, and why. */
export interface RefusedLine extends Refused {
  readonly what: string;
}

/** What was done beside what was refused. */
export interface Done {
  readonly text: string;
  /** Takes it back. */
  readonly undo: UnknownAction;
}

/** Null where nothing was done, or where it is proposed. */
export const doneOf = (done: EditsDone | null, text: (count: number) => string): Done | null =>
  done?.undo ? { text: text(done.changed), undo: done.undo } : null;

interface Props {
  readonly title: string;
  readonly done?: Done | null;
  readonly lines: readonly RefusedLine[];
  readonly onClose: () => void;
}

/** What was refused of several things that were done at once, each with its reason. The others are done. */
export function RefusedList({ title, done = null, lines, onClose }: Props) {
  const { t } = useTranslation('grid');
  if (lines.length === 0) return null;
  return (
    <PlainDialog title={title} onClose={onClose}>
      {done && <DoneLine done={done} onUndo={onClose} />}
      <List dense disablePadding>
        {lines.slice(0, MOST_LISTED).map(({ what, why, see }, index) => (
          <ListItem key={index} disableGutters sx={{ gap: 3 }}>
            <ListItemText primary={what} secondary={why} sx={{ overflowWrap: 'anywhere' }} />
            {see && <RefusalLinkButton to={see} about={what} onLeave={onClose} />}
          </ListItem>
        ))}
      </List>
      {lines.length > MOST_LISTED && t('moreRefused', { count: lines.length - MOST_LISTED })}
    </PlainDialog>
  );
}

function DoneLine({ done, onUndo }: { readonly done: Done; readonly onUndo: () => void }) {
  const { t } = useTranslation('actions');
  const dispatch = useAppDispatch();
  const undo = () => {
    dispatch(done.undo);
    onUndo();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography>{done.text}</Typography>
      <Button size="small" onClick={undo}>
        {t('actions:undo')}
      </Button>
    </Box>
  );
}

interface EditsProps<Row> {
  readonly edits: Pick<CellEditing<Row>, 'refused' | 'done' | 'unplaced' | 'forgetRefused'>;
  readonly nameOf: (row: Row) => string;
}

/** What could not be put into cells. */
export function RefusedEdits<Row>({ edits, nameOf }: EditsProps<Row>) {
  const { t } = useTranslation('grid');
  const { refused, done, unplaced, forgetRefused } = edits;
  const cells = refused.map(({ row, column, typed, why, see }) => ({
    what: `${nameOf(row)} · ${column.headInFull ?? column.head}: ${typed}`,
    why,
    see,
  }));
  const left = unplaced > 0 ? [{ what: t('unplaced', { count: unplaced }), why: t('noRowsBelow') }] : [];
  const title = refused.length > 0 ? t('refused', { count: refused.length }) : t('pastedInPart');
  return (
    <RefusedList
      title={title}
      done={doneOf(done, (count) => t('changed', { count }))}
      lines={[...left, ...cells]}
      onClose={forgetRefused}
    />
  );
}
