import type { Indicator } from '@plomada/contracts';
import type { ReportColumn } from '../../columns/report-column';
import { leastFirst, sharesChart } from '../../charts/shares';
import { colour } from '../../colours/colour';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofName, percentOf, promiseColumns } from './columns';

type OfPerson = Indicator<'PPCResponsible'>[number];
type Name = 'ppc' | 'pcr';
/** A promise as one of those who made it. */
type Promised = OfPerson['rows'][number] & Pick<OfPerson, 'responsible' | 'name'>;

/** Each person's share of what was promised. */
function drawing(name: Name, people: readonly OfPerson[], { t, format }: Words): Drawing {
  const shares = {
    label: t(`reports:${name}.name`),
    colour: colour(name === 'ppc' ? 'primary-main' : 'state-restricted'),
    shares: people.map((one) => ({ name: one.name || t('reports:byResponsible.nobody'), value: one.value })),
    description: t(`reports:byResponsible.${name}Description`, { count: people.length }),
  };
  const [least] = leastFirst(people);
  const figure = least && {
    scope: t('reports:byResponsible.least', { name: least.name || t('reports:byResponsible.nobody') }),
    value: format.percent(least.value),
    made: t(`reports:${name}.made`, { count: least.denominator, met: least.numerator }),
    more: null,
  };
  return { ...(figure && { figure }), chart: sharesChart(shares, format) };
}

const person = <Row extends Pick<OfPerson, 'name'>>(width: number): ReportColumn<Row> => ({
  id: 'responsible',
  kind: 'text',
  label: 'reports:byResponsible.responsible',
  width,
  grows: 1,
  value: ({ name }) => name,
});

const byResponsible = (
  id: 'PPCResponsible' | 'PPCResponsibleWeek' | 'PCRResponsible' | 'PCRResponsibleWeek',
  name: Name,
) =>
  defineReport({
    id,
    permission: 'viewReports',
    draw: (people, words) => drawing(name, people, words),
    isEmpty: (people) => people.length === 0,
    table: {
      columns: [
        person<OfPerson>(200),
        madeOf<OfPerson>(
          'made',
          name === 'ppc' ? 'reports:terms.kept' : 'reports:terms.released',
          (one) => one,
        ),
        percentOf<OfPerson>('value', `reports:${name}.name`, ({ value }) => value),
      ],
      rowsOf: leastFirst<OfPerson>,
      idOf: ({ responsible }) => responsible,
    },
    behind: {
      columns: [person<Promised>(140), ...promiseColumns(name)],
      rowsOf: (people) =>
        leastFirst(people).flatMap(({ responsible, name, rows }) =>
          rows.map((row): Promised => ({ ...row, responsible, name })),
        ),
      idOf: (row: Promised) => `${row.responsible} ${row.termNumber} ${row.id}`,
      at: ofName('responsible', (people) => people.map(({ name }) => name)),
    },
  });

export const ppcByResponsible = byResponsible('PPCResponsible', 'ppc');
export const ppcByResponsibleLastTerm = byResponsible('PPCResponsibleWeek', 'ppc');
export const pcrByResponsible = byResponsible('PCRResponsible', 'pcr');
export const pcrByResponsibleLastTerm = byResponsible('PCRResponsibleWeek', 'pcr');
