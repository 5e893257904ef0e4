import { scenarioName } from './planning/scenarios';
import { name, seenText } from './primitives';

it.each([
  ['a person', name],
  ['a scenario', scenarioName],
])('the name of %s is kept in one line', (_, named) => {
  expect(named.parse(' Con\tdos\r\ngrúas\n')).toBe('Con dos grúas');
  expect(named.safeParse('\n\t').success).toBe(false);
});

it('a text of several lines is kept in them', () => {
  expect(seenText(80).parse('Acuerdo:\n\tdos grúas')).toBe('Acuerdo:\n\tdos grúas');
});
