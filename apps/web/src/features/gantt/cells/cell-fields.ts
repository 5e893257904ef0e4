import { type ConstraintType, type PlanRow, roundTo2 } from '@plomada/domain';
import { escapeHTML } from 'dhtmlx-gantt';
import { parseFinishedDate } from '../../../base/fields/parse-date';
import { typedDays } from '../../../base/fields/typed-days';
import { typedNumber } from '../../../base/fields/typed-number';
import type { TaskField } from '../../../columns/task-columns';

/** What fields say besides their values, in the language that is shown. */
export interface FieldWords {
  date(civil: string): string;
  readonly datePattern: string;
  readonly pickDate: string;
  /** The plan's day, now. */
  today(): string;
  /** Working days of the plan's week. */
  readonly daysAWeek: number;
  /** The kind of date constraint that is called so, or begins so as no other does; null for none. */
  constraintCalled(words: string): ConstraintType | null;
}

/** The same of the cells of rows, as their plan stands. */
export interface CellTexts extends FieldWords {
  /** What stands in the field of a cell at first. */
  typedIn(column: string, row: PlanRow): string;
  /** What there is to choose from in a cell. */
  choicesIn(column: string, row: PlanRow): readonly string[];
}

/** How a kind of value is typed into a cell. */
interface CellField {
  /** HTML of the input, which comes first, and of what stands beside it. */
  html(attributes: string, words: FieldWords, choices: readonly string[]): string;
  /** The value that the plan is asked to take. What is no such value at all is handed on too: the plan refuses it. */
  read(typed: string, words: FieldWords): unknown;
}

/** A figure that has to be there: NaN for none too. */
const figure = (typed: string): number => typedNumber(typed) ?? Number.NaN;
const percent = (typed: string): number | null => typedNumber(typed.replace(/[%\s]/g, ''));
const trimmed = (typed: string): string => typed.trim();

const plainInput = (attributes: string): string => `<input type="text" autocomplete="off" ${attributes}>`;
const figureInput = (attributes: string): string =>
  `<input inputmode="numeric" autocomplete="off" ${attributes}>`;
const amountInput = (attributes: string): string =>
  `<input inputmode="decimal" autocomplete="off" ${attributes}>`;
export const optionsHtml = (choices: readonly string[]): string =>
  choices.map((words) => `<option value="${escapeHTML(words)}">${escapeHTML(words)}</option>`).join('');

export const CELL_FIELDS: Readonly<Record<TaskField, CellField>> = {
  planText: { html: plainInput, read: trimmed },
  // Typed in our order of day, month and year; the browser's own field is there for its calendar only.
  planDate: {
    html: (attributes, { datePattern, pickDate }) =>
      `<input inputmode="numeric" autocomplete="off" maxlength="10" placeholder="${escapeHTML(datePattern)}" ${attributes}>` +
      `<button type="button" class="plan-pick" tabindex="-1" aria-label="${escapeHTML(pickDate)}"></button>` +
      '<input type="date" class="plan-picker" tabindex="-1" aria-hidden="true">',
    read: (typed, { today }) => parseFinishedDate(typed, today()) ?? typed.trim(),
  },
  planDays: {
    html: figureInput,
    read: (typed, { daysAWeek }) => typedDays(typed, daysAWeek) ?? figure(typed),
  },
  planLinks: { html: plainInput, read: trimmed },
  planPercent: {
    html: figureInput,
    read: (typed) => {
      const value = percent(typed);
      return value === null ? null : roundTo2(value / 100);
    },
  },
  planWeight: { html: figureInput, read: percent },
  planAmount: { html: amountInput, read: typedNumber },
  // The browser lists whose names go on as they are typed; several stand one after the other.
  planPeople: {
    html: (attributes, _words, choices) =>
      `<input type="text" autocomplete="off" list="plan-people" ${attributes}>` +
      `<datalist id="plan-people">${optionsHtml(choices)}</datalist>`,
    read: trimmed,
  },
  planChoice: {
    html: (attributes, _words, choices) => `<select ${attributes}>${optionsHtml(choices)}</select>`,
    read: (typed, { constraintCalled }) => constraintCalled(typed) ?? typed,
  },
};
