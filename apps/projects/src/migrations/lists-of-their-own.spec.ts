import { backingConfig, describeWithBacking } from '@plomada/testing';
import { type Connection, createConnection } from 'mongoose';
import { listsOfTheirOwn } from './lists-of-their-own';

describeWithBacking('lists that stood inside a business', () => {
  let connection: Connection;
  beforeEach(async () => {
    const { MONGO_URL, PLOMADA_PREFIX } = await backingConfig();
    connection = await createConnection(MONGO_URL, { dbName: PLOMADA_PREFIX }).asPromise();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const migrate = () => listsOfTheirOwn.run(connection.db!);
  const businesses = () => connection.collection<{ _id: string }>('businesses');
  const words = async () =>
    (await connection.collection('list_entries').find().sort({ list: 1, order: 1 }).toArray()).map(
      ({ businessId, list, name, nameKey, isActive }) => [businessId, list, name, nameKey, isActive],
    );
  const ready = { _id: 'b', name: 'Firma', status: 'ready' };
  const old = { ...ready, restrictionFamilies: ['Materiales', 'Mano de obra'], roles: ['Capataz'] };
  const entries = [
    ['b', 'restrictionFamilies', 'Materiales', 'materiales', true],
    ['b', 'restrictionFamilies', 'Mano de obra', 'mano de obra', true],
    ['b', 'roles', 'Capataz', 'capataz', true],
  ];

  it('become entries of their own, in their order, and leave it', async () => {
    await businesses().insertMany([old, { ...ready, _id: 'other' }]);
    expect(await migrate()).toBe(1);
    expect(await words()).toEqual(entries);
    expect(await businesses().find().toArray()).toEqual([ready, { ...ready, _id: 'other' }]);
  });

  it('are there once when it was cut off in the middle and begins again', async () => {
    await businesses().insertOne(old);
    await migrate();
    await businesses().updateOne({ _id: 'b' }, { $set: { roles: ['Capataz', 'Jornal'] } });
    expect(await migrate()).toBe(1);
    expect(await words()).toEqual([...entries, ['b', 'roles', 'Jornal', 'jornal', true]]);
    expect(await migrate()).toBe(0);
  });
});
