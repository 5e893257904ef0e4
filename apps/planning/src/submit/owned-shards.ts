/** Which queues a process has when they are dealt out in turn to the processes, which all list each other in the same order. */
export function ownedBy(
  me: string,
  instances: readonly string[],
  queues: readonly string[],
): { readonly own: readonly string[]; readonly others: readonly string[] } {
  const owner = (place: number) => instances[place % instances.length];
  return {
    own: queues.filter((_, place) => owner(place) === me),
    others: queues.filter((_, place) => owner(place) !== me),
  };
}
