import type { Indicator } from '@plomada/contracts';
import { cncLoss } from '@plomada/domain';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { CAUSES } from './cause-pareto';

/** How many there are, and what they cost together. */
function drawing(counts: Indicator<'CNC'>, { t, format }: Words): Drawing {
  const rows = CAUSES.rowsOf(counts);
  return {
    figure: {
      scope: t('reports:causes.all'),
      value: format.number(rows.length),
      made: t('reports:causes.loss', { percent: format.percent(cncLoss(rows)) }),
      more: null,
    },
  };
}

/** Causes of non-compliance one by one, those of the last term first. The Pareto has them by type. */
export const causes = defineReport({
  id: 'CNC',
  permission: 'viewReports',
  draw: drawing,
  isFigure: true,
  isList: true,
  isEmpty: (counts) => counts.length === 0,
  table: {
    ...CAUSES,
    rowsOf: (counts) => CAUSES.rowsOf(counts).toSorted((a, b) => b.termNumber - a.termNumber),
  },
});
