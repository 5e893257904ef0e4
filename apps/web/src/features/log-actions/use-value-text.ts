import { type Change, lastDay, milestoneDay, type Photo, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';
import type { ChangedField } from './changed-fields';

interface ValueText {
  /** What the changed row is called, as it is now or was last; '' when it has no name. */
  nameOf(change: Change): string;
  /** A changed field's values in words; '' for none. */
  sidesOf(change: Change, field: ChangedField): { readonly before: string; readonly after: string };
}

const SHARES: ReadonlySet<string> = new Set(['progress', 'lastProgress', 'commitment']);
const TASKS: ReadonlySet<string> = new Set(['parent', 'source', 'target', 'taskIds', 'taskId']);
const PEOPLE: ReadonlySet<string> = new Set(['responsibles', 'responsible']);
const CHOICES: ReadonlySet<string> = new Set([
  'kind',
  'constraintType',
  'role',
  'weighingOption',
  'type',
  'tunit',
  'unitsAssignedType',
]);
const LONGEST_LIST = 8;

/** Values of a plan as people read them: dates, percents, names in place of ids. */
export function useValueText(): ValueText {
  const { t } = useTranslation('log');
  const format = useFormat();
  const plan = useAppSelector(selectPlan);
  return useMemo(() => {
    const one = (table: string, field: string, value: unknown): string => {
      if (value === null || value === undefined) return '';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (SHARES.has(field) && typeof value === 'number') return format.percent(value * 100);
      if (typeof value === 'number')
        return field === 'type' ? t(`value.${table}.type.${value}`) : format.number(value, 2);
      if (typeof value === 'object') return t('count', { count: 1 });
      const text = String(value);
      if (TASKS.has(field)) return plan?.tasks.get(text)?.text ?? t('gone');
      if (PEOPLE.has(field)) return personName(plan, text) ?? t('gone');
      if (field === 'resourceSelected') return plan?.resources.get(text)?.name ?? t('gone');
      if (table === 'rhythmPlaces' && field === 'unit') return plan?.rhythmUnits.get(text)?.name ?? t('gone');
      if (field === 'category') return plan?.rhythmCategories.get(text)?.name ?? t('gone');
      if (field === 'releasedTerm') return String(plan?.terms.get(text)?.number ?? t('gone'));
      if (field === 'workingDays')
        return [...text]
          .map((day, place) => (day === '1' ? t(`day.${place}`) : ''))
          .filter(Boolean)
          .join(' ');
      if (CHOICES.has(field)) return t(`value.${table}.${field}.${text}`, { defaultValue: text });
      if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return format.date(text);
      return text;
    };
    const several = (table: string, field: string, values: readonly unknown[]): string => {
      if (values.length === 0) return '';
      if (typeof values[0] === 'object') return t('count', { count: values.length });
      const shown = values.slice(0, LONGEST_LIST).map((item) => one(table, field, item));
      return values.length > LONGEST_LIST ? `${shown.join(', ')}…` : shown.join(', ');
    };
    const side = (change: Change, field: string, value: unknown, kind: unknown): string => {
      if (Array.isArray(value)) return several(change.table, field, value);
      const day = change.table === 'tasks' ? shownDay(plan, change.id, field, value, kind) : value;
      return one(change.table, field, day);
    };
    return {
      nameOf: (change) => nameIn(plan, change),
      sidesOf: (change, { field, before, after }) => {
        const kinds = kindsOf(plan, change);
        return {
          before: side(change, field, before, kinds.before),
          after: side(change, field, after, kinds.after),
        };
      },
    };
  }, [t, format, plan]);
}

/** Whether a task is a milestone, before a change and after it. */
function kindsOf(plan: Plan | null, change: Change): { readonly before: unknown; readonly after: unknown } {
  if (change.kind !== 'set') {
    const { kind } = change.row as Partial<Record<'kind', unknown>>;
    return { before: kind, after: kind };
  }
  const present = plan?.tasks.get(change.id)?.kind;
  return { before: change.before['kind'] ?? present, after: change.after['kind'] ?? present };
}

/** People name a task's last day of work, the plan the day after it; a milestone has the one day that it is read as. */
function shownDay(plan: Plan | null, id: string, field: string, value: unknown, kind: unknown): unknown {
  if ((field !== 'start' && field !== 'end') || typeof value !== 'string') return value;
  if (kind === 'milestone') return plan ? milestoneDay(plan, { id, start: value }) : value;
  return field === 'end' ? lastDay('', value) : value;
}

function personName(plan: Plan | null, id: string): string | null {
  const person = plan?.responsibles.get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}

type Named = Partial<
  Record<'text' | 'name' | 'detail' | 'firstName' | 'lastName' | 'source' | 'number', unknown>
>;

function nameIn(plan: Plan | null, change: Change): string {
  if (change.table === 'settings') return '';
  const now = plan?.[change.table].get(change.id) as Named | undefined;
  const row = now ?? (change.kind === 'set' ? undefined : (change.row as unknown as Named));
  if (change.table === 'closes') return String(plan?.terms.get(change.id)?.number ?? '');
  if (change.table === 'photos') return photographed(plan, change);
  if (change.table === 'rhythmPlaces') return plan?.tasks.get(change.id)?.text ?? '';
  if (!row) return '';
  if (row.firstName !== undefined) return `${String(row.firstName)} ${String(row.lastName)}`.trim();
  if (change.table === 'links') return plan?.tasks.get(String(row.source))?.text ?? '';
  return String(row.text ?? row.name ?? row.detail ?? row.number ?? '');
}

/** The task that a photo is of. */
function photographed(plan: Plan | null, change: Change): string {
  const photo = change.kind === 'set' ? plan?.photos.get(change.id) : (change.row as Photo);
  return plan?.tasks.get(photo?.taskId ?? '')?.text ?? '';
}
