import type { PlanRow, RowField } from '@plomada/domain';
import { escapeHTML, type GanttStatic } from 'dhtmlx-gantt';
import { parseDate } from '../../../base/fields/parse-date';
import type { TaskField } from '../../../columns/task-columns';
import { planId } from '../chart/chart-ids';
import { isRowEditable } from '../grouping/group-ids';
import { CELL_FIELDS, type CellTexts, optionsHtml } from './cell-fields';
import type { CellEdit, CellProblem } from './cell-edits';
import { type CellKeyHandlers, followKeys } from './cell-keys';

export interface EditHandlers extends CellKeyHandlers {
  /** Why the plan does not take what was typed; null when it does. */
  problemOf(edit: CellEdit): CellProblem | null;
  onEdited(edit: CellEdit): void;
  cellTexts(): CellTexts & { header(column: string): string };
}

type Editors = GanttStatic['ext']['inlineEditors'];
interface EditorState {
  readonly id: string | number;
  readonly columnName: string;
}

/** Lets cells be edited in place. A saved edit never reaches the chart's own data: it comes back as the plan's answer. */
export function installEditors(chart: GanttStatic, handlers: EditHandlers): void {
  const elsewhere: Elsewhere = { element: null };
  for (const name of Object.keys(CELL_FIELDS) as TaskField[]) {
    chart.config.editor_types[name] = editorOf(chart, name, handlers, elsewhere);
  }
  const editors = chart.ext.inlineEditors;
  editors.attachEvent('onBeforeEditStart', (state: EditorState) => {
    const { row } = chart.getTask(state.id) as unknown as { row: PlanRow };
    // One that holds a refused value stays until it is mended or given up.
    return !editors.isVisible() && isRowEditable(row, state.columnName as RowField);
  });
  editors.attachEvent('onBeforeSave', ({ id, columnName, newValue }: EditorState & { newValue: unknown }) => {
    handlers.onEdited({ field: columnName, id: planId(id), value: newValue } as CellEdit);
    return false;
  });
  keepRefused(chart, editors, handlers.problemOf);
  keepFocus(chart, editors, elsewhere);
}

/** Where the focus went on the page out of a field that was left so. */
interface Elsewhere {
  element: Node | null;
}

/**
 * What the plan does not take stays in its cell with the reason below it, until it is mended or given up with Escape. Once
 * the focus is elsewhere on the page the cell is left, and the reason is told there; so it is where no other value would do.
 */
function keepRefused(chart: GanttStatic, editors: Editors, problemOf: EditHandlers['problemOf']): void {
  const save = editors.save.bind(editors);
  editors.save = () => {
    const edit = editors.isVisible() && editors.isChanged() ? openEdit(editors) : null;
    const problem = edit && problemOf(edit);
    if (!problem) return save();
    const { activeElement, body } = document;
    const isHere = activeElement === body || chart.$root.contains(activeElement);
    if (isHere && !problem.hasWayOut) {
      showProblem(editors, problem);
    } else {
      problem.tell();
      editors.hide();
    }
  };
}

const stateOf = (editors: Editors) =>
  editors.getState() as EditorState & { readonly placeholder: HTMLElement };

/** Replaces what the open field holds, as somebody does who types into it: it was selected. */
export function typeOver(chart: GanttStatic, typed: string): void {
  const editors = chart.ext.inlineEditors;
  if (typed && editors.isVisible()) inputIn(stateOf(editors).placeholder).value = typed;
}

const openEdit = (editors: Editors): CellEdit => {
  const { id, columnName } = stateOf(editors);
  return { field: columnName, id: planId(id), value: editors.getValue() as unknown } as CellEdit;
};

/**
 * Whoever types goes on typing, whatever is drawn meanwhile: the cell behind an open field never takes the focus. Nor does it take the
 * focus back from whoever left the field for the panel, until they are in the chart again, nor from the menu of a row.
 */
function keepFocus(chart: GanttStatic, editors: Editors, elsewhere: Elsewhere): void {
  const isAway = () => elsewhere.element !== null && elsewhere.element === document.activeElement;
  const hasMenu = () => document.querySelector('[role=menu]') !== null;
  chart.ext.keyboardNavigation.attachEvent(
    'onBeforeFocus',
    () => !editors.isVisible() && !isAway() && !hasMenu(),
  );
  chart.$root.addEventListener('pointerdown', () => (elsewhere.element = null), true);
  // A whole drawing takes the field out of the page for a moment, and with it the focus.
  const takeBack = () => {
    if (!editors.isVisible()) return;
    const { placeholder } = stateOf(editors);
    const { activeElement, body } = document;
    const isLost = activeElement === body || chart.$root.contains(activeElement);
    if (isLost && !placeholder.contains(activeElement)) inputIn(placeholder).focus();
  };
  chart.attachEvent('onGanttRender', takeBack);
  chart.attachEvent('onDataRender', takeBack);
}

/** Below the cell, or above it where there is no room, within the window. */
function showProblem(editors: Editors, { words, see }: CellProblem): void {
  const cell = stateOf(editors).placeholder;
  const input = inputIn(cell);
  hideProblem(cell);
  const note = document.createElement('div');
  note.className = 'plan-cell-problem';
  note.id = 'plan-cell-problem';
  note.setAttribute('role', 'alert');
  note.textContent = words;
  if (see) note.append(seeButton(editors, see));
  document.body.append(note);
  const { left, top, bottom } = input.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = note;
  note.style.left = `${Math.max(4, Math.min(left, window.innerWidth - offsetWidth - 4))}px`;
  note.style.top = `${bottom + offsetHeight > window.innerHeight ? top - offsetHeight : bottom}px`;
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', note.id);
  input.addEventListener('input', () => hideProblem(cell), { once: true });
  input.focus();
}

/** Gives the edit up and goes to what stands in its way. */
function seeButton(editors: Editors, { words, go }: NonNullable<CellProblem['see']>): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = words;
  // The field would be left by it, and the value refused once more.
  for (const press of ['pointerdown', 'mousedown', 'touchstart'])
    button.addEventListener(press, (event) => {
      event.stopPropagation();
      if (press === 'mousedown') event.preventDefault();
    });
  button.addEventListener('click', () => {
    editors.hide();
    go();
  });
  return button;
}

function hideProblem(cell: HTMLElement): void {
  document.getElementById('plan-cell-problem')?.remove();
  inputIn(cell).removeAttribute('aria-invalid');
}

const inputIn = (cell: HTMLElement): HTMLInputElement | HTMLSelectElement =>
  cell.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')!;

function editorOf(
  chart: GanttStatic,
  name: TaskField,
  { cellTexts: texts, ...keys }: Pick<EditHandlers, 'cellTexts' | keyof CellKeyHandlers>,
  elsewhere: Elsewhere,
) {
  const field = CELL_FIELDS[name];
  const rowOf = (id: string) => (chart.getTask(id) as unknown as { row: PlanRow }).row;
  return {
    show(id: string, column: { name: string }, _config: unknown, cell: HTMLElement) {
      const now = texts();
      const choices = now.choicesIn(column.name, rowOf(id));
      const label = escapeHTML(now.header(column.name));
      const html = field.html(`name="${column.name}" aria-label="${label}"`, now, choices);
      cell.innerHTML = `<div class="plan-field">${html}</div>`;
      attachPicker(chart, cell, texts);
      offerNames(cell, choices);
      followKeys(chart, cell, keys);
      leaveWithFocus(chart, cell, elsewhere);
    },
    // The library gives the cell, which its types do not say.
    hide: (...[cell]: HTMLElement[]) => hideProblem(cell!),
    set_value(_value: unknown, id: string, column: { name: string }, cell: HTMLElement) {
      inputIn(cell).value = texts().typedIn(column.name, rowOf(id));
    },
    get_value: (_id: string, _column: unknown, cell: HTMLElement) => field.read(inputIn(cell).value, texts()),
    is_changed: (_value: unknown, id: string, column: { name: string }, cell: HTMLElement) =>
      inputIn(cell).value !== texts().typedIn(column.name, rowOf(id)),
    is_valid: () => true,
    save() {},
    focus(cell: HTMLElement) {
      const input = inputIn(cell);
      input.focus();
      if (input instanceof HTMLInputElement) input.select();
    },
  };
}

/** Offers names for the one that is being typed, behind those that stand before it. */
function offerNames(cell: HTMLElement, choices: readonly string[]): void {
  const list = cell.querySelector('datalist');
  if (!list) return;
  const input = inputIn(cell);
  input.addEventListener('input', () => {
    const before = /^(?:.*[,;]\s*)?/.exec(input.value)![0];
    const named = before.split(/[,;]/).map((name) => name.trim());
    list.innerHTML = optionsHtml(
      choices.filter((name) => !named.includes(name)).map((name) => before + name),
    );
  });
}

/** The chart hears of a focus that goes elsewhere within it only: a cell is left for the rest of the page too. */
function leaveWithFocus(chart: GanttStatic, cell: HTMLElement, elsewhere: Elsewhere): void {
  cell.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !chart.$root.contains(relatedTarget)) {
      elsewhere.element = relatedTarget;
      setTimeout(() => chart.ext.inlineEditors.save());
    }
  });
}

/** The calendar beside a date: by its button, or Alt and the arrow down, as in the browser's own fields. */
function attachPicker(chart: GanttStatic, cell: HTMLElement, texts: EditHandlers['cellTexts']): void {
  const picker = cell.querySelector<HTMLInputElement>('.plan-picker');
  if (!picker) return;
  const input = inputIn(cell);
  const open = () => {
    picker.value = parseDate(input.value) ?? '';
    picker.showPicker();
  };
  const button = cell.querySelector<HTMLButtonElement>('.plan-pick')!;
  // The focus stays with the typed date: the cell would be left.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', open);
  cell.addEventListener('keydown', (event) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    open();
  });
  picker.addEventListener('change', () => {
    if (!picker.value) return;
    input.value = texts().date(picker.value);
    input.focus();
    chart.ext.inlineEditors.save();
  });
}
