import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { isNameTaken, type Plan, type Resource } from '@plomada/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../base/fields/text-field';
import { Empty } from '../../../base/states/empty';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { ResourceRow } from './resource-row';

/** The resources of the project, each with its name and how many tasks have some of it. */
export function ResourceList({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const resources = [...plan.resources.rows].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div>
      <NewResource resources={resources} />
      {resources.length === 0 ? (
        <Empty title={t('resources.empty')} detail={t('resources.emptyDetail')} />
      ) : (
        <Card>
          <List disablePadding aria-label={t('section.resources')}>
            {resources.map((resource) => (
              <ListItem key={resource.id} divider sx={{ py: 2 }}>
                <ResourceRow resource={resource} plan={plan} />
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </div>
  );
}

function NewResource({ resources }: { readonly resources: readonly Resource[] }) {
  const { t } = useTranslation('settings');
  const change = usePlanChange();
  const [name, setName] = useState('');
  const taken = isNameTaken(resources, name);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || taken) return;
    if (change({ type: 'ADD_RESOURCE', payload: { name: name.trim() } })) setName('');
  };
  return (
    <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 2, mb: 2, alignItems: 'flex-start' }}>
      <TextField
        label={t('resources.new')}
        value={name}
        onChange={setName}
        problem={taken ? t('codes:RESOURCE_NAME_TAKEN') : null}
        hint=" "
        maxLength={120}
        sx={{ maxWidth: 320 }}
      />
      <Button type="submit" variant="contained" disabled={name.trim() === '' || taken} sx={{ mt: 0.5 }}>
        {t('add')}
      </Button>
    </Box>
  );
}
