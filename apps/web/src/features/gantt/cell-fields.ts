import { hundredths, type PlanRow, roundTo2 } from '@plomada/domain';
import { escapeHTML } from 'dhtmlx-gantt';
import { parseDate } from '../../base/fields/parse-date';
import { typedNumber } from '../../base/fields/typed-number';

/** What fields say besides their values, in the language that is shown. */
export interface FieldWords {
  date(civil: string): string;
  readonly datePattern: string;
  readonly pickDate: string;
  /** The predecessors of a row, as they are typed. */
  predecessorsOf(id: string): string;
}

/** How a kind of value is typed into a cell. */
interface CellField {
  /** HTML of the input, which comes first, and of what stands beside it. */
  html(attributes: string, words: FieldWords): string;
  shown(row: PlanRow, column: string, words: FieldWords): string;
  /** The value that the plan is asked to take. What is no such value at all is handed on too: the plan refuses it. */
  read(typed: string): unknown;
}

/** A figure that has to be there: NaN for none too. */
const figure = (typed: string): number => typedNumber(typed) ?? Number.NaN;

export const CELL_FIELDS: Readonly<Record<string, CellField>> = {
  planText: {
    html: (attributes) => `<input type="text" ${attributes}>`,
    shown: (row) => row.text,
    read: (typed) => typed.trim(),
  },
  // Typed in our order of day, month and year; the browser's own field is there for its calendar only.
  planDate: {
    html: (attributes, { datePattern, pickDate }) =>
      `<input inputmode="numeric" autocomplete="off" maxlength="10" placeholder="${escapeHTML(datePattern)}" ${attributes}>` +
      `<button type="button" class="plan-pick" tabindex="-1" aria-label="${escapeHTML(pickDate)}"></button>` +
      '<input type="date" class="plan-picker" tabindex="-1" aria-hidden="true">',
    shown: (row, _column, words) => words.date(row.firstDay),
    read: (typed) => parseDate(typed) ?? typed,
  },
  planDays: {
    html: (attributes) => `<input inputmode="numeric" autocomplete="off" ${attributes}>`,
    shown: (row) => String(row.duration),
    read: figure,
  },
  planLinks: {
    html: (attributes) => `<input type="text" autocomplete="off" ${attributes}>`,
    shown: (row, _column, words) => words.predecessorsOf(row.id),
    read: (typed) => typed.trim(),
  },
  planPercent: {
    html: (attributes) => `<input inputmode="numeric" autocomplete="off" ${attributes}>`,
    shown: (row, column) => {
      const share = column === 'commitment' ? row.commitment : row.progress;
      return share === null ? '' : String(hundredths(share));
    },
    read: (typed) => (typed.trim() === '' ? null : roundTo2(figure(typed.replace('%', '')) / 100)),
  },
};
