import { freeName } from './free-name';

const rows = (...names: string[]) => names.map((name, at) => ({ id: String(at), name }));

describe('a free name', () => {
  it('is the name itself where nobody has it', () => {
    expect(freeName(rows('Rev 1'), 'Rev 2', 20)).toBe('Rev 2');
  });

  it('has the first number behind it that makes it one of its own, as people compare names', () => {
    expect(freeName(rows('rev  1', 'REV 1 (2)', 'Rev 1 (4)'), 'Rev 1', 20)).toBe('Rev 1 (3)');
  });

  it('is never longer than it may be, and has no half characters', () => {
    expect(freeName(rows('abcdefgh'), 'abcdefghij', 8)).toBe('abcd (2)');
    expect(freeName([], `abc${'\u{1f3d7}'}`, 4)).toBe('abc');
  });
});
