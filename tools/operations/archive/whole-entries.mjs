import { unpacked } from './unpack.mjs';

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

/** What the entries of an archived block of a plan changed, out of planning's database. Throws where it is not there. */
export async function readArchivedBlock(planning, projectId, first) {
  const block = await planning.collection('archived_changes').findOne({ projectId, first });
  if (!block) throw new Error(`the archive of ${projectId} has no block ${first}`);
  return unpacked(block.packed);
}
