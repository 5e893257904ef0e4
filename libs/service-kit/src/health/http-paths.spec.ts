import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pathOf } from './http-paths';

const told = (originalUrl: string) => pathOf({ originalUrl } as unknown as IncomingMessage);

describe('the path of a request, as logs and traces tell it', () => {
  it('says which project it was, and nothing of the query', () => {
    const path = `/api/project/${randomUUID()}/plan`;
    expect(told(`${path}?token=a`)).toBe(path);
  });

  it.each([
    randomBytes(32).toString('base64url'),
    `${randomBytes(40).toString('base64url')}.signed-${'x'.repeat(20)}`,
  ])('keeps the secret of a link to itself: %s', (secret) => {
    expect(told(`/api/restrictions_digest/unsubscribe/${secret}`)).toBe(
      '/api/restrictions_digest/unsubscribe/[hidden]',
    );
  });
});
