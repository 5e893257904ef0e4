import { backingConfig, buildApp, describeWithBacking, ServiceProcess } from '@plomada/testing';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { runCommand } from '../testing/run-command';
import { MIGRATIONS } from './migrations';

describeWithBacking('a backup that an older release made', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let connection: Connection;
  let folder: string;
  let service: ServiceProcess | undefined;
  beforeAll(async () => {
    buildApp('projects');
    config = await backingConfig();
    folder = mkdtempSync(join(tmpdir(), 'plomada-older-'));
    const dbName = `${config.PLOMADA_PREFIX}_projects`;
    connection = await createConnection(config.MONGO_URL, { dbName }).asPromise();
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await connection?.dropDatabase();
    await connection?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const backup = (name: string) => runCommand('backup', [join(folder, name)], config);
  const migrationsIn = (name: string) => {
    const { databases } = JSON.parse(readFileSync(join(folder, name, 'backup.json'), 'utf8'));
    return databases.find((one: { service: string }) => one.service === 'projects').migrations;
  };

  it('is restored, and migrated at the next start; a later one says what was done to it', async () => {
    const old = { _id: 'b', name: 'Firma', nameKey: 'firma', roles: ['Capataz'] };
    await connection.collection<{ _id: string }>('businesses').insertOne(old);
    expect(await backup('older')).toMatchObject({ code: 0 });
    expect(migrationsIn('older')).toEqual([]);
    await connection.dropDatabase();
    expect(await runCommand('restore', [join(folder, 'older')], config)).toMatchObject({ code: 0 });
    expect(await connection.collection('businesses').countDocuments({ roles: ['Capataz'] })).toBe(1);

    service = await ServiceProcess.start('projects', config);
    expect(await connection.collection('businesses').countDocuments({ roles: { $exists: true } })).toBe(0);
    expect(await connection.collection('list_entries').findOne()).toMatchObject({ name: 'Capataz' });
    expect(await backup('later')).toMatchObject({ code: 0 });
    expect(migrationsIn('later')).toEqual(MIGRATIONS.map(({ name, breaking }) => ({ name, breaking })));
  });
});
