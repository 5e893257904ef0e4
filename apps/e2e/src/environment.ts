import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

function given(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: "npm test -- --only=browser" starts everything and sets it`);
  return value;
}

/** Where the product answers that is under test. */
export const URL_UNDER_TEST = given('PLOMADA_URL').replace(/\/$/, '');
/** A file of the product in which no program runs. */
export const STILL = '/favicon.svg';
/** Folder with `pids/<process>.pid`, for the tests that kill. */
export const HOME = given('PLOMADA_HOME');
export const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
/** Pictures of what was on the screens when a test failed. */
export const PICTURES = join(HOME, 'results', 'pictures');
export const ROOT = resolve(__dirname, '../../..');
export const FIXTURES = join(ROOT, 'libs/testing/fixtures');

/** The secret that signs tokens: to sign some that the server must not believe. */
export function tokenSecret(): string {
  const file = join(HOME, 'token-secret');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : given('TOKEN_SECRET');
}

/** What the names of the product's databases begin with. */
export const PREFIX = process.env['PLOMADA_PREFIX'] || 'plomada';

/** Where MongoDB answers: as an administrator knows it, not as any client. */
export function mongoUrl(): string {
  if (process.env['MONGO_URL']) return process.env['MONGO_URL'];
  const { mongodb } = JSON.parse(readFileSync(join(HOME, 'ports.json'), 'utf8')) as { mongodb: number };
  return `mongodb://127.0.0.1:${mongodb}/?directConnection=true`;
}
