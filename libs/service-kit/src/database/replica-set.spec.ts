import { mongo } from 'mongoose';
import { majorityConcerns } from './replica-set';

/** What the driver makes of an address and our options. */
const concernsFor = (url: string) => {
  const { options } = new mongo.MongoClient(url, { ...majorityConcerns(url), journal: true });
  return {
    write: options.writeConcern?.w,
    journal: options.writeConcern?.journal,
    read: options.readConcern?.level,
  };
};

const MAJORITY = { write: 'majority', journal: true, read: 'majority' };
const ALONE = { write: undefined, journal: true, read: undefined };

describe('the concerns by which a database is read and written', () => {
  it.each([
    ['that is named', 'mongodb://one:27017/?replicaSet=rs0', MAJORITY],
    [
      'that is named among other options',
      'mongodb://me:secret@one/?authSource=admin&replicaSet=rs0',
      MAJORITY,
    ],
    ['of several servers', 'mongodb://me:secret@one:27017,two:27017,three:27017/any', MAJORITY],
    ['that has a way of its own to write, which ours outdoes', 'mongodb://one/?replicaSet=rs0&w=1', MAJORITY],
  ])('are a majority of a replica set %s', (_, url, concerns) => {
    expect(concernsFor(url)).toEqual(concerns);
  });

  it('are a majority of a replica set that DNS lists', () => {
    expect(majorityConcerns('mongodb+srv://me:secret@cluster.example/?retryWrites=true')).toEqual({
      w: 'majority',
      readConcernLevel: 'majority',
    });
  });

  it.each([
    'mongodb://127.0.0.1:27017',
    'mongodb://127.0.0.1:27017/?directConnection=true',
    'mongodb://me:a,b@one:27017/?authSource=admin',
  ])('are those of a server that stands alone: %s', (url) => {
    expect(concernsFor(url)).toEqual(ALONE);
  });
});
