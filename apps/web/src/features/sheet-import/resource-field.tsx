import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { nameWithUnit } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';

interface Props {
  readonly value: string | null;
  readonly onChange: (resource: string) => void;
}

/** Which resource's amounts the spreadsheet has: a file is of one resource. Nothing where there is no choice. */
export function ResourceField({ value, onChange }: Props) {
  const { t } = useTranslation('sheetImport');
  const resources = useAppSelector((state) => selectPlan(state)!.resources.rows);
  const [first] = resources;
  if (!first || resources.length === 1) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('resource')}
      value={value ?? first.id}
      onChange={({ target }) => onChange(target.value)}
      sx={{ mt: 3, mb: 3 }}
    >
      {resources.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {nameWithUnit(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
