import { detectFormat, readSchedule } from './formats';
import { describeWithRealFiles, realFile, realFiles } from './shared-data';
import { bytesOf, specMspdi, specTask } from './testing/mspdi';

const MSPDI = bytesOf(specMspdi({ tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-02') }] }));

describe('the format of a file', () => {
  it.each([
    ['mspdi', '<?xml version="1.0"?><!-- a > b --><Project xmlns="http://schemas.microsoft.com/project">'],
    ['mspdi', '<p:Project xmlns:p="http://schemas.microsoft.com/project">'],
    ['pmxml', '<APIBusinessObjects>'],
    ['gan', '<?xml version="1.0"?><project name="x">'],
    ['xml', '<svg>'],
    ['xml', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>'],
    ['xer', 'ERMHDR\t8.4'],
    ['json', ' {"data": []}'],
    ['spreadsheet', 'PK\u0003\u0004'],
    ['csv', 'CODE;TASK'],
    ['csv', '"code",TASK'],
    ['csv', 'sep=;\r\nCODE;TASK'],
    ['unknown', 'hola;mundo'],
  ])('is %s for %j', (format, head) => {
    expect(detectFormat(bytesOf(head), 'file.txt')).toBe(format);
  });

  it('tells a binary Project file by its first bytes', () => {
    const bytes = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0);
    expect(detectFormat(bytes, 'obra.mpp')).toBe('mpp');
    expect(detectFormat(bytes, 'obra.xls')).toBe('spreadsheet');
  });
});

describe('reading a schedule of whatever format', () => {
  it('reads Project XML whatever it is called', () => {
    expect(readSchedule(MSPDI, 'obra', 'primaveraP6')).toMatchObject({ ok: true, counts: { tasks: 1 } });
  });

  it('says which format it cannot read', () => {
    expect(readSchedule(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'obra.mpp')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_UNSUPPORTED',
      params: { format: 'mpp' },
    });
    expect(readSchedule(bytesOf('hola'), 'obra.txt')).toMatchObject({ code: 'IMPORT_FAILED_UNSUPPORTED' });
  });

  it.each([
    ['', 'obra.xml', 'IMPORT_FAILED_EMPTY'],
    ['  \n', 'obra.txt', 'IMPORT_FAILED_EMPTY'],
    ['hola', 'obra.xml', 'IMPORT_FAILED_NOT_XML'],
    ['<svg/>', 'obra.xml', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['hola', 'obra.xer', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['ERMHDR\t8.4', 'obra.xer', 'IMPORT_FAILED_CUT_OFF'],
    ['{"data": []}', 'obra.txt', 'IMPORT_FAILED_EMPTY'],
    ['hola', 'obra.json', 'IMPORT_FAILED_NOT_JSON'],
    ['hola', 'obra.csv', 'IMPORT_FAILED_EMPTY'],
    ['CODE,TASK\n1,a', 'obra.txt', 'SHEET_FAILED_COLUMNS'],
    ['PK\u0003\u0004', 'obra.xlsx', 'SHEET_FAILED_UNREADABLE'],
  ])('refuses %j named %s', (content, name, code) => {
    expect(readSchedule(bytesOf(content), name)).toMatchObject({ ok: false, code });
  });
});

describeWithRealFiles('real files of every format', () => {
  it.each(['mspdi', 'pmxml', 'xer'])('are told apart: %s', (folder) => {
    const names = realFiles(folder);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const bytes = realFile(folder, name);
      expect([name, detectFormat(bytes, name)]).toEqual([name, folder]);
    }
  });

  it.each(['bad', 'other'])('never break the reader: %s', (folder) => {
    const names = realFiles(folder);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const read = readSchedule(realFile(folder, name), name);
      const says = read.ok ? read.schedule.tasks.length > 0 : /^[A-Z0-9_]+$/.test(read.code);
      expect([name, says]).toEqual([name, true]);
    }
  });
});
