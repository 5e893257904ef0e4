import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isNameTaken, nameWithUnit, type Plan, type Resource } from '@plomada/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../base/fields/text-field';
import { usePlanChange } from '../../../plan/editing/use-plan-change';

interface Props {
  readonly resource: Resource;
  readonly plan: Plan;
}

/** A resource: renamed in place; removed when nothing has it. */
export function ResourceRow({ resource, plan }: Props) {
  const { t } = useTranslation('settings');
  const change = usePlanChange();
  const [renaming, setRenaming] = useState(false);
  const { id, name } = resource;
  const tasks = plan.tasks.rows.filter((task) => task.resources.some((one) => one.id === id)).length;
  const weighs = plan.settings.resourceSelected === id;
  if (renaming) return <Rename resource={resource} plan={plan} onDone={() => setRenaming(false)} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{nameWithUnit(resource)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('resources.tasks', { count: tasks })}
          {weighs && ` · ${t('resources.weighs')}`}
        </Typography>
      </Box>
      <Button
        size="small"
        aria-label={t('resources.renameNamed', { name })}
        onClick={() => setRenaming(true)}
      >
        {t('rename')}
      </Button>
      <Button
        size="small"
        aria-label={t('removeNamed', { name })}
        onClick={() => change({ type: 'REMOVE_RESOURCE', payload: { resourceId: id } })}
      >
        {t('remove')}
      </Button>
    </Box>
  );
}

function Rename({ resource, plan, onDone }: Props & { readonly onDone: () => void }) {
  const { t } = useTranslation('settings');
  const change = usePlanChange();
  const [name, setName] = useState(resource.name);
  const taken = isNameTaken(plan.resources.rows, name, resource.id);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || taken) return;
    const payload = { resourceId: resource.id, name: name.trim() };
    if (name.trim() === resource.name || change({ type: 'RENAME_RESOURCE', payload })) onDone();
  };
  return (
    <Box
      component="form"
      onSubmit={rename}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      sx={{ display: 'flex', gap: 2, width: '100%', alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <TextField
        autoFocus
        label={t('resources.name')}
        value={name}
        onChange={setName}
        problem={taken ? t('codes:RESOURCE_NAME_TAKEN') : null}
        maxLength={120}
        sx={{ flex: '1 1 200px', mt: 1 }}
      />
      <Button type="submit" variant="outlined" disabled={name.trim() === '' || taken} sx={{ mt: 1.5 }}>
        {t('common:save')}
      </Button>
      <Button onClick={onDone} sx={{ mt: 1.5 }}>
        {t('common:cancel')}
      </Button>
    </Box>
  );
}
