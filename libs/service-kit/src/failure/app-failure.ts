import type { Failure, FailureKind } from '@plomada/contracts';

type Params = NonNullable<Failure['params']>;

/** A failure that was foreseen: it has a code that a person can be told about, and travels as it is to the browser. */
export class AppFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly params?: Params;
  readonly rows?: string[];

  constructor(failure: Omit<Failure, 'correlationId'>) {
    super(failure.code);
    this.name = 'AppFailure';
    this.kind = failure.kind;
    this.code = failure.code;
    if (failure.params) this.params = failure.params;
    if (failure.rows) this.rows = failure.rows;
  }
}

const maker = (kind: FailureKind) => (code: string, params?: Params, rows?: string[]) =>
  new AppFailure({ kind, code, params, rows });

/** The request is wrong in itself (400). */
export const invalid = maker('invalid');
/** Nobody knows who asks (401). */
export const unauthenticated = maker('unauthenticated');
/** Known, but not allowed (403). */
export const forbidden = maker('forbidden');
/** Not there, or not for this person to know of (404). */
export const notFound = maker('notFound');
/** Right in itself, but against the present state (409). */
export const conflict = maker('conflict');
/** More bytes than are accepted (413). */
export const tooLarge = maker('tooLarge');
/** More often than is accepted (429). */
export const tooMany = maker('tooMany');
/** Something that it needs does not answer; worth another try (503). */
export const unavailable = maker('unavailable');
