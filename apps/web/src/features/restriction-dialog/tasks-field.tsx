import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchable } from '@plomada/contracts';
import { type Plan, shortCodes, type Task, treeOf } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly plan: Plan;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChosen: (ids: readonly string[]) => void;
}

/** So many are offered at once: who looks for one types part of its code or name. */
const MOST_OFFERED = 60;

/** The tasks that a restriction holds back: looked for by code or name, several at once. */
export function TasksField({ plan, chosen, disabled, onChosen }: Props) {
  const { t } = useTranslation(['restrictions', 'common']);
  const codes = shortCodes(plan);
  const leaves = useMemo(() => {
    const tree = treeOf(plan);
    return tree.inOrder.filter((id) => tree.isLeaf(id)).flatMap((id) => plan.tasks.get(id) ?? []);
  }, [plan]);
  const labelOf = ({ id, text }: Task) => `${codes.get(id) ?? ''} ${text}`;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      limitTags={6}
      disabled={disabled}
      options={leaves}
      value={chosen.flatMap((id) => plan.tasks.get(id) ?? [])}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={labelOf}
      filterOptions={(tasks, { inputValue }) =>
        tasks
          .filter((task) => searchable(labelOf(task)).includes(searchable(inputValue)))
          .slice(0, MOST_OFFERED)
      }
      onChange={(_, tasks) => onChosen(tasks.map(({ id }) => id))}
      noOptionsText={t('dialog.noTasks')}
      openText={t('common:open')}
      closeText={t('common:close')}
      clearText={t('common:clear')}
      renderInput={(params) => <TextField {...params} required label={t('columns:restriction.tasks')} />}
    />
  );
}
