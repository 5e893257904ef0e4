import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ChoiceField } from '../../../base/fields/choice-field';
import { FormField } from '../../../base/form/form-field';
import { Empty } from '../../../base/states/empty';
import { editContainerPath, NEW_CONTAINER_PATH } from '../../containers/container-paths';
import { useMay } from '../../projects/roles';
import { useProject } from '../../projects/use-project';
import { useChangeContainer } from '../containers/use-change-container';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';

/** The container that groups the project with others: one at most. */
export function ContainerSection() {
  const { t } = useTranslation('settings');
  const { project, business } = useProject()!;
  const form = useFollowingForm({ container: project.containerId ?? '' });
  const change = useChangeContainer(project);
  if (business.containers.length === 0) return <NoContainers />;
  const present = business.containers.find(({ id }) => id === project.containerId);
  return (
    <SectionForm form={form} onSave={({ container }) => change(container === '' ? null : container)}>
      <FormField<string> name="container">
        {(entered) => (
          <ChoiceField
            {...entered}
            label={t('project.container')}
            hint={t('container.hint')}
            choices={[
              { key: '', label: t('container.none') },
              ...business.containers.map(({ id, name, canEdit }) => ({
                key: id,
                label: name,
                disabled: !canEdit,
              })),
            ]}
            sx={{ maxWidth: 400 }}
          />
        )}
      </FormField>
      {present?.canEdit && (
        <Link component={RouterLink} to={editContainerPath(present.id)}>
          {t('container.edit', { name: present.name })}
        </Link>
      )}
    </SectionForm>
  );
}

/** Who may make one is led to it; the others are told who does. */
function NoContainers() {
  const { t } = useTranslation(['settings', 'projects']);
  const mayCreate = useMay('createProject');
  if (!mayCreate) return <Empty title={t('container.empty')} detail={t('container.emptyDetail')} />;
  return (
    <Empty
      title={t('container.empty')}
      action={
        <Button variant="outlined" component={RouterLink} to={NEW_CONTAINER_PATH}>
          {t('projects:newContainer')}
        </Button>
      }
    />
  );
}
