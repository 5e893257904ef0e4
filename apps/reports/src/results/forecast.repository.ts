import type { ForecastEnd, PastForecast } from '@plomada/contracts';
import { FORECAST_METHOD, type ObservedProject, type PlanForecast, wantsFirm } from '@plomada/domain';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { packJson, unpackJson } from './packed-json';
import { StoredForecast } from './forecast.schema';

interface Kept extends Omit<StoredForecast, 'forecast'> {
  readonly forecast: PlanForecast | null;
}

export interface NewForecast extends Pick<StoredForecast, 'projectId' | 'observed'> {
  readonly seq: number;
  readonly forecast: PlanForecast;
}

/** The end that a forecast tells; nothing while it is pending. */
export interface ForecastTold {
  readonly end: ForecastEnd | null;
  readonly forecastAt: string | null;
  readonly dataDate: string | null;
}

const NOTHING_TOLD: ForecastTold = { end: null, forecastAt: null, dataDate: null };

/** The closes that stand in a plan, and what is kept of a forecast with the last of them. */
export interface Closes {
  readonly standing: readonly Close[];
  readonly said: PastForecast | null;
}
export type Close = Pick<PastForecast, 'termNumber' | 'closedAt'>;

const takenBack = (standing: readonly Close[]) => (standing.length > 0 ? { $nor: [...standing] } : {});

@Injectable()
export class ForecastRepository {
  constructor(@InjectModel(StoredForecast.name) private readonly forecasts: Model<StoredForecast>) {}

  async of(projectId: string): Promise<Kept | null> {
    const found = await this.forecasts
      .findOne({ projectId })
      .lean<StoredForecast & { forecast: { buffer: Buffer } | null }>();
    if (!found) return null;
    const forecast = found.forecast && (await unpackJson<PlanForecast>(found.forecast.buffer));
    return { ...found, forecast };
  }

  /**
   * Keeps a forecast; the first after the close of a term is kept with that term for good. What was kept of closes that were taken back
   * since goes.
   */
  async keep({ projectId, seq, forecast, observed }: NewForecast, { standing, said }: Closes): Promise<void> {
    const packed = await packJson(forecast);
    const computedAt = new Date().toISOString();
    await this.forecasts.updateOne(
      { projectId },
      {
        $set: {
          ...{ seq, computedAt, forecast: packed, end: endOf(forecast), observed },
          dataDate: forecast.status === 'ready' ? forecast.dataDate : null,
          ...{ method: FORECAST_METHOD, failedAt: null },
        },
        $pull: { past: takenBack(standing) },
      },
      { upsert: true },
    );
    if (said) await this.keepSaid(projectId, said);
  }

  /** Keeps what was forecast with a close, unless something of that term is kept already. */
  async keepSaid(projectId: string, said: PastForecast): Promise<void> {
    await this.forecasts.updateOne(
      { projectId, 'past.termNumber': { $ne: said.termNumber } },
      { $push: { past: said } },
    );
  }

  /** Remembers that a close was told, whose forecast is to be kept. */
  async awaitClose(projectId: string, seq: number): Promise<void> {
    await this.forecasts.updateOne({ projectId }, { $addToSet: { pendingCloses: seq } }, { upsert: true });
  }

  /** The seqs of the closes whose forecast is to be kept yet, the oldest first. */
  async pendingClosesOf(projectId: string): Promise<readonly number[]> {
    const found = await this.forecasts
      .findOne({ projectId }, { pendingCloses: 1 })
      .lean<Partial<Pick<StoredForecast, 'pendingCloses'>>>();
    return [...(found?.pendingCloses ?? [])].sort((a, b) => a - b);
  }

  async closeKept(projectId: string, seq: number): Promise<void> {
    await this.forecasts.updateOne({ projectId }, { $pull: { pendingCloses: seq } });
  }

  /** The tasks of these projects whose pace is known, a list for each project that has any. */
  async observedIn(projectIds: readonly string[]): Promise<readonly ObservedProject[]> {
    const found = await this.forecasts
      .find({ projectId: { $in: projectIds }, 'observed.0': { $exists: true } }, { observed: 1 })
      .sort({ projectId: 1 })
      .lean<Pick<StoredForecast, 'observed'>[]>();
    return found.map(({ observed }) => observed);
  }

  /** Those of these projects whose forecast tells an end and reads the records of others. */
  async withSmallRecord(projectIds: readonly string[]): Promise<readonly string[]> {
    const found = await this.forecasts
      .find({ projectId: { $in: projectIds }, end: { $ne: null } }, { projectId: 1, observed: 1 })
      .lean<Pick<StoredForecast, 'projectId' | 'observed'>[]>();
    return found.filter(({ observed }) => wantsFirm(observed)).map(({ projectId }) => projectId);
  }

  /** The ends that the forecasts of these projects tell, when they were calculated and with what was recorded until when, by project. */
  async endsOf(projectIds: readonly string[]): Promise<ReadonlyMap<string, ForecastTold>> {
    const found = await this.forecasts
      .find({ projectId: { $in: projectIds } }, { projectId: 1, end: 1, computedAt: 1, dataDate: 1 })
      .lean<Pick<StoredForecast, 'projectId' | 'end' | 'computedAt' | 'dataDate'>[]>();
    return new Map(
      found.map(({ projectId, end, computedAt, dataDate = null }) => [
        projectId,
        end ? { end, forecastAt: computedAt, dataDate } : NOTHING_TOLD,
      ]),
    );
  }

  /** Projects whose forecast was made by an older method or kept without its data date, other than those whose last calculation failed. */
  async ofOlderVersion(): Promise<readonly string[]> {
    return this.forecasts.distinct('projectId', {
      forecast: { $ne: null },
      failedAt: null,
      $or: [{ method: null }, { method: { $lt: FORECAST_METHOD } }, { end: { $ne: null }, dataDate: null }],
    });
  }

  async fail(projectId: string): Promise<void> {
    await this.forecasts.updateOne(
      { projectId },
      { $set: { failedAt: new Date().toISOString() } },
      { upsert: true },
    );
  }

  /** Lets go of what waits for a forecast of a project of which nothing was ever forecast. */
  async forgetUnlessForecast(projectId: string): Promise<void> {
    await this.forecasts.deleteOne({ projectId, forecast: null, 'past.0': { $exists: false } });
  }

  async forget(projectId: string): Promise<void> {
    await this.forecasts.deleteOne({ projectId });
  }
}

function endOf(forecast: PlanForecast): ForecastEnd | null {
  if (forecast.status === 'pending') return null;
  const { p50, p80, baseline } = forecast.end;
  return { p50, p80, baseline };
}
