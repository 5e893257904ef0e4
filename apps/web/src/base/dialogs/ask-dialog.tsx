import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface Props {
  readonly open?: boolean;
  readonly title: string;
  readonly detail: string;
  /** The way back. */
  readonly keep: string;
  /** What loses something. */
  readonly go: string;
  readonly onKeep: () => void;
  readonly onGo: () => void;
}

/** Asks before something is lost. The focus is on what loses nothing: who types while it appears does no harm. */
export function AskDialog({ open = true, title, detail, keep, go, onKeep, onGo }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onKeep} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{detail}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="contained" color="error" onClick={onGo}>
          {go}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
