import { sameName } from '../names/name-key';
import type { Plan, Task } from '../plan/plan';
import { type Tree, treeOf } from '../tree/tree';
import { shortCodes } from '../view/short-codes';

/** What a row says of its task: '' for a name that it does not say. */
interface Called {
  readonly code: string;
  readonly text: string;
}

interface Codes {
  readonly ids: ReadonlyMap<string, string>;
  /** Tasks whose codes are one number: 1.1, 1.10 and 1.100. */
  readonly alike: ReadonlyMap<number, readonly string[]>;
}

/** A code that a spreadsheet takes for a number with decimals. */
const NUMBER = /^\d+\.\d+$/;
const byTree = new WeakMap<Tree, Codes>();

/**
 * The task that a row of a file calls by its code: the short one that screens show ('1.2') or the full one, with spaces around
 * it or not. A spreadsheet that opens a CSV makes the number 1.1 of the code 1.10: where the task of that code has another
 * name, one that is called as the row says and whose code is the same number is meant. Undefined when there is none.
 */
export function taskByCode(plan: Plan, { code, text }: Called): Task | undefined {
  const { ids, alike } = codesOf(plan);
  const isCalledSo = (id: string | undefined) =>
    id !== undefined && sameName(plan.tasks.get(id)?.text ?? '', text);
  const written = code.trim();
  const exact = ids.get(written);
  const meant =
    NUMBER.test(written) && !isCalledSo(exact) ? alike.get(Number(written))?.find(isCalledSo) : undefined;
  const id = meant ?? exact;
  return id === undefined ? undefined : plan.tasks.get(id);
}

function codesOf(plan: Plan): Codes {
  const tree = treeOf(plan);
  const known = byTree.get(tree);
  if (known) return known;
  const all = [
    ...[...shortCodes(plan)].map(([id, short]) => [short, id] as const),
    ...tree.inOrder.map((id) => [tree.codeOf(id), id] as const),
  ];
  const alike = new Map<number, string[]>();
  for (const [code, id] of all)
    if (NUMBER.test(code)) alike.set(Number(code), [...(alike.get(Number(code)) ?? []), id]);
  const codes = { ids: new Map(all), alike };
  byTree.set(tree, codes);
  return codes;
}
