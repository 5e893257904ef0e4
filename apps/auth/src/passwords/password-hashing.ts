import { hash, verify } from '@node-rs/argon2';

/** argon2id (the package's default) with the memory and passes that OWASP recommends for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash that no password has: checking against it takes as long as checking a real one. */
const NOBODY = hashPassword(crypto.randomUUID());

/** Whether the password is the one that was hashed. Without a hash it is not, and takes the same time to say so. */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODY), password);
  return matches && stored !== null;
}
