import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { type Field, toldBelow } from './field';

export interface FieldChoice<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly disabled?: boolean;
  /** The language of the label, where it is not the one that is shown. */
  readonly lang?: string;
  /** What heads those that stand together. */
  readonly group?: string;
}

interface Props<Key extends string> extends Field<Key> {
  /** One with an empty key stands for none. */
  readonly choices: readonly FieldChoice<Key>[];
}

/** One of a few that are all shown when it is opened. One of many is found by typing, in a `PickField`. */
export function ChoiceField<Key extends string>(props: Props<Key>) {
  const { choices, onChange, problem, hint, ...field } = props;
  const saysNone = choices.some(({ key }) => key === '');
  return (
    <MuiTextField
      select
      {...field}
      {...toldBelow(problem, hint)}
      onChange={({ target }) => onChange(target.value as Key)}
      {...(saysNone && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      {choices.flatMap(({ key, label, disabled, lang, group }, at) => [
        group !== undefined && group !== choices[at - 1]?.group && (
          <ListSubheader key={`head of ${group}`}>{group}</ListSubheader>
        ),
        <MenuItem key={key} value={key} disabled={disabled} lang={lang}>
          {label}
        </MenuItem>,
      ])}
    </MuiTextField>
  );
}
