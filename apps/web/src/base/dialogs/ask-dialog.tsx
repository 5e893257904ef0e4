import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { PlainDialog } from './dialog-frame';

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
  return (
    <PlainDialog
      title={title}
      open={open}
      onClose={onKeep}
      maxWidth="xs"
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="contained" color="error" onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      <DialogContentText>{detail}</DialogContentText>
    </PlainDialog>
  );
}
