import { FIRST_DAY, LAST_DAY, type Plan, dayNumber, responsibleLabel } from '@plomada/domain';
import { serialOf } from '../tables/cell-values';
import type { CellCheck, WorkbookSheet } from './workbook';

/** The sheet that is filled in, in both templates. */
export const FORM_SHEET = 'Planilla';
/** The messages of cells, which the product fixes (planning core, section 8). */
export const CHOOSE_MESSAGE = 'Por favor seleccione un valor de la lista';
export const DATE_MESSAGE = 'Por favor ingrese una fecha válida';
export const PERCENT_MESSAGE = 'Por favor ingrese un valor entre 0 y 100';

/** A protected sheet with the values of a drop-down list in its first column. */
export function listSheet(
  name: string,
  head: readonly string[],
  lines: WorkbookSheet['lines'],
): WorkbookSheet {
  return { name, head, lines, isProtected: true };
}

/** The people that can be chosen. */
export function peopleSheet(plan: Plan): WorkbookSheet {
  const people = plan.responsibles.rows.filter(({ isActive }) => isActive);
  const lines = people.map((one) => [responsibleLabel(plan, one), one.email, one.id]);
  return listSheet('Responsables', ['Responsable', 'Correo', 'id'], lines);
}

/** Lets only what a list's sheet holds into a column. */
export function fromList(column: number, to: number, list: WorkbookSheet): CellCheck {
  const last = Math.max(2, list.lines.length + 1);
  const source = `${list.name}!$A$2:$A$${last}`;
  return { column, to, accepts: { kind: 'list', source }, message: CHOOSE_MESSAGE };
}

export function aDate(column: number, to: number): CellCheck {
  const min = serialOf(dayNumber(FIRST_DAY));
  const max = serialOf(dayNumber(LAST_DAY));
  return { column, to, accepts: { kind: 'date', min, max }, message: DATE_MESSAGE };
}

export function aPercent(column: number, to: number): CellCheck {
  return { column, to, accepts: { kind: 'decimal', min: 0, max: 100 }, message: PERCENT_MESSAGE };
}
