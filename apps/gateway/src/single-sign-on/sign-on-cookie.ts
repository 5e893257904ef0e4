import { SIGN_ON_MINUTES } from '@plomada/contracts';
import type { Request, Response } from 'express';

const NAME = 'plomada_sign_on';
const FORM = /^[\w-]{43}$/;

/** What the browser that began a login at a provider is known by: no script reads it, and it goes to these calls only. */
export function browserOf({ headers }: Request): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === NAME)?.[1];
  return value !== undefined && FORM.test(value) ? value : undefined;
}

/** Several tabs that begin have the same one. */
export function keepBrowser(response: Response, browser: string, isSecure: boolean): void {
  response.cookie(NAME, browser, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/api/login/single_sign_on',
    maxAge: SIGN_ON_MINUTES * 60_000,
  });
}
