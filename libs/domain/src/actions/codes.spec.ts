import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NOTICE_SUBJECTS } from '../notices/who-hears';
import { PERSON_REFUSALS } from '../people/business-people';
import { SIGN_ON_REFUSALS } from '../permissions/single-sign-on';
import { RESTRICTION_STATES } from '../restrictions/restriction-state';
import { TASK_STATES } from '../states/task-state';
import { ROW_CODES, SHEET_CODES } from '../sheets/row-problem';
import { REFUSAL_CODES } from './codes';
import { ACTIONS } from './registry';

const SOURCE = resolve(__dirname, '..');

/** Every 'UPPER_SNAKE' text of the domain's code. */
function literals(): ReadonlySet<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('testing/'),
  );
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(join(SOURCE, file), 'utf8').matchAll(/'([A-Z]+(?:_[A-Z0-9]+)+)'/g),
      (match) => match[1]!,
    ),
  );
  return new Set(found);
}

describe('the catalogue of refusals', () => {
  it('has every code that the domain uses, and no other', () => {
    const sheets = [...Object.keys(ROW_CODES), ...SHEET_CODES].filter((code) => !(code in REFUSAL_CODES));
    const others = new Set<string>([
      ...ACTIONS.keys(),
      ...sheets,
      ...TASK_STATES.map((row) => row.reason),
      ...RESTRICTION_STATES.map((row) => row.reason),
      // What services refuse with, by rules of the domain: no actions of plans.
      ...PERSON_REFUSALS,
      ...SIGN_ON_REFUSALS,
      ...NOTICE_SUBJECTS,
    ]);
    const codes = [...literals()].filter((literal) => !others.has(literal));
    expect(codes.sort()).toEqual(Object.keys(REFUSAL_CODES).sort());
  });
});
