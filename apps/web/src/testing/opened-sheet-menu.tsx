import { addDays, type Plan, type Role, Table } from '@plomada/domain';
import { writeTable, type Cell } from '@plomada/interchange';
import { begin } from '@plomada/sync';
import { fireEvent, screen } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { business, project } from './examples';
import { ACTOR, PLAN } from './plan-page';
import { show } from './show';
import { todayOf } from '../plan/state/author';
import { planActions, planEvents } from '../plan/state/plan-actions';
import { selectPlan } from '../plan/state/plan-selectors';
import { submitAction } from '../plan/sending/submit-action';
import { SheetMenu } from '../features/sheet-import/sheet-menu';
import type { SheetKind } from '../features/sheet-import/sheet-kind';

export const ANA = {
  id: 'ana',
  userId: null,
  firstName: 'Ana',
  lastName: 'Rojas',
  email: 'ana@obra.cl',
  company: '',
  function: '',
  role: 'user' as const,
  isActive: true,
};
export const today = () => todayOf(PLAN);
/** One task in the open term, which begins today so that nothing is late. */
export const IN_TERM: Plan = {
  ...PLAN,
  settings: { ...PLAN.settings, startDate: today() },
  terms: Table.of(PLAN.terms.rows.map((term) => ({ ...term, startDate: today() }))),
  responsibles: Table.of([ANA]),
  tasks: Table.of(
    PLAN.tasks.rows.map((task) => ({
      ...task,
      start: today(),
      end: addDays(today(), 3),
      inTerm: true,
      responsibles: ['ana'],
    })),
  ),
};

function* deciding() {
  yield takeEvery(planActions.submit, submitAction);
}

export function showSheet(kind: SheetKind, { role = 'projectAdmin' as Role, plan = IN_TERM } = {}) {
  const { store } = show(<SheetMenu />, {
    path: `/?sheet=${kind}`,
    saga: deciding,
    actions: [
      planEvents.loaded({
        projectId: 'p1',
        summary: { ...project(), business: business({ restrictionFamilies: ['Materiales'] }) },
        actor: { ...ACTOR, roles: [role] },
        sync: begin(plan, 4),
      }),
    ],
  });
  return { store, planNow: () => selectPlan(store.getState())! };
}

/** A spreadsheet as somebody else's program would save it. */
export function sheetOf(head: readonly string[], lines: readonly (readonly Cell[])[]): File {
  const columns = head.map((title) => ({ head: title, holds: 'text' as const }));
  const bytes = writeTable({ name: 'Planilla', columns, lines });
  const file = new File([new Uint8Array(bytes)], 'mi planilla.xlsx');
  return Object.assign(file, { arrayBuffer: async () => new Uint8Array(bytes).buffer });
}
export const choose = async (...files: readonly File[]) =>
  fireEvent.change(await screen.findByLabelText('Archivo de la planilla'), { target: { files } });
export const confirm = () => screen.getByRole('button', { name: 'Importar filas' });

/** A text as a program that knows only tables would save it. */
export function csvOf(name: string, ...lines: readonly string[]): File {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}
