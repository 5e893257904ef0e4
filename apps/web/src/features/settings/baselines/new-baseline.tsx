import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../base/fields/text-field';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { usePlanChange } from '../../../plan/editing/use-plan-change';

const SCOPES = ['whole', 'newTasks', 'unfinished'] as const;
type Scope = (typeof SCOPES)[number];

/** Takes a baseline of the plan as it is now; the new one becomes the default. */
export function NewBaseline({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const change = usePlanChange();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('whole');
  const create = () => {
    if (change({ type: 'SET_BASELINE', payload: { name: name.trim(), scope } })) onClose();
  };
  return (
    <FormDialog
      title={t('baselines.create')}
      submit={t('baselines.do')}
      ready={name.trim() !== ''}
      maxWidth="xs"
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        required
        label={t('baselines.name')}
        value={name}
        onChange={setName}
        maxLength={120}
        sx={{ mt: 2, mb: 3 }}
      />
      {plan.baselines.size > 0 && (
        <RadioGroup
          aria-label={t('baselines.scope')}
          value={scope}
          onChange={(_, value) => setScope(value as Scope)}
        >
          {SCOPES.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`baselines.${one}`)} />
          ))}
        </RadioGroup>
      )}
    </FormDialog>
  );
}
