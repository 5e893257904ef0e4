import { randomUUID } from 'node:crypto';
import { lastSession, noteLeave, noteVisit } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { type RunningAuth, startAuth } from '../testing/start-auth';
import { VISIT_BREAK_MS } from './previous-visit-end';

describeWithBacking('visits to a project', () => {
  let auth: RunningAuth;
  let visit: { userId: string; projectId: string };

  const stored = () => auth.database.collection('visits');
  const opens = (isStillThere = false) => auth.rpc.call(noteVisit, { ...visit, isStillThere });
  const leaves = () => auth.rpc.call(noteLeave, visit);
  const previousEnd = async () => (await auth.rpc.call(lastSession, visit)).previousVisitEnd;
  const seenAt = async () => ((await stored().findOne(visit))?.['seenAt'] as Date).toISOString();
  /** As if all that is known of the visit had been so long ago. */
  const later = (ms: number) =>
    stored().updateOne(visit, [
      {
        $set: {
          at: { $subtract: ['$at', ms] },
          seenAt: { $subtract: ['$seenAt', ms] },
          previousEnd: { $subtract: ['$previousEnd', ms] },
        },
      },
    ]);
  const LONG = VISIT_BREAK_MS + 60_000;
  const SHORT = VISIT_BREAK_MS - 60_000;

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());
  beforeEach(() => {
    visit = { userId: randomUUID(), projectId: randomUUID() };
  });

  it('have none before the first one, nor during it', async () => {
    expect(await auth.rpc.call(lastSession, visit)).toEqual({ lastSession: null, previousVisitEnd: null });
    await opens();
    expect(await previousEnd()).toBeNull();
    await leaves();
    await later(SHORT);
    await opens();
    expect(await previousEnd()).toBeNull();
  });

  it('begin anew after a break, and keep when the one before was left', async () => {
    await opens();
    await later(LONG);
    await leaves();
    await later(LONG);
    const left = await seenAt();
    await opens();
    expect(await previousEnd()).toBe(left);
    const { lastSession: opened } = await auth.rpc.call(lastSession, visit);
    expect(Date.now() - Date.parse(opened ?? '')).toBeLessThan(60_000);
  });

  it('go on when the page is reloaded, however long it was open', async () => {
    await opens();
    await later(LONG);
    const first = await seenAt();
    await opens();
    await leaves();
    await opens();
    await opens();
    expect(await previousEnd()).toBe(first);
  });

  it('go on in one more window while another is open', async () => {
    await opens();
    await later(LONG);
    await opens(true);
    expect(await previousEnd()).toBeNull();
  });

  it('are told apart before anybody has noted that the next one began', async () => {
    await opens();
    await later(LONG);
    const left = await seenAt();
    expect(await previousEnd()).toBe(left);
    await opens();
    expect(await previousEnd()).toBe(left);
  });

  it('of before their end was kept ended when the project was opened last', async () => {
    const at = new Date(Date.now() - LONG);
    await stored().insertOne({ ...visit, at });
    expect(await previousEnd()).toBe(at.toISOString());
    await opens();
    expect(await previousEnd()).toBe(at.toISOString());
  });

  it('are not made by leaving', async () => {
    await leaves();
    expect(await stored().findOne(visit)).toBeNull();
  });
});
