import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import {
  email as emailForm,
  type EmailSchedule,
  getPlan,
  getProjectSettings,
  membersOf,
  type ProjectSettings,
  rolesOf,
  UNCHOSEN_EMAILS,
} from '@plomada/contracts';
import {
  allows,
  calendarOf,
  type CivilDate,
  dayNumber,
  fromDocument,
  type Plan,
  planDay,
  type Responsible,
  restrictionsToChase,
} from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { MailQueue } from '../mail/mail-queue';
import { NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { chosenSchedule } from './chosen-schedule';
import { DigestMetrics } from './digest-metrics';
import { DigestProjects } from './digest-projects';
import type { DigestReaderRecord } from './digest-reader.schema';
import { DigestReaders } from './digest-readers';
import { contentOf, countsOf, hasNews, type Letter, lettersOf, personOf } from './letters';
import { nextSending } from './sending-time';
import { unsubscribeToken } from './unsubscribe-token';

/** After an outage, digests leave that are not older than this, in milliseconds; what they say is in the next one too. */
const STILL_WORTH_IT = 12 * 3_600_000;
/** A mail of a person and a day is known for so long after it was sent, in seconds: longer than its digests are begun again. */
const REMEMBERED = 2 * 24 * 3_600;
const NOTHING: ReadonlySet<string> = new Set();

/** Whoever edits a plan may write down any address: those without an account are so many in one digest at most. */
const MOST_WITHOUT_ACCOUNT = 100;

/** The days of one digest. */
interface DigestDays {
  /** The plan's: what is due and late goes by it. */
  readonly today: CivilDate;
  /** By the clock of the mails: nobody gets two of the same. */
  readonly sent: CivilDate;
  /** The plan's day at the next digest; null when there will be none. */
  readonly next: CivilDate | null;
}

type Outcome = 'queued' | 'nothing' | 'unsubscribed' | 'address' | 'again' | 'excluded' | 'tooMany';

/** Mails to each responsible of a project what is theirs to release, and to those in copy all of it. */
@Injectable()
export class SendDigests {
  private readonly logger = new Logger('Digests');

  constructor(
    private readonly rpc: RpcClient,
    private readonly projects: DigestProjects,
    private readonly readers: DigestReaders,
    private readonly mails: MailQueue,
    private readonly notices: NoticeRepository,
    private readonly change: TellChange,
    private readonly metrics: DigestMetrics,
  ) {}

  /** The digests that were due at an instant. Begun again, by whomever, nobody gets a second one of the same day. */
  async execute(projectId: string, due: Date, now: Date): Promise<void> {
    const settings = await this.settingsOf(projectId);
    if (!settings) {
      await this.projects.forget(projectId);
      return this.metrics.projects.inc({ outcome: 'gone' });
    }
    const schedule = chosenSchedule(settings);
    const outcome = await this.sendDue(settings, schedule, due, now);
    await this.projects.done(projectId, due, { schedule, timeZone: settings.emails.timeZone }, now);
    this.metrics.projects.inc({ outcome });
  }

  private async sendDue(
    settings: ProjectSettings,
    schedule: EmailSchedule | null,
    due: Date,
    now: Date,
  ): Promise<'done' | 'dayOff' | 'late'> {
    if (now.getTime() - due.getTime() > STILL_WORTH_IT) return 'late';
    const answer = await this.rpc.call(getPlan, { projectId: settings.id });
    const plan = fromDocument(answer.plan);
    const today = dayOf(plan, settings, due);
    if (!schedule && !calendarOf(plan.settings).isWorking(dayNumber(today))) return 'dayOff';
    const next = nextDue(plan, settings, schedule, due);
    const sent = planDay(due.toISOString(), settings.emails.timeZone);
    await this.tell(settings, plan, { today, sent, next: next && dayOf(plan, settings, next) });
    return 'done';
  }

  private async tell(
    settings: ProjectSettings,
    plan: Plan,
    { today, sent, next }: DigestDays,
  ): Promise<void> {
    const { id: projectId, businessId, emails } = settings;
    const [{ members }, readers] = await Promise.all([
      this.rpc.call(membersOf, { businessId }),
      this.readers.of(projectId),
    ]);
    const told = (responsible: Responsible) => {
      const reader = readers.get(personOf(responsible, members));
      return reader ? new Set(reader.told) : NOTHING;
    };
    const chases = restrictionsToChase(plan, today, told, next);
    const outcomes: Partial<Record<Outcome, number>> = {};
    const letters = lettersOf(chases, members, emails.copies);
    const tooMany = letters.filter(({ hasAccount }) => !hasAccount).slice(MOST_WITHOUT_ACCOUNT);
    for (const letter of letters) {
      const outcome = tooMany.includes(letter)
        ? 'tooMany'
        : await this.deliver(settings, letter, sent, readers.get(letter.person));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      this.metrics.mails.inc({ outcome });
    }
    await this.change.of(projectId);
    this.logger.log({ msg: 'digests', project: projectId, day: sent, ...outcomes });
  }

  /** Those who were taken out of the project are told nothing of it, though they are of the business still. */
  private async seesProject(projectId: string, userId: string): Promise<boolean> {
    const { roles } = await this.rpc.call(rolesOf, { userId, projectId });
    return allows(roles, 'viewProject');
  }

  /**
   * The mail is queued before it is noted that its reader knows: a process that ends between the two begins again, and the
   * queue knows the mail by the person and the day.
   */
  private async deliver(
    { id: projectId, name: projectName }: ProjectSettings,
    letter: Letter,
    day: CivilDate,
    reader: DigestReaderRecord | undefined,
  ): Promise<Outcome> {
    if (reader?.day === day) return 'again';
    if (letter.hasAccount && !(await this.seesProject(projectId, letter.person))) return 'excluded';
    const outcome = outcomeOf(letter, reader);
    const id = `digest_${digestOf(projectId, letter.person, day)}`;
    await this.note(id, projectId, letter);
    if (outcome === 'queued') {
      const own = letter.isCopy ? [] : letter.own.map(({ responsible }) => responsible.id);
      const content = contentOf(letter, {
        projectName,
        path: restrictionsPath(projectId, own),
        unsubscribeToken: unsubscribeToken(projectId, letter.person),
      });
      const keep = { removeOnComplete: { age: REMEMBERED } };
      await this.mails.add({ id, to: letter.email, lang: letter.lang, content }, keep);
    }
    const told = letter.own.flatMap(({ open }) => open);
    await this.readers.heard(projectId, letter.person, day, told);
    return outcome;
  }

  /** The same on the screen, in numbers, for who has an account: also for who wants no mails. */
  private async note(id: string, projectId: string, { own, hasAccount, person }: Letter): Promise<void> {
    if (!hasAccount || !hasNews(own)) return;
    const date = new Date().toISOString();
    const params = countsOf(own);
    await this.notices.add(id, { projectId, to: person, date, type: 'RESTRICTIONS_DUE', params });
  }

  /** Null once it is deleted. */
  private async settingsOf(projectId: string): Promise<ProjectSettings | null> {
    try {
      return await this.rpc.call(getProjectSettings, { projectId });
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return null;
      throw error;
    }
  }
}

/** The plan's day at an instant. One that has no time zone goes by that of its mails. */
const dayOf = ({ settings }: Plan, { emails }: ProjectSettings, at: Date): CivilDate =>
  planDay(at.toISOString(), settings.timeZone ?? emails.timeZone);

/** When the digest after one that was due at an instant is due; null when there will be none. */
function nextDue(
  plan: Plan,
  { emails: { timeZone } }: ProjectSettings,
  schedule: EmailSchedule | null,
  due: Date,
): Date | null {
  return nextSending(schedule ?? { ...UNCHOSEN_EMAILS, timeZone, days: workingDaysOf(plan) }, due);
}

/** Days of the week, 0 is Sunday. */
const workingDaysOf = ({ settings }: Plan): number[] =>
  [...settings.workingDays].flatMap((day, weekday) => (day === '1' ? [weekday] : []));

function outcomeOf(letter: Letter, reader: DigestReaderRecord | undefined): Outcome {
  if (!hasNews(letter.chases)) return 'nothing';
  if (reader?.unsubscribed) return 'unsubscribed';
  return emailForm.safeParse(letter.email).success ? 'queued' : 'address';
}

/** The restrictions of a project in the product: those of the given responsibles, all when there are none. */
function restrictionsPath(projectId: string, responsibles: readonly string[]): string {
  const address = new URLSearchParams({ project: projectId });
  for (const id of responsibles) address.append('is.responsible', id);
  return `/restrictions?${address}`;
}

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
