import { createConnection } from 'mongoose';

/** Drops every database of an installation, as a broken disk would. Answers which. */
export async function loseDatabases(url: string, prefix: string): Promise<string[]> {
  const connection = await createConnection(url).asPromise();
  try {
    const client = connection.getClient();
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const lost = databases.map(({ name }) => name).filter((name) => name.startsWith(`${prefix}_`));
    for (const name of lost) await client.db(name).dropDatabase();
    return lost;
  } finally {
    await connection.close();
  }
}
