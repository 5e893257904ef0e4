import { importedTask } from '@plomada/domain';
import { bytesOf } from '../testing/mspdi';
import { PROJECT_TABLES, specXer, xerTask } from '../testing/xer';
import { readSchedule } from '../formats';
import { readXer } from './read';
import { writeXer } from './write';

describe('the bytes of an XER file', () => {
  const text = (name: string): string =>
    specXer({ ...PROJECT_TABLES, TASK: [xerTask(1, { task_name: name })] });
  const nameIn = (bytes: Uint8Array): unknown => {
    const result = readXer(bytes, 'x.xer');
    return result.ok ? result.schedule.tasks[0]!.text : result.code;
  };
  const utf16 = (content: string, isLittle: boolean): Uint8Array => {
    const bytes = Buffer.from(`\ufeff${content}`, 'utf16le');
    return isLittle ? bytes : bytes.swap16();
  };

  it.each([
    ['UTF-8', (content: string) => bytesOf(content)],
    ['UTF-8 with a mark', (content: string) => bytesOf(`\ufeff${content}`)],
    ['UTF-16, the low byte first', (content: string) => utf16(content, true)],
    ['UTF-16, the high byte first', (content: string) => utf16(content, false)],
    ['UTF-16 without a mark', (content: string) => utf16(content, true).subarray(2)],
    ["Windows' western code page", (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'))],
  ])('are read as %s', (_, encode) => {
    expect(nameIn(encode(text('Hormigón número 1º, baños')))).toBe('Hormigón número 1º, baños');
  });

  it('are read as the Cyrillic code page when words are in it', () => {
    const latin = Buffer.from(text('#'), 'latin1')
      .toString('latin1')
      .replace('#', '\xd4\xf3\xed\xe4\xe0\xec\xe5\xed\xf2');
    expect(nameIn(Uint8Array.from(Buffer.from(latin, 'latin1')))).toBe('Фундамент');
  });

  it('may end their lines in either way, or in both, and name tables in any case', () => {
    const content = text('T');
    expect(nameIn(bytesOf(content.replace(/\r/g, '')))).toBe('T');
    let n = 0;
    expect(nameIn(bytesOf(content.replace(/\r\n/g, () => (n++ % 2 ? '\n' : '\r\n'))))).toBe('T');
    expect(nameIn(bytesOf(content.replace('\ttask_name\t', '\tTask_Name\t')))).toBe('T');
  });

  it('write quotes twice, as P6 does, in either direction', () => {
    const name = 'Cañería 24" y "codos"';
    expect(nameIn(bytesOf(text(name.replaceAll('"', '""'))))).toBe(name);
    const task = importedTask({ id: '1', text: name, start: '2026-03-02', end: '2026-03-03', duration: 1 });
    const plan = { name: 'Obra', startDate: '2026-03-02', workingDays: '0111110', holidays: [] };
    const { bytes } = writeXer({ ...plan, tasks: [task], links: [], resources: [] }, '2026-03-01');
    expect(Buffer.from(bytes).toString('latin1')).toContain('24"" y ""codos""\t');
    expect(nameIn(bytes)).toBe(name);
  });

  it('are read as far as they go, without the first line or the last, with short rows and dates that are none', () => {
    const rows = [
      'A\t2026-03-02 08:00\t2026-03-03 17:00',
      'B\t2026-03-02 08:00\t31-Mar-26',
      'C\t2026-03-04 08:00',
      '',
    ].map((row, n) => `%R\t${n + 1}\t${row}\r\n`);
    const table = `%T\tTASK\r\n%F\ttask_id\ttask_name\tearly_start_date\tearly_end_date\r\n${rows.join('')}`;
    for (const [text, codes] of [
      [`ERMHDR\t19.12\r\n${table}%E\r\n`, []],
      [`ERMHDR\t19.12\r\n${table}`, ['FILE_END_MISSING']],
      [`${table}%E\r\n`, ['FILE_HEADER_MISSING']],
    ] as const) {
      const result = readSchedule(bytesOf(text), 'obra.txt');
      if (!result.ok) throw new Error(result.code);
      const { schedule, warnings } = result;
      expect(schedule.tasks.map(({ text: name, end }) => [name, end])).toEqual([
        ['A', '2026-03-04'],
        ['B', '2026-03-03'],
        ['C', '2026-03-05'],
        ['#4', '2026-03-03'],
      ]);
      const told = warnings.map(({ code, task, params }) => [code, task, params]);
      for (const code of codes) expect(told).toContainEqual([code, null, undefined]);
      expect(told).toContainEqual(['ROWS_SHORT', null, { table: 'TASK', count: 2 }]);
      expect(told).toContainEqual(['DATE_UNREADABLE', 'B', { before: '31-Mar-26' }]);
      const made = told.filter(([code]) => code === 'DATES_INCOMPLETE').map(([, task]) => task);
      expect(made).toEqual(['B', 'C']);
    }
  });

  it('are refused with what is wrong with them', () => {
    expect(nameIn(bytesOf(''))).toBe('IMPORT_FAILED_EMPTY');
    expect(nameIn(bytesOf(' \r\n'))).toBe('IMPORT_FAILED_EMPTY');
    expect(nameIn(bytesOf('proj_id;name'))).toBe('IMPORT_FAILED_NOT_A_SCHEDULE');
    expect(nameIn(bytesOf('ERMHDR\t19.12\r\n%E\r\n'))).toBe('IMPORT_FAILED_EMPTY');
  });

  it('may lack every table but that of activities', () => {
    const result = readXer(bytesOf(specXer({ TASK: [xerTask(1)] })), 'Torre norte.xer');
    expect(result.ok && result.schedule).toMatchObject({
      name: 'Torre norte',
      tasks: [{ id: '1', parent: null, duration: 2 }],
    });
  });
});
