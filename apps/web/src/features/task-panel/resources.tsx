import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { nameWithUnit, type ResourceAmount } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNumber, typedNumber } from '../../base/fields/typed-number';
import { useFormat } from '../../base/format';
import { AddIcon, DeleteIcon } from '../../base/icons/icons';
import { AddResourceDialog } from './add-resource-dialog';
import { Lines, Quiet } from './parts';
import type { ShownTask } from './shown-task';
import { TypedText } from './typed-text';
import { useTaskEdit } from './use-task-edit';

/** How much the task takes of each resource of the project. A milestone takes none, and a summary what is below it takes. */
export function Resources(shown: ShownTask) {
  const { plan, row, task, access } = shown;
  const { t } = useTranslation('taskPanel');
  const [adds, setAdds] = useState(false);
  const isEditable = !access.plan && row.kind === 'task';
  const known = task.resources.filter(({ id }) => plan.resources.has(id));
  const others = plan.resources.rows.filter(({ id }) => !known.some((one) => one.id === id));
  if (row.kind === 'summary' || (known.length === 0 && !isEditable)) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mb: 1 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          component="h4"
          sx={{ m: 0, flex: 1, fontWeight: 400 }}
        >
          {t('resources')}
        </Typography>
        {isEditable && others.length > 0 && (
          <Button
            size="small"
            startIcon={<AddIcon fontSize="small" />}
            onClick={() => setAdds(true)}
            sx={{ mr: -1 }}
          >
            {t('addResource')}
          </Button>
        )}
      </Box>
      {known.length === 0 && (
        <Quiet>{t(plan.resources.size === 0 ? 'noProjectResources' : 'noResources')}</Quiet>
      )}
      {isEditable ? <EditedAmounts {...shown} known={known} /> : <ReadAmounts {...shown} known={known} />}
      {adds && <AddResourceDialog {...shown} others={others} onClose={() => setAdds(false)} />}
    </Box>
  );
}

type AmountsProps = ShownTask & { readonly known: readonly ResourceAmount[] };

function ReadAmounts({ plan, known }: AmountsProps) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  if (known.length === 0) return null;
  return (
    <Lines label={t('resources')}>
      {known.map(({ id, amount }) => (
        <Typography key={id} component="li" variant="body2" sx={{ display: 'flex', gap: 3 }}>
          <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {nameWithUnit(plan.resources.get(id)!)}
          </Box>
          {format.number(amount, 2)}
        </Typography>
      ))}
    </Lines>
  );
}

function EditedAmounts({ plan, row, known }: AmountsProps) {
  const { t, i18n } = useTranslation('taskPanel');
  const { act } = useTaskEdit(row);
  const put = (resources: readonly ResourceAmount[]) =>
    act({ type: 'UPDATE_TASK', payload: { id: row.id, resources: [...resources] } });
  return known.map(({ id, amount }) => {
    const name = nameWithUnit(plan.resources.get(id)!);
    return (
      <Box key={id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TypedText
            label={name}
            value={fieldNumber(amount, i18n.language)}
            inputMode="decimal"
            maxLength={12}
            onTyped={(typed) => {
              const typedAmount = typedNumber(typed);
              if (typedAmount === null || Number.isNaN(typedAmount)) return { why: t('amountWrong') };
              return put(known.map((one) => (one.id === id ? { id, amount: typedAmount } : one)));
            }}
          />
        </Box>
        <IconButton
          aria-label={t('removeResource', { name })}
          title={t('removeResource', { name })}
          onClick={() => void put(known.filter((one) => one.id !== id))}
          sx={{ mr: -2 }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    );
  });
}
