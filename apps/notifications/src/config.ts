import { planQueueCount } from '@plomada/contracts';
import { baseConfig, hasPublicUrl, parseConfig, publicUrl } from '@plomada/service-kit';
import { z } from 'zod';

export const config = parseConfig(
  baseConfig
    .extend({
      /** How many queues it spreads accepted proposals over: as many as planning is told. */
      PLAN_QUEUES: planQueueCount,
      /** smtp://user:password@host:port or smtps://…; local mode may do without and write mails to MAIL_DIR. */
      SMTP_URL: z
        .string()
        .regex(/^smtps?:\/\/.+/, 'a URL that begins with smtp:// or smtps://')
        .optional(),
      MAIL_DIR: z.string().min(1).optional(),
      /** Whom mails are from: an address, with or without a name before it. */
      MAIL_FROM: z.string().min(3).max(320).default('Plomada <no-reply@plomada.invalid>'),
      /** Where people reach the product: links of mails begin with it. */
      PUBLIC_URL: publicUrl,
      /** Where the reports service answers: state mails bring the dashboard along that it makes. Without it they do not. */
      REPORTS_URL: z.url({ protocol: /^https?$/ }).optional(),
      MAIL_ATTEMPTS: z.coerce.number().int().min(1).max(20).default(8),
      /** Before the second try, in milliseconds; doubled before each further one. */
      MAIL_RETRY_MS: z.coerce.number().int().min(1).default(20_000),
      /** After so long without an end, somebody else finishes what was decided of a proposal. Longer than planning is waited for. */
      PROPOSAL_GRACE_SECONDS: z.coerce.number().int().min(1).default(60),
      /** How often it is looked for projects whose digests are due, in milliseconds. */
      DIGEST_LOOK_MS: z.coerce.number().int().min(10).default(60_000),
      /** Whether webhooks may be told by http, and at addresses of the server's own network: where all of them are known. */
      WEBHOOKS_TO_PRIVATE_ADDRESSES: z.stringbool().default(false),
      /** Over some four hours. */
      WEBHOOK_ATTEMPTS: z.coerce.number().int().min(1).max(20).default(10),
      /** Before the second try, in milliseconds; doubled before each further one. */
      WEBHOOK_RETRY_MS: z.coerce.number().int().min(1).default(30_000),
      /** How often it is looked for restrictions that became late, and for deliveries that were lost, in milliseconds. */
      WEBHOOK_LOOK_MS: z.coerce
        .number()
        .int()
        .min(10)
        .default(15 * 60_000),
      /** After so long without a try, a delivery was lost: longer than it waits for its last try. */
      WEBHOOK_FORGOTTEN_MS: z.coerce
        .number()
        .int()
        .min(1)
        .default(5 * 3_600_000),
    })
    .refine(({ SMTP_URL, MAIL_DIR, PLOMADA_MODE }) => SMTP_URL || (PLOMADA_MODE === 'local' && MAIL_DIR), {
      path: ['SMTP_URL'],
      message: 'needed, unless PLOMADA_MODE is local and MAIL_DIR is given',
    })
    .refine(hasPublicUrl, {
      path: ['PUBLIC_URL'],
      message: 'needed: links of mails begin with it',
    }),
);
