import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BSON } from 'mongodb';
import { z } from 'zod';
import { checkProject } from './check-project.mjs';
import { endOf, FORMAT } from './format.mjs';
import { createHash } from 'node:crypto';
import { loadRules } from './product-rules.mjs';
import { readDocuments } from './read-archive.mjs';
import { writeArchive } from './write-archive.mjs';

const PRODUCT = '4.15.4';
const folder = mkdtempSync(join(tmpdir(), 'plomada-archive-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let number = 0;
const newFile = () => join(folder, `file-${(number += 1)}`);
const anything = z.looseObject({});

async function all(file, options) {
  const found = [];
  for await (const [where, document] of readDocuments(file, anything, options)) found.push([where, document]);
  return found;
}

/** Puts lines into a file as `writeArchive` does, with the digest that they have: what anybody can make. */
function forged(lines, manifest = {}) {
  const counts = {};
  for (const { in: where } of lines) counts[where] = (counts[where] ?? 0) + 1;
  const first = `${JSON.stringify({ format: FORMAT, version: 1, counts, ...manifest })}\n`;
  const texts = lines.map((line) =>
    typeof line === 'string' ? line : `${BSON.EJSON.stringify(line, { relaxed: false })}\n`,
  );
  const digest = createHash('sha256').update(texts.join('')).digest('hex');
  const file = newFile();
  writeFileSync(
    file,
    gzipSync([first, ...texts, `${JSON.stringify({ end: endOf(first, digest) })}\n`].join('')),
  );
  return file;
}

describe('an archive', () => {
  const documents = [
    [
      'a.one',
      { _id: new BSON.ObjectId(), at: new Date(0), bytes: new BSON.Binary(Buffer.from('é')), big: 2 ** 40 },
    ],
    ['a.two', { name: 'Ñandú', nothing: null, list: [1, 2.5, { deep: true }] }],
  ];
  let file;
  before(async () => {
    file = newFile();
    await writeArchive(file, documents, async () => ({ kind: 'project' }));
  });

  it('gives back what was put into it, for its owner alone, and leaves nothing beside it', async () => {
    assert.deepEqual(await all(file), documents);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(
      readdirSync(folder).filter((name) => /partial|documents/.test(name)),
      [],
    );
    const [first] = gunzipSync(readFileSync(file)).toString().split('\n');
    assert.deepEqual(JSON.parse(first).counts, { 'a.one': 1, 'a.two': 1 });
  });

  it('keeps the kinds of numbers where they are asked for', async () => {
    const mixed = newFile();
    const numbers = { double: new BSON.Double(5), long: BSON.Long.fromNumber(7), int: new BSON.Int32(9) };
    await writeArchive(mixed, [['a.one', numbers]], async () => ({}));
    const [[, found]] = await all(mixed, { relaxed: false });
    assert.deepEqual(
      Object.values(found).map(({ _bsontype }) => _bsontype),
      ['Double', 'Long', 'Int32'],
    );
  });

  it('does not write over a file', async () => {
    await assert.rejects(
      writeArchive(file, documents, async () => ({})),
      /is there already/,
    );
  });

  it('is refused when a byte, a line or its end is another, or missing', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.split(/(?<=\n)/);
    const spoilt = {
      'another word': text.replace('Ñandú', 'Nandú'),
      'a line less': [lines[0], lines[1], lines[3]].join(''),
      'a line twice': [lines[0], lines[1], lines[1], lines[2], lines[3]].join(''),
      'other counts': text.replace('"a.two":1', '"a.two":2'),
      'no end': lines.slice(0, -1).join(''),
      'half a line': text.slice(0, -20),
      nothing: '',
      'no archive': '{"hello":1}\n',
      'no JSON': 'hello\n',
    };
    for (const [what, content] of Object.entries(spoilt)) {
      const other = newFile();
      writeFileSync(other, gzipSync(content));
      await assert.rejects(all(other), /^Error: The file is damaged/, what);
    }
    const cut = newFile();
    writeFileSync(cut, readFileSync(file).subarray(0, -30));
    await assert.rejects(all(cut), /The file is damaged/);
    await assert.rejects(all(join(folder, 'nowhere')), /is not there/);
  });

  it('is refused when a newer version made it, or when it has become another meanwhile', async () => {
    await assert.rejects(all(forged([], { version: 2 })), /newer version/);
    await assert.rejects(all(file, { seal: { digest: 'another' } }), /changed while it was read/);
  });

  it('is refused for what no document of the product has, however well its digest fits', async () => {
    const deep = `{"in":"a","document":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}\n`;
    const odd = [
      '{"in":"a","document":{"x":{"__proto__":{"isRoot":true}}}}\n',
      '{"in":"a","document":{"x":{"$where":"1"}}}\n',
      '{"in":"a","document":{"x":{"$code":"function () {}"}}}\n',
      '{"in":"a","document":{"x":{"$regularExpression":{"pattern":"a","options":""}}}}\n',
      '{"in":"a","document":[1]}\n',
      deep,
    ];
    for (const line of odd)
      await assert.rejects(
        all(forged([line], { counts: { a: 1 } })),
        /The file is damaged/,
        line.slice(0, 60),
      );
    assert.equal({}.isRoot, undefined);
  });
});

describe("a project's file", () => {
  const id = 'p-1';
  let rules;
  let plan;
  before(async () => {
    rules = await loadRules();
    plan = rules.createPlan(rules.defaultSettings('Torre', '2026-03-02'), 'term-1');
  });

  const packed = (document) => new BSON.Binary(gzipSync(JSON.stringify(document)));
  const checkpoint = (more = {}) => ({
    in: 'planning.checkpoints',
    document: {
      projectId: id,
      seq: 0,
      at: '2026-03-02T12:00:00.000Z',
      plan: packed(rules.toDocument(plan)),
      ...more,
    },
  });
  const entry = (seq, name, more = {}) => ({
    in: 'planning.log',
    document: {
      ...{
        projectId: id,
        seq,
        actionId: `a${seq}`,
        digest: 'd',
        type: 'UPDATE_SETTINGS',
        baseSeq: 0,
        touched: [],
        bytes: 1,
      },
      actor: { userId: 'ana', name: 'Ana', firstName: 'Ana', lastName: '' },
      ...{ at: '2026-03-02T12:00:00.000Z', when: '2026-03-02T12:00:00.000Z', correlationId: 'c' },
      changes: [{ kind: 'set', table: 'settings', id: 'settings', before: { name: '' }, after: { name } }],
      ...more,
    },
  });
  const project = (more = {}) => ({
    in: 'projects.projects',
    document: {
      _id: id,
      projectId: 'T-1',
      managerName: '',
      creatorId: 'ana',
      createdAt: new Date(0),
      ...more,
    },
  });
  const named = (name) => ({ ...plan, settings: { ...plan.settings, name } });
  const manifest = (more = {}) => ({
    kind: 'project',
    product: PRODUCT,
    at: '2026-03-02T12:00:00.000Z',
    project: { id, name: 'Torre', code: 'T-1' },
    business: { id: 'b', name: 'Firma' },
    plan: { seq: 2, at: '2026-03-02T12:00:00.000Z', hash: rules.hashOf(named('Torre Sur')) },
    people: [],
    left: {},
    ...more,
  });
  const whole = () => [project(), checkpoint(), entry(1, 'Torre Norte'), entry(2, 'Torre Sur')];
  const check = (lines, told) => checkProject(forged(lines, manifest(told)), { rules, product: PRODUCT });

  it('is one when its log comes to the plan that it tells of', async () => {
    const { plans, project: found } = await check(whole());
    assert.equal(plans.get(id).seq, 2);
    assert.equal(plans.get(id).plan.settings.name, 'Torre Sur');
    assert.equal(found.projectId, 'T-1');
    assert.equal('status' in found, false);
  });

  it('is refused when its log has a gap, comes to another plan, or has more than one beginning', async () => {
    const [own, start, first, last] = whole();
    await assert.rejects(check([own, start, last]), /has no entry 1/);
    await assert.rejects(check([own, first, last]), /has no entry 1/);
    await assert.rejects(check([own, start, first]), /another one than it says/);
    await assert.rejects(check([own, start, first, entry(2, 'Torre Este')]), /another one than it says/);
    const later = checkpoint({ seq: 1, plan: packed(rules.toDocument(named('Elsewhere'))) });
    await assert.rejects(check([own, start, later, first, last]), /comes to another plan/);
    await assert.rejects(check([own, start, checkpoint({ seq: 9 }), first, last]), /beyond its log/);
    await assert.rejects(check(whole(), { product: '4.16.0' }), /newer version \(4\.16\.0/);
  });

  it('is refused when its plan, an entry or a checkpoint is of a newer schema than this release reads', async () => {
    const newer = rules.READABLE_SCHEMA + 1;
    const refused = new RegExp(`newer version \\(schema ${newer}, .+: update this installation first`);
    const [own, start, first, last] = whole();
    await assert.rejects(check(whole(), { plan: { ...manifest().plan, schema: newer } }), refused);
    await assert.rejects(check([own, checkpoint({ schema: newer }), first, last]), refused);
    await assert.rejects(check([own, start, first, entry(2, 'Torre Sur', { schema: newer })]), refused);
    const snapshot = { projectId: id, snapshotId: 's', seq: 1, plan: packed(rules.toDocument(plan)) };
    const snapshots = (schema) => ({ in: 'planning.snapshots', document: { ...snapshot, schema } });
    await assert.rejects(check([...whole(), snapshots(newer)]), refused);
  });

  it('is one whether or not it says by which schema it was written: an older release did not', async () => {
    const schema = rules.WRITTEN_SCHEMA;
    const said = [
      project(),
      checkpoint({ schema }),
      entry(1, 'Torre Norte'),
      entry(2, 'Torre Sur', { schema }),
    ];
    const { plans } = await check(said, { plan: { ...manifest().plan, schema } });
    assert.equal(plans.get(id).seq, 2);
  });

  it('is refused when no list could show its project: it would take the whole list from everybody who sees it', async () => {
    const odd = {
      'settings.startDate': { startDate: 'some day' },
      'settings.periodDays': { periodDays: -1 },
      'settings.workingDays': { workingDays: '0000000' },
      'settings.timeZone': { timeZone: 'Nowhere/Land' },
      'settings.name': { name: 'Torre \u0007' },
    };
    const [own, , first, last] = whole();
    for (const [where, after] of Object.entries(odd)) {
      const change = { kind: 'set', table: 'settings', id: 'settings', before: {}, after };
      const changed = entry(2, '', { changes: [change] });
      const settings = { ...named('Torre Norte').settings, ...after };
      const told = { ...manifest().plan, hash: rules.hashOf({ ...plan, settings }) };
      await assert.rejects(check([own, checkpoint(), first, changed], { plan: told }), (error) =>
        error.message.includes(`(${where})`),
      );
    }
    const late = project({ createdAt: new Date(8.64e15) });
    await assert.rejects(check([late, checkpoint(), first, last]), /\(createdAt\)/);
    const actor = { userId: 'ana', name: 'Ana', firstName: 'Ana\u0007', lastName: '' };
    const by = entry(2, 'Torre Sur', { actor });
    await assert.rejects(check([own, checkpoint(), first, by]), /\(lastModified\.firstName\)/);
    const archived = entry(2, 'Torre Sur', { archived: 1 });
    await assert.rejects(check([own, checkpoint(), first, archived]), /is none \(archived\)/);
  });

  it('is refused when something in it is of another project, or of no project at all', async () => {
    const strange = [
      entry(3, 'x', { projectId: 'p-2' }),
      entry(1, 'x', { projectId: `${id}~s1` }),
      { in: 'auth.visits', document: { projectId: 'p-2', userId: 'ana' } },
      { in: 'auth.users', document: { _id: 'x', isRoot: true } },
      { in: 'auth.credentials', document: { _id: 'x', hash: 'x' } },
      { in: 'notifications.webhooks', document: { _id: 'w', owner: { of: 'project', id } } },
      { in: 'constructor', document: {} },
      {
        in: 'projects.attachments.chunks',
        document: { files_id: new BSON.ObjectId(), n: 0, data: packed({}) },
      },
      { in: 'auth.project_places', document: { _id: id, members: [{ userId: 'eve', roles: ['root'] }] } },
      {
        in: 'projects.pictures',
        document: { _id: 'f'.repeat(64), webp: new BSON.Binary(Buffer.from('<svg>')) },
      },
    ];
    for (const line of strange)
      await assert.rejects(
        check([...whole(), line]),
        /The file is damaged/,
        JSON.stringify(line).slice(0, 80),
      );
    await assert.rejects(check([project({ _id: 'p-2' }), ...whole().slice(1)]), /another project/);
  });

  it('is refused when a plan in it is none', async () => {
    const [own, start, first] = whole();
    const odd = [
      [own, checkpoint({ plan: new BSON.Binary(Buffer.from('no gzip')) }), first],
      [own, checkpoint({ plan: packed({ settings: { name: 'x' }, tasks: [null] }) }), first],
      [
        own,
        start,
        entry(1, 'x', { changes: [{ kind: 'set', table: '__proto__', id: 'x', before: {}, after: {} }] }),
      ],
      [
        own,
        start,
        entry(1, 'x', { changes: undefined, packed: packed([{ kind: 'add', table: 'tasks', id: 'x' }]) }),
      ],
      [own, start, entry(1, 'x', { changes: undefined, packed: new BSON.Binary(Buffer.from('x')) })],
    ];
    for (const lines of odd) await assert.rejects(check(lines), /The file is damaged/);
  });
});
