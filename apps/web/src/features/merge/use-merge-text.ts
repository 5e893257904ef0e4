import {
  type Merge,
  type MergedField,
  type MergedPredecessor,
  type MergedValue,
  type MergeRow,
  lastDay,
  milestoneDay,
  newName,
  shortCodes,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import type { AboutDifferences } from '../../columns/merge-columns';
import { selectPlan } from '../../plan/state/plan-selectors';

const DATES: ReadonlySet<MergedField> = new Set(['start', 'constraintDate', 'actualStart', 'actualFinish']);

/** The fields of a comparison as people read them: dates, names in place of ids, links as planners write them. */
export function useMergeText(merge: Merge): AboutDifferences {
  const { t } = useTranslation('merge');
  const format = useFormat();
  const plan = useAppSelector(selectPlan);
  const problemText = useFailureText();
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
      if (field === 'end') return format.date(lastDay('', text));
      return DATES.has(field) ? format.date(text) : text;
    };
    /** A milestone begins and ends on the one day that it is read as. */
    const dayOf = (id: string, start: unknown): string =>
      plan ? format.date(milestoneDay(plan, { id, start: String(start) })) : '';
    const sidesOf = (row: MergeRow, { field, before, after }: MergedValue) => {
      const kinds = row.values.find((value) => value.field === 'kind');
      const present = plan?.tasks.get(row.id)?.kind;
      const side = (kind: unknown, value: unknown): string =>
        kind === 'milestone' && (field === 'start' || field === 'end')
          ? dayOf(row.id, value)
          : valueOf(field, value);
      return {
        before: side(kinds?.before ?? present, before),
        after: side(kinds?.after ?? present, after),
      };
    };
    const codes = plan && shortCodes(plan);
    const placeOf = ({ id, kind }: MergeRow): string => {
      const task = kind === 'new' ? undefined : plan?.tasks.get(id);
      if (!task) return '';
      const branch = task.parent === null ? null : plan!.tasks.get(task.parent)?.text;
      return [codes?.get(id), branch].filter(Boolean).join(' · ');
    };
    return {
      fieldName: (field) => t(`field.${field}`),
      sidesOf,
      placeOf,
      problemText,
      newTaskText: (fileId) => {
        const task = merge.wanted.get(fileId)!;
        const when =
          task.kind === 'milestone'
            ? t('milestoneOn', { date: format.date(task.start) })
            : t('from', { start: format.date(task.start), end: valueOf('end', task.end) });
        return task.parent === null ? when : `${when} · ${t('under', { name: nameOf(task.parent) })}`;
      },
    };
  }, [t, format, plan, merge, problemText]);
}
