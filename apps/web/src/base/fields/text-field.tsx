import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Field, toldBelow } from './field';

interface Props
  extends Field<string>, Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'autoComplete'> {
  readonly maxLength?: number;
  /** Which keys a phone shows. */
  readonly inputMode?: 'numeric' | 'decimal';
  /** A name that is copied letter by letter is no text to be completed or corrected. */
  readonly isExact?: boolean;
  /** The id of what says elsewhere what is wrong with it. */
  readonly describedBy?: string | undefined;
}

/** A text, or a number as it is typed. */
export function TextField({
  onChange,
  problem,
  hint,
  maxLength,
  inputMode,
  isExact,
  describedBy,
  ...field
}: Props) {
  return (
    <MuiTextField
      {...field}
      {...toldBelow(problem, hint)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          maxLength,
          inputMode,
          ...(isExact && { autoComplete: 'off', spellCheck: false }),
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
      }}
    />
  );
}
