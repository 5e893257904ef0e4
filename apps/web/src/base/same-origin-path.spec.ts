import { sameOriginPath } from './same-origin-path';

describe('a path that an address names to go on to', () => {
  it.each(['/', '/gantt?project=p1&task=t1#notes', '/a//b'])('is taken where it is ours: %s', (path) =>
    expect(sameOriginPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'gantt',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '//',
  ])('is none where it could lead to somebody else: %j', (from) => expect(sameOriginPath(from)).toBeNull());
});
