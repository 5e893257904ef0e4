import { MESSAGES } from './messages';

/** Codes that the product has words for; others may come from newer servers. */
export type PlomadaCode = keyof typeof MESSAGES | (string & {});

export type PlomadaErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable'
  | 'internal';

type Params = Readonly<Record<string, string | number>>;

/** A refusal as the server sends it. */
export interface PlomadaFailure {
  readonly kind: PlomadaErrorKind;
  readonly code: PlomadaCode;
  readonly params?: Params;
  /** What it is about: ids of tasks, links, restrictions or people. */
  readonly rows?: readonly string[];
  /** What finds it in the server's logs. */
  readonly correlationId?: string;
}

export type PlomadaLanguage = 'es' | 'en';

/** A call that was refused, or could not be made: then its kind is 'unavailable' and its status 0. */
export class PlomadaError extends Error implements PlomadaFailure {
  override readonly name = 'PlomadaError';
  readonly kind: PlomadaErrorKind;
  readonly code: PlomadaCode;
  readonly params: Params;
  readonly rows: readonly string[];
  readonly correlationId: string | undefined;

  constructor(
    readonly status: number,
    failure: PlomadaFailure,
    language: PlomadaLanguage,
    cause?: unknown,
  ) {
    super(messageOf(failure, language), { cause });
    this.kind = failure.kind;
    this.code = failure.code;
    this.params = failure.params ?? {};
    this.rows = failure.rows ?? [];
    this.correlationId = failure.correlationId;
  }
}

/** What the product's screens say of a refusal; the code itself where this client has no words for it. */
export function messageOf({ code, params = {} }: PlomadaFailure, language: PlomadaLanguage): string {
  const texts: Readonly<Record<string, readonly [string, string] | undefined>> = MESSAGES;
  const { count, permission } = params;
  const ending = count === undefined ? undefined : new Intl.PluralRules(language).select(Number(count));
  const keys = [`${code}_${permission}`, `${code}_${ending}`, `${code}_other`, code];
  const found = keys.map((key) => texts[key]).find((text) => text !== undefined);
  const text = found?.[language === 'es' ? 0 : 1] ?? code;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}
