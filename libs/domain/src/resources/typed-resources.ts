import { accentlessKey } from '../names/name-key';
import type { Resource, ResourceAmount } from '../plan/plan';

/** What somebody typed as resources of a task: those with their amounts, or the part that cannot be read, or names none, or one twice. */
export type TypedResources =
  | { readonly ok: true; readonly amounts: readonly ResourceAmount[] }
  | { readonly ok: false; readonly why: 'unreadable' | 'unknown' | 'twice'; readonly part: string };

/** The amount of `Steel 4`, `Steel: 4`, and as MS Project writes it, of `Steel[4 kg]`. */
const AMOUNT = /(?<=[\s:=])(\d{1,12})$|\[(\d{1,12})(?: [^[\]]{0,60})?\]$/;

/**
 * Reads resources as they are typed, with `;` between, each with its amount after its name. Case, accents and blanks make no
 * difference. Amounts are whole numbers; whether the task takes them is the action's to say.
 */
export function typedResources(resources: readonly Resource[], typed: string): TypedResources {
  const ids = new Map(resources.map(({ id, name }) => [accentlessKey(name), id]));
  const amounts = new Map<string, number>();
  for (const part of typed.split(/[;\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const amount = AMOUNT.exec(part);
    // A name may end in a number of its own (H 30): with nothing after it its amount is missing.
    if (!amount || ids.has(accentlessKey(part))) return { ok: false, why: 'unreadable', part };
    const name = withoutSign(part.slice(0, amount.index).trimEnd());
    const id = ids.get(accentlessKey(name));
    if (id === undefined) return { ok: false, why: 'unknown', part: name };
    if (amounts.has(id)) return { ok: false, why: 'twice', part: name };
    amounts.set(id, Number(amount[1] ?? amount[2]));
  }
  return { ok: true, amounts: [...amounts].map(([id, amount]) => ({ id, amount })) };
}

const withoutSign = (name: string): string => (/[:=]$/.test(name) ? name.slice(0, -1).trimEnd() : name);

/** The same the other way: as it is typed. Resources that are gone are left out. */
export function resourcesText(
  resources: { get(id: string): Resource | undefined },
  amounts: readonly ResourceAmount[],
): string {
  return amounts
    .flatMap(({ id, amount }) => {
      const resource = resources.get(id);
      return resource ? [`${resource.name} ${amount}`] : [];
    })
    .join('; ');
}
