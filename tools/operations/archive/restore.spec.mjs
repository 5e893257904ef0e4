import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CONTENTS, readingOrder, upToHead } from './backup.mjs';
import { digestOfFile } from './file-digest.mjs';
import { FORMAT } from './format.mjs';
import { SERVICES } from './collections.mjs';
import { checkBackup, restore } from './restore.mjs';
import { writeArchive } from './write-archive.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plomada-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const OF = { kind: 'backup', product: '4.15.4', at: '2026-03-02T12:00:00.000Z' };

it('a backup reads what was archived of a log after the log, in which entries may do without it meanwhile', () => {
  const names = ['snapshots', 'archived_changes', 'log', 'checkpoints'];
  assert.deepEqual(readingOrder(names), ['checkpoints', 'log', 'snapshots', 'archived_changes']);
});

it('a backup reads first what was migrated: what is migrated meanwhile is migrated again once it is restored', () => {
  const names = ['businesses', 'archived_changes', 'migrations'];
  assert.deepEqual(readingOrder(names), ['migrations', 'businesses', 'archived_changes']);
});

it('a backup has nothing of a plan that is later than the last entry of its log there', () => {
  const heads = new Map([['p', 199]]);
  const of = (name, seq, projectId = 'p') => upToHead(heads, name, { projectId, seq })?.seq ?? null;
  for (const name of ['log', 'checkpoints', 'snapshots'])
    assert.deepEqual([of(name, 199), of(name, 200)], [199, null], name);
  assert.deepEqual([of('checkpoints', 0, 'new'), of('checkpoints', 100, 'new')], [0, null]);
  assert.deepEqual([of('plans', 150), Number(of('plans', 200))], [150, 199]);
  assert.deepEqual(upToHead(heads, 'scenarios', { projectId: 'p' }), { projectId: 'p' });
});

describe('a backup', () => {
  const whole = join(folder, 'whole');
  before(async () => {
    mkdirSync(whole);
    const databases = [];
    for (const service of SERVICES) databases.push(await fileOf(whole, service, [['log', { seq: 1 }]]));
    write(whole, { format: FORMAT, version: 1, ...OF, edited: 0, databases });
  });

  async function fileOf(place, service, documents) {
    const file = `${service}.ndjson.gz`;
    rmSync(join(place, file), { force: true });
    const { counts } = await writeArchive(join(place, file), documents, async () => ({ ...OF, service }));
    return { service, file, counts, sha256: await digestOfFile(join(place, file)) };
  }
  const write = (place, contents) => writeFileSync(join(place, CONTENTS), JSON.stringify(contents));
  const contentsOf = (place) => JSON.parse(readFileSync(join(place, CONTENTS), 'utf8'));
  /** A copy of the whole one, changed. */
  async function spoilt(change) {
    const place = mkdtempSync(join(folder, 'spoilt-'));
    cpSync(whole, place, { recursive: true });
    const contents = contentsOf(place);
    await change(contents, place);
    write(place, contents);
    return place;
  }
  /** The same, where the first database has other documents and everything fits together. */
  const forged = (...documents) =>
    spoilt(async ({ databases }, place) => {
      databases[0] = await fileOf(place, databases[0].service, documents);
    });

  it('is one when all of its files are there as they were written', async () => {
    const { backup, seals } = await checkBackup(whole);
    assert.equal(backup.databases.length, SERVICES.length);
    assert.equal(seals.size, SERVICES.length);
  });

  it('is refused when a file is missing or another, or when it was not written to its end', async () => {
    const missing = await spoilt(({ databases }, place) => rmSync(join(place, databases[0].file)));
    await assert.rejects(checkBackup(missing), /is missing/);
    const changed = await spoilt(({ databases }, place) =>
      writeFileSync(join(place, databases[0].file), 'x'),
    );
    await assert.rejects(checkBackup(changed), /its digest is another one/);
    const exchanged = await spoilt(({ databases: [a, b] }, place) => {
      cpSync(join(place, b.file), join(place, a.file));
      a.sha256 = b.sha256;
    });
    await assert.rejects(checkBackup(exchanged), /The file is damaged/);
    await assert.rejects(checkBackup(mkdtempSync(join(folder, 'empty-'))), /is no backup/);
    await assert.rejects(checkBackup(await spoilt((contents) => (contents.version = 2))), /newer version/);
  });

  describe('whose databases a newer release has migrated', () => {
    const migrated = (migrations) => spoilt(({ databases: [one] }) => (one.migrations = migrations));
    const [service] = SERVICES;
    const known = { [service]: [{ name: 'known' }] };
    const database = {
      databaseName: 'full',
      listCollections: () => ({ toArray: async () => [{ name: 'log' }] }),
    };
    const client = { db: () => ({ ...database, collection: () => ({ findOne: async () => ({}) }) }) };
    const restored = async (place) => restore({ client, prefix: 't', migrations: known }, place);

    it('is refused where this release cannot work with them, before a database is looked at', async () => {
      const place = await migrated([
        { name: 'known', breaking: true },
        { name: 'newer', breaking: true },
      ]);
      await assert.rejects(restored(place), {
        message: `The backup is of a newer release, with which this one cannot work (${service}: newer): install that release first.`,
      });
    });

    it('is taken where it can, and where all of them are known', async () => {
      for (const one of [
        { name: 'newer', breaking: false },
        { name: 'known', breaking: true },
      ])
        await assert.rejects(restored(await migrated([one])), /The database full is not empty/);
      await assert.rejects(restored(whole), /The database full is not empty/);
    });
  });

  it('leads out of neither its folder nor the databases of the product', async () => {
    const led = [
      ({ databases: [one] }) => (one.file = '../whole/auth.ndjson.gz'),
      ({ databases: [one] }) => (one.service = 'admin'),
      ({ databases }) => (databases[1] = databases[0]),
      ({ databases: [one] }) => (one.counts = { 'system.users': 1 }),
      ({ databases: [one] }) => (one.counts = { a$b: 1 }),
    ];
    for (const change of led)
      await assert.rejects(checkBackup(await spoilt(change)), /is damaged/, String(change));
    await assert.rejects(checkBackup(await forged(['system.users', { user: 'x' }])), /is damaged/);
    await assert.rejects(checkBackup(await forged(['log', { x: { $where: '1' } }])), /is damaged/);
  });
});
