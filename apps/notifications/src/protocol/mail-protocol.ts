import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import {
  email as emailForm,
  getPlan,
  getProjectSettings,
  mailProtocol,
  type MeetingMinutes,
  type Member,
  membersOf,
  minutesOf,
  rolesOf,
  type unreached,
} from '@plomada/contracts';
import { allows, fromDocument, meetingProtocol, type Plan, planDay } from '@plomada/domain';
import { conflict, notFound, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { accountOf } from '../accounts/account-of';
import { MailQueue } from '../mail/mail-queue';
import { protocolContentOf } from './protocol-content-of';

type Mailing = z.output<typeof mailProtocol.request>;
type Answer = z.output<typeof mailProtocol.response>;
type Unreached = z.output<typeof unreached>;

/** A mailing is known for so long after it was sent, in seconds: longer than anybody asks for it again. */
const REMEMBERED = 2 * 24 * 3_600;

interface Reader {
  readonly email: string;
  readonly firstName: string;
  readonly lang: 'es' | 'en';
}

/** Mails the protocol of a weekly meeting: what the plan and the minutes on the server have of it, and nothing from who sends it. */
@Injectable()
export class MailProtocol {
  private readonly logger = new Logger(MailProtocol.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly mails: MailQueue,
  ) {}

  /** Once for each reader, however often the same mailing is asked for. Refuses as `mailProtocol` says. */
  async execute({ projectId, id, reviewed, date, version, by, to: readers }: Mailing): Promise<Answer> {
    const mailIdOf = (reader: string) => `protocol_${digestOf(projectId, by.userId, id, reader)}`;
    const settings = await this.rpc.call(getProjectSettings, { projectId });
    const [{ plan: document }, { members }, { minutes, open }] = await Promise.all([
      this.rpc.call(getPlan, { projectId }),
      this.rpc.call(membersOf, { businessId: settings.businessId }),
      this.rpc.call(minutesOf, { projectId, number: reviewed, ...(date && { date }) }),
    ]);
    const held = sameAsSeen(minutes, version);
    const digest = digestOf(JSON.stringify([reviewed, held.date, version]));
    const plan = fromDocument(document);
    const protocol = meetingProtocol(
      plan,
      reviewed,
      planDay(new Date().toISOString(), plan.settings.timeZone),
    );
    const shared = protocolContentOf(protocol, held, open, {
      projectName: settings.name,
      day: held.date,
      sentBy: by.name,
      path: `/minutes?${new URLSearchParams({ project: projectId, term: String(reviewed), date: held.date })}`,
    });
    for (const reader of new Set(readers)) await this.refuseOther(mailIdOf(reader), digest);
    const answer: Answer = { sent: 0, unreached: [] };
    for (const reader of new Set(readers)) {
      const found = await this.readerOf(projectId, plan, members, reader);
      if (typeof found === 'string') {
        answer.unreached.push({ id: reader, why: found });
        continue;
      }
      const { email: to, lang, firstName } = found;
      const content = { ...shared, firstName };
      const mail = { id: mailIdOf(reader), to, lang, content, digest };
      await this.mails.add(mail, { removeOnComplete: { age: REMEMBERED } });
      answer.sent += 1;
    }
    this.logger.log({ msg: 'protocol', project: projectId, actor: by.userId, sent: answer.sent });
    return answer;
  }

  /** A mailing of that id which says something else is another one: it must not answer that it is on its way. */
  private async refuseOther(mailId: string, digest: string): Promise<void> {
    const known = await this.mails.find(mailId);
    if (known && known.digest !== digest) throw conflict('ACTION_ID_TAKEN');
  }

  /** Where a responsible reads mails: at their account, where they have one that sees the project, else at the address they gave. */
  private async readerOf(
    projectId: string,
    plan: Plan,
    members: readonly Member[],
    id: string,
  ): Promise<Reader | Unreached> {
    const responsible = plan.responsibles.get(id);
    if (!responsible?.isActive) return 'unknown';
    const account = accountOf(responsible, members);
    if (account === null) return 'left';
    if (account) {
      const { roles } = await this.rpc.call(rolesOf, { userId: account.user.id, projectId });
      if (!allows(roles, 'viewProject')) return 'excluded';
    }
    const { email, firstName, lang } = account?.user ?? { ...responsible, lang: 'es' as const };
    return emailForm.safeParse(email).success ? { email, firstName, lang } : 'address';
  }
}

/** The minutes, where they are the ones that whoever mails them has seen. */
function sameAsSeen(minutes: MeetingMinutes | null, version: number): MeetingMinutes {
  if (!minutes) throw notFound('MINUTES_NONE');
  if (minutes.version !== version) throw conflict('MINUTES_STALE', { name: minutes.savedBy.name });
  return minutes;
}

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
