import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { PlanSocket } from './api/plan-socket';
import { eventually } from './eventually';

interface Named {
  readonly id: string;
  readonly name: string;
}

const listed = async ({ api, user }: SignedIn, projectId: string): Promise<string | undefined> => {
  const { body } = await api.get(`/project/all/${user.id}`);
  const { businesses } = body as { businesses: Record<string, { projects: Named[] }> };
  const projects = Object.values(businesses).flatMap((business) => business.projects);
  return projects.find(({ id }) => id === projectId)?.name;
};
interface Opened {
  readonly summary: Named;
  readonly programs: Record<string, Named>;
  readonly progList: readonly string[];
  readonly actions: readonly { readonly id: string; readonly userFirstName: string }[];
  readonly reports: { readonly meetingReportsList: readonly string[] } | null;
}
const open = async ({ api, user }: SignedIn, projectId: string): Promise<Opened> => {
  const { body } = await api.get(`/project/${projectId}/full/${user.id}`);
  return body as Opened;
};
const opened = async (who: SignedIn, projectId: string): Promise<string> =>
  (await open(who, projectId)).summary.name;

it('calls a renamed project by its new name in the list and where it is opened, and by the old one after the undo', async () => {
  const admin = await logIn('admin');
  const { id } = await newProject(admin, 'Torre');
  const socket = await PlanSocket.joined(admin.token, id);
  const act = (type: string, payload: object, actionId?: string) =>
    socket.act(admin.token, id, { type, payload }, actionId);
  try {
    const rename = `rename-${id.slice(0, 8)}`;
    expect(await act('UPDATE_SETTINGS', { name: 'Torre Sur' }, rename)).toMatchObject({ status: 'OK' });
    await eventually(async () => (await listed(admin, id)) === 'Torre Sur');
    expect(await opened(admin, id)).toBe('Torre Sur');
    const { programs, progList, actions, reports } = await open(admin, id);
    expect(progList.map((one) => programs[one]?.name)).toEqual(['Torre Sur']);
    expect(actions).toMatchObject([{ id: rename, userFirstName: admin.user.firstName }]);
    expect(reports?.meetingReportsList).toContain('SCurve');
    expect(await act('UNDO', { actionId: rename })).toMatchObject({ status: 'OK' });
    await eventually(async () => (await listed(admin, id)) === 'Torre');
    expect(await opened(admin, id)).toBe('Torre');
  } finally {
    socket.close();
  }
});
