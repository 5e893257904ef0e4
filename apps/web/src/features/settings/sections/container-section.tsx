import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
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
      <Controller
        name="container"
        render={({ field: { ref, ...field } }) => (
          <TextField
            select
            label={t('project.container')}
            helperText={t('container.hint')}
            inputRef={ref}
            {...field}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            sx={{ maxWidth: 400 }}
          >
            <MenuItem value="">{t('container.none')}</MenuItem>
            {business.containers.map(({ id, name, canEdit }) => (
              <MenuItem key={id} value={id} disabled={!canEdit}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
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
