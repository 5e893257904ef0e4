import {
  clearestLag,
  type LagCorrelation,
  laggedCorrelations,
  LEAST_PAIRS,
  type LeadAndFollow,
} from '@plomada/domain';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../base/format';
import type { ReportColumn } from '@plomada/presentation';
import { CorrelationChart } from './correlation-chart';
import { PROJECT_COLUMN } from './indicator-tile';
import type { LaboratoryChoice } from './laboratory-choice';
import { LaboratoryTile, tableBehind, tableOf } from './laboratory-tile';
import type { ComparedProject } from './use-compared';

interface Props {
  readonly choice: LaboratoryChoice;
  readonly projects: readonly ComparedProject[];
  readonly businessName: string;
}

type Row = LagCorrelation & { readonly id: string; readonly name: string };

/** Whether one indicator leads another, over the chosen projects together and in each of them. */
export function CorrelationTile({ choice, projects, businessName }: Props) {
  const { t } = useTranslation('laboratory');
  const format = useFormat();
  const { lead, follow } = choice;
  const samples = useMemo(
    () => projects.map((project) => ({ project, sample: sampleOf(project, lead, follow) })),
    [projects, lead, follow],
  );
  const together = useMemo(() => laggedCorrelations(samples.map(({ sample }) => sample)), [samples]);
  const rows = useMemo(
    (): readonly Row[] => [
      ...together.map((one) => ({ ...one, id: '', name: t('correlation.together') })),
      ...samples.flatMap(({ project: { id, name }, sample }) =>
        laggedCorrelations([sample]).map((one) => ({ ...one, id, name })),
      ),
    ],
    [together, samples, t],
  );
  const names = { lead: t(`indicator.${lead}`), follow: t(`indicator.${follow}`) };
  return (
    <LaboratoryTile
      name={t('correlation.title', names)}
      businessName={businessName}
      explanation={{
        text: t('correlation.text', { least: LEAST_PAIRS }),
        source: 'Pearson (1895); Bland & Altman (1995), BMJ 310:446; Fisher (1921)',
      }}
      ground={readingOf(together, t as Reads, format)}
      filled={{
        chart: (
          <>
            <CorrelationChart correlations={together} names={names} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('correlation.notACause')}
            </Typography>
          </>
        ),
        hasPicture: true,
        isEmpty: together.every(({ pairs }) => pairs === 0),
        table: tableOf(
          rows.filter(({ id }) => id === ''),
          COLUMNS,
          ({ lag }) => String(lag),
        ),
        behind: tableBehind(rows, COLUMNS, ({ id, lag }) => `${id} ${lag}`),
      }}
    />
  );
}

const sampleOf = (
  { terms }: ComparedProject,
  lead: LaboratoryChoice['lead'],
  follow: LaboratoryChoice['follow'],
): LeadAndFollow => {
  const of = (id: LaboratoryChoice['lead']) =>
    new Map(
      terms.flatMap(({ number, figures }) => {
        const value = figures[id]?.value ?? null;
        return value === null ? [] : [[number, value] as const];
      }),
    );
  return { lead: of(lead), follow: of(follow) };
};

type Reads = (key: string, values: Readonly<Record<string, unknown>>) => string;

/** What the coefficients say, with what they rest on. */
function readingOf(together: readonly LagCorrelation[], t: Reads, format: Format): string {
  const clearest = clearestLag(together);
  if (clearest?.result) {
    const { lag, pairs, projects, result } = clearest;
    const [coefficient, from, to] = [result.coefficient, result.from, result.to].map((one) =>
      format.number(one, 2),
    );
    const found = {
      ...{ coefficient, from, to, pairs, count: lag },
      projects: t('grounds.projects', { count: projects }),
    };
    return t(lag === 0 ? 'correlation.sameTerm' : 'correlation.leads', found);
  }
  const most = Math.max(...together.map(({ pairs }) => pairs));
  return most < LEAST_PAIRS
    ? t('correlation.tooFew', { count: most, least: LEAST_PAIRS })
    : t('correlation.none', { count: most });
}

const bound = (id: 'coefficient' | 'from' | 'to'): ReportColumn<Row> => ({
  ...{ id, kind: 'number', label: `laboratory:column.${id}`, width: 92 },
  value: ({ result }) => result?.[id] ?? null,
});

const sayingOf = ({ pairs, result }: Row) =>
  result === null
    ? pairs < LEAST_PAIRS
      ? 'tooFew'
      : 'constant'
    : result.isDistinct
      ? 'distinct'
      : 'indistinct';

const COLUMNS: readonly ReportColumn<Row>[] = [
  PROJECT_COLUMN,
  { id: 'lag', kind: 'number', label: 'laboratory:column.lag', width: 92, value: ({ lag }) => lag },
  { id: 'pairs', kind: 'number', label: 'laboratory:column.pairs', width: 72, value: ({ pairs }) => pairs },
  bound('coefficient'),
  bound('from'),
  bound('to'),
  {
    id: 'saying',
    kind: 'choice',
    label: 'laboratory:column.saying',
    width: 170,
    value: sayingOf,
    text: (row, { t }) => t(`laboratory:saying.${sayingOf(row)}`),
  },
];
