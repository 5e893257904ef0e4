import type { Change, Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../plan/plan-selectors';

interface ValueText {
  /** What the changed row is called, as it is now or was last; '' when it has no name. */
  nameOf(change: Change): string;
  /** A field's value in words; '' for none. */
  valueOf(table: string, field: string, value: unknown): string;
}

const SHARES: ReadonlySet<string> = new Set(['progress', 'lastProgress', 'commitment']);
const TASKS: ReadonlySet<string> = new Set(['parent', 'source', 'target', 'taskIds', 'taskId']);
const PEOPLE: ReadonlySet<string> = new Set(['responsibles', 'responsible']);
const CHOICES: ReadonlySet<string> = new Set(['kind', 'constraintType', 'role', 'weighingOption', 'type']);
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
      if (field === 'unit') return plan?.rhythmUnits.get(text)?.name ?? t('gone');
      if (field === 'category') return plan?.rhythmCategories.get(text)?.name ?? t('gone');
      if (field === 'releasedTerm') return String(plan?.terms.get(text)?.number ?? t('gone'));
      if (field === 'workingDays')
        return [...text]
          .map((day, place) => (day === '1' ? t(`day.${place}`) : ''))
          .filter(Boolean)
          .join(' ');
      if (CHOICES.has(field)) return t(`value.${table}.${field}.${text}`, { defaultValue: text });
      if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return format.dateTime(text);
      if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.date(text);
      return text;
    };
    return {
      nameOf: (change) => nameIn(plan, change),
      valueOf: (table, field, value) => {
        if (!Array.isArray(value)) return one(table, field, value);
        if (value.length === 0) return '';
        if (typeof value[0] === 'object') return t('count', { count: value.length });
        const shown = value.slice(0, LONGEST_LIST).map((item) => one(table, field, item));
        return value.length > LONGEST_LIST ? `${shown.join(', ')}…` : shown.join(', ');
      },
    };
  }, [t, format, plan]);
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
  if (change.table === 'rhythmPlaces') return plan?.tasks.get(change.id)?.text ?? '';
  if (!row) return '';
  if (row.firstName !== undefined) return `${String(row.firstName)} ${String(row.lastName)}`.trim();
  if (change.table === 'links') return plan?.tasks.get(String(row.source))?.text ?? '';
  return String(row.text ?? row.name ?? row.detail ?? row.number ?? '');
}
