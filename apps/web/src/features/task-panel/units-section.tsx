import Box from '@mui/material/Box';
import {
  ASSIGNED_TYPES,
  DIMENSIONS,
  knownUnits,
  measuredIn,
  type Payload,
  unitsAction,
  unitsAssigned,
  unitsOf,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { SuggestField } from '../../base/fields/suggest-field';
import { fieldNumber, typedNumber } from '../../base/fields/typed-number';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import type { Refused } from '../../base/messages/messages-slice';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { Facts, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';
import { TypedField } from './typed-field';
import { TypedText } from './typed-text';
import { useTaskEdit } from './use-task-edit';
import { useTyped } from './use-typed';

/** What the task is measured in, how much of it there is, and what of that is done, promised and assigned. */
export function UnitsSection(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { task, access } = shown;
  return (
    <Section title={t('units.title')}>
      {access.plan ? <ReadMeasure {...shown} /> : <EditedMeasure {...shown} />}
      {task.quantity != null && (
        <>
          <Entered {...shown} />
          {!access.plan && <Assigned {...shown} />}
          <Until {...shown} />
        </>
      )}
    </Section>
  );
}

type Measure = Omit<Payload<'UPDATE_TASK'>, 'id'>;

/** How the fields of the measure are edited; each answers why not, null when it is done. */
function useMeasureEdit({ row }: ShownTask): (values: Measure) => Refused | null {
  const { act } = useTaskEdit(row);
  return (values) => act({ type: 'UPDATE_TASK', payload: { id: row.id, ...values } });
}

/** A number as it was typed, and NaN, which no rule lets in, for what is none. */
function useNumbers() {
  const { i18n } = useTranslation();
  return { shown: (value: number | null) => fieldNumber(value, i18n.language), typed: typedNumber };
}

function ReadMeasure({ row, task }: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'log']);
  const format = useFormat();
  if (row.quantity === null && !row.unit) return <Quiet>{t('units.none')}</Quiet>;
  return (
    <Facts
      of={[
        { name: t('units.quantity'), value: row.quantity === null ? null : format.number(row.quantity, 2) },
        { name: t('units.unit'), value: row.unit },
        { name: t('units.dimension'), value: task.tunit ? t(`log:value.tasks.tunit.${task.tunit}`) : null },
      ]}
    />
  );
}

function EditedMeasure(shown: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'log']);
  const { task } = shown;
  const put = useMeasureEdit(shown);
  const numbers = useNumbers();
  return (
    <>
      <Box sx={COLUMNS}>
        <TypedText
          label={t('units.quantity')}
          value={numbers.shown(task.quantity ?? null)}
          inputMode="decimal"
          maxLength={14}
          onTyped={(typed) => put({ quantity: numbers.typed(typed) })}
        />
        <UnitField {...shown} />
        <ChoiceField
          label={t('units.dimension')}
          value={task.tunit ?? ''}
          choices={[
            { key: '', label: t('units.noDimension') },
            ...DIMENSIONS.map((key) => ({ key, label: t(`log:value.tasks.tunit.${key}`) })),
          ]}
          onChange={(chosen) => void put({ tunit: chosen === '' ? null : chosen })}
        />
      </Box>
      {task.quantity == null && (
        <Box sx={{ mt: 2 }}>
          <Quiet>{t('units.none')}</Quiet>
        </Box>
      )}
      {task.quantity != null && task.progress > 0 && (
        <Box sx={{ mt: 2 }}>
          <Quiet>{t('units.keepsPercent')}</Quiet>
        </Box>
      )}
    </>
  );
}

const MOST_UNIT = 20;

/** Any word, the plan's and the usual ones suggested. A usual one says its dimension. */
function UnitField(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const put = useMeasureEdit(shown);
  const { plan, task } = shown;
  const label = t('units.unit');
  const suggested = useMemo(() => knownUnits(plan), [plan]);
  const onTyped = (typed: string): Refused | null => put(measuredIn(typed.trim()));
  const typed = useTyped({ label, value: task.unit ?? '', onTyped });
  return (
    <TypedField label={label} typed={typed} problem={typed.problem}>
      <SuggestField
        label={label}
        suggested={suggested}
        maxLength={MOST_UNIT}
        value={typed.shown}
        problem={typed.problem?.why ?? null}
        onChange={(text) => text !== typed.shown && typed.type(text)}
        onBlur={typed.leave}
      />
    </TypedField>
  );
}

/** What was done and promised of the quantity; who may enters it. */
function Entered({ row, task, access }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const { act } = useTaskEdit(row);
  const numbers = useNumbers();
  const proposes = useAppSelector(selectMustPropose);
  const unit = task.unit || t('units.anyUnit');
  const quantity = format.number(task.quantity!, 2);
  const of = (units: number | null) =>
    units === null ? null : t('units.of', { units: format.number(units, 2), quantity, unit });
  const fields = proposes ? (['progress'] as const) : (['commitment', 'progress'] as const);
  return (
    <Box sx={{ ...COLUMNS, mt: 4 }}>
      <Box sx={{ alignSelf: 'center' }}>
        <Facts columns={1} of={[{ name: t('units.last'), value: of(unitsOf(task, 'lastProgress')) }]} />
      </Box>
      {fields.map((field) => (
        <Box key={field} sx={{ alignSelf: 'center', minWidth: 0 }}>
          {access.record ? (
            <Facts
              columns={1}
              of={[{ name: t(`units.${field}`, { unit }), value: of(unitsOf(task, field)) }]}
            />
          ) : (
            <TypedText
              label={t(`units.${field}`, { unit })}
              value={numbers.shown(unitsOf(task, field))}
              inputMode="decimal"
              maxLength={14}
              onTyped={(typed) => act(unitsAction(task, field, numbers.typed(typed)))}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** What the open term is given of the quantity. */
function Assigned(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { task } = shown;
  const put = useMeasureEdit(shown);
  const numbers = useNumbers();
  const type = task.unitsAssignedType ?? 'term';
  return (
    <Box sx={{ ...COLUMNS, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', mt: 4 }}>
      <TypedText
        label={t('units.assigned', { unit: task.unit || t('units.anyUnit') })}
        value={numbers.shown(task.unitsAssignedQuantity ?? null)}
        inputMode="decimal"
        maxLength={14}
        onTyped={(typed) => {
          const units = numbers.typed(typed);
          return put({ unitsAssignedQuantity: units, unitsAssignedType: units === null ? null : type });
        }}
      />
      <ChoiceField
        label={t('units.assignedAs')}
        value={type}
        disabled={task.unitsAssignedQuantity == null}
        choices={ASSIGNED_TYPES.map((key) => ({ key, label: t(`units.${key}`) }))}
        onChange={(unitsAssignedType) => void put({ unitsAssignedType })}
      />
    </Box>
  );
}

/** Where the task is to stand when the term ends. */
function Until({ task }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const assigned = unitsAssigned(task);
  if (assigned === null) return null;
  const quantity = format.number(task.quantity!, 2);
  const words = { units: format.number(assigned, 2), quantity, unit: task.unit || t('units.anyUnit') };
  return (
    <Box sx={{ mt: 2 }}>
      <Quiet>{t('units.until', words)}</Quiet>
    </Box>
  );
}

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 } as const;
