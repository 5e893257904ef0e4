import { createConnection } from 'mongoose';

/** Makes the password of an account one that somebody else chose, as that of a deployment's first root is. */
export async function makePasswordTemporary(url: string, authDatabase: string, email: string): Promise<void> {
  const connection = await createConnection(url, { dbName: authDatabase }).asPromise();
  try {
    const user = await connection.collection<{ _id: string }>('users').findOne({ email });
    const { matchedCount } = await connection
      .collection<{ _id: string }>('credentials')
      .updateOne({ _id: user?._id ?? 'nobody' }, { $set: { isTemporary: true } });
    if (matchedCount !== 1) throw new Error(`${email} has no password`);
  } finally {
    await connection.close();
  }
}
