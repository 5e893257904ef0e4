import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { previewProjectMail, type sendProjectMail } from '@plomada/contracts';
import { conflict, notFound, REDIS, tooMany } from '@plomada/service-kit';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { DashboardPdfs } from '../attachments/dashboard-pdfs';
import { config } from '../config';
import { DigestReaders } from '../digest/digest-readers';
import { contentOf, copyLetter } from '../digest/letters';
import { mailedPath } from '../digest/mailed-path';
import { nextDue, type ProjectDay, ProjectDays } from '../digest/project-days';
import { unsubscribeToken } from '../digest/unsubscribe-token';
import { composeMail } from '../mail/compose-mail';
import type { DigestContent } from '../mail/digest-content';
import { MailQueue } from '../mail/mail-queue';

type Reader = z.output<typeof previewProjectMail.request>['reader'];
type Preview = z.output<typeof previewProjectMail.response>;

/** For so long after a mail another is refused, in milliseconds. */
const MINUTE = 60_000;

/** The mail that those in copy get, shown or sent to whoever asks for it, beside the schedule. */
@Injectable()
export class MailProject {
  private readonly logger = new Logger(MailProject.name);

  constructor(
    private readonly days: ProjectDays,
    private readonly readers: DigestReaders,
    private readonly mails: MailQueue,
    private readonly pdfs: DashboardPdfs,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Refuses as `previewProjectMail` says. */
  async preview(projectId: string, reader: Reader): Promise<Preview> {
    const now = new Date();
    const day = await this.dayOf(projectId, now);
    const { subject, text, html } = composeMail(contentTo(day, reader, null), reader.lang, config.PUBLIC_URL);
    return { subject, text, html, nextAt: nextDue(day.plan, day.settings, now)?.toISOString() ?? null };
  }

  /** Refuses as `sendProjectMail` says. */
  async send(projectId: string, reader: Reader): Promise<z.output<typeof sendProjectMail.response>> {
    const { userId, email: to, lang } = reader;
    const day = await this.dayOf(projectId, new Date());
    const sent = `state-mailed:${digestOf(projectId, userId)}`;
    if ((await this.redis.set(sent, '', 'PX', MINUTE, 'NX')) === null) {
      const seconds = Math.max(1, Math.ceil((await this.redis.pttl(sent)) / 1000));
      throw tooMany('MAIL_JUST_SENT', { seconds });
    }
    try {
      await this.readers.know(projectId, userId);
      const content = contentTo(day, reader, await this.pdfs.make(projectId, lang));
      await this.mails.add({ id: `state_${randomUUID()}`, to, lang, content });
    } catch (error) {
      await this.redis.del(sent);
      throw error;
    }
    this.logger.log({ msg: 'state mailed', project: projectId, actor: userId });
    return { to };
  }

  private async dayOf(projectId: string, now: Date): Promise<ProjectDay> {
    const settings = await this.days.settingsOf(projectId);
    if (!settings) throw notFound('NOT_FOUND');
    const day = await this.days.of(settings, now);
    if (!day.state) throw conflict('NOTHING_TO_MAIL');
    return day;
  }
}

function contentTo(
  { settings, chases, state, overdueTerm }: ProjectDay,
  { userId, ...reader }: Reader,
  dashboardPdf: DigestContent['dashboardPdf'],
): DigestContent {
  const { id: projectId, name: projectName } = settings;
  const letter = copyLetter({ id: userId, ...reader }, chases);
  const path = mailedPath(projectId, letter);
  const token = unsubscribeToken(projectId, userId);
  const of = { projectName, overdueTerm, path, unsubscribeToken: token, dashboardPdf };
  return contentOf(letter, of, state, []);
}

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
