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
    const answer = await fetch(`${URL_UNDER_TEST}/dev/mail.json`);
    const { mails } = (await answer.json()) as { mails: WrittenMail[] };
    const links = mails.filter((mail) => mail.to === to).flatMap(({ text }) => kind.exec(text)?.[0] ?? []);
    return links.find((link) => !seen.includes(link)) ?? null;
  });
}

export const RESET_LINK = /\/reset_password\/[\w.:-]+#token=[\w-]+/;
export const INVITATION_LINK = /\/invitation#token=[\w-]+/;
