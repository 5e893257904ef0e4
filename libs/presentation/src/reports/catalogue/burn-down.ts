import type { Indicator } from '@plomada/contracts';
import { burnDownChart } from '../../charts/burn-down';
import { defineReport, type Drawing, type Telling } from '../report';
import { BEHIND_BURN_DOWN } from './behind-burn-down';
import { percentOf } from './columns';

type BurnDown = Indicator<'burnDown'>;
type Day = BurnDown['data'][number];

/** What is left of the work today against an even pace. */
function drawing(burnDown: BurnDown, { t, format, today }: Telling): Drawing {
  const chart = burnDownChart(burnDown, { t, format });
  const last = burnDown.data.findLast(({ date, remaining }) => date <= today && remaining !== null);
  if (!last) return { chart };
  const open = last.openRestrictions;
  const figure = {
    scope: format.date(last.date),
    value: format.percent(last.remaining),
    made: t('reports:burnDown.made', { percent: format.percent(last.ideal) }),
    more: open === null ? null : t('reports:burnDown.open', { count: open }),
  };
  return { figure, chart };
}

/** What remains of the work by day against an even pace, and the open restrictions beside it. */
export const burnDown = defineReport({
  id: 'burnDown',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: ({ data }) => data.length === 0,
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 112, value: ({ date }) => date },
      percentOf<Day>('ideal', 'reports:burnDown.ideal', ({ ideal }) => ideal),
      percentOf<Day>('remaining', 'reports:burnDown.remaining', ({ remaining }) => remaining),
      {
        id: 'open',
        kind: 'number',
        label: 'reports:burnDown.openRestrictions',
        width: 120,
        value: ({ openRestrictions }) => openRestrictions,
      },
    ],
    rowsOf: ({ data }) => data,
    idOf: ({ date }) => date,
  },
  behind: BEHIND_BURN_DOWN,
});
