/**
 * What of the knots in a folder is not as it is written down, in sentences; none when all is.
 *
 * @param holder the folder whose subfolders they are
 * @param found as `folderKnots` finds them
 * @param known `{folders, imports}` each, `imports` being how many there are
 */
export function knotChanges(holder, found, known) {
  const same = (some, others) => some.folders.join() === [...others.folders].sort().join();
  return [
    ...found.flatMap((knot) => {
      const before = known.find((one) => same(knot, one));
      if (before?.imports === knot.imports.length) return [];
      if (before && knot.imports.length < before.imports)
        return `${holder}: fewer imports tie ${knot.folders.join(', ')}: write ${knot.imports.length} for ${before.imports} in known-knots.mjs`;
      return [`${holder}: a knot of folders that is not known:`, ...knot.imports.map((line) => `  ${line}`)];
    }),
    ...known
      .filter((knot) => !found.some((one) => same(one, knot)))
      .map(
        ({ folders }) =>
          `${holder}: ${folders.join(', ')} is no knot any more: take it out of known-knots.mjs`,
      ),
  ];
}
