/**
 * What an upgrade has lost, doubled or left otherwise, a sentence each; none is what a drill hopes for.
 *
 * @param found.projects    {name, log: [{seq, actionId}], answered: [[id, seq]], hashes: {whose: hash}, reported} each; `seq` null
 *   for an edit that there was nothing to write of, `reported` where the indicators have followed the plan
 * @param found.refused     what was said of edits that were not answered OK
 * @param found.deadLetters {name, count} by process
 * @param found.ended       what was said of processes that ended though nobody had asked them to
 */
export function findings({ projects, refused, deadLetters, ended }) {
  return [
    ...projects.flatMap(findingsOfProject),
    ...refused.map((why) => `An edit was not accepted: ${why}`),
    ...deadLetters
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${name} has dead letters: ${count}`),
    ...ended,
  ];
}

function findingsOfProject({ name, log, answered, hashes, reported }) {
  // The first place of each: one that comes twice is counted by what is left.
  const places = new Map(log.toReversed().map(({ actionId, seq }) => [actionId, seq]));
  const double = log.length - places.size;
  const written = answered.filter(([, seq]) => seq !== null);
  const lost = written.filter(([id]) => !places.has(id)).length;
  const elsewhere = written.filter(([id, seq]) => places.has(id) && places.get(id) !== seq).length;
  const gaps = log.filter(({ seq }, place) => seq !== place + 1).length;
  const plans = Object.entries(hashes);
  const differ = plans.some(([, hash]) => hash !== plans[0][1]);
  return [
    lost > 0 && `${name}: answered and not in the log: ${lost} of ${written.length}`,
    elsewhere > 0 && `${name}: answered with another place in the log: ${elsewhere}`,
    double > 0 && `${name}: twice in the log: ${double}`,
    !reported && `${name}: its indicators do not follow the plan`,
    gaps > 0 && `${name}: the log has gaps`,
    differ && `${name}: plans differ: ${plans.map(([whose, hash]) => `${whose} ${hash}`).join(', ')}`,
  ].filter(Boolean);
}
