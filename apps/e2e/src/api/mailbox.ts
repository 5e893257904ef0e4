import { URL_UNDER_TEST } from '../environment';
import { eventually } from '../eventually';

interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The path of the newest link of a kind that was mailed to somebody, other than those seen before. Local mode keeps its mails at /dev/mail. */
export function mailedLink(to: string, kind: RegExp, seen: readonly string[] = []): Promise<string> {
  return eventually(async () => {
    const links = (await mailsTo(to)).flatMap(({ text }) => kind.exec(text)?.[0] ?? []);
    return links.find((link) => !seen.includes(link)) ?? null;
  });
}

/** The text of a mail to somebody that says something. */
export const mailedText = (to: string, words: string): Promise<string> =>
  eventually(async () => (await mailsTo(to)).find(({ text }) => text.includes(words))?.text ?? null);

async function mailsTo(to: string): Promise<readonly WrittenMail[]> {
  const answer = await fetch(`${URL_UNDER_TEST}/dev/mail.json`);
  const { mails } = (await answer.json()) as { mails: WrittenMail[] };
  return mails.filter((mail) => mail.to === to);
}

export const RESET_LINK = /\/reset_password\/[\w.:-]+#token=[\w-]+/;
export const INVITATION_LINK = /\/invitation#token=[\w-]+/;
