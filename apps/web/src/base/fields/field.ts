import type { TextFieldProps } from '@mui/material/TextField';

/** What every field says and is told, whatever is entered in it. */
export interface Field<Value> extends Pick<
  TextFieldProps,
  'required' | 'disabled' | 'autoFocus' | 'inputRef' | 'sx'
> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** What is wrong with what was entered, in words; it stands in place of the hint. */
  readonly problem?: string | null;
  /** How it is filled in. A blank keeps the room for a problem, so that nothing jumps when there is one. */
  readonly hint?: string;
}

/** What is told below a field. */
export const toldBelow = (problem: string | null | undefined, hint: string | undefined) => ({
  error: Boolean(problem),
  helperText: problem || hint,
});
