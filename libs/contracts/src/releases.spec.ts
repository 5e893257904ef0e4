import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_RELEASE, RELEASES } from './releases';

const ROOT = join(__dirname, '../../..');
const partsOf = (number: string) => number.split('.').map((part) => part.padStart(6, '0'));

describe('the releases', () => {
  it('begin with the version that package.json says', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(RELEASES[0]).toBe(LAST_RELEASE);
    expect(LAST_RELEASE.number).toBe(version);
  });

  it('come in order, the newest first, each once', () => {
    const numbers = RELEASES.map(({ number }) => partsOf(number).join('.'));
    expect(numbers).toEqual([...new Set(numbers)].sort().reverse());
  });

  it('say everything in both languages', () => {
    const texts = RELEASES.flatMap(({ title, description, changes }) => [title, description, ...changes]);
    for (const { es, en } of texts) expect([es.trim(), en.trim()]).not.toContain('');
  });
});
