import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import MuiTextField from '@mui/material/TextField';
import { type Field, toldBelow } from './field';
import { useListWords } from './use-list-words';

interface Props extends Field<readonly string[]> {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  /** Whether one stays as it is, chosen or not. */
  readonly isFixed?: (key: string) => boolean;
  /** So many are named while nobody is in the field; all where nothing is said. */
  readonly named?: number;
}

/** So many are offered at once: who looks for another one types part of its name. */
const OFFERED = createFilterOptions<string>({ limit: 60 });
const NONE_FIXED = () => false;

/** Several of many, found by typing. */
export function PicksField(props: Props) {
  const { keys, nameOf, isFixed = NONE_FIXED, named = -1, ...field } = props;
  const { value, onChange, disabled, problem, hint, sx, ...input } = field;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      limitTags={named}
      options={keys}
      filterOptions={OFFERED}
      value={[...value]}
      onChange={(_, chosen) => onChange([...value.filter(isFixed), ...chosen.filter((key) => !isFixed(key))])}
      getOptionLabel={nameOf}
      getOptionKey={(key) => key}
      getOptionDisabled={isFixed}
      disabled={disabled}
      {...useListWords(keys)}
      sx={sx}
      renderOption={({ key, ...item }, one, { selected }) => (
        <li key={key} {...item}>
          <Checkbox checked={selected} size="small" tabIndex={-1} sx={{ mr: 1, p: 1 }} />
          {nameOf(one)}
        </li>
      )}
      renderValue={(chosen, getItemProps) =>
        chosen.map((one, index) => {
          const { key, onDelete, ...item } = getItemProps({ index });
          return (
            <Chip key={key} label={nameOf(one)} size="small" {...item} {...(!isFixed(one) && { onDelete })} />
          );
        })
      }
      renderInput={(params) => <MuiTextField {...params} {...input} {...toldBelow(problem, hint)} />}
    />
  );
}
