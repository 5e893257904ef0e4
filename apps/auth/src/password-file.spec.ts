import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordFile } from './password-file';

describe('a password by file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'password-'));
  const path = join(folder, 'password');
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['of-the-first-root', 'of-the-first-root\n', 'of-the-first-root\r\n'])(
    'is what stands in it: %j',
    (content) => {
      writeFileSync(path, content);
      expect(passwordFile.parse(path)).toBe('of-the-first-root');
    },
  );

  it('keeps the spaces of the password', () => {
    writeFileSync(path, ' of the root \n');
    expect(passwordFile.parse(path)).toBe(' of the root ');
  });

  it('is none once the file was emptied, or is gone', () => {
    writeFileSync(path, '');
    expect(passwordFile.parse(path)).toBeUndefined();
    expect(passwordFile.parse(join(folder, 'gone'))).toBeUndefined();
  });

  it('is refused where it is too short or no file, without being repeated', () => {
    writeFileSync(path, 'short');
    expect(passwordFile.safeParse(path).error?.issues[0]?.message).toBe(
      'the password in it wants 12 to 128 characters',
    );
    expect(passwordFile.safeParse(folder).error?.issues[0]?.message).toBe('cannot be read (EISDIR)');
  });
});
