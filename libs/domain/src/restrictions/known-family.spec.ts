import { knownFamily } from './known-family';

describe('a family that the company knows', () => {
  const families = ['Materiales', 'Mano de obra'];

  it.each(['Materiales', ' materiales ', 'MATERIALES'])('is meant by «%s»', (word) => {
    expect(knownFamily(families, word)).toBe('Materiales');
  });

  it.each(['Material', 'Materales', ''])('is not meant by «%s»', (word) => {
    expect(knownFamily(families, word)).toBeUndefined();
  });
});
