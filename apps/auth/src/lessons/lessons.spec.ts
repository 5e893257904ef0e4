import { randomUUID } from 'node:crypto';
import { lessonsOf, markLesson } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('the lessons that somebody has done', () => {
  let auth: RunningAuth;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  const mark = (userId: string, lesson: 'lookahead' | 'first-plan', done = true) =>
    auth.rpc.call(markLesson, { userId, lesson, done });

  it('are known on every device, each once and in the order of the lessons', async () => {
    const userId = randomUUID();
    expect(await auth.rpc.call(lessonsOf, { userId })).toEqual({ done: [] });
    await Promise.all([1, 2, 3].map(() => mark(userId, 'lookahead')));
    await mark(userId, 'first-plan');
    const { done } = await auth.rpc.call(lessonsOf, { userId });
    expect(done.map(({ lesson }) => lesson)).toEqual(['first-plan', 'lookahead']);
    expect(await auth.database.collection('lessons_done').countDocuments({ userId })).toBe(2);
  });

  it('keep the time at which they were done first', async () => {
    const userId = randomUUID();
    const { done: first } = await mark(userId, 'lookahead');
    expect((await mark(userId, 'lookahead')).done).toEqual(first);
  });

  it('can be marked as not done, and are nobody else’s', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await mark(one, 'lookahead');
    await mark(other, 'lookahead');
    expect(await mark(one, 'lookahead', false)).toEqual({ done: [] });
    expect((await auth.rpc.call(lessonsOf, { userId: other })).done).toHaveLength(1);
  });

  it('leave out what another version of the product has', async () => {
    const userId = randomUUID();
    await auth.database.collection('lessons_done').insertOne({ userId, lesson: 'gossip', at: new Date() });
    expect(await auth.rpc.call(lessonsOf, { userId })).toEqual({ done: [] });
  });
});
