import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isCivilDate, LOOKAHEAD_PERIODS, PERIOD_DAYS } from '@plomada/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { filled, wholeBetween } from '../../base/form/checks';
import { FormField } from '../../base/form/form-field';
import { FormText } from '../../base/form/form-text';
import { DateField } from '../../base/fields/date-field';
import { useBusiness } from '../projects/use-project';
import { LocationFields } from '../places/location-fields';
import type { NewProjectFields } from './new-project-fields';

/** What the project is and how its terms run. */
export function DataStep() {
  const { t } = useTranslation('newProject');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, columnGap: 4, rowGap: 3 }}>
      <FormText name="name" label={t('fields.name')} autoFocus required validate={filled} />
      <FormText
        name="projectId"
        label={t('fields.projectId')}
        hint={t('hints.projectId')}
        required
        maxLength={60}
        validate={filled}
      />
      <FormText name="managerName" label={t('fields.manager')} />
      <FormField<string>
        name="startDate"
        validate={(value) => isCivilDate(value) || 'newProject:errors.date'}
      >
        {(entered) => <DateField {...entered} label={t('fields.startDate')} required hint=" " />}
      </FormField>
      <NumberFields />
      <PlacesFields />
    </Box>
  );
}

function NumberFields() {
  const { t } = useTranslation('newProject');
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 4,
        rowGap: 3,
      }}
    >
      <FormText
        name="periodDays"
        label={t('fields.periodDays')}
        hint={t('hints.periodDays')}
        inputMode="numeric"
        maxLength={10}
        validate={wholeBetween(PERIOD_DAYS.min, PERIOD_DAYS.max, 'newProject:errors.periodDays')}
      />
      <FormText
        name="laPeriods"
        label={t('fields.laPeriods')}
        hint={t('hints.laPeriods')}
        inputMode="numeric"
        maxLength={10}
        validate={wholeBetween(LOOKAHEAD_PERIODS.min, LOOKAHEAD_PERIODS.max, 'newProject:errors.laPeriods')}
      />
    </Box>
  );
}

/** Where it stands, and the container that it belongs to. */
function PlacesFields() {
  const { t } = useTranslation('newProject');
  const { control, setValue } = useFormContext<NewProjectFields>();
  const location = useWatch({ control, name: 'location' });
  const containers = useBusiness()?.containers ?? [];
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('fields.location')}</Typography>
      <LocationFields
        value={location}
        onChange={(changed) => setValue('location', { ...location, ...changed }, { shouldDirty: true })}
      />
      {containers.length > 0 && (
        <FormField<string> name="containerId">
          {(entered) => (
            <ChoiceField
              {...entered}
              label={t('fields.container')}
              choices={[
                { key: '', label: t('noContainer') },
                ...containers.map(({ id, name }) => ({ key: id, label: name })),
              ]}
              sx={{ mt: 4, maxWidth: 400 }}
            />
          )}
        </FormField>
      )}
    </Box>
  );
}
