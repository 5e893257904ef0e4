import type { ProjectSettings } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { filled } from '../../../base/form/checks';
import { FormText } from '../../../base/form/form-text';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { changeSettings } from '../project/settings-api';
import { useSaveSettings } from '../project/use-save-settings';
import { WithSettings } from '../project/with-settings';

/** The code by which the firm knows the project, and what it is about. */
export function GeneralSection() {
  return <WithSettings>{(settings) => <GeneralForm settings={settings} />}</WithSettings>;
}

function GeneralForm({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const { projectId, description } = settings.general;
  const form = useFollowingForm({ projectId, description });
  const save = useSaveSettings();
  const onSave = async (values: { projectId: string; description: string }) => {
    const general = { projectId: values.projectId.trim(), description: values.description.trim() };
    const saved = await save(
      () => changeSettings(settings.id, { general }),
      ({ code }) => {
        if (code !== 'PROJECT_ID_TAKEN') return false;
        form.setError('projectId', { message: 'codes:PROJECT_ID_TAKEN' }, { shouldFocus: true });
        return true;
      },
    );
    return saved !== null;
  };
  return (
    <SectionForm form={form} onSave={onSave}>
      <FormText
        name="projectId"
        label={t('general.projectId')}
        hint={t('general.projectIdHint')}
        required
        maxLength={60}
        validate={filled}
        sx={{ maxWidth: 320 }}
      />
      <FormText
        name="description"
        label={t('general.description')}
        multiline
        minRows={4}
        maxLength={2000}
        sx={{ maxWidth: 640 }}
      />
    </SectionForm>
  );
}
