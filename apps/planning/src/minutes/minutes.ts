import {
  type KeptLine,
  type MeetingMinutes,
  MINUTES_LIMITS,
  type MinutesAnswer,
  type minutesInShort,
  minutesSaved,
  type saveMinutes,
} from '@plomada/contracts';
import {
  type CivilDate,
  dayNumber,
  may,
  type MeetingKey,
  nameOf,
  openDecisions,
  type Plan,
  planDay,
} from '@plomada/domain';
import { conflict, EventBus, forbidden, invalid, notFound } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { PlanStore } from '../plans/plan-store';
import { MinutesRepository } from './minutes.repository';

type Saved = z.output<typeof saveMinutes.request>;

/** How far the clocks of those who hold the meeting may be apart, in milliseconds. */
const CLOCKS_APART = 10 * 60_000;

/** What was said in the meetings about the terms of a plan. It is no part of the plan: no action changes it, no undo takes it back. */
@Injectable()
export class Minutes {
  private readonly logger = new Logger(Minutes.name);

  constructor(
    private readonly plans: PlanStore,
    private readonly minutes: MinutesRepository,
    private readonly events: EventBus,
  ) {}

  /** Refuses with NOT_FOUND or MINUTES_TERM_UNKNOWN. */
  async of(projectId: string, number: number, date?: CivilDate): Promise<MinutesAnswer> {
    const plan = await this.planWith(projectId, number);
    const minutes = await this.minutes.of(projectId, number, date);
    const day = date ?? minutes?.date ?? planDay(new Date().toISOString(), plan.settings.timeZone);
    return this.answer(projectId, { number, date: day }, minutes);
  }

  /** Newest term first, and its newest meeting; of terms that the plan has. Refuses with NOT_FOUND. */
  async inShort(projectId: string): Promise<z.output<typeof minutesInShort>[]> {
    const { plan } = await this.plans.newest(projectId);
    const numbers = new Set(plan.terms.rows.map(({ number }) => number));
    const all = await this.minutes.all(projectId);
    return all
      .filter(({ number }) => numbers.has(number))
      .map(({ number, date, startedAt, attendance, said }) => ({
        ...{ number, date, startedAt },
        present: attendance.filter(({ isPresent }) => isPresent).length,
        decisions: said.filter(({ kind }) => kind === 'decision').length,
      }));
  }

  /** Refuses as `of` does, and with ACTION_FORBIDDEN, MINUTES_STALE, MINUTES_NOT_YET, MINUTES_END_FIRST or MINUTES_OTHER_DAY. */
  async save({ projectId, number, date: named, version, by, ...content }: Saved): Promise<MinutesAnswer> {
    if (!may(by, 'editPlan')) throw forbidden('ACTION_FORBIDDEN', { permission: 'editPlan' });
    const plan = await this.planWith(projectId, number);
    const now = new Date();
    if (Date.parse(content.startedAt) > now.getTime() + CLOCKS_APART) throw invalid('MINUTES_NOT_YET');
    const { startedAt, endedAt } = content;
    if (endedAt !== null && Date.parse(endedAt) < Date.parse(startedAt) - CLOCKS_APART)
      throw invalid('MINUTES_END_FIRST');
    const date = named ?? planDay(startedAt, plan.settings.timeZone);
    if (Math.abs(dayNumber(date) - dayNumber(planDay(startedAt))) > 1) throw invalid('MINUTES_OTHER_DAY');
    const before = await this.minutes.of(projectId, number, date);
    const isKept =
      (before?.version ?? 0) === version &&
      (await this.minutes.keep(projectId, {
        ...content,
        number,
        date,
        said: withNames(content.said, plan, before?.said ?? []),
        version: version + 1,
        savedAt: now.toISOString(),
        savedBy: { userId: by.userId, name: by.name },
      }));
    const kept = await this.minutes.of(projectId, number, date);
    if (!isKept) throw stale(kept);
    await this.tell(projectId, { number, date }, version + 1);
    return this.answer(projectId, { number, date }, kept);
  }

  private async planWith(projectId: string, number: number): Promise<Plan> {
    const { plan } = await this.plans.newest(projectId);
    if (!plan.terms.rows.some((term) => term.number === number)) throw notFound('MINUTES_TERM_UNKNOWN');
    return plan;
  }

  private async answer(
    projectId: string,
    meeting: MeetingKey,
    minutes: MeetingMinutes | null,
  ): Promise<MinutesAnswer> {
    const before = await this.minutes.decisionsBefore(projectId, meeting);
    return { minutes, open: openDecisions(before, meeting).slice(-MINUTES_LIMITS.outcomes) };
  }

  /** Never rejects: the minutes are kept, and seen by whoever asks next. */
  private async tell(projectId: string, meeting: MeetingKey, version: number): Promise<void> {
    await this.events
      .publish(minutesSaved, { projectId, ...meeting, version })
      .catch((error: unknown) => this.logger.warn(`saved minutes were not told: ${String(error)}`));
  }
}

/** Whoever has left the plan since keeps the name that the minutes had. */
function withNames(said: Saved['said'], { responsibles }: Plan, before: readonly KeptLine[]): KeptLine[] {
  const kept = new Map(before.map((line) => [line.about, line.aboutName]));
  return said.map((line) => {
    const person = line.about === null ? undefined : responsibles.get(line.about);
    return { ...line, aboutName: person ? nameOf(person) : (kept.get(line.about) ?? '') };
  });
}

const stale = (newer: MeetingMinutes | null) =>
  conflict('MINUTES_STALE', { name: newer?.savedBy.name ?? '' });
