import type { Indicator } from '@plomada/contracts';
import { datesByTermChart } from '../../charts/dates-by-term';
import type { Words } from '../../words/words';
import { defineReport, type Drawing, type Figure } from '../report';
import { movedKey } from './scopes';

type Milestone = Indicator<'MilestoneTrend'>[number];
type Point = Milestone['points'][number] & Pick<Milestone, 'id' | 'text' | 'baseline'>;

function drawing(milestones: readonly Milestone[], words: Words): Drawing {
  const moving = milestones.filter(({ points }) => points.length > 0);
  const description = words.t('reports:milestoneTrend.description', { count: moving.length });
  const lines = moving.map(({ text, points }) => ({ name: text, points }));
  const figure = movedMost(milestones, words);
  return { ...(figure && { figure }), chart: datesByTermChart({ lines, description }, words) };
}

/** The milestone that is furthest behind the baseline; none where it has none. */
function movedMost(milestones: readonly Milestone[], { t, format }: Words): Figure | null {
  const moved = milestones.flatMap((one) => {
    const days = movedDays(one);
    return days === null ? [] : { ...one, days };
  });
  const [most] = moved.toSorted((a, b) => b.days - a.days);
  if (!most) return null;
  const { text, day, baseline, days } = most;
  return {
    scope: text,
    value: t(movedKey(days), { count: Math.abs(days) }),
    made: t('reports:milestoneTrend.made', { planned: format.date(day), baseline: format.date(baseline) }),
    more: null,
  };
}

/** Days by which a milestone was planned later than the baseline has it; null where that does not know it. */
const movedDays = ({ day, baseline }: Pick<Milestone, 'day' | 'baseline'>): number | null =>
  baseline === null ? null : (Date.parse(day) - Date.parse(baseline)) / 86_400_000;

/** For which day each milestone was planned at each close (beyond the spec). */
export const milestoneTrend = defineReport({
  id: 'MilestoneTrend',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (milestones) => milestones.every(({ points }) => points.length === 0),
  table: {
    columns: [
      {
        ...{ id: 'text', kind: 'text', label: 'reports:milestoneTrend.milestone', width: 180, grows: 1 },
        value: ({ text }) => text,
      },
      {
        ...{ id: 'baseline', kind: 'date', label: 'reports:milestoneTrend.baseline', width: 104 },
        value: ({ baseline }) => baseline,
      },
      {
        ...{ id: 'day', kind: 'date', label: 'reports:milestoneTrend.planned', width: 104 },
        value: ({ day }) => day,
      },
      {
        ...{ id: 'moved', kind: 'number', label: 'reports:milestoneTrend.moved', width: 88 },
        value: (milestone: Milestone) => movedDays(milestone),
      },
    ],
    rowsOf: (milestones) => milestones,
    idOf: ({ id }) => id,
  },
  behind: {
    columns: [
      {
        ...{ id: 'term', kind: 'number', label: 'reports:terms.term', width: 52 },
        value: ({ termNumber }: Point) => termNumber,
      },
      {
        ...{ id: 'date', kind: 'date', label: 'reports:milestoneTrend.close', width: 104 },
        value: ({ date }: Point) => date,
      },
      {
        ...{ id: 'text', kind: 'text', label: 'reports:milestoneTrend.milestone', width: 180, grows: 1 },
        value: ({ text }: Point) => text,
      },
      {
        ...{ id: 'baseline', kind: 'date', label: 'reports:milestoneTrend.baseline', width: 104 },
        value: ({ baseline }: Point) => baseline,
      },
      {
        ...{ id: 'day', kind: 'date', label: 'reports:milestoneTrend.planned', width: 104 },
        value: ({ day }: Point) => day,
      },
      {
        ...{ id: 'moved', kind: 'number', label: 'reports:milestoneTrend.moved', width: 88 },
        value: movedDays,
      },
    ],
    rowsOf: (milestones) =>
      milestones.flatMap(({ id, text, baseline, points }) =>
        points.toReversed().map((point): Point => ({ ...point, id, text, baseline })),
      ),
    idOf: ({ id, termNumber }: Point) => `${id} ${termNumber}`,
    at: (_, { series }) => ({ text: series }),
  },
});
