import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { choosable, type Plan, RESTRICTION_TEXTS } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonField } from '../../base/fields/person-field';
import { TextField } from '../../base/fields/text-field';
import { DateField } from '../../base/fields/date-field';
import { FamilyField } from '../restriction-families/family-field';
import type { AddFamily } from '../restriction-families/use-add-family';
import type { RestrictionForm } from './restriction-form';
import { TasksField } from './tasks-field';
import { useNoticeText } from './use-notice-text';

interface Props {
  readonly plan: Plan;
  readonly families: readonly string[];
  readonly onAddFamily: AddFamily;
  readonly form: RestrictionForm;
  readonly disabled: boolean;
  /** What it does to its tasks stays as it is: which they are, which end of them, by when. */
  readonly bindingDisabled: boolean;
  /** When it was found; today for a new one. */
  readonly found: string;
  /** What stands with the tasks. */
  readonly belowTasks?: ReactNode;
  readonly onChange: (change: Partial<RestrictionForm>) => void;
}

/** What there is to say of a restriction. */
export function RestrictionFields(props: Props) {
  const { plan, families, onAddFamily, form, disabled, bindingDisabled, found, belowTasks, onChange } = props;
  const { t } = useTranslation(['restrictions', 'columns', 'common']);
  const notice = useNoticeText(plan, form, found);
  const people = choosable(
    plan.responsibles.rows,
    new Set(form.responsible === null ? [] : [form.responsible]),
  );
  return (
    <>
      <TextField
        required
        multiline
        minRows={2}
        disabled={disabled}
        label={t('columns:restriction.detail')}
        value={form.detail}
        onChange={(detail) => onChange({ detail })}
        maxLength={RESTRICTION_TEXTS.detail.most}
      />
      <div>
        <TasksField
          plan={plan}
          chosen={form.taskIds}
          disabled={bindingDisabled}
          onChosen={(taskIds) => onChange({ taskIds })}
        />
        {belowTasks}
      </div>
      <Box sx={TWO}>
        <FamilyField
          required
          disabled={disabled}
          label={t('columns:restriction.family')}
          families={families}
          onAdd={onAddFamily}
          value={form.family}
          onChange={(family) => onChange({ family })}
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
              disabled={bindingDisabled}
              control={<Radio size="small" />}
              label={t(`columns:restrictionType.${type}`)}
            />
          ))}
        </RadioGroup>
        <PersonField
          disabled={disabled}
          label={t('columns:restriction.responsible')}
          people={people}
          value={form.responsible}
          onChange={(responsible) => onChange({ responsible })}
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
        <DateField
          required
          disabled={bindingDisabled}
          label={t('columns:restriction.required')}
          value={form.required}
          {...(notice && { hint: notice })}
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
        onChange={(comments) => onChange({ comments })}
        maxLength={RESTRICTION_TEXTS.comments.most}
      />
    </>
  );
}

const TWO = { display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
