import Box from '@mui/material/Box';
import { calendarOf, isFieldEditable, shownScheduleOf, spanDays } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { typedDays } from '../../base/fields/typed-days';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { AskToMove } from '../move-request/ask-to-move';
import { selectWaitingMoves } from '../notifications/notifications-slice';
import { WaitingLine } from '../notifications/waiting-line';
import { ConstraintFields } from './constraint-fields';
import { KindField } from './kind-field';
import { type Fact, Facts, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';
import { TypedDate } from './typed-date';
import { TypedText } from './typed-text';
import { useConstraintWords } from './use-constraint-words';
import { type TaskEdit, useTaskEdit } from './use-task-edit';

/** Dates, kind, and what the calculation makes of them. */
export function GeneralSection(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { access, row } = shown;
  const edit = useTaskEdit(row);
  return (
    <Section title={t('general')}>
      {access.plan ? <ReadDates {...shown} /> : <EditedDates {...shown} edit={edit} />}
      {!access.plan && (
        <Box sx={{ mt: 4 }}>
          <ConstraintFields
            kind={row.kind}
            value={shown.task}
            onType={(value) => edit.put({ field: 'constraint', id: row.id, value })}
            onDate={(value) => edit.put({ field: 'constraintDate', id: row.id, value })}
          />
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        <Calculated {...shown} />
      </Box>
      <MoveAsked {...shown} />
      {access.plan && !access.record && (
        <Box sx={{ mt: 3 }}>
          <Quiet>{t('planByEditors')}</Quiet>
        </Box>
      )}
    </Section>
  );
}

/** What is asked for of its dates, and where to ask. */
function MoveAsked({ plan, row, task }: ShownTask) {
  const waiting = useAppSelector((state) => selectWaitingMoves(state).get(task.id));
  return (
    <Box>
      {waiting && (
        <Box sx={{ mt: 3 }}>
          <WaitingLine proposal={waiting} />
        </Box>
      )}
      <AskToMove {...{ plan, row, task }} />
    </Box>
  );
}

const daysOf = ({ kind, duration }: ShownTask['row']): string =>
  kind === 'milestone' ? '' : String(duration);

function ReadDates({ row }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const days: readonly Fact[] =
    row.kind === 'milestone'
      ? [{ name: t('day'), value: format.date(row.firstDay) }]
      : [
          { name: t('start'), value: format.date(row.firstDay) },
          { name: t('end'), value: format.date(row.lastDay) },
        ];
  return <Facts of={[...days, { name: t('days'), value: daysOf(row) }]} />;
}

function EditedDates({ plan, row, task, edit: { put, act } }: ShownTask & { readonly edit: TaskEdit }) {
  const { t } = useTranslation(['taskPanel', 'codes']);
  const format = useFormat();
  const { id, kind } = row;
  const hasDays = isFieldEditable(kind, 'days');
  const { daysAWeek } = calendarOf(plan.settings);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 3, pt: 1 }}>
      <Box sx={{ gridColumn: 'span 3' }}>
        <TypedDate
          label={t(kind === 'milestone' ? 'day' : 'start')}
          value={row.firstDay}
          onTyped={(value) => put({ field: 'start', id, value })}
        />
      </Box>
      {isFieldEditable(kind, 'end') && (
        <Box sx={{ gridColumn: 'span 3' }}>
          <TypedDate
            label={t('end')}
            value={row.lastDay}
            onTyped={(value) => put({ field: 'end', id, value })}
          />
        </Box>
      )}
      {hasDays && (
        <Box sx={{ gridColumn: 'span 3' }}>
          <TypedText
            label={t('days')}
            value={daysOf(row)}
            inputMode="numeric"
            maxLength={12}
            onTyped={(typed) => put({ field: 'days', id, value: typedDays(typed, daysAWeek) ?? Number.NaN })}
          />
        </Box>
      )}
      {kind !== 'summary' && (
        <Box sx={{ gridColumn: 'span 3' }}>
          <KindField
            value={task.kind}
            onKind={(chosen) => act({ type: 'UPDATE_TASK', payload: { id, kind: chosen } })}
          />
        </Box>
      )}
      {kind === 'summary' && (
        <Box sx={{ gridColumn: 'span 3', alignSelf: 'center' }}>
          <Facts
            columns={1}
            of={[
              {
                name: t('end'),
                value: format.date(row.lastDay),
                why: t('codes:SUMMARY_DATES_DERIVED', { task: row.text }),
              },
            ]}
          />
        </Box>
      )}
    </Box>
  );
}

function Calculated({ plan, row, task, access }: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'common', 'gantt']);
  const format = useFormat();
  const constraint = useConstraintWords();
  const isLeaf = row.kind !== 'summary';
  const free = isLeaf ? (shownScheduleOf(plan).of(row.id)?.freeFloat ?? null) : null;
  const days = (count: number | null) => (count === null ? null : t('countDays', { count }));
  const span = spanDays(plan, row);
  return (
    <Facts
      of={[
        {
          name: t('gantt:bar.conflict'),
          value: row.conflict && t(`gantt:bar.conflictBy.${row.conflict}`),
          isLong: true,
        },
        { name: t('totalFloat'), value: days(row.totalFloat) },
        { name: t('freeFloat'), value: days(free) },
        { name: t('critical'), value: t(row.critical ? 'yes' : 'no') },
        { name: t('constraint'), value: access.plan && constraint(task), isLong: true },
        { name: t('calendarDays'), value: row.kind === 'milestone' ? null : days(span.calendarDays) },
        {
          name: t('holidays'),
          value: span.holidays.map(format.date).join(', '),
          isLong: span.holidays.length > 1,
        },
        { name: t('actualStart'), value: task.actualStart && format.date(task.actualStart) },
        { name: t('actualFinish'), value: task.actualFinish && format.date(task.actualFinish) },
        { name: t('wbs'), value: task.wbs },
      ]}
    />
  );
}
