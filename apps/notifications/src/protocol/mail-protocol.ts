import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import {
  email as emailForm,
  getPlan,
  getProjectSettings,
  mailProtocol,
  type Member,
  membersOf,
  rolesOf,
  type unreached,
} from '@plomada/contracts';
import { allows, fromDocument, meetingProtocol, type Plan, planDay } from '@plomada/domain';
import { conflict, invalid, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { accountOf } from '../digest/letters';
import { dayIn } from '../digest/sending-time';
import { MailQueue } from '../mail/mail-queue';
import { protocolContentOf } from './protocol-content-of';

type Held = z.output<typeof mailProtocol.request>;
type Answer = z.output<typeof mailProtocol.response>;
type Unreached = z.output<typeof unreached>;

/** A mailing is known for so long after it was sent, in seconds: longer than anybody asks for it again. */
const REMEMBERED = 2 * 24 * 3_600;

/** How far the clock of who held the meeting may be ahead, in milliseconds. */
const CLOCKS_APART = 10 * 60_000;

interface Reader {
  readonly email: string;
  readonly firstName: string;
  readonly lang: 'es' | 'en';
}

/** Mails the protocol of a weekly meeting. What was promised and kept is taken from the plan, never from who sends it. */
@Injectable()
export class MailProtocol {
  private readonly logger = new Logger(MailProtocol.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly mails: MailQueue,
  ) {}

  /** Once for each reader, however often the same mailing is asked for. Refuses with NOT_FOUND where there is no such project. */
  async execute(held: Held): Promise<Answer> {
    const { projectId, id, reviewed, startedAt, by } = held;
    if (Date.parse(startedAt) > Date.now() + CLOCKS_APART) throw invalid('PROTOCOL_NOT_YET');
    const digest = digestOf(JSON.stringify([reviewed, startedAt, held.minutes, held.present, held.said]));
    const mailIdOf = (reader: string) => `protocol_${digestOf(projectId, by.userId, id, reader)}`;
    const settings = await this.rpc.call(getProjectSettings, { projectId });
    const [{ plan: document }, { members }] = await Promise.all([
      this.rpc.call(getPlan, { projectId }),
      this.rpc.call(membersOf, { businessId: settings.businessId }),
    ]);
    const plan = fromDocument(document);
    if (!plan.terms.rows.some(({ number }) => number === reviewed)) throw invalid('PROTOCOL_TERM_UNKNOWN');
    const protocol = meetingProtocol(plan, reviewed, planDay(new Date().toISOString()));
    const shared = protocolContentOf(plan, protocol, held, {
      projectName: settings.name,
      day: dayIn(settings.emails.timeZone, new Date(startedAt)),
      path: `/progressManager?${new URLSearchParams({ project: projectId })}`,
    });
    for (const reader of new Set(held.to)) await this.refuseOther(mailIdOf(reader), digest);
    const answer: Answer = { sent: 0, unreached: [] };
    for (const reader of new Set(held.to)) {
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

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
