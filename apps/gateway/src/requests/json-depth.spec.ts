import { isDeeperThan } from './json-depth';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('how deep a text of JSON is', () => {
  it.each([
    ['lists', nested(4)],
    ['objects', '{"a":'.repeat(4) + '1' + '}'.repeat(4)],
    ['both, and nothing that closes them', '[{"a":[{'],
    ['lists after a text that ends in a backslash', `["\\\\",${nested(3)}]`],
  ])('is told of %s', (_what, text) => {
    expect([isDeeperThan(text, 3), isDeeperThan(text, 4)]).toEqual([true, false]);
  });

  it.each([
    ['what stands beside each other', `[${Array(100).fill('[]').join()}]`],
    ['brackets in a text', JSON.stringify(['[[[[{{{{', 'a"[[[[', '\\'])],
  ])('is not raised by %s', (_what, text) => {
    expect(isDeeperThan(text, 2)).toBe(false);
  });
});
