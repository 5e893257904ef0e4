import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation(['newProject', 'projects']);
  const { control } = useFormContext<NewProjectFields>();
  const ordered = [...projects].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Controller
      control={control}
      name="copyOf"
      rules={{ validate: (id, { begin }) => begin !== 'copy' || id !== '' || 'common:required' }}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Autocomplete
          options={ordered}
          value={ordered.find(({ id }) => id === value) ?? null}
          onChange={(_, project) => onChange(project?.id ?? '')}
          getOptionLabel={({ name, projectId }) => `${name} · ${projectId}`}
          getOptionKey={({ id }) => id}
          noOptionsText={t('projects:noResults')}
          openText={t('openList')}
          closeText={t('common:close')}
          clearText={t('clearChoice')}
          sx={{ mt: 4, maxWidth: 480 }}
          renderInput={(params) => (
            <TextField
              {...params}
              required
              label={t('fields.copyOf')}
              inputRef={ref}
              onBlur={onBlur}
              error={Boolean(error)}
              helperText={error?.message ? t(error.message) : ' '}
            />
          )}
        />
      )}
    />
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
