import { createConnection } from 'mongoose';

/** Leaves in a database of an installation what a restore leaves that was killed: its mark, and some of what it brought. */
export async function leaveInterruptedRestore(url: string, dbName: string): Promise<void> {
  const connection = await createConnection(url, { dbName }).asPromise();
  try {
    await connection.collection('interrupted_restore').insertOne({ at: new Date() });
    await connection.collection('users').insertOne({ email: 'half@plomada.example' });
  } finally {
    await connection.close();
  }
}
