import type { ForecastEnd, PastForecast } from '@plomada/contracts';
import { FORECAST_METHOD, type ObservedProject, type PlanForecast } from '@plomada/domain';
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

/** The number of the term that was closed last, 0 before the first close, and what is kept with it. */
export interface Closes {
  readonly termNumber: number;
  readonly said: PastForecast | null;
}

const takenBack = (termNumber: number, said: PastForecast | null) => {
  const later = { termNumber: { $gt: termNumber } };
  return said ? { $or: [later, { termNumber, closedAt: { $ne: said.closedAt } }] } : later;
};

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
  async keep(
    { projectId, seq, forecast, observed }: NewForecast,
    { termNumber, said }: Closes,
  ): Promise<void> {
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
        $pull: { past: takenBack(termNumber, said) },
      },
      { upsert: true },
    );
    if (said)
      await this.forecasts.updateOne(
        { projectId, 'past.termNumber': { $ne: termNumber } },
        { $push: { past: said } },
      );
  }

  /** The tasks of these projects whose pace is known, a list for each project that has any. */
  async observedIn(projectIds: readonly string[]): Promise<readonly ObservedProject[]> {
    const found = await this.forecasts
      .find({ projectId: { $in: projectIds }, 'observed.0': { $exists: true } }, { observed: 1 })
      .sort({ projectId: 1 })
      .lean<Pick<StoredForecast, 'observed'>[]>();
    return found.map(({ observed }) => observed);
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

  async forget(projectId: string): Promise<void> {
    await this.forecasts.deleteOne({ projectId });
  }
}

function endOf(forecast: PlanForecast): ForecastEnd | null {
  if (forecast.status === 'pending') return null;
  const { p50, p80, baseline } = forecast.end;
  return { p50, p80, baseline };
}
