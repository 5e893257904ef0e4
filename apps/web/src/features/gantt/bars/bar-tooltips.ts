import {
  boundsFinish,
  calendarOf,
  type CivilDate,
  dateLimit,
  dayNumber,
  type Plan,
  type PlanRow,
  restrictionsOf,
} from '@plomada/domain';
import type { GridColumn } from '@plomada/contracts';
import type { TFunction } from 'i18next';
import { isSaidOf } from '../grouping/group-ids';
import type { Format } from '../../../base/format';
import { TASK_COLUMNS, taskText, type TaskWords } from '../../../columns/task-columns';

/** A thing that is said of a bar. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What there is to know of a bar, as it is pointed at or read out. */
export interface Tip {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** The days on which tasks could begin that could begin earlier, by their ids. */
export type EarlierStarts = ReadonlyMap<string, CivilDate>;

export interface TipWords {
  readonly earlier?: EarlierStarts;
  readonly t: TFunction<['gantt', 'taskPanel']>;
  readonly format: Format;
  readonly words: TaskWords;
}

/** What is known of a row beyond its dates, progress and state: float, who is responsible, what holds it, and its baseline. */
export function factsBeside(row: PlanRow, plan: Plan, about: TipWords): readonly Fact[] {
  const { t, format, words } = about;
  const facts: Fact[] = [...conflictFacts(row, t), ...earlierFacts(row, plan, about)];
  if (row.kind !== 'summary') {
    const days = t('taskPanel:countDays', { count: row.totalFloat });
    const value = row.critical ? t('gantt:bar.critical', { days }) : days;
    facts.push({ name: t('gantt:columnInFull.float'), value });
  }
  const textOf = (column: GridColumn) => taskText(TASK_COLUMNS[column], row, { plan, words });
  const people = textOf('responsible');
  if (people) facts.push({ name: t('gantt:columnInFull.responsible'), value: people });
  const constraint = textOf('constraint');
  if (constraint) {
    const value = `${constraint} ${textOf('constraintDate')}`.trim();
    facts.push({ name: t('gantt:columnInFull.constraint'), value });
  }
  const open = row.startRestrictions + row.endRestrictions;
  if (open > 0) facts.push({ name: t('gantt:bar.restrictions'), value: String(open) });
  return [...facts, ...baselineFacts(row, plan, { t, format, words })];
}

/** Why a bar is outlined: something does not let the task keep the date that it is given. */
function conflictFacts({ conflict }: PlanRow, t: TipWords['t']): readonly Fact[] {
  return conflict === null
    ? []
    : [{ name: t('gantt:bar.conflict'), value: t(`gantt:bar.conflictBy.${conflict}`) }];
}

function earlierFacts(row: PlanRow, plan: Plan, { t, format, earlier }: TipWords): readonly Fact[] {
  const start = earlier?.get(row.id);
  if (start === undefined) return [];
  const by = calendarOf(plan.settings).countWorking(dayNumber(start), dayNumber(row.start));
  const value = t('gantt:bar.earlierBy', {
    date: format.date(start),
    days: t('taskPanel:countDays', { count: by }),
  });
  return [{ name: t('gantt:bar.earlier'), value }];
}

function baselineFacts(row: PlanRow, plan: Plan, { t, format, words }: TipWords): readonly Fact[] {
  const [start, end] = (['baselineStart', 'baselineEnd'] as const).map(
    (column) => TASK_COLUMNS[column].value(row, { plan, words }) as string | null,
  );
  if (!start || !end) return [];
  const late = Number(TASK_COLUMNS.endVariance.value(row, { plan, words }));
  const days = t('taskPanel:countDays', { count: Math.abs(late) });
  const how =
    late === 0
      ? t('gantt:bar.baselineSame')
      : t(late > 0 ? 'gantt:bar.baselineLater' : 'gantt:bar.baselineEarlier', { days });
  const dates = [...new Set([start, end])].map((day) => format.date(day)).join(' – ');
  return [{ name: t('gantt:level.baseline'), value: `${dates}, ${how}` }];
}

/** All that is said of a bar that is pointed at. */
export function barTip(row: PlanRow, plan: Plan, about: TipWords): Tip {
  const { t, words } = about;
  const columns: GridColumn[] = row.kind === 'milestone' ? ['start'] : ['start', 'end', 'days'];
  const told = [...columns, 'progress' as const, ...(row.state ? ['state' as const] : [])].filter((column) =>
    isSaidOf(column, row),
  );
  const facts = told.map((column) => ({
    name: t(`gantt:columnInFull.${column}`),
    value: taskText(TASK_COLUMNS[column], row, { plan, words }),
  }));
  return { title: `${row.code} ${row.text}`.trim(), facts: [...facts, ...factsBeside(row, plan, about)] };
}

/** What holds a task back, as its badge is pointed at. */
export function restrictionsTip(row: PlanRow, plan: Plan, { t, format }: TipWords): Tip {
  const facts = restrictionsOf(plan, row.id).open.map(({ type, detail, family, required }) => ({
    name: t(type === 1 ? 'gantt:state.startRestricted' : 'gantt:state.endRestricted'),
    value: t('gantt:bar.restriction', { what: detail || family, required: format.date(required) }),
  }));
  return { title: t('gantt:bar.restrictions'), facts };
}

/** What a date constraint asks of a task, and how far it is from it, as its mark is pointed at. */
export function limitTip(row: PlanRow, plan: Plan, { t, format, words }: TipWords): Tip {
  const [type, day] = (['constraint', 'constraintDate'] as const).map((column) =>
    taskText(TASK_COLUMNS[column], row, { plan, words }),
  );
  const task = plan.tasks.get(row.id);
  const limit = task && dateLimit(task, row);
  const isFinish = task !== undefined && boundsFinish(task.constraintType);
  const facts: Fact[] = [
    { name: t('gantt:column.text'), value: `${row.code} ${row.text}` },
    isFinish
      ? { name: t('gantt:columnInFull.end'), value: format.date(row.lastDay) }
      : { name: t('gantt:columnInFull.start'), value: format.date(row.firstDay) },
  ];
  if (limit?.holds === 'until') {
    const stands = dayNumber(isFinish ? row.end : row.start);
    const days = calendarOf(plan.settings).countWorking(stands, dayNumber(limit.at));
    const value = t('taskPanel:countDays', { count: Math.abs(days) });
    facts.push({ name: t(limit.isMissed ? 'gantt:bar.limitOver' : 'gantt:bar.limitLeft'), value });
  }
  return { title: `${type} ${day}`, facts };
}
