import Box from '@mui/material/Box';

interface Props {
  /** Both 0..1. */
  readonly progress: number;
  readonly commitment: number | null;
  readonly isShort: boolean;
}

/** How far a task is, with a mark where its promise stands. The figures beside it say the same. */
export function ShareBar({ progress, commitment, isShort }: Props) {
  return (
    <Box aria-hidden sx={TRACK}>
      <Box
        sx={{
          height: 1,
          borderRadius: 'inherit',
          bgcolor: isShort ? 'state.delayed' : 'state.completed',
        }}
        style={{ width: `${progress * 100}%` }}
      />
      {commitment !== null && <Box sx={MARK} style={{ left: `${commitment * 100}%` }} />}
    </Box>
  );
}

const TRACK = {
  position: 'relative',
  height: '0.55em',
  borderRadius: 1,
  bgcolor: 'shade.main',
  mt: 2,
} as const;
const MARK = {
  position: 'absolute',
  top: '-0.2em',
  bottom: '-0.2em',
  width: '3px',
  ml: '-1.5px',
  bgcolor: 'text.primary',
} as const;
