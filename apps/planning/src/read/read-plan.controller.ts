import {
  checkAttaching,
  entriesSince,
  getPlan,
  lastUpdate,
  type LogEntry,
  noticedRestrictions,
  photoAuthor,
  photosOfPlan,
  refusalFailure,
} from '@plomada/contracts';
import { hashOf, noticedRestriction, taskAccess, toDocument } from '@plomada/domain';
import { AppFailure, HandleRpc, notFound } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { wireEntry } from '../log/log-document';
import { LogRepository } from '../log/log.repository';
import { type PlanSummaryDocument, PlanSummariesRepository } from '../plans/plan-summaries.repository';
import { PlanStore } from '../plans/plan-store';

type Request<C extends { request: z.ZodType }> = z.output<C['request']>;
type Response<C extends { response: z.ZodType }> = z.output<C['response']>;

const MOST_ENTRIES = 500;
/** Of changes as JSON, in one answer; a single larger entry is still answered. */
const MOST_BYTES = 4 * 1024 * 1024;

@Controller()
export class ReadPlanController {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
    private readonly summaries: PlanSummariesRepository,
  ) {}

  @HandleRpc(getPlan)
  async getPlan({ projectId }: Request<typeof getPlan>): Promise<Response<typeof getPlan>> {
    const { plan, seq, updatedAt } = await this.plans.newest(projectId);
    return { plan: toDocument(plan), seq, updatedAt, hash: hashOf(plan) };
  }

  @HandleRpc(photoAuthor)
  async photoAuthor({
    projectId,
    photoId,
  }: Request<typeof photoAuthor>): Promise<Response<typeof photoAuthor>> {
    const { plan } = await this.plans.newest(projectId);
    const photo = plan.photos.get(photoId);
    if (!photo) throw notFound('PHOTO_UNKNOWN');
    return { userId: photo.userId, takenAt: photo.takenAt };
  }

  @HandleRpc(photosOfPlan)
  async photosOfPlan({ projectId }: Request<typeof photosOfPlan>): Promise<Response<typeof photosOfPlan>> {
    const { plan } = await this.plans.newest(projectId);
    return { ids: plan.photos.rows.map(({ id }) => id) };
  }

  @HandleRpc(noticedRestrictions)
  async noticedRestrictions({
    projectId,
    restrictions,
  }: Request<typeof noticedRestrictions>): Promise<Response<typeof noticedRestrictions>> {
    const { plan } = await this.plans.newest(projectId);
    return { restrictions: restrictions.flatMap((one) => noticedRestriction(plan, one) ?? []) };
  }

  @HandleRpc(checkAttaching)
  async checkAttaching({
    projectId,
    taskId,
    ...who
  }: Request<typeof checkAttaching>): Promise<Response<typeof checkAttaching>> {
    const { plan } = await this.plans.newest(projectId);
    const refusal = taskAccess(plan, taskId, { actor: { ...who, name: '' } }).attach;
    if (refusal) throw new AppFailure(refusalFailure(refusal));
    return {};
  }

  @HandleRpc(entriesSince)
  async entriesSince({
    projectId,
    seq,
  }: Request<typeof entriesSince>): Promise<Response<typeof entriesSince>> {
    const at = await this.log.acceptedAt(projectId, seq);
    const entries: LogEntry[] = [];
    let bytes = 0;
    for await (const entry of this.log.after(projectId, seq)) {
      const full = entries.length >= MOST_ENTRIES || bytes + entry.bytes > MOST_BYTES;
      if (full && entries.length > 0) return { entries, more: true, at };
      entries.push(wireEntry(entry));
      bytes += entry.bytes;
    }
    if (entries.length === 0 && (await this.summaries.of([projectId])).length === 0)
      throw notFound('NOT_FOUND');
    return { entries, more: false, at };
  }

  @HandleRpc(lastUpdate)
  async lastUpdate({ projectIds }: Request<typeof lastUpdate>): Promise<Response<typeof lastUpdate>> {
    const summaries = await this.headsOf(projectIds);
    const updates = summaries.map(({ projectId, seq, updatedAt, modifier }) => ({
      projectId,
      seq,
      date: updatedAt,
      firstName: modifier?.firstName ?? '',
      lastName: modifier?.lastName ?? '',
    }));
    return { updates };
  }

  /** Whoever asks of one plan is about to open it and must not miss what was just answered; lists may lag. */
  private async headsOf(projectIds: readonly string[]): Promise<PlanSummaryDocument[]> {
    const [only, ...others] = projectIds;
    const summaries = await this.summaries.of(projectIds);
    if (only === undefined || others.length > 0) return summaries;
    const newest = await this.log.newest(only);
    if (!newest) return summaries;
    const { seq, at: updatedAt, actor: modifier } = newest;
    return [{ projectId: only, seq, updatedAt, modifier }];
  }
}
