import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { ANA, business, project } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { MembersSection, ProjectMembersSection } from './members-section';

const LUIS = { ...ANA, id: 'u-luis', email: 'luis@obra.cl', firstName: 'Luis', lastName: 'Pizarro' };
const OF_BUSINESS = 'GET /api/business/b1/members';
const INVITED = 'GET /api/business/b1/invitations';
const INVITE = 'POST /api/business/b1/invitations';
const member = (user: typeof ANA, ...roles: string[]) => ({ user, roles });
const invitation = (given: object = {}) => ({
  id: 'i1',
  email: 'nora@obra.cl',
  businessId: 'b1',
  projectId: null,
  roles: ['businessViewer'],
  lang: 'es',
  status: 'pending',
  invitedBy: 'Ana Rojas',
  createdAt: '2026-03-02T12:00:00Z',
  expiresAt: '2026-03-09T12:00:00Z',
  sentAt: '2026-03-02T12:00:01Z',
  ...given,
});

const people = [member(ANA, 'businessAdmin'), member(LUIS, 'businessMember')];
const answers = (given: Answers = {}): Answers => ({
  [OF_BUSINESS]: () => ({ body: { members: people } }),
  [INVITED]: () => ({ body: { invitations: [invitation()] } }),
  ...given,
});
const loaded = (given: Parameters<typeof business>[0] = {}) =>
  projectsActions.loaded({ b1: business(given) });
const section = (
  <>
    <MembersSection businessId="b1" />
    <Messages />
  </>
);
function open(given: Answers = {}) {
  const asked = serve(answers(given));
  return { asked, ...show(section, { actions: [loaded()] }) };
}
const line = async (text: string) => (await screen.findByText(text)).closest('li')!;
const choose = (list: HTMLElement, option: string) => {
  fireEvent.mouseDown(list);
  fireEvent.click(screen.getByRole('option', { name: option }));
};

describe('the members of a business', () => {
  beforeAll(() => startTestTranslations());

  it('are listed with their roles, beside who is invited', async () => {
    open();
    expect(await line('Luis Pizarro')).toHaveTextContent('luis@obra.cl');
    expect(screen.getByRole('combobox', { name: 'Rol de Luis Pizarro' })).toHaveTextContent('Miembro');
    expect(await line('nora@obra.cl')).toHaveTextContent('Lector de empresa');
    expect(await line('nora@obra.cl')).toHaveTextContent('Vence el 09/03/2026');
  });

  it('are not shown to whoever may not manage the business', () => {
    const asked = serve(answers());
    show(section, { actions: [loaded({ isAdmin: false })] });
    expect(screen.getByText('No tienes acceso a esta página')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('that cannot be loaded can be asked for again', async () => {
    let down = true;
    open({ [OF_BUSINESS]: () => (down ? { status: 503, body: {} } : { body: { members: people } }) });
    await screen.findByText('No pudimos cargar los miembros');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Luis Pizarro')).toBeVisible();
  });

  it('keep their last administrator: neither removed nor made less', async () => {
    open();
    await line('Luis Pizarro');
    expect(screen.getByRole('button', { name: 'Quitar a Ana Rojas' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Quitar a Luis Pizarro' })).toBeEnabled();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Rol de Ana Rojas' }));
    expect(screen.getByRole('option', { name: 'Miembro' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('get another role, and keep theirs when the server refuses', async () => {
    const SET = 'POST /api/business/b1/members/u-luis/role';
    let refused = true;
    const { asked } = open({
      [SET]: () =>
        refused
          ? { status: 409, body: { kind: 'conflict', code: 'LAST_ADMIN' } }
          : { body: member(LUIS, 'businessAdmin') },
    });
    await line('Luis Pizarro');
    const role = screen.getByRole('combobox', { name: 'Rol de Luis Pizarro' });
    choose(role, 'Administrador de empresa');
    expect(await screen.findByText('Debe quedar al menos un administrador')).toBeVisible();
    expect(role).toHaveTextContent('Miembro');
    refused = false;
    choose(role, 'Administrador de empresa');
    await waitFor(() => expect(role).toHaveTextContent('Administrador de empresa'));
    expect(asked.at(-1)).toEqual({ call: SET, body: { role: 'businessAdmin' } });
    // Somebody else is left to do it, but not Ana to herself.
    expect(screen.getByRole('button', { name: 'Quitar a Ana Rojas' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Quitar a Luis Pizarro' })).toBeEnabled();
  });

  it('of the platform are shown and left alone, but by the platform', async () => {
    const root = { ...LUIS, id: 'u-root', email: 'root@plomada.cl', firstName: 'Rita', isRoot: true };
    const listed = { ...member(root, 'businessAdmin'), twoFactor: true };
    const withRoot = { [OF_BUSINESS]: () => ({ body: { members: [...people, listed] } }) };
    open(withRoot);
    const own = within(await line('Rita Pizarro'));
    expect(own.getByText('Administrador de empresa')).toBeVisible();
    expect(own.queryByRole('combobox')).toBeNull();
    expect(own.queryByRole('button')).toBeNull();
    cleanup();
    serve(answers(withRoot));
    show(section, { actions: [loaded()], user: { ...ANA, id: 'u-super', isSuperAdmin: true } });
    expect(within(await line('Rita Pizarro')).getByRole('combobox')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quitar a Rita Pizarro' })).toBeEnabled();
  });

  it('are removed after a question only', async () => {
    const { asked } = open({ 'POST /api/business/b1/members/u-luis/remove': () => ({ body: {} }) });
    await line('Luis Pizarro');
    const calls = asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Quitar a Luis Pizarro' }));
    expect(asked).toHaveLength(calls);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.queryByText('luis@obra.cl')).toBeNull());
  });

  it('are invited by e-mail with a role; a refusal is said beside the form', async () => {
    let invited = false;
    const { asked } = open({
      [INVITED]: () => ({ body: { invitations: invited ? [invitation()] : [] } }),
      [INVITE]: (body) => {
        if ((body as { email: string }).email === ANA.email) {
          return { status: 409, body: { kind: 'conflict', code: 'ALREADY_MEMBER' } };
        }
        invited = true;
        return { body: invitation() };
      },
    });
    await screen.findByText('No hay invitaciones pendientes.');
    fireEvent.click(screen.getByRole('button', { name: 'Invitar' }));
    const dialog = within(screen.getByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: /Correo/ });
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    fireEvent.change(email, { target: { value: 'nora' } });
    send();
    expect(await dialog.findByText('Escribe un correo electrónico válido')).toBeVisible();
    fireEvent.change(email, { target: { value: ANA.email } });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Enviar invitación' })).toBeEnabled());
    send();
    expect(await dialog.findByText('Esta persona ya es miembro')).toBeVisible();
    fireEvent.change(email, { target: { value: 'nora@obra.cl' } });
    choose(dialog.getByRole('combobox', { name: 'Rol' }), 'Lector de empresa');
    send();
    expect(await line('nora@obra.cl')).toBeVisible();
    const sent = asked.filter(({ call }) => call === INVITE).at(-1)?.body;
    expect(sent).toEqual({ email: 'nora@obra.cl', role: 'businessViewer', lang: 'es' });
  });

  it('are invited again or not at all', async () => {
    let left = [invitation({ status: 'expired' })];
    const { asked } = open({
      [INVITED]: () => ({ body: { invitations: left } }),
      [`${INVITE}/i1/resend`]: () => {
        left = [invitation()];
        return { body: left[0] };
      },
      [`${INVITE}/i1/withdraw`]: () => {
        left = [];
        return { body: {} };
      },
    });
    expect(await line('nora@obra.cl')).toHaveTextContent('Venció el 09/03/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar a nora@obra.cl' }));
    expect(await screen.findByText(/^Vence el 09\/03\/2026 \d\d:\d\d:\d\d$/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retirar la de nora@obra.cl' }));
    expect(await screen.findByText('No hay invitaciones pendientes.')).toBeVisible();
    expect(asked.map(({ call }) => call)).toContain(`${INVITE}/i1/withdraw`);
  });
});

describe('the members of a project', () => {
  beforeAll(() => startTestTranslations());
  const SET = 'POST /api/project/p1/members/u-luis/roles';
  const projectAnswers: Answers = {
    'GET /api/project/p1/members': () => ({
      body: {
        members: [
          { ...member(ANA, 'projectAdmin'), lastSession: '2026-03-09T12:00:00Z' },
          { ...member(LUIS, 'responsible'), lastSession: null },
        ],
      },
    }),
    'GET /api/project/p1/invitations': () => ({ body: { invitations: [] } }),
    [SET]: () => ({ body: member(LUIS, 'facilitator', 'responsible') }),
  };

  it('say when they came last, and hold several roles, saved when the list is closed', async () => {
    const asked = serve(projectAnswers);
    show(<ProjectMembersSection projectId="p1" />, { actions: [loaded()] });
    expect(await line('Ana Rojas (tú)')).toHaveTextContent('Última visita: 09/03/2026');
    expect(await line('Luis Pizarro')).toHaveTextContent('Aún no ha entrado');
    const roles = screen.getByRole('combobox', { name: 'Roles de Luis Pizarro' });
    choose(roles, 'Facilitador');
    expect(asked.some(({ call }) => call === SET)).toBe(false);
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ call: SET, body: { roles: ['facilitator', 'responsible'] } }),
    );
  });

  it('stay as they are when all roles are taken away', async () => {
    const asked = serve(projectAnswers);
    show(<ProjectMembersSection projectId="p1" />, { actions: [loaded()] });
    await line('Luis Pizarro');
    choose(screen.getByRole('combobox', { name: 'Roles de Luis Pizarro' }), 'Responsable');
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(asked.some(({ call }) => call === SET)).toBe(false);
  });

  it('are not shown to a viewer', () => {
    serve(projectAnswers);
    const viewed = [project({ imAdmin: false, isViewer: true })];
    show(<ProjectMembersSection projectId="p1" />, {
      actions: [loaded({ isAdmin: false, projects: viewed })],
    });
    expect(screen.getByText('No tienes acceso a esta página')).toBeVisible();
  });

  it('lose the second step of their login by an administrator, who is asked before', async () => {
    const { asked } = open({
      [OF_BUSINESS]: () => ({
        body: { members: [people[0], { ...people[1], twoFactor: true }] },
      }),
      'POST /api/business/b1/members/u-luis/reset_two_factor': () => ({ body: {} }),
    });
    const name = 'Quitar la verificación en dos pasos de Luis Pizarro';
    fireEvent.click(within(await line('Luis Pizarro')).getByRole('button', { name }));
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar la verificación' }));
    expect(await screen.findByText('Luis Pizarro ya no usa la verificación en dos pasos')).toBeVisible();
    expect(asked.at(-1)?.call).toBe('POST /api/business/b1/members/u-luis/reset_two_factor');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are unlinked from who they are at the provider by an administrator, who is asked before', async () => {
    const { asked } = open({
      [OF_BUSINESS]: () => ({ body: { members: [people[0], { ...people[1], signOn: true }] } }),
      'POST /api/business/b1/members/u-luis/forget_sign_on': () => ({ body: {} }),
    });
    const name = 'Separar a Luis Pizarro de su identidad en el proveedor';
    fireEvent.click(within(await line('Luis Pizarro')).getByRole('button', { name }));
    fireEvent.click(await screen.findByRole('button', { name: 'Separar' }));
    expect(await screen.findByText(/Luis Pizarro se unirá de nuevo/)).toBeVisible();
    expect(asked.at(-1)?.call).toBe('POST /api/business/b1/members/u-luis/forget_sign_on');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
