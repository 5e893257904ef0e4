import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const writtenMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});
export type WrittenMail = z.output<typeof writtenMail> & { readonly file: string };

/** What the notifications service calls a mail's file; nothing else in the folder is looked at. */
const FILE = /^[0-9TZ-]{20,30}\.[0-9a-f-]{36}\.json$/;
const MOST_LISTED = 100;

/** The mails of local mode, the newest first. */
export async function writtenMails(folder: string): Promise<WrittenMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name));
  const newest = files.sort().reverse().slice(0, MOST_LISTED);
  const mails = await Promise.all(newest.map((file) => writtenMailOf(folder, file)));
  return mails.filter((mail) => mail !== null);
}

/** One of them; null when there is none of that name. */
export async function writtenMailOf(folder: string, file: string): Promise<WrittenMail | null> {
  if (!FILE.test(file)) return null;
  try {
    return { ...writtenMail.parse(JSON.parse(await readFile(join(folder, file), 'utf8'))), file };
  } catch {
    return null;
  }
}
