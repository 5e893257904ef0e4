import { z } from 'zod';
import * as contracts from './index';

/** What browsers send, and what services ask each other for them. */
const named = Object.entries(contracts).flatMap(([name, exported]): [string, z.ZodType][] => {
  if (exported instanceof z.ZodObject) return [[name, exported]];
  const request = (exported as { request?: unknown } | null)?.request;
  return request instanceof z.ZodType ? [[name, request]] : [];
});

const byRoutes = contracts.ROUTES.flatMap(({ method, path, params, query, body }) =>
  [params, query, ...(body ? [body] : [])].map((part): [string, z.ZodType] => [`${method} ${path}`, part]),
);
const asked = [...named, ...byRoutes];

/** Texts of answers and events may be cut in the middle of a sign; nobody stores them from there. */
const ANSWERED = new Set([
  ...['failureSchema', 'importWarning', 'deadMail', 'notice', 'place', 'publicHoliday'],
  ...['fullProject', 'pastForecast', 'forecastEnd', 'portfolioProject', 'exportPage', 'deliveryList'],
  ...['madeWebhook', 'webhookDelivery', 'webhookInfo', 'webhookList', 'laboratoryProject', 'projectMail'],
  ...['processState', 'processesAnswer', 'queueState', 'queuesAnswer', 'deadLetter', 'deadLettersAnswer'],
  ...['failedJob', 'jobsAnswer', 'waitingMail', 'givenUpMail', 'mailsState', 'mailsAnswer'],
]);

const HALF = '\ud83c';
const CONTROL = '\u0000';
const inside = ({ _zod: { def } }: z.core.$ZodType): readonly (readonly [string, z.core.$ZodType])[] => {
  const parts = def as unknown as Record<string, unknown>;
  const shape = Object.entries((parts['shape'] as Record<string, z.core.$ZodType> | undefined) ?? {});
  const options = ((parts['options'] as z.core.$ZodType[] | undefined) ?? []).map(
    (one, at) => [`|${at}`, one] as const,
  );
  const others = ['element', 'innerType', 'in', 'out', 'keyType', 'valueType'].flatMap((name) =>
    parts[name] ? [[name, parts[name] as z.core.$ZodType] as const] : [],
  );
  return [...shape, ...options, ...others];
};

/** The paths of the fields that take half of a sign or a control, whatever stands around it. */
function openTo(path: string, schema: z.core.$ZodType): string[] {
  const texts = [HALF, CONTROL].flatMap((sign) => [
    sign,
    `a${sign}b`,
    `ana${sign}@example.org`,
    sign.repeat(43),
  ]);
  const takes = schema instanceof z.ZodString && texts.some((text) => schema.safeParse(text).success);
  return [
    ...(takes ? [path] : []),
    ...inside(schema).flatMap(([name, part]) => openTo(`${path}.${name}`, part)),
  ];
}

describe('what is asked of services', () => {
  it('takes no text that is another one after it was stored', () => {
    expect(asked.length).toBeGreaterThan(100);
    expect(
      asked.filter(([name]) => !ANSWERED.has(name)).flatMap(([name, schema]) => openTo(name, schema)),
    ).toEqual([]);
  });
});
