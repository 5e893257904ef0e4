import { Injectable } from '@nestjs/common';
import { type DigestSubscription, getPlan, membersOf, type ProjectSettings } from '@plomada/contracts';
import { notFound, RpcClient } from '@plomada/service-kit';
import { maskedAddress } from '../mail/masked-address';
import { DigestReaders } from './digest-readers';
import { type Addressee, withoutAccount } from './letters';
import { ProjectDays } from './project-days';
import { readUnsubscribeToken } from './unsubscribe-token';

/** What the link of a mail is about, and what its holder does with it. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly rpc: RpcClient,
    private readonly readers: DigestReaders,
    private readonly days: ProjectDays,
  ) {}

  /** Refuses as `digestSubscriptionOf` says. */
  async of(token: string): Promise<DigestSubscription> {
    const { project, person } = readUnsubscribeToken(token);
    const reader = (await this.readers.of(project)).get(person);
    const settings = reader ? await this.days.settingsOf(project) : null;
    const addressee = settings ? await this.addresseeOf(settings, person) : undefined;
    if (!reader || !settings || !addressee) throw notFound('DIGEST_LINK_INVALID');
    const { email, lang } = addressee;
    return {
      projectName: settings.name,
      address: maskedAddress(email),
      lang,
      wanted: !reader.unsubscribed,
    };
  }

  /** Refuses as `setDigestSubscription` says. */
  async set(token: string, wanted: boolean): Promise<void> {
    const { project, person } = readUnsubscribeToken(token);
    if (!(await this.readers.subscribe(project, person, wanted))) throw notFound('DIGEST_LINK_INVALID');
  }

  /** Where mails go by now: to the account, or of who has none to the responsible of the plan; undefined of who is neither. */
  private async addresseeOf(
    { id: projectId, businessId }: ProjectSettings,
    person: string,
  ): Promise<Pick<Addressee, 'email' | 'lang'> | undefined> {
    const { members } = await this.rpc.call(membersOf, { businessId });
    const account = members.find(({ user }) => user.id === person);
    if (account) return account.user;
    const { plan } = await this.rpc.call(getPlan, { projectId });
    const responsible = plan.responsibles.find(({ id, userId }) => id === person && userId === null);
    return responsible && withoutAccount(responsible);
  }
}
