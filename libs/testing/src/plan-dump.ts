import { createConnection, type mongo } from 'mongoose';

const COLLECTIONS = ['log', 'plans', 'checkpoints', 'snapshots'];

/**
 * What the planning service has stored of a project, kept as an administrator's dump would. Putting it back is the whole of a
 * restore when the service is restarted afterwards.
 */
export class PlanDump {
  private constructor(
    private readonly url: string,
    private readonly projectId: string,
    private readonly database: string,
    private readonly rows: ReadonlyMap<string, mongo.Document[]>,
  ) {}

  /** From the MongoDB at an address. */
  static async of(url: string, projectId: string): Promise<PlanDump> {
    return connected(url, async (client) => {
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
      // Tests run under a prefix of their own: the one whose log has the project is meant.
      for (const { name } of databases.filter((one) => one.name.endsWith('_planning'))) {
        const database = client.db(name);
        if (!(await database.collection('log').findOne({ projectId }))) continue;
        const rows = new Map<string, mongo.Document[]>();
        for (const one of COLLECTIONS)
          rows.set(one, await database.collection(one).find({ projectId }).toArray());
        return new PlanDump(url, projectId, name, rows);
      }
      throw new Error(`No database has a log of ${projectId}`);
    });
  }

  async putBack(): Promise<void> {
    await connected(this.url, async (client) => {
      for (const [name, rows] of this.rows) {
        const collection = client.db(this.database).collection(name);
        await collection.deleteMany({ projectId: this.projectId });
        if (rows.length > 0) await collection.insertMany(rows);
      }
    });
  }
}

async function connected<T>(url: string, work: (client: mongo.MongoClient) => Promise<T>): Promise<T> {
  const connection = await createConnection(url).asPromise();
  try {
    return await work(connection.getClient());
  } finally {
    await connection.close();
  }
}
