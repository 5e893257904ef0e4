import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose-mail';

/** A file that a mail brings along. */
export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export interface AddressedMail extends ComposedMail {
  readonly id: string;
  readonly to: string;
  readonly attachments: readonly Attachment[];
}

/** Takes a mail away; rejects when it could not, and is then asked again. */
export interface Mailer {
  send(mail: AddressedMail): Promise<void>;
  close(): void;
}

/** How long the other side may take, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Sends over SMTP, as SMTP_URL says: smtp://user:password@host:port, smtps:// for TLS from the first byte. A server that offers
 * no STARTTLS is given nothing, or whoever stands between could read the links that let people in; `?requireTLS=false` says
 * that it may, of one in the same machine.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const requireTLS = new URL(url).searchParams.get('requireTLS') !== 'false';
  const transport = createTransport({
    url,
    requireTLS,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send({ id, to, subject, text, html, headers, replyTo, attachments }) {
      // As an object: a string would be parsed, and could name further receivers.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        headers: { ...headers },
        attachments: [...attachments],
        messageId: `<${id}@plomada>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** The bytes as text: the file of a mail is read by people and programs. */
const written = ({ content, ...attachment }: Attachment) => ({
  ...attachment,
  content: content.toString('base64'),
});

/** Local mode: a file a mail, where the gateway's /dev/mail finds it. */
export function folderMailer(folder: string): Mailer {
  return {
    async send({ attachments, ...mail }) {
      const at = new Date().toISOString();
      const name = `${at.replace(/[:.]/g, '-')}.${randomUUID()}.json`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, JSON.stringify({ ...mail, at, attachments: attachments.map(written) }), {
        mode: 0o600,
      });
      await rename(unfinished, join(folder, name));
    },
    close: () => undefined,
  };
}
