import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly problem: string | null;
  /** What to know before it is filled in; what is wrong stands in its place. */
  readonly hint?: string;
  readonly field: UseFormRegisterReturn;
  readonly autoFocus?: boolean;
  readonly end?: ReactNode;
}

/** MUI's TextField brings its Select and its menus along; the first page to load does without. */
export function PlainField({
  label,
  type,
  autoComplete,
  problem,
  hint = ' ',
  field,
  autoFocus = false,
  end,
}: Props) {
  const id = useId();
  const { ref, ...events } = field;
  return (
    // The label of the next field rises above it by 9 pixels: what is told below this one is clear of it.
    <FormControl fullWidth error={problem !== null} sx={{ mb: 3 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        inputRef={ref}
        aria-describedby={`${id}-help`}
        endAdornment={end}
        {...events}
      />
      <FormHelperText id={`${id}-help`}>{problem ?? hint}</FormHelperText>
    </FormControl>
  );
}
