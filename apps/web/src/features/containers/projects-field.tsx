import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBusiness } from '../projects/use-project';
import { useMay } from '../projects/roles';
import { containable } from './containable';
import type { ContainerValues } from './container-values';

/** Which projects it groups. Those that the person does not administer stay, and cannot be taken out here. */
export function ProjectsField({ containerId }: { readonly containerId: string | null }) {
  const { t } = useTranslation('containers');
  const { control } = useFormContext<ContainerValues>();
  const business = useBusiness();
  const everyProject = useMay('manageBusiness');
  if (!business) return null;
  const options = containable(business, everyProject, containerId);
  const labelOf = (id: string) =>
    business.projects.find((project) => project.id === id)?.name ?? t('hiddenProject');
  const mayMove = (id: string) => options.some((project) => project.id === id);
  return (
    <Controller
      control={control}
      name="projects"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={[...value.filter((id) => !mayMove(id)), ...options.map(({ id }) => id)]}
          value={[...value]}
          onChange={(_, chosen) =>
            onChange([...value.filter((id) => !mayMove(id)), ...chosen.filter(mayMove)])
          }
          getOptionLabel={labelOf}
          getOptionDisabled={(id) => !mayMove(id)}
          noOptionsText={t('noProjects')}
          clearText={t('clear')}
          openText={t('open')}
          closeText={t('common:close')}
          renderOption={({ key, ...props }, id, { selected }) => (
            <li key={key} {...props}>
              <Checkbox checked={selected} size="small" tabIndex={-1} sx={{ mr: 1, p: 1 }} />
              {labelOf(id)}
            </li>
          )}
          renderValue={(chosen, getItemProps) =>
            chosen.map((id, index) => {
              const { key, onDelete, ...props } = getItemProps({ index });
              return (
                <Chip
                  key={key}
                  label={labelOf(id)}
                  size="small"
                  {...props}
                  {...(mayMove(id) && { onDelete })}
                />
              );
            })
          }
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('fields.projects')}
              helperText={t('hints.projects')}
              inputRef={ref}
              onBlur={onBlur}
            />
          )}
        />
      )}
    />
  );
}
