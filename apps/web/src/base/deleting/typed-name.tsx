import Typography from '@mui/material/Typography';
import { TextField } from '../fields/text-field';

interface Props {
  /** Asks for the name. */
  readonly ask: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Where the name of what is deleted is typed, in whatever case. */
export function TypedName({ ask, label, value, onChange }: Props) {
  return (
    <>
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>{ask}</Typography>
      <TextField isExact label={label} value={value} maxLength={400} onChange={onChange} />
    </>
  );
}
