import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { type Field, toldBelow } from './field';
import { useListWords } from './use-list-words';

interface Props extends Field<string> {
  readonly suggested: readonly string[];
  readonly maxLength: number;
}

/** A text for which a list makes suggestions; any other may be typed. */
export function SuggestField({ suggested, maxLength, value, onChange, ...field }: Props) {
  const { disabled, problem, hint, sx, ...input } = field;
  return (
    <Autocomplete
      freeSolo
      options={suggested}
      inputValue={value}
      onInputChange={(_, typed) => onChange(typed.slice(0, maxLength))}
      disabled={disabled}
      {...useListWords(suggested)}
      sx={sx}
      renderInput={(params) => <MuiTextField {...params} {...input} {...toldBelow(problem, hint)} />}
    />
  );
}
