import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Plan, sameEmail } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { SuggestField } from '../../base/fields/suggest-field';
import { FormField } from '../../base/form/form-field';
import { useBusiness } from '../projects/use-project';
import { emailOrNone, filled } from '../../base/form/checks';
import { FormText } from '../../base/form/form-text';
import { LONGEST } from './person-values';

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
  const proposed = useBusiness()?.roles ?? [];
  return (
    <FormField<string> name="function">
      {(entered) => (
        <SuggestField
          {...entered}
          label={t('fields.function')}
          suggested={proposed}
          maxLength={LONGEST.function}
          hint=" "
        />
      )}
    </FormField>
  );
}

function RoleField() {
  const { t } = useTranslation('responsibles');
  return (
    <FormField<'user' | 'admin'> name="role">
      {(entered) => (
        <ChoiceField
          {...entered}
          label={t('fields.role')}
          choices={(['user', 'admin'] as const).map((key) => ({ key, label: t(`role.${key}`) }))}
        />
      )}
    </FormField>
  );
}

function ActiveField() {
  const { t } = useTranslation('responsibles');
  return (
    <FormField<boolean> name="isActive">
      {({ value, onChange, inputRef }) => (
        <FormControlLabel
          control={
            <Switch
              checked={value}
              slotProps={{ input: { ref: inputRef } }}
              onChange={(_, on) => onChange(on)}
            />
          }
          label={t('fields.isActive')}
        />
      )}
    </FormField>
  );
}
