import { lookaheadWindow, openTerm, type Plan, termEnd } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../plan/rows/use-today';
import type { Band } from './chart-overlays';

/** Today, the data date, the open term and the lookahead, as the chart marks them; the same ones until they differ. */
export function useBands(plan: Plan): readonly Band[] {
  const { t } = useTranslation('gantt');
  const day = useToday();
  const term = openTerm(plan);
  const { dataDate } = plan.settings;
  const { end } = lookaheadWindow(plan);
  return useMemo(
    () => [
      { name: 'lookahead', label: '', from: termEnd(term), to: end },
      {
        name: 'term',
        label: t('band.term', { number: term.number }),
        from: term.startDate,
        to: termEnd(term),
      },
      { name: 'today', label: t('band.today'), from: day, to: null },
      ...(dataDate
        ? [{ name: 'data-date' as const, label: t('band.dataDate'), from: dataDate, to: null }]
        : []),
    ],
    [term, dataDate, end, t, day],
  );
}
