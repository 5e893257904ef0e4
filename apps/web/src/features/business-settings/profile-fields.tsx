import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { emailOrNone, filled } from '../../base/form/checks';
import { FormText } from '../../base/form/form-text';

/** What a company says of itself. */
export interface Profile {
  readonly name: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly specialization: string;
}

export const EMPTY_PROFILE: Profile = {
  name: '',
  taxNumber: '',
  phone: '',
  mail: '',
  address: '',
  specialization: '',
};

/** The same without blanks around. */
export const trimmed = (profile: Profile): Profile =>
  Object.fromEntries(
    Object.entries(profile).map(([name, value]: [string, string]) => [name, value.trim()]),
  ) as unknown as Profile;

/** The fields of the form around them. */
export function ProfileFields() {
  const { t } = useTranslation('businessSettings');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}>
      <FormText
        name="name"
        label={t('profile.name')}
        required
        validate={filled}
        autoComplete="organization"
        sx={{ gridColumn: '1 / -1' }}
      />
      <FormText name="taxNumber" label={t('profile.taxNumber')} maxLength={60} />
      <FormText name="specialization" label={t('profile.specialization')} />
      <FormText name="phone" label={t('profile.phone')} type="tel" maxLength={60} autoComplete="tel" />
      <FormText
        name="mail"
        label={t('profile.mail')}
        type="email"
        maxLength={254}
        validate={emailOrNone}
        autoComplete="email"
      />
      <FormText
        name="address"
        label={t('profile.address')}
        maxLength={300}
        autoComplete="street-address"
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
