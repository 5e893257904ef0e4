import { mongo } from 'mongoose';
import { Redis } from 'ioredis';
import { failureOf } from './failure-of';

describe('a failure because something behind the service is away', () => {
  it('is unavailable, so that it is tried again, when MongoDB cannot be reached', async () => {
    const client = new mongo.MongoClient('mongodb://127.0.0.1:1', { serverSelectionTimeoutMS: 50 });
    const thrown = await client
      .db('x')
      .collection('y')
      .findOne()
      .catch((error: unknown) => error);
    await client.close();
    expect(failureOf(thrown)).toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
  });

  it('is unavailable when Redis cannot be reached', async () => {
    const redis = new Redis(1, '127.0.0.1', { enableOfflineQueue: false, retryStrategy: () => null });
    redis.on('error', () => undefined);
    const thrown = await redis.get('x').catch((error: unknown) => error);
    redis.disconnect();
    expect(failureOf(thrown)).toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
  });

  it('is internal for anything else', () => {
    expect(failureOf(new TypeError('x is not a function'))).toMatchObject({
      kind: 'internal',
      code: 'INTERNAL',
    });
  });
});
