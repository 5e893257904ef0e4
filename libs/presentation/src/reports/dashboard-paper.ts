import type { IndicatorResults } from '@plomada/contracts';
import { type DashboardName, INDICATOR_SOURCES, type TiledReport } from '@plomada/domain';
import type { DrawnChart } from '../charts/drawn-chart';
import { REPORTS } from './catalogue';
import { extentOf, type Narrowing } from './filter/extent';
import type { FilterText } from './filter/filter-texts';
import { type PaperRows, type PaperTable, paperTable } from './paper-table';
import type { Figure, FilledReport, Telling } from './report';

/** Reports with a row for each day of the plan: paper shows some of them, evenly apart, and the last. */
const DAY_BY_DAY: readonly TiledReport[] = ['SCurve', 'burnDown'];

/** What a dashboard is of, and who has it made. */
export interface PaperAbout {
  readonly dashboard: DashboardName;
  readonly project: string;
  /** The firm's own code of the project. */
  readonly code: string;
  readonly firm: string;
  /** Civil dates: up to when the figures go, and when it was made. */
  readonly cutOff: string;
  readonly madeOn: string;
  /** Null where it was made by itself. */
  readonly maker: string | null;
}

/** What a dashboard is narrowed to, in words, and which of its reports are. */
export interface PaperFilter extends Narrowing {
  readonly texts: readonly Pick<FilterText, 'name' | 'text'>[];
}

/** A report on paper. */
export interface PaperTile {
  readonly title: string;
  readonly explanation: string;
  /** What stands there while there is nothing to show; null where there is. */
  readonly pending: string | null;
  readonly figure?: Figure;
  readonly details?: readonly (readonly [name: string, text: string])[];
  readonly chart?: DrawnChart;
  readonly table?: PaperTable;
  /** Its table is what it is read for: it goes on from page to page. */
  readonly isList?: true;
}

/** A dashboard as it is put on paper. */
export interface DashboardPaper {
  readonly title: string;
  readonly firm: string;
  /** What stands below the title: what each is called, and what it is. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** What it is narrowed to, each in a line; nothing where it is whole. */
  readonly filter: readonly string[];
  readonly tiles: readonly PaperTile[];
  /** In place of tiles where there are none. */
  readonly empty: string | null;
  /** The title of a report where it goes on. */
  readonly continued: (title: string) => string;
  /** That question marks stand for letters which the font lacks. */
  readonly leftOut: string;
  readonly pageText: (page: number, pages: number) => string;
}

/** A dashboard with its reports in their order, of these results, in the words of a language. */
export function dashboardPaper(
  about: PaperAbout,
  reports: readonly TiledReport[],
  results: IndicatorResults,
  telling: Telling,
  filter: PaperFilter | null = null,
): DashboardPaper {
  const { t, format } = telling;
  const { dashboard, project, code, firm, cutOff, madeOn, maker } = about;
  const made = maker === null ? 'madeByItself' : 'madeBy';
  return {
    title: `${t(`reports:dashboard.${dashboard}`)} · ${project}`,
    firm,
    facts: [
      [t('reports:pdf.code'), code],
      [t('reports:pdf.cutOff'), format.date(cutOff)],
      [t('reports:pdf.made'), t(`reports:pdf.${made}`, { date: format.date(madeOn), name: maker ?? '' })],
    ],
    filter: filter?.texts.map(({ name, text }) => `${name}: ${text}`) ?? [],
    tiles: reports.map((id) => tileOf(id, results, telling, filter)),
    empty: reports.length === 0 ? t('reports:dashboard.empty') : null,
    continued: (title) => t('reports:pdf.continued', { title }),
    leftOut: t('reports:pdf.leftOut'),
    pageText: (page, pages) => t('reports:pdf.page', { page, pages }),
  };
}

function tileOf(
  id: TiledReport,
  results: IndicatorResults,
  telling: Telling,
  filter: PaperFilter | null,
): PaperTile {
  const { t } = telling;
  const source = INDICATOR_SOURCES[id] ?? t('indicators:own');
  const head = {
    title: [t(`indicators:${id}.title`), ...(filter ? extentOf(id, filter, t) : [])].join(' · '),
    explanation: `${t(`indicators:${id}.text`)} ${t('reports:tile.source', { source })}`,
  };
  const isNarrowed = filter !== null && id in filter.indicators;
  const filled = REPORTS.find((one) => one.id === id)?.fill(results);
  if (filled?.isEmpty && isNarrowed)
    return { ...head, pending: `${t('reports:filter.empty')}. ${t('reports:filter.emptyDetail')}` };
  if (!filled || filled.isEmpty)
    return { ...head, pending: `${t('reports:tile.pending')}. ${t('reports:tile.pendingDetail')}` };
  const table = paperTable(filled.table, rowsOf(id, filled), telling);
  return { ...head, pending: null, ...filled.draw(telling), table, ...(filled.isList && { isList: true }) };
}

const rowsOf = (id: TiledReport, { isList }: FilledReport): PaperRows =>
  isList ? 'whole' : DAY_BY_DAY.includes(id) ? 'evenlyApart' : 'first';
