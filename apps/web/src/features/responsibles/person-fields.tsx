import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type Plan, sameEmail } from '@plomada/domain';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBusiness } from '../projects/use-project';
import { emailOrNone, filled } from '../../base/form/checks';
import { FormText } from '../../base/form/form-text';
import { LONGEST, type PersonValues } from './person-values';

interface Props {
  readonly plan: Plan;
  readonly personId: string | null;
}

/** The fields of the form around them. */
export function PersonFields({ plan, personId }: Props) {
  const { t } = useTranslation('responsibles');
  const others = plan.responsibles.rows.filter(({ id }) => id !== personId);
  const free = (email: string) =>
    !others.some((other) => sameEmail(other.email, email)) || 'responsibles:errors.emailTaken';
  const emailSound = (email: string) => {
    const sound = emailOrNone(email);
    return sound === true ? free(email) : sound;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 4,
        rowGap: 2,
        pt: 2,
      }}
    >
      <FormText
        name="firstName"
        label={t('fields.firstName')}
        required
        autoFocus
        maxLength={LONGEST.firstName}
        validate={filled}
      />
      <FormText name="lastName" label={t('fields.lastName')} maxLength={LONGEST.lastName} />
      <FormText
        name="email"
        label={t('fields.email')}
        type="email"
        maxLength={LONGEST.email}
        validate={emailSound}
        sx={{ gridColumn: '1 / -1' }}
      />
      <FormText name="company" label={t('fields.company')} maxLength={LONGEST.company} />
      <FunctionField />
      <RoleField />
      <ActiveField />
    </Box>
  );
}

/** The company's list of functions proposes; anything else may be typed. */
function FunctionField() {
  const { t } = useTranslation('responsibles');
  const { control } = useFormContext<PersonValues>();
  const proposed = useBusiness()?.roles ?? [];
  return (
    <Controller
      control={control}
      name="function"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Autocomplete
          freeSolo
          options={proposed}
          inputValue={value}
          onInputChange={(_, text) => onChange(text.slice(0, LONGEST.function))}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('fields.function')}
              inputRef={ref}
              onBlur={onBlur}
              helperText=" "
            />
          )}
        />
      )}
    />
  );
}

function RoleField() {
  const { t } = useTranslation('responsibles');
  const { control } = useFormContext<PersonValues>();
  return (
    <Controller
      control={control}
      name="role"
      render={({ field: { ref, ...field } }) => (
        <TextField select label={t('fields.role')} inputRef={ref} {...field}>
          <MenuItem value="user">{t('role.user')}</MenuItem>
          <MenuItem value="admin">{t('role.admin')}</MenuItem>
        </TextField>
      )}
    />
  );
}

function ActiveField() {
  const { t } = useTranslation('responsibles');
  const { control } = useFormContext<PersonValues>();
  return (
    <Controller
      control={control}
      name="isActive"
      render={({ field: { value, onChange, ref } }) => (
        <FormControlLabel
          control={
            <Switch checked={value} slotProps={{ input: { ref } }} onChange={(_, on) => onChange(on)} />
          }
          label={t('fields.isActive')}
        />
      )}
    />
  );
}
