import { createStore, delMany, entries, get, set, update, type UseStore } from 'idb-keyval';

/** A photo that the server does not have yet. */
export interface UnsentPhoto {
  /** Of its row in the plan. */
  readonly id: string;
  readonly projectId: string;
  readonly taskId: string;
  /** What the task lacks that it shows. */
  readonly restrictionId?: string;
  readonly takenAt: string;
  /** The plan knows of it: its action was made, and is sent by itself. */
  readonly isSaid: boolean;
}

/** The same with what it shows. */
interface Kept extends UnsentPhoto {
  readonly picture: Blob;
}

let opened: UseStore | undefined;
/** A database of its own: nobody who reads what else is unsent must read megabytes. */
const database = (): UseStore => (opened ??= createStore('plomada.photos', 'unsent'));

const beginning = (userId: string): string => `${userId}.`;
const keyOf = (userId: string, id: string): string => beginning(userId) + id;

/** Rejects when the browser does not take it: no space, no permission. */
export async function keepPhoto(userId: string, photo: UnsentPhoto, picture: Blob): Promise<void> {
  await set(keyOf(userId, photo.id), { ...photo, picture }, database());
}

export async function notePhotoSaid(userId: string, id: string): Promise<void> {
  await update<Kept | undefined>(
    keyOf(userId, id),
    // Sent and gone meanwhile: nothing of it comes back.
    (kept) => kept && { ...kept, isSaid: true },
    database(),
  );
}

/** What an unsent photo shows; null where it is not here, or not any more. */
export async function keptPicture(userId: string, id: string): Promise<Blob | null> {
  return (await get<Kept | undefined>(keyOf(userId, id), database()))?.picture ?? null;
}

/** The unsent photos of a person on this device, the oldest first. */
export async function keptPhotos(userId: string): Promise<UnsentPhoto[]> {
  const kept = (await ownEntries(userId)).flatMap(([, photo]) => photo ?? []);
  return kept.map(({ picture: _picture, ...photo }) => photo).sort((a, b) => (a.id < b.id ? -1 : 1));
}

export async function dropPhotos(userId: string, ids: readonly string[]): Promise<void> {
  await delMany(
    ids.map((id) => keyOf(userId, id)),
    database(),
  );
}

/** Lets go of every unsent photo of a person. */
export async function discardPhotos(userId: string): Promise<void> {
  await delMany(
    (await ownEntries(userId)).map(([key]) => key),
    database(),
  );
}

async function ownEntries(userId: string): Promise<[string, Kept | undefined][]> {
  const all = await entries<string, Kept | undefined>(database());
  return all.filter(([key]) => key.startsWith(beginning(userId)));
}
