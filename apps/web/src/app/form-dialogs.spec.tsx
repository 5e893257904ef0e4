import { screen, waitFor } from '@testing-library/react';
import { fromDocument, Table, newTask } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { AssignDialog } from '../features/responsibles/assign-dialog';
import { LinkDialog } from '../features/gantt/links/link-dialog';
import { InviteDialog } from '../features/members/invite-dialog';
import { RemoveDialog } from '../features/members/remove-dialog';
import { planEvents } from '../plan/state/plan-actions';
import { UploadDialog } from '../features/profile/upload-dialog';
import { PersonForm } from '../features/responsibles/person-form';
import { NO_ACCOUNTS } from '../features/responsibles/person-row';
import { SheetDialog as PeopleSheet } from '../features/responsibles/sheet/sheet-dialog';
import { ConfirmRollback } from '../features/rollback/confirm-rollback';
import { NewBaseline } from '../features/settings/baselines/new-baseline';
import { SheetDialog } from '../features/sheet-import/sheet-dialog';
import { CauseDialog } from '../features/term/cause-dialog';
import { SharedCauseDialog } from '../features/term/shared-cause-dialog';
import { DeleteDialog } from '../features/containers/delete-dialog';
import { fullProject } from '../testing/plan-page';
import { serve } from '../testing/server';
import { SESSION } from '../testing/examples';
import { show } from '../testing/show';
import { startTestTranslations } from '../testing/translations';

const full = fullProject();
const { seq, summary } = full;
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const plan = { ...fromDocument(full.plan), tasks: Table.of([task]) };
const actor = { userId: SESSION.user.id, name: 'Ana Rojas', roles: ['projectAdmin'] as const };
const loaded = planEvents.loaded({ projectId: 'p1', summary, actor, sync: begin(plan, seq) });

const close = jest.fn();
const link = { id: 'l1', source: 't1', target: 't2', type: '0', lag: 0 } as const;
const person = {
  ...{ id: 'r1', userId: null, firstName: 'Luis', lastName: 'Soto', email: 'luis@obra.cl' },
  ...{ company: '', function: '', isActive: true, role: 'user' as const },
};
const snapshot = {
  ...{ snapshotId: 's1', termId: 'term-1', number: 1, startDate: '2026-03-02', seq: 1 },
  ...{ createdAt: '2026-03-09T12:00:00.000Z', author: { userId: 'ana', name: 'Ana Rojas' } },
};
const container = { id: 'c1', name: 'Etapa norte' };

/** Each with the role and the name of what is to have the focus, and with the button that Enter presses. */
const FORMS: readonly (readonly [
  what: string,
  dialog: ReactElement,
  role: string,
  name: RegExp,
  main: RegExp,
])[] = [
  [
    'responsibles of tasks',
    <AssignDialog responsibles={[person]} tasks={1} present={[]} onAssign={close} onClose={close} />,
    ...(['checkbox', /Luis Soto/, /Asignar/] as const),
  ],
  [
    'a link',
    <LinkDialog plan={plan} link={link} editable onClose={close} />,
    ...(['combobox', /Tipo/, /Guardar/] as const),
  ],
  ['a cause', <CauseDialog taskId="t1" onClose={close} />, 'combobox', /Tipo de causa/, /Guardar causa/],
  [
    'a cause of several',
    <SharedCauseDialog plan={plan} taskIds={['t1']} onClose={close} />,
    ...(['combobox', /Tipo de causa/, /Guardar causa/] as const),
  ],
  [
    'an invitation',
    <InviteDialog scope={{ kind: 'project', id: 'p1' }} onClose={close} onSent={close} />,
    ...(['textbox', /Correo/, /Enviar|Invitar/] as const),
  ],
  [
    'a person',
    <PersonForm person={null} plan={plan} accounts={NO_ACCOUNTS} onClose={close} />,
    ...(['textbox', /Nombre/, /Agregar/] as const),
  ],
  [
    'people from a sheet',
    <PeopleSheet plan={plan} accounts={NO_ACCOUNTS} onClose={close} />,
    ...(['button', /Elegir/, /Agregar/] as const),
  ],
  [
    'a rollback',
    <ConfirmRollback snapshot={snapshot as never} disabled={false} onConfirmed={close} onClose={close} />,
    ...(['textbox', /Nombre/, /Volver/] as const),
  ],
  ['a baseline', <NewBaseline plan={plan} onClose={close} />, 'textbox', /Nombre/, /Crear|Guardar|Tomar/],
  [
    'a sheet of the short term',
    <SheetDialog kind="shortTerm" onClose={close} />,
    ...(['button', /Descargar planilla/, /./] as const),
  ],
  [
    'a picture',
    <UploadDialog file={new File([''], 'yo.png')} busy={false} onClose={close} onConfirm={close} />,
    ...(['button', /Usar/, /Usar/] as const),
  ],
  [
    'a container that goes',
    <DeleteDialog container={container as never} onDone={close} onClose={close} />,
    ...(['textbox', /Nombre/, /Eliminar/] as const),
  ],
];

beforeAll(() => startTestTranslations());
beforeEach(() => {
  serve({});
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

it.each(FORMS)(
  'the dialog of %s has the focus on its first field, and Enter presses its main button',
  async (_, dialog, role, name, main) => {
    show(dialog, { actions: [loaded] });
    await screen.findByRole('dialog');
    const focused = () => document.activeElement as HTMLElement;
    await waitFor(() => expect(focused().closest('form')).not.toBeNull());
    const roles = role.split('|');
    const found = roles.flatMap((one) => screen.queryAllByRole(one, { name }));
    expect(found).toContain(focused());
    expect(focused().closest('form')!.querySelector('[type=submit]')).toHaveAccessibleName(main);
  },
);

it('what takes something away has the focus on the way back', () => {
  show(<RemoveDialog kind="project" name="Luis" onClose={close} onConfirm={close} />);
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

const SOURCE = join(__dirname, '..');
const FIELDS = /material\/(TextField|Checkbox|Radio|RadioGroup|Autocomplete|Switch|Select)'|<form\b|<input\b/;
const screens = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
  .map((file) => ({ file, source: readFileSync(join(SOURCE, file), 'utf8') }));
const filesWith = (...parts: readonly RegExp[]) =>
  screens.filter(({ source }) => parts.every((part) => part.test(source))).map(({ file }) => file);

it('every dialog has the one frame', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(filesWith(/material\/Dialog'/, /<Dialog\b/)).toEqual(['base/dialogs/dialog-frame.tsx']);
});

it('no dialog has fields of its own outside of the form that all of them share', () => {
  expect(filesWith(/<(PlainDialog|DialogFrame)\b/, FIELDS)).toEqual(['base/dialogs/form-dialog.tsx']);
});
