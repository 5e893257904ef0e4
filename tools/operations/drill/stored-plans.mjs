import { MongoClient } from 'mongodb';
import { PlanReplay } from '../archive/replay-log.mjs';
import { readArchivedBlock, wholeEntries } from '../archive/whole-entries.mjs';

/** Each plan of an installation as its stored log makes it: the ids of its entries in their order, and the hash of what they come to. */
export async function storedPlans({ url, prefix, rules }) {
  const client = new MongoClient(url);
  try {
    await client.connect();
    const planning = client.db(`${prefix}_planning`);
    const plans = new Map();
    for (const planId of await planning.collection('checkpoints').distinct('projectId'))
      plans.set(planId, await replayed(planning, planId, rules));
    return plans;
  } finally {
    await client.close();
  }
}

/** What is wrong with it ends it, and is told in place of a hash. */
async function replayed(planning, planId, rules) {
  const replay = new PlanReplay(rules, planId, { fail: (why) => new Error(why) });
  const log = [];
  const find = (collection) =>
    planning.collection(collection).find({ projectId: planId }, { sort: { seq: 1 } });
  for await (const { seq, actionId } of find('log')) log.push({ seq, actionId });
  try {
    for await (const checkpoint of find('checkpoints')) await replay.begin(checkpoint);
    const block = (first) => readArchivedBlock(planning, planId, first);
    for await (const entry of wholeEntries(find('log'), block)) await replay.take(entry);
    replay.end();
    return { log, hash: replay.hash };
  } catch (error) {
    return { log, hash: error.message };
  }
}
