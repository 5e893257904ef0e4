import Box from '@mui/material/Box';
import {
  type ActsAs,
  boundsFinish,
  type ConstraintType,
  constraintTypesOf,
  isDatedConstraint,
  type Task,
} from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import type { Refused } from '../../base/messages/messages-slice';
import { Quiet } from './parts';
import { TypedDate } from './typed-date';
import { WithRefusalLink } from './with-refusal-link';

type Constraint = Pick<Task, 'constraintType' | 'constraintDate'>;

interface Props {
  readonly kind: ActsAs;
  /** Undefined where several tasks differ. */
  readonly value: Constraint | undefined;
  /** The days that a constraint which had none begins with. */
  readonly days: { readonly firstDay: string; readonly lastDay: string };
  readonly onChange: (constraint: Constraint) => Refused | null;
}

/** How dates are bound: the type, what it does, and its day where it has one. */
export function ConstraintFields({ kind, value, days, onChange }: Props) {
  const { t } = useTranslation(['taskPanel', 'gantt']);
  const [problem, setProblem] = useState<Refused | null>(null);
  const label = t('constraint');
  const dateFor = (type: ConstraintType): string | null => {
    if (!isDatedConstraint(type)) return null;
    const kept =
      value && boundsFinish(value.constraintType) === boundsFinish(type) ? value.constraintDate : null;
    return kept ?? (boundsFinish(type) ? days.lastDay : days.firstDay);
  };
  const choose = (type: ConstraintType) =>
    setProblem(onChange({ constraintType: type, constraintDate: dateFor(type) }));
  const words = (type: ConstraintType) =>
    type === 'asap' ? t('asSoonAsPossible') : t(`gantt:constraint.${type}`);
  const choices = constraintTypesOf(kind).map((type) => ({ key: type, label: words(type) }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <WithRefusalLink label={label} problem={problem}>
          <ChoiceField<ConstraintType | ''>
            label={label}
            value={value?.constraintType ?? ''}
            choices={value ? choices : [{ key: '', label: t('several.differ') }, ...choices]}
            problem={problem?.why ?? null}
            onChange={(type) => type !== '' && choose(type)}
          />
        </WithRefusalLink>
      </Box>
      {value?.constraintDate && (
        <TypedDate
          label={t('constraintDate')}
          value={value.constraintDate}
          onTyped={(constraintDate) => onChange({ constraintType: value.constraintType, constraintDate })}
        />
      )}
      {value && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Quiet>{t(`constraintHelp.${value.constraintType}`)}</Quiet>
        </Box>
      )}
    </Box>
  );
}
