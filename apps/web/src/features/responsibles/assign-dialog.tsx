import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { choosable, nameOf, type Responsible } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';

export type AssignMode = 'set' | 'add' | 'remove';

interface AssignDialogProps {
  readonly responsibles: readonly Responsible[];
  /** How many tasks it is about. */
  readonly tasks: number;
  /** Those that every task already has. */
  readonly present: readonly string[];
  readonly onAssign: (responsibles: readonly string[], mode: AssignMode) => void;
  readonly onClose: () => void;
}

/** Chooses who is responsible for one task or many. */
export function AssignDialog({ responsibles, tasks, present, onAssign, onClose }: AssignDialogProps) {
  const { t } = useTranslation('responsibles');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(present));
  const [mode, setMode] = useState<AssignMode>('set');
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <FormDialog
      title={t('assign.title', { count: tasks })}
      submit={t('assign.do')}
      ready={chosen.size > 0 || mode === 'set'}
      dirty={chosen.size !== present.length || present.some((id) => !chosen.has(id))}
      maxWidth="xs"
      onSubmit={() => onAssign([...chosen], mode)}
      onClose={onClose}
    >
      {responsibles.length === 0 && <Typography color="textSecondary">{t('assign.nobody')}</Typography>}
      <FormGroup>
        {choosable(responsibles, chosen).map((person) => (
          <FormControlLabel
            key={person.id}
            control={<Checkbox checked={chosen.has(person.id)} onChange={() => toggle(person.id)} />}
            label={nameOf(person)}
          />
        ))}
      </FormGroup>
      {tasks > 1 && (
        <RadioGroup
          row
          aria-label={t('assign.mode')}
          value={mode}
          onChange={(_, value) => setMode(value as AssignMode)}
        >
          {(['set', 'add', 'remove'] as const).map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`assign.${one}`)} />
          ))}
        </RadioGroup>
      )}
    </FormDialog>
  );
}
