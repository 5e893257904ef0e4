import { MAX_LAG } from '../plan/max-lag';
import type { Link, LinkType, Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { shortCodes } from './short-codes';

/** A predecessor or successor as it was typed, found in the plan. */
export interface TypedLink extends Pick<Link, 'type' | 'lag'> {
  readonly taskId: string;
}

/**
 * What somebody typed as the predecessors or successors of a task: those, or the part that cannot be read, names no row, or has
 * a lag beyond `MAX_LAG`.
 */
export type TypedLinks =
  | { readonly ok: true; readonly links: readonly TypedLink[] }
  | { readonly ok: false; readonly why: 'unreadable' | 'unknown' | 'lag'; readonly part: string };

/** The kinds of link by the letters that planners write, in Spanish and English. */
const TYPES: Readonly<Record<string, LinkType>> = {
  ...{ FC: '0', FS: '0', CC: '1', SS: '1', FF: '2', CF: '3', SF: '3' },
};
/** A code or row number, the kind of link, and the lag in working days: `1.2`, `12FC+3`, `1.4 CC - 1 d`, `7SS+2 days`. */
const PART = /^(\d+(?:\.\d+)*)(FC|CC|FF|CF|FS|SS|SF)?(?:([+-])(\d+)(?:d|días?|dias?|days?)?)?$/i;

/**
 * Reads predecessors or successors as planners type them, one after the other with `,` or `;` between: the code of a row, or its
 * number from the top where no row has that code; the kind of link (finish to start where none is said), the lag in working days.
 * The same row and kind twice is read twice, and refused by the plan.
 */
export function typedLinks(plan: Plan, typed: string): TypedLinks {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const byCode = new Map([...shortCodes(plan)].map(([id, code]) => [code, id]));
  const links: TypedLink[] = [];
  for (const part of parts) {
    const [, code, letters, sign, days] = PART.exec(part.replace(/\s/g, '')) ?? [];
    if (code === undefined) return { ok: false, why: 'unreadable', part };
    const taskId = byCode.get(code) ?? rowNumbered(plan, code);
    if (taskId === undefined) return { ok: false, why: 'unknown', part: code };
    const lag = days === undefined ? 0 : Number(`${sign}${days}`);
    if (Math.abs(lag) > MAX_LAG) return { ok: false, why: 'lag', part };
    links.push({ taskId, type: TYPES[letters?.toUpperCase() ?? 'FS']!, lag: lag === 0 ? 0 : lag });
  }
  return { ok: true, links };
}

const rowNumbered = (plan: Plan, number: string): string | undefined =>
  number.includes('.') ? undefined : treeOf(plan).inOrder[Number(number) - 1];
