import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** More than the six of other accounts: whoever has it has everything. */
const LEAST = 12;
const MOST = 128;
/** The password of the first root. */
export const rootPassword = z.string().min(LEAST).max(MOST);

/**
 * The password that stands in a file, without the end of its line; undefined where the file is empty or gone, as it may be once
 * the first root was made.
 */
export const passwordFile = z.string().transform((path, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  try {
    const password = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (password === '') return undefined;
    return rootPassword.safeParse(password).success
      ? password
      : refuse(`the password in it wants ${LEAST} to ${MOST} characters`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : refuse(`cannot be read (${code})`);
  }
});
