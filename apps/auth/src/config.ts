import { baseConfig, hasPublicUrl, parseConfig, publicUrl } from '@plomada/service-kit';
import { z } from 'zod';
import { passwordFile, rootPassword } from './password-file';

/** `10.0.0.2, 10.0.0.3:5353`. */
const dnsServers = z.string().transform((text, context) => {
  const servers = text.split(',').map((one) => one.trim());
  if (servers.every((one) => /^[\d.]+(:\d+)?$|^[\da-f:]+$|^\[[\da-f:]+\]:\d+$/i.test(one))) return servers;
  context.addIssue({ code: 'custom', message: 'expected addresses, separated by commas' });
  return z.NEVER;
});

export const config = parseConfig(
  baseConfig
    .extend({
      /** The first root's login, used only while there is no root. */
      BOOTSTRAP_ROOT_EMAIL: z.email().max(254).optional(),
      BOOTSTRAP_ROOT_PASSWORD: rootPassword.optional(),
      /** The same by a file, which no list of processes or containers shows. */
      BOOTSTRAP_ROOT_PASSWORD_FILE: passwordFile.optional(),
      /** Where people reach the product: identity providers send them back there. */
      PUBLIC_URL: publicUrl,
      /** Whether identity providers may be reached by http, and at addresses of the server's own network: where all of them are known. */
      SIGN_ON_TO_PRIVATE_ADDRESSES: z.stringbool().default(false),
      /** Whom to ask for the records that prove domains, instead of the system's name servers. */
      DNS_SERVERS: dnsServers.optional(),
    })
    .refine(hasPublicUrl, {
      path: ['PUBLIC_URL'],
      message: 'needed: identity providers send people back there',
    }),
);
export type AuthConfig = typeof config;
