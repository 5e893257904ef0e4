import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What cards can be grouped by: each with its id and its name. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** '' for no groups. */
  readonly chosen: string;
  readonly onChosen: (id: string) => void;
}

/** What the cards of a board are grouped by. */
export function LaneChoice({ choices, chosen, onChosen }: Props) {
  const { t } = useTranslation('board');
  return (
    <TextField
      select
      label={t('lanes')}
      value={chosen}
      onChange={({ target }) => onChosen(target.value)}
      sx={{ width: 168 }}
    >
      <MenuItem value="">{t('noLanes')}</MenuItem>
      {choices.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
