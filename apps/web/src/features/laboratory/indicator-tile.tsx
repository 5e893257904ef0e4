import {
  FEW_TERMS,
  figureOver,
  INDICATOR_SOURCES,
  LABORATORY_INDICATORS,
  type LaboratoryFigure,
  type LaboratoryIndicator,
  type LaboratoryUnit,
  type PeriodFigure,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../base/format';
import type { ReportColumn } from '@plomada/presentation';
import { LaboratoryTile, tableBehind, tableOf } from './laboratory-tile';
import { MOST_LINES } from './project-lines';
import { ProjectLinesChart, valueText } from './project-lines-chart';
import type { ComparedProject } from './use-compared';

interface Props {
  readonly indicator: LaboratoryIndicator;
  readonly projects: readonly ComparedProject[];
  readonly businessName: string;
}

/** An indicator of the chosen projects: over the days, for the whole period, and term by term. */
export function IndicatorTile({ indicator, projects, businessName }: Props) {
  const { t } = useTranslation(['laboratory', 'indicators']);
  const format = useFormat();
  const { unit, over, report } = LABORATORY_INDICATORS[indicator];
  const terms = useMemo(() => termRows(projects, indicator), [projects, indicator]);
  const summed = useMemo(() => periodRows(projects, indicator), [projects, indicator]);
  const isEmpty = terms.every(({ figure }) => figure.value === null);
  const name = t(`indicator.${indicator}`);
  const known = summed.filter(({ figure }) => figure !== null);
  const shown = projects.filter(({ id }) => known.some((one) => one.id === id)).slice(0, MOST_LINES);
  const lines = shown.map((project) => ({
    name: project.name,
    points: terms
      .filter(({ projectId }) => projectId === project.id)
      .map(({ lastDay, figure }) => ({
        day: lastDay,
        value: figure.value,
        made: madeText(unit, figure, format),
      })),
  }));
  const description = t('lines.description', { indicator: name, count: lines.length });
  const more = known.length - lines.length;
  return (
    <LaboratoryTile
      name={name}
      businessName={businessName}
      explanation={{
        text: `${t(`indicators:${report}.text`)} ${t(`over.${over}`)}`,
        source: INDICATOR_SOURCES[report] ?? t('indicators:own'),
      }}
      ground={[
        t('grounds.projects', { count: known.length }),
        t('grounds.terms', { count: terms.length }),
        ...(more > 0 ? [t('lines.more', { count: more })] : []),
      ].join(' · ')}
      filled={{
        chart: <ProjectLinesChart unit={unit} lines={lines} description={description} />,
        hasPicture: true,
        isEmpty,
        table: tableOf(summed, periodColumns(unit), ({ id }) => id),
        behind: tableBehind(terms, termColumns(unit), ({ projectId, number }) => `${projectId} ${number}`),
      }}
    />
  );
}

interface TermRow {
  readonly projectId: string;
  readonly name: string;
  readonly number: number;
  readonly lastDay: string;
  readonly figure: LaboratoryFigure;
}

interface PeriodRow {
  readonly id: string;
  readonly name: string;
  readonly figure: PeriodFigure | null;
  readonly first: number | null;
  readonly last: number | null;
}

const termRows = (projects: readonly ComparedProject[], indicator: LaboratoryIndicator): readonly TermRow[] =>
  projects.flatMap(({ id, name, terms }) =>
    terms.flatMap(({ number, lastDay, figures }) => {
      const figure = figures[indicator];
      return figure ? [{ projectId: id, name, number, lastDay, figure }] : [];
    }),
  );

const periodRows = (
  projects: readonly ComparedProject[],
  indicator: LaboratoryIndicator,
): readonly PeriodRow[] =>
  projects.map(({ id, name, terms }) => {
    const figures = terms.map(({ figures }) => figures[indicator]);
    const values = figures.flatMap((one) => one?.value ?? []);
    return {
      ...{ id, name, figure: figureOver(indicator, figures) },
      ...{ first: values[0] ?? null, last: values.at(-1) ?? null },
    };
  });

/** What a figure is made of; nothing where it is a count, which is its own ground. */
function madeText(unit: LaboratoryUnit, figure: LaboratoryFigure | null, format: Format): string {
  if (!figure || figure.value === null || unit === 'count') return '';
  return `(${format.number(figure.numerator, 2)} / ${format.number(figure.denominator, 2)})`;
}

const kindOf = (unit: LaboratoryUnit) => (unit === 'percent' ? 'percent' : 'number');

export const PROJECT_COLUMN: ReportColumn<{ readonly name: string }> = {
  id: 'project',
  kind: 'text',
  label: 'laboratory:column.project',
  width: 150,
  grows: 1,
  value: ({ name }) => name,
};

const made = <Row,>(unit: LaboratoryUnit, of: (row: Row) => LaboratoryFigure | null): ReportColumn<Row> => ({
  id: 'made',
  kind: 'text',
  label: 'laboratory:column.made',
  width: 104,
  value: (row) => {
    const figure = of(row);
    return unit === 'count' || !figure ? null : `${figure.numerator} / ${figure.denominator}`;
  },
  text: (row, { format }) => madeText(unit, of(row), format).replace(/^\((.*)\)$/, '$1'),
});

const periodColumns = (unit: LaboratoryUnit): readonly ReportColumn<PeriodRow>[] => {
  const figure = (id: 'value' | 'first' | 'last', of: (row: PeriodRow) => number | null) =>
    ({
      ...{ id, kind: kindOf(unit), label: `laboratory:column.${id}`, width: 84, value: of },
      text: (row, { format }) => valueText(unit, of(row), format),
    }) satisfies ReportColumn<PeriodRow>;
  return [
    PROJECT_COLUMN,
    figure('value', ({ figure }) => figure?.value ?? null),
    made(unit, ({ figure }) => figure),
    figure('first', ({ first }) => first),
    figure('last', ({ last }) => last),
    {
      id: 'terms',
      kind: 'number',
      label: 'laboratory:column.terms',
      width: 84,
      value: ({ figure }) => figure?.terms ?? 0,
    },
    {
      id: 'ground',
      kind: 'choice',
      label: 'laboratory:column.ground',
      width: 110,
      value: ({ figure }) => groundOf(figure),
      text: ({ figure }, { t }) => t(`laboratory:behind.${groundOf(figure)}`),
    },
  ];
};

const groundOf = (figure: PeriodFigure | null): 'none' | 'few' | 'enough' =>
  figure === null ? 'none' : figure.terms < FEW_TERMS ? 'few' : 'enough';

const termColumns = (unit: LaboratoryUnit): readonly ReportColumn<TermRow>[] => [
  PROJECT_COLUMN,
  { id: 'number', kind: 'number', label: 'laboratory:column.term', width: 92, value: ({ number }) => number },
  {
    id: 'lastDay',
    kind: 'date',
    label: 'laboratory:column.lastDay',
    width: 104,
    value: ({ lastDay }) => lastDay,
  },
  {
    ...{ id: 'value', kind: kindOf(unit), label: 'laboratory:column.value', width: 84 },
    value: ({ figure }) => figure.value,
    text: ({ figure }, { format }) => valueText(unit, figure.value, format),
  },
  made(unit, ({ figure }) => figure),
];
