import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Above the title: a sign that something is going on. */
  readonly sign?: ReactNode;
  readonly children?: ReactNode;
}

/** Stands before the whole page until it is over: neither the mouse nor the keyboard reaches what is behind it. */
export function BlockingModal({ title, sign, children }: Props) {
  const id = useId();
  return (
    <Modal open sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 4 }}>
      <Paper role="alertdialog" aria-modal aria-labelledby={id} tabIndex={-1} sx={CARD}>
        {sign}
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Modal>
  );
}

const CARD = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  maxWidth: 520,
  p: 8,
  textAlign: 'center',
  outline: 'none',
} as const;
