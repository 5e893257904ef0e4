import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PickField } from '../../base/fields/pick-field';
import { FormField } from '../../base/form/form-field';
import type { ListedProject } from '../projects/projects-slice';
import { useBusiness } from '../projects/use-project';
import { BEGINNINGS, type NewProjectFields } from './new-project-fields';

/** What the plan begins with. */
export function BeginStep() {
  const { t } = useTranslation(['newProject', 'projects']);
  const { control } = useFormContext<NewProjectFields>();
  const begin = useWatch({ control, name: 'begin' });
  const projects = useBusiness()?.projects ?? [];
  const choices = BEGINNINGS.filter((choice) => choice !== 'copy' || projects.length > 0);
  return (
    <FormControl>
      <FormLabel id="begin">{t('fields.begin')}</FormLabel>
      <Controller
        control={control}
        name="begin"
        render={({ field }) => (
          <RadioGroup aria-labelledby="begin" {...field} sx={{ gap: 3, mt: 2 }}>
            {choices.map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio />}
                sx={{ alignItems: 'flex-start' }}
                label={<Choice title={t(`begin.${choice}`)} detail={t(`begin.${choice}Detail`)} />}
              />
            ))}
          </RadioGroup>
        )}
      />
      {begin === 'copy' && <CopiedProject projects={projects} />}
    </FormControl>
  );
}

function CopiedProject({ projects }: { readonly projects: readonly ListedProject[] }) {
  const { t } = useTranslation('newProject');
  const ordered = [...projects].sort((a, b) => a.name.localeCompare(b.name));
  const nameOf = (id: string): string => {
    const project = projects.find((one) => one.id === id);
    return project ? `${project.name} · ${project.projectId}` : '';
  };
  return (
    <FormField<string, NewProjectFields>
      name="copyOf"
      validate={(id, { begin }) => begin !== 'copy' || id !== '' || 'common:required'}
    >
      {({ value, onChange, ...entered }) => (
        <PickField
          {...entered}
          required
          label={t('fields.copyOf')}
          keys={ordered.map(({ id }) => id)}
          nameOf={nameOf}
          value={value || null}
          onChange={(id) => onChange(id ?? '')}
          hint=" "
          sx={{ mt: 4, maxWidth: 480 }}
        />
      )}
    </FormField>
  );
}

function Choice({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 500, pt: 2 }}>
        {title}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {detail}
      </Typography>
    </>
  );
}
