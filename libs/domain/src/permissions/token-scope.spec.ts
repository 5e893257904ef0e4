import { scopeCovers, type TokenScope } from './token-scope';

it.each<[TokenScope, TokenScope | null, boolean]>([
  ['read', 'read', true],
  ['read', 'write', false],
  ['write', 'read', true],
  ['write', 'write', true],
  ['read', null, false],
  ['write', null, false],
])('a token to %s may do what needs %s: %s', (held, needed, may) => {
  expect(scopeCovers(held, needed)).toBe(may);
});
