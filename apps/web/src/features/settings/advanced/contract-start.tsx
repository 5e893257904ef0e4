import type { ProjectSettings } from '@plomada/contracts';
import { isCivilDate } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../base/form/form-field';
import { DateField } from '../../../base/fields/date-field';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { changeSettings } from '../project/settings-api';
import { useSaveSettings } from '../project/use-save-settings';

/** The start that the contract says: it does not move when the plan's own start does. */
export function ContractStart({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const form = useFollowingForm({ staticStartDate: settings.operational.staticStartDate ?? '' });
  const save = useSaveSettings();
  const onSave = async ({ staticStartDate }: { staticStartDate: string }) => {
    const operational = { staticStartDate: staticStartDate === '' ? null : staticStartDate };
    return (await save(() => changeSettings(settings.id, { operational }))) !== null;
  };
  return (
    <SectionForm form={form} onSave={onSave}>
      <FormField<string>
        name="staticStartDate"
        validate={(value) => value === '' || isCivilDate(value) || 'newProject:errors.date'}
      >
        {(entered) => (
          <DateField
            {...entered}
            label={t('advanced.staticStart')}
            hint={t('advanced.staticStartHint')}
            sx={{ maxWidth: 360 }}
          />
        )}
      </FormField>
    </SectionForm>
  );
}
