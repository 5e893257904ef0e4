import { backingConfig, describeWithBacking } from '@plomada/testing';
import { type Connection, createConnection } from 'mongoose';
import { minutesHaveADay } from './minutes-have-a-day';

describeWithBacking('minutes of before meetings were told apart by their day', () => {
  let connection: Connection;
  beforeEach(async () => {
    const { MONGO_URL, PLOMADA_PREFIX } = await backingConfig();
    connection = await createConnection(MONGO_URL, { dbName: PLOMADA_PREFIX }).asPromise();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const migrate = () => minutesHaveADay.run(connection.db!);
  const minutes = () => connection.collection('minutes');
  const indexes = async () => (await minutes().indexes()).map(({ name }) => name);
  const old = { projectId: 'p', number: 1, startedAt: '2026-03-06T23:30:00.000Z', version: 1 };

  it('get the one of UTC on which they began, and a term may have several', async () => {
    await minutes().createIndex({ projectId: 1, number: 1 }, { unique: true });
    await minutes().insertOne({ ...old });
    await minutes().insertOne({ ...old, number: 2, date: '2026-03-13' });
    expect(await migrate()).toBe(1);
    expect(
      await minutes()
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    ).toEqual([
      { ...old, date: '2026-03-06' },
      { ...old, number: 2, date: '2026-03-13' },
    ]);
    expect(await indexes()).toEqual(['_id_']);
  });

  it('are left as they are the second time, and where there are none', async () => {
    expect(await migrate()).toBe(0);
    await minutes().insertOne({ ...old });
    expect(await migrate()).toBe(1);
    expect(await migrate()).toBe(0);
  });
});
