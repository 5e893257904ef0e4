import { indicatorOf, type Indicator, type IndicatorResults, type ReportId } from '@plomada/contracts';
import type { Permission, Plan } from '@plomada/domain';
import type { DrawnChart } from '../charts/drawn-chart';
import type { ReportColumn } from '../columns/report-column';
import { NOTHING } from '../format';
import type { Words } from '../words/words';

/** One figure, and what it is made of. */
export interface Figure {
  /** What the figure is of: a term, today. */
  readonly scope: string;
  readonly value: string;
  readonly made: string;
  readonly more: string | null;
}

/** What a report shows: a figure, a chart, or both. */
export interface Drawing {
  readonly figure?: Figure;
  /** Below the figure: what each is called, and what it is. */
  readonly details?: readonly (readonly [name: string, text: string])[];
  readonly chart?: DrawnChart;
}

/** What a drawing is put in words with, and the day that it is looked at. */
export interface Telling extends Words {
  readonly today: string;
}

/** A table of a report: its columns, and its rows made of what was calculated. */
export interface ReportRows<Value, Row> {
  readonly columns: readonly ReportColumn<Row>[];
  /** What stands behind another report already is taken from its results. */
  readonly rowsOf: (value: Value, results: IndicatorResults) => readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Rows that paper shows before others, where it has no room for each day. */
  readonly tellsMost?: (row: Row) => boolean;
}

/** A point of a chart. */
export interface ChosenPoint {
  /** Which of its series' points it is, the first is 0. */
  readonly place: number;
  /** What stands below it on the axis; '' on an axis of days. */
  readonly category: string;
  /** What its series is called. */
  readonly series: string;
}

/** How rows read in some of their columns, by the columns' ids. */
export type Readings = Readonly<Record<string, string>>;

/** Rows, or where there are none the key of why. */
export type RowsOfPoint<Row> = readonly Row[] | string;

/** A point whose rows are asked for, and what they are made of. */
export interface AskedPoint {
  readonly point: ChosenPoint;
  readonly results: IndicatorResults;
  /** Null where none is at hand. */
  readonly plan: Plan | null;
  readonly words: Words;
}

/** What figures are made of. */
interface RowsBehind<Value, Row> extends ReportRows<Value, Row> {
  /** How the rows behind a point of the chart read; all of them are where nothing is said. */
  readonly at: (value: Value, point: ChosenPoint, words: Words) => Readings;
  /** Those of a point, where they are not among the rows of the whole report. */
  readonly ofPoint?: (value: Value, asked: AskedPoint) => RowsOfPoint<Row>;
}

/** A report of the catalogue: all that tiles, dashboards, exports and PDFs need to know of it. */
interface ReportDefinition<Id extends ReportId, Row, Behind> {
  readonly id: Id;
  readonly permission: Permission;
  /** Its chart, or its figure; nothing where there is none. */
  readonly draw: (value: Indicator<Id>, telling: Telling) => Drawing;
  /** It has no chart: there is no picture of it to take away. */
  readonly isFigure?: true;
  /** It is a list: its table is what is shown of it first. */
  readonly isList?: true;
  /** Whether there is nothing to show yet. */
  readonly isEmpty: (value: Indicator<Id>) => boolean;
  /** What the chart shows, in figures. */
  readonly table: ReportRows<Indicator<Id>, Row>;
  /** What the figures are made of. */
  readonly behind?: RowsBehind<Indicator<Id>, Behind>;
}

/** A table of which it is not asked what its rows are. */
export interface TableSource {
  readonly columns: readonly ReportColumn<object>[];
  readonly rows: readonly object[];
  readonly idOf: (row: object) => string;
  readonly tellsMost?: (row: object) => boolean;
}

/** The rows behind a report, and which of them, or which others, stand behind a point of its chart. */
export interface SourceBehind extends TableSource {
  readonly at: (point: ChosenPoint, words: Words) => Readings;
  readonly ofPoint?: (asked: Omit<AskedPoint, 'results'>) => RowsOfPoint<object>;
}

/** A report with what was calculated for it. */
export interface FilledReport {
  readonly draw: (telling: Telling) => Drawing;
  /** It has a chart that can be taken away as a picture. */
  readonly hasPicture: boolean;
  readonly isEmpty: boolean;
  /** Its table is what is shown of it first. */
  readonly isList?: true;
  readonly table: TableSource;
  readonly behind: SourceBehind | null;
}

/** A report as dashboards see it, whatever its figures are. */
export interface Report extends Pick<ReportDefinition<ReportId, never, never>, 'id' | 'permission'> {
  /** The report of these results; null where they lack it, or an older version calculated it otherwise. */
  readonly fill: (results: IndicatorResults) => FilledReport | null;
}

/** Makes a report of its definition, in which everything has the type of what the domain calculates. */
export function defineReport<Id extends ReportId, Row extends object, Behind extends object = never>(
  definition: ReportDefinition<Id, Row, Behind>,
): Report {
  const { id, permission, draw, isFigure = false, isList, isEmpty, table, behind } = definition;
  return {
    id,
    permission,
    fill: (results) => {
      const value = indicatorOf(results, id);
      if (value === null) return null;
      return {
        draw: (telling) => withPending(draw(value, telling), telling),
        hasPicture: !isFigure,
        isEmpty: isEmpty(value),
        ...(isList && { isList }),
        table: sourceOf(table, value, results),
        behind: behind ? sourceBehind(behind, value, results) : null,
      };
    },
  };
}

/** A figure that there is none of yet is pending: a dash would say nothing, and a zero something that nobody measured. */
function withPending({ figure, details, ...drawing }: Drawing, { t }: Telling): Drawing {
  const said = (text: string) => (text === NOTHING ? t('reports:tile.pending') : text);
  return {
    ...drawing,
    ...(figure && { figure: { ...figure, value: said(figure.value) } }),
    ...(details && { details: details.map(([name, text]) => [name, said(text)] as const) }),
  };
}

function sourceBehind<Value, Row extends object>(
  behind: RowsBehind<Value, Row>,
  value: Value,
  results: IndicatorResults,
): SourceBehind {
  const { at, ofPoint } = behind;
  return {
    ...sourceOf(behind, value, results),
    at: (point, words) => at(value, point, words),
    ...(ofPoint && { ofPoint: (asked) => ofPoint(value, { ...asked, results }) }),
  };
}

/** A table of a value. Columns and rows were made for each other; nobody else puts others into them. */
export const sourceOf = <Value, Row extends object>(
  { columns, rowsOf, idOf, tellsMost }: ReportRows<Value, Row>,
  value: Value,
  results: IndicatorResults = {},
): TableSource => ({ columns, rows: rowsOf(value, results), idOf, tellsMost }) as unknown as TableSource;
