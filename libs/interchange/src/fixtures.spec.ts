import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchedule } from './formats';
import type { ReadResult } from './read-result';

const FIXTURES = join(__dirname, '../../testing/fixtures');

function read(name: string): ReadResult {
  return readSchedule(readFileSync(join(FIXTURES, name)), name, 'mspdi');
}

describe('the files that the browser tests import', () => {
  it('has a small schedule with everything in it', () => {
    const result = read('casa-piloto.xml');
    if (!result.ok) throw new Error(result.code);
    expect(result.counts).toEqual({
      tasks: 26,
      links: 27,
      milestones: 3,
      summaries: 5,
      resources: 3,
      warnings: 0,
    });
    expect(new Set(result.schedule.links.map(({ type }) => type)).size).toBe(4);
  });

  it.each([
    ['empty.xml', 'IMPORT_FAILED_EMPTY', {}],
    ['not-xml.xml', 'IMPORT_FAILED_NOT_XML', { line: 1, column: 1 }],
    ['other-xml.xml', 'IMPORT_FAILED_NOT_A_SCHEDULE', { root: 'svg' }],
    ['cut-off.xml', 'IMPORT_FAILED_CUT_OFF', {}],
    ['billion-laughs.xml', 'IMPORT_FAILED_UNSAFE_XML', { reason: 'doctype' }],
    ['xxe.xml', 'IMPORT_FAILED_UNSAFE_XML', { reason: 'doctype' }],
    ['hours.xml', 'IMPORT_FAILED_FORMAT_DAY', { unit: 'hours', count: 21 }],
  ])('has one that is refused: %s', (name, code, params) => {
    expect(read(`bad/${name}`)).toEqual({ ok: false, code, params });
  });

  it('has one whose links run in a circle', () => {
    const result = read('bad/loops.xml');
    expect(result.ok && result.counts).toMatchObject({ tasks: 4, links: 4, warnings: 3 });
    expect(result.ok && new Set(result.warnings.map(({ code }) => code))).toEqual(new Set(['LINK_IN_LOOP']));
  });
});
