import { duration } from '../../local/report/steps.mjs';

/** What a drill tells at its end, as lines, below a title. */
export function report({ projects, people, errors }, { title, wrong }) {
  const longest = people
    .map((person) => person.longest)
    .reduce((one, other) => (other.ms > one.ms ? other : one));
  const edits = people.reduce((sum, { answered }) => sum + answered.size, 0);
  const fetched = people.reduce((sum, { copy }) => sum + copy.fetched, 0);
  return [
    '',
    `  ${title}`,
    `  ${edits} edits of ${people.length} people were answered; the longest wait was ${duration(longest.ms)} (${longest.during})`,
    `  ${fetched} entries reached a copy by the log, for the relay had not brought them`,
    ...projects.map(({ name, log, hashes }) => `  ${name}: ${log.length} entries, plan ${hashes.stored}`),
    ...(errors.length === 0 ? ['  No process has written an error'] : ['  Errors in the logs:']),
    ...errors.map(({ of, context, msg, why, count }) => `    ${count} × ${of} ${context}: ${msg} ${why}`),
    '',
    ...(wrong.length === 0
      ? ['  Nothing answered was lost or done twice, and all plans are the same.']
      : wrong),
    '',
  ].join('\n');
}
