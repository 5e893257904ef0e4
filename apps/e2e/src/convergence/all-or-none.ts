/** What begins, all of it; where one does not, the others are stopped before that one's failure is told: nobody works on behind it. */
export async function allOrNone<T>(
  starts: readonly Promise<T>[],
  stop: (begun: T) => Promise<void> | void,
): Promise<T[]> {
  const settled = await Promise.allSettled(starts);
  const begun = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (begun.length < starts.length) await Promise.all(begun.map(stop));
  return Promise.all(starts);
}
