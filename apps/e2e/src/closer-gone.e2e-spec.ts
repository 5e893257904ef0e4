import { sessionOf } from './api/api';
import { newProject } from './api/new-project';
import { PlanSocket } from './api/plan-socket';
import { eventually } from './eventually';

/** A close goes on for a minute after the last sign of life of its page; every five seconds it is looked at. */
const LAPSES_WITHIN_MS = 75_000;

/** What somebody has heard of closes, oldest first. */
const heardOf = ({ relayed }: PlanSocket): readonly string[] =>
  relayed.flatMap((message) => ('announcement' in message ? message.announcement.type : []));

it('calls a close off a minute after its page is gone, although its author has the project open elsewhere', async () => {
  const admin = await sessionOf('admin');
  const facilitator = await sessionOf('facilitadora');
  const { id } = await newProject(admin, 'Quien cerraba se fue', [facilitator]);
  const [closer, elsewhere] = [
    await PlanSocket.joined(admin.token, id),
    await PlanSocket.joined(admin.token, id),
  ];
  const other = await PlanSocket.joined(facilitator.token, id);
  const start = (socket: PlanSocket, { token }: { readonly token: string }) =>
    socket.act(token, id, { type: 'CLOSE_TERM_START', payload: {} });
  expect(await start(closer, admin)).toMatchObject({ status: 'OK' });
  expect(await start(other, facilitator)).toMatchObject({ failure: { code: 'CLOSE_RUNNING' } });

  // As a browser that ends: nothing more is said, and its author opens the project again in another one.
  closer.close();
  const again = await PlanSocket.joined(admin.token, id);
  await eventually(() => heardOf(other).includes('CLOSE_TERM_CANCELED'), LAPSES_WITHIN_MS);
  expect(heardOf(other)).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_CANCELED']);
  expect(await start(other, facilitator)).toMatchObject({ status: 'OK' });
  for (const socket of [elsewhere, again, other]) socket.close();
});
