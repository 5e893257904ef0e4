import { MAX_FILE_BYTES, PLAN_LIMITS, type ReadLimits, type ReadResult } from './read-result';
import { readMspdi } from './mspdi/read';
import { readMasterPlanCsv } from './csv/read-schedule';
import { readGan } from './gan/read';
import { readScheduleJson } from './json/read';
import { readPmxml } from './pmxml/read';
import { readMasterPlanXlsx } from './spreadsheet/read-schedule';
import { readXer } from './xer/read';
import { encodingOf } from './xml/decode';
import { rootNameOf } from './xml/root-name';

/** The kinds of file that are told apart by their first bytes. */
export type ScheduleFormat =
  'mspdi' | 'pmxml' | 'xer' | 'gan' | 'mpp' | 'spreadsheet' | 'csv' | 'json' | 'xml' | 'unknown';

type Reader = (bytes: Uint8Array, fileName: string, limits: ReadLimits) => ReadResult;

/** One reader a format: another format is read by adding it here. */
const READERS: Readonly<Partial<Record<ScheduleFormat, Reader>>> = {
  mspdi: readMspdi,
  xer: readXer,
  gan: readGan,
  pmxml: readPmxml,
  spreadsheet: readMasterPlanXlsx,
  csv: readMasterPlanCsv,
  json: readScheduleJson,
  // XML of another kind is refused by the same reader, which says what its root is.
  xml: readMspdi,
};

/** What the caller may call a format besides its own name. */
const NAMES: ReadonlyMap<string, ScheduleFormat> = new Map(
  Object.entries({
    mspdi: 'mspdi',
    msproject: 'mspdi',
    primaverap6: 'pmxml',
  } as const),
);

const HEAD = 4096;
const ROOTS: ReadonlyMap<string, ScheduleFormat> = new Map(
  Object.entries({
    Project: 'mspdi',
    APIBusinessObjects: 'pmxml',
    project: 'gan',
  } as const),
);

/** The format of a file by what it begins with; its name only decides where the bytes do not. */
export function detectFormat(bytes: Uint8Array, fileName: string): ScheduleFormat {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'spreadsheet';
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0)
    return /\.xls$/i.test(fileName) ? 'spreadsheet' : 'mpp';
  const head = headOf(bytes).trimStart();
  if (head.startsWith('ERMHDR') || head.startsWith('%T\t')) return 'xer';
  if (head.startsWith('{') || head.startsWith('[')) return 'json';
  if (!head.startsWith('<')) return byName(head, fileName);
  return ROOTS.get(rootNameOf(head) ?? '') ?? 'xml';
}

/** What its name promises, for the reader of that format to refuse. */
function byName(head: string, fileName: string): ScheduleFormat {
  if (/\.xer$/i.test(fileName)) return 'xer';
  if (/\.csv$/i.test(fileName) || /^(?:"?sep=[,;]"?\s+)?"?CODE"?[,;]/i.test(head)) return 'csv';
  if (/\.json$/i.test(fileName)) return 'json';
  return head === '' || /\.xml$/i.test(fileName) ? 'xml' : 'unknown';
}

/**
 * Reads a schedule of whatever supported format. `type` is what the sender called it and is only a hint: the bytes
 * decide, unless they say nothing. `limits` are a plan's unless the caller lifts them. Never throws for what the bytes hold.
 */
export function readSchedule(
  bytes: Uint8Array,
  fileName: string,
  type?: string,
  limits: ReadLimits = PLAN_LIMITS,
): ReadResult {
  if (bytes.length === 0) return { ok: false, code: 'IMPORT_FAILED_EMPTY', params: {} };
  if (bytes.length > MAX_FILE_BYTES)
    return {
      ok: false,
      code: 'IMPORT_FAILED_TOO_LARGE',
      params: { megabytes: MAX_FILE_BYTES / 1024 / 1024 },
    };
  const detected = detectFormat(bytes, fileName);
  const format = detected === 'unknown' ? (NAMES.get(type?.toLowerCase() ?? '') ?? 'unknown') : detected;
  const reader = READERS[format];
  if (!reader) return { ok: false, code: 'IMPORT_FAILED_UNSUPPORTED', params: { format } };
  const result = reader(bytes, fileName, limits);
  return PULLING.has(format) ? pullingForward(result) : result;
}

/** Files of MS Project and P6, which put work at its earliest date whenever they schedule. */
const PULLING: ReadonlySet<ScheduleFormat> = new Set(['mspdi', 'pmxml', 'xer']);

/** A project that was counted from its finish stood at its latest dates, and is left there. */
function pullingForward(result: ReadResult): ReadResult {
  if (!result.ok || result.warnings.some(({ code }) => code === 'SCHEDULED_FROM_FINISH')) return result;
  return { ...result, schedule: { ...result.schedule, pullsForward: true } };
}

function headOf(bytes: Uint8Array): string {
  const label = encodingOf(bytes);
  const head = bytes.subarray(0, HEAD);
  return new TextDecoder(label.startsWith('utf-16') ? label : 'utf-8').decode(head);
}
