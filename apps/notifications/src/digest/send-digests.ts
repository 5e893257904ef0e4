import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import {
  email as emailForm,
  type EmailSchedule,
  type Notice,
  type NoticeSettings,
  noticeSettings,
  type ProjectSettings,
  rolesOf,
} from '@plomada/contracts';
import { allows, calendarOf, dayNumber, type Role } from '@plomada/domain';
import { RpcClient } from '@plomada/service-kit';
import { DashboardPdfs } from '../attachments/dashboard-pdfs';
import type { DigestContent } from '../mail/digest-content';
import { MailQueue } from '../mail/mail-queue';
import { ChosenNotices } from '../notices/chosen-notices';
import { NoticeRepository } from '../notices/notice.repository';
import { mailedTypes } from '../notices/notice-subjects';
import { TellChange } from '../notices/tell-change';
import { TellTermEnding } from '../term-ending/tell-term-ending';
import { chosenSchedule } from './chosen-schedule';
import { DigestMetrics } from './digest-metrics';
import { DigestProjects } from './digest-projects';
import type { DigestReaderRecord } from './digest-reader.schema';
import { DigestReaders } from './digest-readers';
import { contentOf, countsOf, hasNews, type Letter, lettersOf, wantedOf } from './letters';
import { MailedNotices } from './mailed-notices';
import { mailedPath } from './mailed-path';
import { type ProjectDay, ProjectDays } from './project-days';
import { unsubscribeToken } from './unsubscribe-token';

/** After an outage, digests leave that are not older than this, in milliseconds; what they say is in the next one too. */
const STILL_WORTH_IT = 12 * 3_600_000;
/** A mail of a person and a day is known for so long after it was sent, in seconds: longer than its digests are begun again. */
const REMEMBERED = 2 * 24 * 3_600;

/** Whoever edits a plan may write down any address: those without an account are so many in one digest at most. */
const MOST_WITHOUT_ACCOUNT = 100;

type Outcome = 'queued' | 'nothing' | 'unsubscribed' | 'address' | 'again' | 'excluded' | 'tooMany';

/** Mails to each responsible of a project what is theirs to release, to those in copy how the project stands, and what each chose to hear. */
@Injectable()
export class SendDigests {
  private readonly logger = new Logger('Digests');

  constructor(
    private readonly rpc: RpcClient,
    private readonly days: ProjectDays,
    private readonly projects: DigestProjects,
    private readonly readers: DigestReaders,
    private readonly mails: MailQueue,
    private readonly chosen: ChosenNotices,
    private readonly notices: NoticeRepository,
    private readonly mailed: MailedNotices,
    private readonly ending: TellTermEnding,
    private readonly pdfs: DashboardPdfs,
    private readonly change: TellChange,
    private readonly metrics: DigestMetrics,
  ) {}

  /** The digests that were due at an instant. Begun again, by whomever, nobody gets a second one of the same day. */
  async execute(projectId: string, due: Date, now: Date): Promise<void> {
    const settings = await this.days.settingsOf(projectId);
    if (!settings) {
      await this.projects.forget(projectId);
      return this.metrics.project('gone');
    }
    const schedule = chosenSchedule(settings);
    const outcome = await this.sendDue(settings, schedule, due, now);
    await this.projects.done(projectId, due, { schedule, timeZone: settings.emails.timeZone }, now);
    this.metrics.project(outcome);
  }

  private async sendDue(
    settings: ProjectSettings,
    schedule: EmailSchedule | null,
    due: Date,
    now: Date,
  ): Promise<'done' | 'dayOff' | 'late'> {
    if (now.getTime() - due.getTime() > STILL_WORTH_IT) return 'late';
    const day = await this.days.of(settings, due);
    if (!schedule && !calendarOf(day.plan.settings).isWorking(dayNumber(day.today))) return 'dayOff';
    await this.ending.of(settings.id, day.plan, day.members, day.today);
    await this.tell(day);
    return 'done';
  }

  private async tell(day: ProjectDay): Promise<void> {
    const { settings, chases, members, readers, sent } = day;
    const chosen = await this.chosen.among(members.map(({ user }) => user.id));
    const others = new Set([...chosen].flatMap(([id, own]) => (mailedTypes(own).length > 0 ? [id] : [])));
    const letters = lettersOf(chases, members, settings.emails.copies, others);
    const tooMany = letters.filter(({ hasAccount }) => !hasAccount).slice(MOST_WITHOUT_ACCOUNT);
    const outcomes: Partial<Record<Outcome, number>> = {};
    for (const letter of letters) {
      const wants = chosen.get(letter.person) ?? noticeSettings.parse({});
      const outcome = tooMany.includes(letter)
        ? 'tooMany'
        : await this.deliver(day, letter, wants, readers.get(letter.person));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      this.metrics.mails.inc({ outcome });
    }
    await this.change.of(settings.id);
    this.logger.log({ msg: 'digests', project: settings.id, day: sent, ...outcomes });
  }

  /**
   * The mail is queued before it is noted that its reader knows: a process that ends between the two begins again, and the
   * queue knows the mail by the person and the day.
   */
  private async deliver(
    day: ProjectDay,
    whole: Letter,
    wants: NoticeSettings,
    reader: DigestReaderRecord | undefined,
  ): Promise<Outcome> {
    const { id: projectId } = day.settings;
    const { person } = whole;
    if (reader?.day === day.sent) return 'again';
    const roles = await this.rolesOf(projectId, whole);
    if (!allows(roles, 'viewProject')) return 'excluded';
    const noticedAt = new Date();
    const id = `digest_${digestOf(projectId, person, day.sent)}`;
    await this.note(id, projectId, whole, wants);
    const letter = whole.isCopy ? whole : { ...whole, chases: wantedOf(whole.own, wants, 'mail') };
    const who = { projectId, userId: person, roles };
    const notices = await this.mailed.of(who, wants, reader?.noticedAt ?? null, noticedAt);
    const isNews = hasNews(letter.chases) || isState(day, letter) || notices.length > 0;
    const outcome = outcomeOf(letter, isNews, reader);
    if (outcome === 'queued') {
      const content = await this.contentOf(day, letter, notices);
      const keep = { removeOnComplete: { age: REMEMBERED } };
      await this.mails.add({ id, to: letter.email, lang: letter.lang, content }, keep);
    }
    const told = whole.own.flatMap(({ open }) => open);
    await this.readers.heard(projectId, person, { day: day.sent, told, noticedAt });
    return outcome;
  }

  /** Whoever reads how the project stands gets its dashboard too, in their language. */
  private async contentOf(
    day: ProjectDay,
    letter: Letter,
    notices: readonly Notice[],
  ): Promise<DigestContent> {
    const { id: projectId, name: projectName } = day.settings;
    const of = {
      ...{ projectName, overdueTerm: day.overdueTerm, path: mailedPath(projectId, letter) },
      unsubscribeToken: unsubscribeToken(projectId, letter.person),
      dashboardPdf: isState(day, letter) ? await this.pdfs.make(projectId, letter.lang) : null,
    };
    return contentOf(letter, of, day.state, notices);
  }

  /** Those who were taken out of the project are told nothing of it, though they are of the business still. */
  private async rolesOf(projectId: string, { person, hasAccount }: Letter): Promise<readonly Role[]> {
    if (!hasAccount) return ['responsible'];
    return (await this.rpc.call(rolesOf, { userId: person, projectId })).roles;
  }

  /** The same on the screen, in numbers, for who has an account: also for who wants no mails. */
  private async note(
    id: string,
    projectId: string,
    { own, hasAccount, person }: Letter,
    wants: NoticeSettings,
  ): Promise<void> {
    const shown = wantedOf(own, wants, 'screen');
    if (!hasAccount || !hasNews(shown)) return;
    const date = new Date().toISOString();
    const params = countsOf(shown);
    await this.notices.add(id, { projectId, to: person, date, type: 'RESTRICTIONS_DUE', params });
  }
}

const isState = ({ state }: ProjectDay, { isCopy }: Letter): boolean => isCopy && state !== null;

function outcomeOf({ email }: Letter, isNews: boolean, reader: DigestReaderRecord | undefined): Outcome {
  if (!isNews) return 'nothing';
  if (reader?.unsubscribed) return 'unsubscribed';
  return emailForm.safeParse(email).success ? 'queued' : 'address';
}

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
