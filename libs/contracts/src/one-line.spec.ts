import { scenarioName } from './planning/scenarios';
import { lastName, name, seenText } from './primitives';

it.each([
  ['a person', name],
  ['a scenario', scenarioName],
])('the name of %s is kept in one line', (_, named) => {
  expect(named.parse(' Con\tdos\r\ngrúas\n')).toBe('Con dos grúas');
  expect(named.safeParse('\n\t').success).toBe(false);
});

it('a last name is kept in one line, and may be none', () => {
  expect(lastName.parse('Soto\r\nBcc: otro@obra.cl')).toBe('Soto Bcc: otro@obra.cl');
  expect(lastName.parse(' \n')).toBe('');
});

it('a text of several lines is kept in them', () => {
  expect(seenText(80).parse('Acuerdo:\n\tdos grúas')).toBe('Acuerdo:\n\tdos grúas');
});
