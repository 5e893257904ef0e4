import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { type Field, toldBelow } from './field';
import { useListWords } from './use-list-words';

interface Props extends Field<string | null> {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly loading?: boolean;
  /** So many are offered at once, where there may be thousands; all where nothing is said. */
  readonly offered?: number;
  /** There is one, and it cannot be taken away. */
  readonly isKept?: boolean;
}

/** One of many, found by typing. */
export function PickField(props: Props) {
  const { keys, nameOf, loading, offered, isKept, ...field } = props;
  const { value, onChange, disabled, problem, hint, sx, ...input } = field;
  const filterOptions = useMemo(() => createFilterOptions<string>({ limit: offered }), [offered]);
  return (
    <Autocomplete<string, false, boolean>
      options={keys}
      value={value}
      onChange={(_, key) => onChange(key)}
      getOptionLabel={nameOf}
      getOptionKey={(key) => key}
      filterOptions={filterOptions}
      loading={loading}
      disabled={disabled}
      disableClearable={isKept}
      {...useListWords(keys)}
      sx={sx}
      renderInput={(params) => <MuiTextField {...params} {...input} {...toldBelow(problem, hint)} />}
    />
  );
}
