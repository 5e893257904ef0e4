import { PLAN_SHARDS } from '@plomada/contracts';

/** Which shards a process has when they are dealt out in turn to the processes, which all list each other in the same order. */
export function ownedBy(
  me: string,
  instances: readonly string[],
): { readonly own: readonly number[]; readonly others: readonly number[] } {
  const shards = Array.from({ length: PLAN_SHARDS }, (_, shard) => shard);
  const isOwn = (shard: number): boolean => instances[shard % instances.length] === me;
  return { own: shards.filter(isOwn), others: shards.filter((shard) => !isOwn(shard)) };
}
