import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { choosable, nameOf, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../base/fields/date-field';
import type { RestrictionForm } from './restriction-form';
import { TasksField } from './tasks-field';

interface Props {
  readonly plan: Plan;
  readonly families: readonly string[];
  readonly form: RestrictionForm;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<RestrictionForm>) => void;
}

const LONGEST = 2000;

/** What there is to say of a restriction. */
export function RestrictionFields({ plan, families, form, disabled, onChange }: Props) {
  const { t } = useTranslation(['restrictions', 'columns', 'common']);
  const people = choosable(
    plan.responsibles.rows,
    new Set(form.responsible === null ? [] : [form.responsible]),
  );
  const words = { openText: t('common:open'), closeText: t('common:close'), clearText: t('common:clear') };
  return (
    <>
      <TextField
        required
        multiline
        minRows={2}
        disabled={disabled}
        label={t('columns:restriction.detail')}
        value={form.detail}
        onChange={({ target }) => onChange({ detail: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <TasksField
        plan={plan}
        chosen={form.taskIds}
        disabled={disabled}
        onChosen={(taskIds) => onChange({ taskIds })}
      />
      <Box sx={TWO}>
        <Autocomplete
          freeSolo
          size="small"
          disabled={disabled}
          options={families}
          inputValue={form.family}
          onInputChange={(_, family) => onChange({ family })}
          {...words}
          renderInput={(params) => <TextField {...params} required label={t('columns:restriction.family')} />}
        />
        <RadioGroup
          row
          aria-label={t('columns:restriction.type')}
          value={form.type}
          onChange={(_, type) => onChange({ type: type === '1' ? 1 : 2 })}
        >
          {([1, 2] as const).map((type) => (
            <FormControlLabel
              key={type}
              value={type}
              disabled={disabled}
              control={<Radio size="small" />}
              label={t(`columns:restrictionType.${type}`)}
            />
          ))}
        </RadioGroup>
        <Autocomplete
          size="small"
          disabled={disabled}
          options={people}
          value={people.find(({ id }) => id === form.responsible) ?? null}
          getOptionKey={({ id }) => id}
          getOptionLabel={nameOf}
          onChange={(_, person) => onChange({ responsible: person?.id ?? null })}
          noOptionsText={t('dialog.nobody')}
          {...words}
          renderInput={(params) => <TextField {...params} label={t('columns:restriction.responsible')} />}
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
        <DateField
          required
          disabled={disabled}
          label={t('columns:restriction.required')}
          value={form.required}
          onChange={(required) => onChange({ required })}
        />
        <DateField
          disabled={disabled}
          label={t('columns:restriction.commited')}
          value={form.commited}
          onChange={(commited) => onChange({ commited })}
        />
      </Box>
      <TextField
        multiline
        disabled={disabled}
        label={t('columns:restriction.comments')}
        value={form.comments}
        onChange={({ target }) => onChange({ comments: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
    </>
  );
}

const TWO = { display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
