import { specResponsible } from '../actions/testing/decide';
import { typedPeople } from './typed-people';

const people = [
  specResponsible('ana', { firstName: 'Ana', lastName: 'Núñez' }),
  specResponsible('anita', { firstName: 'Anabel', lastName: 'Soto' }),
  specResponsible('luis', { firstName: 'Luis', lastName: 'Soto' }),
  specResponsible('left', { firstName: 'Pedro', lastName: 'Vera', isActive: false }),
];
const read = (typed: string, present: readonly string[] = []) => {
  const result = typedPeople(people, present, typed);
  return result.ok ? result.ids.join() : `${result.why}: ${result.part}`;
};

describe('people as they are typed', () => {
  it.each([
    ['', ''],
    ['Luis, \u2800,', 'luis'],
    ['Ana Núñez', 'ana'],
    ['ana nunez; LUIS', 'ana,luis'],
    ['luis, Ana Nú, Luis Soto', 'luis,ana'],
    ['anab', 'anita'],
    ['Nuñ', 'ana'],
  ])('%j are %j', (typed, ids) => expect(read(typed)).toBe(ids));

  it.each([
    ['Soto', 'several: Soto'],
    ['an', 'several: an'],
    ['Luis, Marta', 'unknown: Marta'],
    ['Pedro', 'unknown: Pedro'],
  ])('%j are not: %s', (typed, why) => expect(read(typed)).toBe(why));

  it('may be somebody inactive who is there already', () => {
    expect(read('Pedro Vera, Luis', ['left'])).toBe('left,luis');
  });
});
