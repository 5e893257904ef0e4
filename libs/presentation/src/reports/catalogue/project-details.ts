import { type Indicator, indicatorOf } from '@plomada/contracts';
import { lastDay } from '@plomada/domain';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { percentOf } from './columns';
import { byBaseline, byMasterPlan } from './planned-progress-text';
import { LEAVES } from './s-curve';

type Details = Indicator<'ProjectDetails'>;

/** Without tasks there is nothing that could have been done. */
const done = ({ tasks }: Details, percent: number | null): number | null => (tasks === 0 ? null : percent);

/** How far the project is, how far plan and baseline would have it, and what project it is. */
function drawing(value: Details, words: Words): Drawing {
  const { t, format } = words;
  const { term } = value;
  const days = (from: string, to: string | null) =>
    t('reports:details.days', { from: format.date(from), to: to === null ? '…' : format.date(to) });
  const { startDate, endDate } = value;
  const details = [
    ['project', value.name],
    ['dates', days(startDate, endDate && lastDay(startDate, endDate))],
    ['tasks', format.number(value.tasks)],
    ['term', `${term.number} · ${days(term.startDate, term.lastDay)}`],
    ['ppc', format.percent(value.ppc)],
    ['pcr', format.percent(value.pcr)],
  ] as const;
  return {
    figure: {
      scope: t('reports:progress.scope'),
      value: format.percent(done(value, value.realProgress)),
      made: byMasterPlan(done(value, value.plannedProgress), words),
      more: byBaseline(value.baselineProgress, words),
    },
    details: details.map(([name, text]) => [t(`reports:details.${name}`), text]),
  };
}

export const projectDetails = defineReport({
  id: 'ProjectDetails',
  permission: 'viewReports',
  draw: drawing,
  isFigure: true,
  isEmpty: () => false,
  table: {
    columns: [
      percentOf<Details>('real', 'reports:progress.name', (value) => done(value, value.realProgress)),
      percentOf<Details>('planned', 'reports:sCurve.masterPlan', (value) =>
        done(value, value.plannedProgress),
      ),
      percentOf<Details>('baseline', 'reports:sCurve.baseline', ({ baselineProgress }) => baselineProgress),
    ],
    rowsOf: (details) => [details],
    idOf: ({ name }) => name,
  },
  behind: {
    ...LEAVES,
    rowsOf: (_, results) => indicatorOf(results, 'SCurve')?.rows ?? [],
  },
});
