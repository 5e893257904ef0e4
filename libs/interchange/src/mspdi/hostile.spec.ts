import { MAX_IMPORTED_LINKS, MAX_IMPORTED_TASKS } from '@plomada/domain';
import { MAX_WARNINGS, type ReadResult } from '../read-result';
import { bytesOf, specMspdi, specTask } from '../testing/mspdi';
import { readMspdi } from './read';

const read = (content: string | Uint8Array): ReadResult =>
  readMspdi(typeof content === 'string' ? bytesOf(content) : content, 'x.xml');
const codeOf = (content: string | Uint8Array): string => {
  const result = read(content);
  return result.ok ? 'read' : result.code;
};

const WHOLE = specMspdi({
  tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03', { Name: 'Año Ñandú' }) }],
});
const BODY = WHOLE.slice(WHOLE.indexOf('?>') + 2);
const named = (bytes: Uint8Array): string => {
  const result = read(bytes);
  return result.ok ? result.schedule.tasks[0]!.text : result.code;
};

describe('a file that is no Project XML', () => {
  it.each([
    ['nothing', '', 'IMPORT_FAILED_EMPTY'],
    ['blanks', ' \n\t ', 'IMPORT_FAILED_EMPTY'],
    ['a project without tasks', specMspdi({ tasks: [] }), 'IMPORT_FAILED_EMPTY'],
    ['text', 'CODE;TASK;START', 'IMPORT_FAILED_NOT_XML'],
    ['mis-nested tags', '<Project><Tasks><Task></Tasks></Task></Project>', 'IMPORT_FAILED_NOT_XML'],
    ['two roots', `${WHOLE}<Project/>`, 'IMPORT_FAILED_NOT_XML'],
    ['a control character', WHOLE.replace('Año', 'A\u0001o'), 'IMPORT_FAILED_NOT_XML'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['a build file', '<Project xmlns="urn:build"/>', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['half a file', WHOLE.slice(0, WHOLE.length / 2), 'IMPORT_FAILED_CUT_OFF'],
    ['half a tag', '<Project', 'IMPORT_FAILED_CUT_OFF'],
    ['a declaration alone', '<?xml version="1.0"?>', 'IMPORT_FAILED_CUT_OFF'],
  ])('is refused: %s', (_, content, code) => {
    expect(codeOf(content)).toBe(code);
  });

  it.each([
    ['an external entity', '<!DOCTYPE Project [<!ENTITY x SYSTEM "file:///etc/hostname">]>'],
    ['an entity bomb', '<!DOCTYPE Project [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['an external type', '<!DOCTYPE Project SYSTEM "http://localhost/x.dtd">'],
  ])('is refused: %s', (_, doctype) => {
    expect(read(doctype + BODY.replace('Ñandú', '&x;'))).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_UNSAFE_XML',
      params: { reason: 'doctype' },
    });
  });

  it('is refused when it names an entity beyond the five of XML', () => {
    expect(codeOf(WHOLE.replace('Ñandú', '&nbsp;'))).toBe('IMPORT_FAILED_UNSAFE_XML');
  });

  it('is refused when it is nested beyond reason', () => {
    const deep = `<Project>${'<a>'.repeat(100_000)}`;
    expect(codeOf(deep)).toBe('IMPORT_FAILED_UNSAFE_XML');
  });

  it('is refused when one element has more attributes than any schedule', () => {
    const attributes = Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`).join(' ');
    expect(read(`<Project ${attributes}/>`)).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_UNSAFE_XML',
      params: { reason: 'attributes' },
    });
  });

  it('is refused when it is too large, without being looked at', () => {
    expect(read(new Uint8Array(50 * 1024 * 1024 + 1))).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_TOO_LARGE',
      params: { megabytes: 50 },
    });
  });

  it('is refused when it holds more elements than any schedule', () => {
    const links = '<PredecessorLink/>'.repeat(500_001);
    expect(codeOf(`<Project><Tasks><Task>${links}</Task></Tasks></Project>`)).toBe('IMPORT_FAILED_TOO_LARGE');
  });
});

describe('the encoding of a Project XML file', () => {
  const utf16 = (text: string, isLittle: boolean): Uint8Array => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return bytes;
  };
  const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${BODY}`;

  it.each([
    ['UTF-8', bytesOf(declared('UTF-8'))],
    ['UTF-8 with a mark', bytesOf(`\ufeff${declared('UTF-8')}`)],
    ['UTF-8 without a declaration', bytesOf(BODY)],
    ['UTF-16 little-endian with a mark', utf16(`\ufeff${declared('UTF-16')}`, true)],
    ['UTF-16 big-endian with a mark', utf16(`\ufeff${declared('UTF-16')}`, false)],
    ['UTF-16 little-endian without a mark', utf16(declared('UTF-16'), true)],
    ['UTF-16 big-endian without a mark', utf16(declared('UTF-16'), false)],
    ['Latin-1', latin1(declared('ISO-8859-1'))],
    ['Windows-1252', latin1(declared('windows-1252'))],
    ['a mark that contradicts the declaration', bytesOf(`\ufeff${declared('UTF-16')}`)],
  ])('is understood: %s', (_, bytes) => {
    expect(named(bytes)).toBe('Año Ñandú');
  });

  it('is refused when the bytes are not of it, or nobody knows it', () => {
    expect(codeOf(latin1(declared('UTF-8')))).toBe('IMPORT_FAILED_ENCODING');
    expect(codeOf(bytesOf(declared('x-klingon')))).toBe('IMPORT_FAILED_ENCODING');
  });

  it('is not blamed for a file that ends within a character', () => {
    const bytes = bytesOf(declared('UTF-8'));
    const inside = bytes.indexOf(0xc3) + 1;
    expect(codeOf(bytes.subarray(0, inside))).toBe('IMPORT_FAILED_CUT_OFF');
  });

  it('reads characters that lie across the edge of a chunk', () => {
    const pad = 64 * 1024 - bytesOf(declared('UTF-8')).indexOf(0xc3) - 1;
    const bytes = bytesOf(declared('UTF-8').replace('?>', `?>${' '.repeat(pad)}`));
    expect(named(bytes)).toBe('Año Ñandú');
  });
});

describe('the limits of a Project XML file', () => {
  /** The last two tasks wait for as many of those before them as it takes. */
  const tasks = (count: number, links: number): string => {
    const linksInto = (position: number): number => {
      if (position === count - 1) return Math.min(links, count - 2);
      return position === count - 2 ? Math.max(0, links - (count - 2)) : 0;
    };
    return specMspdi({
      tasks: Array.from({ length: count }, (_, position) => ({
        fields: specTask(position + 1, '2026-03-02', '2026-03-02'),
        links: Array.from({ length: linksInto(position) }, (__, at) => ({ PredecessorUID: at + 1, Type: 1 })),
      })),
    });
  };

  it('accepts the largest plan', () => {
    const result = read(tasks(MAX_IMPORTED_TASKS, MAX_IMPORTED_LINKS));
    expect(result.ok && result.counts).toMatchObject({
      tasks: MAX_IMPORTED_TASKS,
      links: MAX_IMPORTED_LINKS,
      warnings: 0,
    });
  });

  it('refuses one task more, with the count', () => {
    expect(read(tasks(MAX_IMPORTED_TASKS + 1, 0))).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 3501, limit: 3500 },
    });
  });

  it('does not count the row of the project itself', () => {
    const root = '<Task><UID>0</UID><OutlineLevel>0</OutlineLevel></Task>';
    const result = read(tasks(MAX_IMPORTED_TASKS, 0).replace('<Tasks>', `<Tasks>${root}`));
    expect(result.ok && result.counts.tasks).toBe(MAX_IMPORTED_TASKS);
  });

  it('refuses one link more, with the count', () => {
    expect(read(tasks(MAX_IMPORTED_TASKS, MAX_IMPORTED_LINKS + 1))).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_LINKS_EXCEEDED',
      params: { count: 6001, limit: 6000 },
    });
  });

  it('lists warnings up to a limit and counts them all', () => {
    const fields = (uid: number): Record<string, string | number> =>
      specTask(uid, '2026-03-02', '2026-03-02', { ConstraintType: 4 });
    // Six fields each of which is told, of 3500 tasks.
    const told = { Manual: 1, Deadline: '2026-03-02T17:00:00', IsSubproject: 1, PercentComplete: 101 };
    const baselines = [{ Number: 11 }, { Number: 12 }];
    const tasks = Array.from({ length: 3500 }, (_, at) => ({
      fields: { ...fields(at + 1), ...told },
      baselines,
    }));
    const result = read(specMspdi({ tasks }));
    expect(result.ok && result.warnings.length).toBe(MAX_WARNINGS);
    expect(result.ok && result.counts.warnings).toBe(3500 * 7);
  });
});
