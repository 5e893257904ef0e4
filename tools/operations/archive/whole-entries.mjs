/**
 * Entries of a log in their order, with what they changed where that was archived: a project travels with its log whole.
 * `readBlock(first)` answers what the entries of an archived block changed, one after the other.
 */
export async function* wholeEntries(entries, readBlock) {
  let block = { first: null, changes: [] };
  for await (const { archived, ...entry } of entries) {
    if (archived === undefined) {
      yield entry;
      continue;
    }
    if (block.first !== archived) block = { first: archived, changes: await readBlock(archived) };
    yield { ...entry, changes: block.changes[entry.seq - archived] };
  }
}
