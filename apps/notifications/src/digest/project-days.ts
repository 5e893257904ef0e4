import { Injectable } from '@nestjs/common';
import {
  type EmailSchedule,
  getPlan,
  getProjectSettings,
  type Member,
  membersOf,
  type ProjectSettings,
  UNCHOSEN_EMAILS,
} from '@plomada/contracts';
import {
  type Chase,
  type CivilDate,
  fromDocument,
  type OverdueTerm,
  overdueTerm,
  type Plan,
  planDay,
  type ProjectState,
  projectState,
  type Responsible,
  restrictionsToChase,
} from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { personOf } from '../accounts/account-of';
import { chosenSchedule } from './chosen-schedule';
import type { DigestReaderRecord } from './digest-reader.schema';
import { DigestReaders } from './digest-readers';
import { nextSending } from './sending-time';

const NOTHING: ReadonlySet<string> = new Set();

/** A project on a day, as far as its mails speak of it. */
export interface ProjectDay {
  readonly settings: ProjectSettings;
  readonly plan: Plan;
  readonly members: readonly Member[];
  /** By person. */
  readonly readers: ReadonlyMap<string, DigestReaderRecord>;
  /** The plan's day: what is due and late goes by it. */
  readonly today: CivilDate;
  /** The day by the clock of the mails: nobody gets two of the same. */
  readonly sent: CivilDate;
  readonly chases: readonly Chase[];
  /** Null of a project without work, or whose work is all done. */
  readonly state: ProjectState | null;
  /** The open term, where its days are over. */
  readonly overdueTerm: OverdueTerm | null;
}

/** Asks what the mails of a project speak of. */
@Injectable()
export class ProjectDays {
  constructor(
    private readonly rpc: RpcClient,
    private readonly readers: DigestReaders,
  ) {}

  /** Null once the project is deleted. */
  async settingsOf(projectId: string): Promise<ProjectSettings | null> {
    try {
      return await this.rpc.call(getProjectSettings, { projectId });
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return null;
      throw error;
    }
  }

  /** The project as of an instant. */
  async of(settings: ProjectSettings, at: Date): Promise<ProjectDay> {
    const { id: projectId, businessId, emails } = settings;
    const [{ plan: document }, { members }, readers] = await Promise.all([
      this.rpc.call(getPlan, { projectId }),
      this.rpc.call(membersOf, { businessId }),
      this.readers.of(projectId),
    ]);
    const plan = fromDocument(document);
    const told = (responsible: Responsible) => {
      const reader = readers.get(personOf(responsible, members));
      return reader ? new Set(reader.told) : NOTHING;
    };
    const today = dayOf(plan, settings, at);
    const next = nextDue(plan, settings, at);
    return {
      ...{ settings, plan, members, readers, today },
      sent: planDay(at.toISOString(), emails.timeZone),
      chases: restrictionsToChase(plan, today, told, next && dayOf(plan, settings, next)),
      state: projectState(plan, today),
      overdueTerm: overdueTerm(plan, today),
    };
  }
}

/** The plan's day at an instant. One that has no time zone goes by that of its mails. */
const dayOf = ({ settings }: Plan, { emails }: ProjectSettings, at: Date): CivilDate =>
  planDay(at.toISOString(), settings.timeZone ?? emails.timeZone);

/** When the first mail after an instant is due; null when there will be none. */
export function nextDue(plan: Plan, settings: ProjectSettings, after: Date): Date | null {
  const { timeZone } = settings.emails;
  const schedule: EmailSchedule | null = chosenSchedule(settings);
  return nextSending(schedule ?? { ...UNCHOSEN_EMAILS, timeZone, days: workingDaysOf(plan) }, after);
}

/** Days of the week, 0 is Sunday. */
const workingDaysOf = ({ settings }: Plan): number[] =>
  [...settings.workingDays].flatMap((day, weekday) => (day === '1' ? [weekday] : []));
