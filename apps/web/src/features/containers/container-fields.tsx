import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { emailOrNone, filled } from '../../base/form/checks';
import { FormField } from '../../base/form/form-field';
import { FormText } from '../../base/form/form-text';
import { PlaceField } from '../places/place-field';
import { useCountries } from '../places/use-countries';
import { ProjectsField } from './projects-field';

/** The fields of the form around them. */
export function ContainerFields({ containerId }: { readonly containerId: string | null }) {
  const { t } = useTranslation('containers');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}>
      <FormText name="name" label={t('fields.name')} required validate={filled} />
      <CountryField />
      <FormText name="classification" label={t('fields.classification')} maxLength={120} />
      <FormText name="type" label={t('fields.type')} maxLength={120} />
      <FormText name="administratorName" label={t('fields.administratorName')} />
      <EmailField name="administratorEmail" label={t('fields.administratorEmail')} />
      <FormText name="facilitatorName" label={t('fields.facilitatorName')} />
      <EmailField name="facilitatorEmail" label={t('fields.facilitatorEmail')} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ProjectsField containerId={containerId} />
      </Box>
    </Box>
  );
}

function EmailField(props: { readonly name: string; readonly label: string }) {
  return <FormText {...props} type="email" maxLength={254} validate={emailOrNone} />;
}

function CountryField() {
  const { t } = useTranslation('containers');
  const countries = useCountries();
  return (
    <FormField<string | null> name="country">
      {({ value, onChange }) => (
        <PlaceField label={t('fields.country')} places={countries} value={value} onChange={onChange} />
      )}
    </FormField>
  );
}
