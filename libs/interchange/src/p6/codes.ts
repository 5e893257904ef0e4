import { type ConstraintType, type LinkType, WORK_HOURS } from '@plomada/domain';
import type { FileConstraint, FileLink } from '../schedule-file/file-schedule';
import type { Instant } from '../schedule-file/instant';
import type { P6Activity, P6ActivityType, P6Project } from './p6-file';

/** P6's words, as XER abbreviates them and as its XML spells them out. Mandatory dates are what others call "must". */
const CONSTRAINTS: ReadonlyMap<string, ConstraintType> = new Map(
  Object.entries({
    CS_MSO: 'mso',
    CS_MEO: 'mfo',
    CS_MSOB: 'snlt',
    CS_MSOA: 'snet',
    CS_MEOB: 'fnlt',
    CS_MEOA: 'fnet',
    CS_ALAP: 'alap',
    CS_MANDSTART: 'mso',
    CS_MANSTART: 'mso',
    CS_MANDFIN: 'mfo',
    CS_MANFINISH: 'mfo',
    'Start On': 'mso',
    'Finish On': 'mfo',
    'Start On or Before': 'snlt',
    'Start On or After': 'snet',
    'Finish On or Before': 'fnlt',
    'Finish On or After': 'fnet',
    'As Late As Possible': 'alap',
    'Mandatory Start': 'mso',
    'Mandatory Finish': 'mfo',
  } as const),
);

const LINKS: ReadonlyMap<string, LinkType> = new Map(
  Object.entries({
    PR_FS: '0',
    PR_SS: '1',
    PR_FF: '2',
    PR_SF: '3',
    'Finish to Start': '0',
    'Start to Start': '1',
    'Finish to Finish': '2',
    'Start to Finish': '3',
  } as const),
);

const ACTIVITIES: ReadonlyMap<string, P6ActivityType> = new Map(
  Object.entries({
    TT_Task: 'task',
    TT_Rsrc: 'resourceDependent',
    TT_Mile: 'startMilestone',
    TT_FinMile: 'finishMilestone',
    TT_LOE: 'levelOfEffort',
    TT_WBS: 'wbsSummary',
    'Task Dependent': 'task',
    'Resource Dependent': 'resourceDependent',
    'Start Milestone': 'startMilestone',
    'Finish Milestone': 'finishMilestone',
    'Level of Effort': 'levelOfEffort',
    'WBS Summary': 'wbsSummary',
  } as const),
);

const LAG_CALENDARS: ReadonlyMap<string, P6Project['lagCalendar']> = new Map(
  Object.entries({
    rcal_Successor: 'successor',
    rcal_ProjDefault: 'project',
    rcal_ProjectDefault: 'project',
    rcal_24Hour: 'elapsed',
    'Successor Activity Calendar': 'successor',
    'Project Default Calendar': 'project',
    '24 Hour Calendar': 'elapsed',
  } as const),
);

interface Written {
  readonly type: string | undefined;
  readonly at: Instant | null;
}

/**
 * The constraints of an activity, of which P6 knows two. A date alone is an upper bound of the start: the product's default
 * for what comes from this tool (planning core, section 5). Where one has a type only and the other a date only, as some
 * writers misplace them, they are one.
 */
export function constraintsOf(first: Written, second: Written): readonly FileConstraint[] {
  const isSplit = first.type?.trim() && !first.at && second.at && !second.type?.trim();
  const written = isSplit ? [{ type: first.type, at: second.at }] : [first, second];
  return written.flatMap(({ type, at }): FileConstraint[] => {
    const name = type?.trim() ?? '';
    if (name === '') return at ? [{ type: 'snlt', at }] : [];
    return [{ type: CONSTRAINTS.get(name) ?? { unknown: name.slice(0, 40) }, at }];
  });
}

/** Finish to start where the file says nothing. */
export function linkTypeOf(type: string | undefined): FileLink['type'] {
  const name = type?.trim() ?? '';
  return name === '' ? '0' : (LINKS.get(name) ?? { unknown: name.slice(0, 40) });
}

export function activityTypeOf(type: string | undefined): P6Activity['type'] {
  const name = type?.trim() ?? '';
  return name === '' ? 'task' : (ACTIVITIES.get(name) ?? { unknown: name });
}

export function lagCalendarOf(name: string | undefined): P6Project['lagCalendar'] {
  return LAG_CALENDARS.get(name?.trim() ?? '') ?? 'predecessor';
}

/** What ends a line of a note in HTML. */
const LINE_END = /<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi;

/**
 * The text of a note that P6 writes as HTML: a line a paragraph or break, empty ones too, no tags, characters for numbers and
 * common names. Where it has none of these, its own line ends count, each of which XER writes as two characters.
 */
export function noteText(html: string | undefined): string | undefined {
  const lined = html?.replace(/\u007f\u007f?|\r\n?/g, '\n');
  return (lined?.search(LINE_END) === -1 ? lined : lined?.replaceAll('\n', ' ').replace(LINE_END, '\n'))
    ?.replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(nbsp|lt|gt|quot|amp));/gi, entity)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** Characters that HTML names by their number or by a word. A number of none is left as it is written. */
function entity(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase() as keyof typeof ENTITIES];
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code).replace('\u00a0', ' ') : written;
}

const ENTITIES = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' } as const;

const OF_WORK: ReadonlySet<string> = new Set(['RT_Labor', 'RT_Equip', 'Labor', 'Nonlabor']);

/** What a resource's units are: hours of labour and of equipment, of a material what the file calls its unit. */
export function unitOfResource(type: string | undefined, ofMaterial: string | undefined): string | undefined {
  return OF_WORK.has(type?.trim() ?? '') ? WORK_HOURS : ofMaterial;
}
