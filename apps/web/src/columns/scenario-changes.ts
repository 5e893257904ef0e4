import type { ComparedField, ComparedTask } from '@plomada/domain';
import { NOTHING } from '../base/format';
import type { Words } from './catalogue';

/** One thing that a scenario has otherwise of a task, in words. */
export interface ScenarioChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** By how many working days; '' where no days are counted. */
  readonly difference: string;
  /** As much of it as a cell has room for. */
  readonly short: string;
}

/** Whether a task is critical in both plans, in neither, or comes onto the critical path or leaves it. */
export function criticality({ live: was, scenario: is }: ComparedTask): string {
  if (was?.critical && is?.critical) return 'both';
  if (is?.critical) return 'becomes';
  return was?.critical ? 'ceases' : 'neither';
}

/** Everything that both plans have otherwise of a task, one by one. */
export function changesOf(task: ComparedTask, words: Words): readonly ScenarioChange[] {
  const planned = task.fields.map((field) => changeOf(field, task, words));
  const change = criticality(task);
  if (task.kind !== 'changed' || (change !== 'becomes' && change !== 'ceases')) return planned;
  const { t } = words;
  const name = capitalised(t('scenarios:changes.critical'));
  const isCritical = (critical: boolean) => t(critical ? 'log:yes' : 'log:no');
  const [before, after] = [isCritical(change === 'ceases'), isCritical(change === 'becomes')];
  const short = t('scenarios:changes.full', { field: name, before, after });
  return [...planned, { name, before, after, difference: '', short }];
}

/** The same in a line: of what is new or gone that it is. */
export function changesText(task: ComparedTask, words: Words): string {
  const { t } = words;
  if (task.kind !== 'changed') return t(`scenarios:kind.${task.kind}`);
  const texts = changesOf(task, words).map(({ name: field, difference, before, after }) =>
    t(difference ? 'scenarios:changes.fullBy' : 'scenarios:changes.full', {
      ...{ field, before, after, difference },
    }),
  );
  return texts.join(' · ');
}

function changeOf({ field, before, after }: ComparedField, task: ComparedTask, words: Words): ScenarioChange {
  const { t } = words;
  const name = capitalised(t(`scenarios:fields.${field}`));
  const sides = { before: valueText(field, before, words), after: valueText(field, after, words) };
  const days = daysBy({ field, before, after }, task);
  if (days === null) {
    const short = t('scenarios:changes.full', { field: name, ...sides });
    return { name, ...sides, difference: '', short };
  }
  const sign = days > 0 ? '+' : days < 0 ? '−' : '';
  const count = Math.abs(days);
  return {
    ...{ name, ...sides },
    difference: t('scenarios:changes.days', { sign, count }),
    short: t('scenarios:changes.by', { field: name, days: `${sign}${count}` }),
  };
}

/** By how many working days a date or a duration is another, more above 0; null for what is neither. */
function daysBy({ field, before, after }: ComparedField, { startBy, endBy }: ComparedTask): number | null {
  if (field === 'start') return startBy;
  if (field === 'end') return endBy;
  return field === 'duration' ? Number(after) - Number(before) : null;
}

const CHOICES: ReadonlySet<string> = new Set(['kind', 'constraintType', 'tunit']);
const DATES: ReadonlySet<string> = new Set(['start', 'end', 'constraintDate']);

function valueText(
  field: ComparedField['field'],
  value: ComparedField['before'],
  { t, format }: Words,
): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'number') return format.number(value, 2);
  if (CHOICES.has(field)) return t(`log:value.tasks.${field}.${value}`);
  return DATES.has(field) ? format.date(value) : value;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
