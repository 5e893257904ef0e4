import { type Request, type Response, Router } from 'express';
import { type WrittenMail, writtenMailOf, writtenMails } from './written-mails';

/**
 * Local mode's mailbox of everybody: /dev/mail lists, /dev/mail/<file> shows one, /dev/mail/<file>/html as the reader sees
 * it; /dev/mail.json for programs. Never mounted in a deployment: mails open accounts.
 */
export function devMail(folder: string): Router {
  const router = Router();
  router.get('/dev/mail.json', async (_request, response) => {
    response.json({ mails: await writtenMails(folder) });
  });
  router.get('/dev/mail', async (_request, response) => {
    page(response, 'Mails', list(await writtenMails(folder)));
  });
  router.get('/dev/mail/:file', (request, response) => one(folder, request, response, shown));
  router.get('/dev/mail/:file/html', (request, response) =>
    one(folder, request, response, ({ html }) => {
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
      );
      response.type('html').send(html);
    }),
  );
  return router;

  function shown(mail: WrittenMail, response: Response): void {
    const { subject, to, at, text, file } = mail;
    page(
      response,
      subject,
      `<p>${escaped(to)} · ${escaped(at)} · <a href="/dev/mail/${file}/html">HTML</a> · <a href="/dev/mail">all</a></p>` +
        `<pre style="white-space:pre-wrap">${linked(text)}</pre>`,
    );
  }
}

async function one(
  folder: string,
  request: Request,
  response: Response,
  show: (mail: WrittenMail, response: Response) => void,
): Promise<void> {
  const mail = await writtenMailOf(folder, String(request.params['file']));
  if (mail) show(mail, response);
  else response.status(404).type('text').send('No such mail');
}

function list(mails: readonly WrittenMail[]): string {
  if (mails.length === 0) return '<p>No mails yet</p>';
  const row = ({ file, at, to, subject }: WrittenMail) =>
    `<li>${escaped(at)} · ${escaped(to)} · <a href="/dev/mail/${file}">${escaped(subject)}</a></li>`;
  return `<ul>${mails.map(row).join('')}</ul>`;
}

function page(response: Response, title: string, body: string): void {
  response.setHeader('cache-control', 'no-store');
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`;
  response
    .type('html')
    .send(`<!doctype html><html lang="en">${head}<h1>${escaped(title)}</h1>${body}</html>`);
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
const linked = (text: string): string =>
  escaped(text).replace(/\bhttps?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
