import { email, planQueueCount } from '@plomada/contracts';
import { baseConfig } from '@plomada/service-kit';
import { z } from 'zod';

/** `auth=http://127.0.0.1:4001,projects=…`: the services whose /ready the gateway asks. */
const serviceUrls = z.string().transform((text, context) => {
  const services = text.split(',').map((entry) => {
    const [name = '', url = ''] = entry.trim().split(/=(.*)/s);
    return { name, url: url.replace(/\/$/, '') };
  });
  if (services.every(({ name, url }) => /^[a-z-]+$/.test(name) && URL.canParse(url))) return services;
  context.addIssue({ code: 'custom', message: 'expected name=url, separated by commas' });
  return z.NEVER;
});

export const gatewayConfig = baseConfig.extend({
  /** How many queues it spreads actions over: as many as planning is told. */
  PLAN_QUEUES: planQueueCount,
  /** Web, API and socket. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  /** The folder of the built web application; without it only the API is served. */
  WEB_ROOT: z.string().min(1).optional(),
  /** Local mode: the folder that mails are written to, shown at /dev/mail. */
  MAIL_DIR: z.string().min(1).optional(),
  /** Where the imports service takes files. */
  IMPORTS_URL: z.url(),
  SERVICE_URLS: serviceUrls,
  /** Reverse proxies in front of the gateway: how many entries of X-Forwarded-For are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Where people reach the product: pages of it may open sockets, whatever a proxy makes of the host. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The firm's help desk; its pages hang below it by language. */
  HELP_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** A page of another site: browsers that have lost the product ask it whether they reach the internet. */
  CONNECTIVITY_URL: z
    .url({ protocol: /^https?$/, abort: true })
    // A browser refuses to ask such an address, and everybody would be told the password.
    .refine((url) => new URL(url).username === '', 'expected an address without a user in it')
    .optional(),
  /** The product is being worked on: people are told so, and nothing else is answered. */
  MAINTENANCE: z.stringbool().default(false),
  /** Whom requests for support are mailed to. */
  SUPPORT_EMAIL: email.optional(),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
