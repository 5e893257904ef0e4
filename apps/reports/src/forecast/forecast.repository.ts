import type { PastForecast } from '@plomada/contracts';
import type { PlanForecast } from '@plomada/domain';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { packJson, unpackJson } from '../results/packed-json';
import { StoredForecast } from './forecast.schema';

interface Kept extends Omit<StoredForecast, 'forecast'> {
  readonly forecast: PlanForecast | null;
}

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

  /** Keeps a forecast; the first after the close of a term is kept with that term for good. */
  async keep(
    projectId: string,
    seq: number,
    forecast: PlanForecast,
    afterClose: PastForecast | null,
  ): Promise<void> {
    const packed = await packJson(forecast);
    const computedAt = new Date().toISOString();
    await this.forecasts.updateOne(
      { projectId },
      { $set: { seq, computedAt, forecast: packed, failedAt: null } },
      { upsert: true },
    );
    if (afterClose)
      await this.forecasts.updateOne(
        { projectId, 'past.termNumber': { $ne: afterClose.termNumber } },
        { $push: { past: afterClose } },
      );
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
