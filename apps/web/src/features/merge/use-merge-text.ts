import {
  type Merge,
  type MergedField,
  type MergedPredecessor,
  civilDate,
  dayNumber,
  newName,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format';
import { useAppSelector } from '../../app/hooks';
import { selectPlan } from '../plan/plan-selectors';

interface MergeText {
  fieldName(field: MergedField): string;
  /** A value in words; '' for none. */
  valueOf(field: MergedField, value: unknown): string;
  /** When a new task would be done, and under what. */
  newTaskText(fileId: string): string;
}

/** The fields of a comparison as people read them: dates, names in place of ids, links as planners write them. */
export function useMergeText(merge: Merge): MergeText {
  const { t } = useTranslation('merge');
  const format = useFormat();
  const plan = useAppSelector(selectPlan);
  return useMemo(() => {
    const added = new Map([...merge.wanted].map(([fileId, { text }]) => [newName(fileId), text]));
    const nameOf = (id: string): string => plan?.tasks.get(id)?.text ?? added.get(id) ?? t('gone');
    const lagText = (lag: number): string =>
      lag === 0 ? '' : ` ${lag > 0 ? '+' : '−'}${t('days', { count: Math.abs(lag) })}`;
    const linkText = ({ source, type, lag }: MergedPredecessor): string =>
      `${nameOf(source)} (${t(`link.${type}`)}${lagText(lag)})`;
    const valueOf = (field: MergedField, value: unknown): string => {
      if (value === null || value === undefined) return '';
      if (field === 'predecessors') return (value as readonly MergedPredecessor[]).map(linkText).join(', ');
      const text = String(value);
      if (field === 'parent') return nameOf(text);
      if (field === 'kind' || field === 'constraintType') return t(`value.${field}.${text}`);
      if (field === 'duration') return t('days', { count: Number(value) });
      // People name the last day of work, the plan the day after it.
      if (field === 'end') return format.date(civilDate(dayNumber(text) - 1));
      return field === 'start' || field === 'constraintDate' ? format.date(text) : text;
    };
    return {
      fieldName: (field) => t(`field.${field}`),
      valueOf,
      newTaskText: (fileId) => {
        const task = merge.wanted.get(fileId)!;
        const when =
          task.kind === 'milestone'
            ? t('milestoneOn', { date: format.date(task.start) })
            : t('from', { start: format.date(task.start), end: valueOf('end', task.end) });
        return task.parent === null ? when : `${when} · ${t('under', { name: nameOf(task.parent) })}`;
      },
    };
  }, [t, format, plan, merge]);
}
