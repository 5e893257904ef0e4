import { MAX_SCENARIOS, nameKey } from '@plomada/domain';
import { conflict, DURABLE, isDuplicateKey, notFound } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';

export interface ScenarioDocument {
  readonly projectId: string;
  readonly scenarioId: string;
  readonly name: string;
  /** Names that read alike are the same. */
  readonly nameKey: string;
  /** One of so many places of the project: no two take the last one at once. */
  readonly slot: number;
  readonly createdAt: string;
  readonly createdBy: { readonly userId: string; readonly name: string };
  readonly base: { readonly seq: number; readonly at: string };
}

const PLAIN = { projection: { _id: 0 } };

/** Which scenarios a project has. Their plans are kept like every other, under an id that begins with the project's. */
@Injectable()
export class ScenariosRepository {
  private readonly scenarios: mongo.Collection<ScenarioDocument>;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(DURABLE) writeConcern: mongo.WriteConcernSettings,
  ) {
    this.scenarios = connection.db!.collection<ScenarioDocument>('scenarios', { writeConcern });
  }

  async onModuleInit(): Promise<void> {
    for (const single of ['scenarioId', 'nameKey', 'slot'])
      await this.scenarios.createIndex({ projectId: 1, [single]: 1 }, { unique: true });
  }

  /** Newest first. */
  async of(projectId: string): Promise<ScenarioDocument[]> {
    return this.scenarios.find<ScenarioDocument>({ projectId }, PLAIN).sort({ createdAt: -1 }).toArray();
  }

  /** Refuses with SCENARIO_GONE. */
  async find(projectId: string, scenarioId: string): Promise<ScenarioDocument> {
    const found = await this.scenarios.findOne<ScenarioDocument>({ projectId, scenarioId }, PLAIN);
    if (!found) throw notFound('SCENARIO_GONE');
    return found;
  }

  /** Refuses with SCENARIO_NAME_TAKEN or SCENARIOS_FULL. Another that came at the same time is asked for again. */
  async add(given: Omit<ScenarioDocument, 'nameKey' | 'slot'>): Promise<ScenarioDocument> {
    for (;;) {
      const slot = await this.freeSlot(given.projectId, given.name);
      const document = { ...given, nameKey: nameKey(given.name), slot };
      try {
        await this.scenarios.insertOne({ ...document });
        return document;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** Where one of this name would go. Refuses as `add` does. */
  async freeSlot(projectId: string, name: string): Promise<number> {
    const present = await this.of(projectId);
    if (present.some((one) => one.nameKey === nameKey(name))) throw conflict('SCENARIO_NAME_TAKEN', { name });
    const taken = new Set(present.map(({ slot }) => slot));
    const free = Array.from({ length: MAX_SCENARIOS }, (_, slot) => slot).find((slot) => !taken.has(slot));
    if (free === undefined) throw conflict('SCENARIOS_FULL', { max: MAX_SCENARIOS });
    return free;
  }

  /** Refuses with SCENARIO_GONE or SCENARIO_NAME_TAKEN. */
  async rename(projectId: string, scenarioId: string, name: string): Promise<ScenarioDocument> {
    try {
      await this.scenarios.updateOne({ projectId, scenarioId }, { $set: { name, nameKey: nameKey(name) } });
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('SCENARIO_NAME_TAKEN', { name });
      throw error;
    }
    return this.find(projectId, scenarioId);
  }

  async remove(projectId: string, scenarioId: string): Promise<void> {
    await this.scenarios.deleteOne({ projectId, scenarioId });
  }
}
