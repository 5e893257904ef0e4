import type { Plan } from '@plomada/domain';
import { type Format, NOTHING } from '../format';
import type { Words } from '../words/words';

export type CellValue = string | number | boolean | null;

/** What a column holds: how it is aligned, put in order, filtered and written into a spreadsheet. Percents are 0..100. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'date' | 'instant' | 'choice';

/** Columns of figures stand at the right. */
export const isFigure = ({ kind }: { readonly kind: ColumnKind }): boolean =>
  kind === 'number' || kind === 'percent';

/** What there is to know of a column of a report, wherever its table is shown. */
export interface ReportColumn<Row> {
  readonly id: string;
  readonly kind: ColumnKind;
  /** Key of the head. */
  readonly label: string;
  /** In pixels of a screen. */
  readonly width: number;
  /** Its share of the room that is left. */
  readonly grows?: number;
  /** What is behind figures is named by the plan, where one is at hand. */
  readonly value: (row: Row, plan: Plan | null) => CellValue;
  /** The cell in words, where the kind does not say how it reads. */
  readonly text?: (row: Row, words: Words) => string;
  readonly labelOf?: (key: string, words: Words) => string;
}

/** A value as its kind reads. */
export function plainText(kind: ColumnKind, value: CellValue, format: Format): string {
  if (value === null || value === '') return NOTHING;
  if (kind === 'percent') return format.percentInColumn(Number(value));
  if (kind === 'number') return format.number(Number(value), 2);
  if (kind === 'date' || kind === 'instant') return format.date(String(value));
  return String(value);
}

/** A cell of a report's table in words. */
export const cellWords = <Row>({ kind, value, text }: ReportColumn<Row>, row: Row, words: Words): string =>
  text ? text(row, words) : plainText(kind, value(row, null), words.format);
