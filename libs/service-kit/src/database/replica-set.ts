import { mongo } from 'mongoose';

type Concerns = Pick<mongo.MongoClientOptions, 'w' | 'readConcernLevel'>;

/** Whether an address of MongoDB names a replica set: by its name, by several servers, or by a record of DNS that lists them. */
function namesReplicaSet(url: string): boolean {
  const { replicaSet, hosts, srvHost } = new mongo.MongoClient(url).options;
  return replicaSet !== undefined || srvHost !== undefined || hosts.length > 1;
}

/**
 * How everything is read and written where a majority of servers can have it: what was answered, and what was read, is still
 * there when another server takes over. A server that stands alone has no majority but itself.
 */
export const majorityConcerns = (url: string): Concerns =>
  namesReplicaSet(url) ? { w: 'majority', readConcernLevel: 'majority' } : {};
