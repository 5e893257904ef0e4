import Box from '@mui/material/Box';
import {
  type ActsAs,
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

/** What several tasks differ in is undefined. */
export interface ShownConstraint {
  readonly constraintType: Task['constraintType'] | undefined;
  readonly constraintDate: Task['constraintDate'] | undefined;
}

interface Props {
  readonly kind: ActsAs;
  readonly value: ShownConstraint;
  readonly onType: (type: ConstraintType) => Refused | null;
  readonly onDate: (date: string) => Refused | null;
}

/** How dates are bound: the type, what it does, and its day where it has one. */
export function ConstraintFields({ kind, value, onType, onDate }: Props) {
  const { constraintType, constraintDate } = value;
  const { t } = useTranslation(['taskPanel', 'gantt']);
  const [problem, setProblem] = useState<Refused | null>(null);
  const label = t('constraint');
  const words = (type: ConstraintType) =>
    type === 'asap' ? t('asSoonAsPossible') : t(`gantt:constraint.${type}`);
  const choices = constraintTypesOf(kind).map((type) => ({ key: type, label: words(type) }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <WithRefusalLink label={label} problem={problem}>
          <ChoiceField<ConstraintType | ''>
            label={label}
            value={constraintType ?? ''}
            choices={constraintType ? choices : [{ key: '', label: t('several.differ') }, ...choices]}
            problem={problem?.why ?? null}
            onChange={(type) => type !== '' && setProblem(onType(type))}
          />
        </WithRefusalLink>
      </Box>
      {constraintType && isDatedConstraint(constraintType) && (
        <TypedDate
          label={t('constraintDate')}
          value={constraintDate ?? ''}
          hint={constraintDate === undefined ? t('several.differ') : undefined}
          onTyped={onDate}
        />
      )}
      {constraintType && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Quiet>{t(`constraintHelp.${constraintType}`)}</Quiet>
        </Box>
      )}
    </Box>
  );
}
