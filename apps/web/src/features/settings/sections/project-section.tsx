import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { NOTHING, useFormat } from '../../../base/format';
import { useProject } from '../../projects/use-project';
import { Facts } from '../facts';
import { filled } from '../../../base/form/checks';
import { FormText } from '../../../base/form/form-text';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { PictureField } from '../../pictures/picture-field';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';

/** What the project is called and looks like. */
export function ProjectSection() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { project, business } = useProject()!;
  const container = business.containers.find(({ id }) => id === project.containerId);
  const { lastModified } = project;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <PictureField ownerId={project.id} of="project" name={project.name} url={project.logoURL} />
      <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <NameForm plan={plan} />}</PlanBoundary>
      <Facts
        facts={[
          [t('project.id'), project.projectId],
          [t('project.company'), business.name],
          [t('project.container'), container?.name ?? t('container.none')],
          [t('project.created'), format.date(project.createdAt)],
          [
            t('project.lastModified'),
            lastModified
              ? `${format.date(lastModified.date)} · ${lastModified.firstName} ${lastModified.lastName}`
              : NOTHING,
          ],
        ]}
      />
    </Box>
  );
}

function NameForm({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const form = useFollowingForm({ name: plan.settings.name });
  const change = usePlanChange();
  return (
    <SectionForm
      form={form}
      onSave={({ name }) => change({ type: 'UPDATE_SETTINGS', payload: { name: name.trim() } })}
    >
      <FormText name="name" label={t('project.name')} required validate={filled} sx={{ maxWidth: 480 }} />
    </SectionForm>
  );
}
