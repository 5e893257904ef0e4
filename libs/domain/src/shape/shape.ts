import { isWellFormed } from './well-formed';

/**
 * A description of untrusted data: checks it, drops nothing silently (unknown fields are refused), says how it is kept, and gives
 * it its type.
 *
 * The domain may depend on no package, and the payload of an action must be checked where the action is decided, in the
 * browser and on the server alike; this is the small vocabulary that payloads need and no more.
 */
export interface Shape<T> {
  /** Adds a problem for every way in which the value is not of this shape; `path` says where. */
  check(value: unknown, path: string, problems: Problem[]): void;
  /** What is kept of a value of this shape, where that is not always the value itself. */
  kept?(value: T): T;
  /** The words of the catalogue page. */
  readonly description: string;
  /** True when a field of this shape may be left out of an object. */
  readonly isOptional?: boolean;
  /** Carries the type only. */
  readonly type?: T;
}

export interface Problem {
  readonly path: string;
  readonly expected: string;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

/** The problems of a value: none when it is of the shape. At most the first 20 are listed. */
export function problemsOf(shape: Shape<unknown>, value: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  shape.check(value, '', problems);
  return problems.slice(0, 20);
}

/** What is kept of a value that is of the shape: the value itself where nothing of it is kept otherwise. */
export function keptOf<T>(shape: Shape<T>, value: T): T {
  return shape.kept ? shape.kept(value) : value;
}

/** A shape that is a yes-or-no question. */
export function shapeOf<T>(description: string, accepts: (value: unknown) => boolean): Shape<T> {
  return {
    description,
    check(value, path, problems) {
      if (!accepts(value)) problems.push({ path, expected: description });
    },
  };
}

/** Text of `min`..`max` characters. */
export function text(max: number, min = 0): Shape<string> {
  return shapeOf(`text of ${min} to ${max} characters`, (value) => isText(value, max) && value.length >= min);
}

/** Whether it is text of `max` characters at most that is stored as it is; every shape of texts asks it. */
export function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max && isWellFormed(value);
}

/** A finite number within bounds. */
export function number(min: number, max: number): Shape<number> {
  return shapeOf(
    `number from ${min} to ${max}`,
    (value) => typeof value === 'number' && value >= min && value <= max,
  );
}

export function integer(min: number, max: number): Shape<number> {
  return shapeOf(
    `whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  );
}

export const boolean: Shape<boolean> = shapeOf('true or false', (value) => typeof value === 'boolean');

export function oneOf<const V extends readonly (string | number)[]>(...values: V): Shape<V[number]> {
  return shapeOf(`one of ${values.join(', ')}`, (value) => values.includes(value as V[number]));
}

/** A list of at most `max` items. */
export function list<T>(item: Shape<T>, max: number, min = 0): Shape<readonly T[]> {
  const description = `list of ${min} to ${max}: ${item.description}`;
  return {
    description,
    check(value, path, problems) {
      if (!Array.isArray(value) || value.length > max || value.length < min) {
        problems.push({ path, expected: description });
        return;
      }
      value.forEach((one, position) => item.check(one, `${path}[${position}]`, problems));
    },
    ...(item.kept && { kept: (value) => value.map((one) => keptOf(item, one)) }),
  };
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    description: `${shape.description}, or null`,
    check(value, path, problems) {
      if (value !== null) shape.check(value, path, problems);
    },
    ...(shape.kept && { kept: (value) => (value === null ? null : keptOf(shape, value)) }),
  };
}

/** A field that may be left out. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> & { readonly isOptional: true } {
  return {
    description: `${shape.description}, may be left out`,
    isOptional: true,
    check(value, path, problems) {
      if (value !== undefined) shape.check(value, path, problems);
    },
    ...(shape.kept && { kept: (value) => (value === undefined ? undefined : keptOf(shape, value)) }),
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never;
}[keyof F];
type ObjectOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: TypeOf<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: Exclude<TypeOf<F[K]>, undefined> };

/** An object with these fields and no others. */
export function object<F extends Fields>(fields: F): Shape<ObjectOf<F>> {
  const names = Object.keys(fields);
  return {
    description: `{ ${names.map((name) => `${name}: ${fields[name]!.description}`).join('; ')} }`,
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push({ path, expected: 'object' });
        return;
      }
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(fields, name))
          problems.push({ path: `${path}.${name}`, expected: 'no such field' });
      }
      for (const name of names) {
        const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
        fields[name]!.check(given, path ? `${path}.${name}` : name, problems);
      }
    },
    ...(names.some((name) => fields[name]!.kept) && { kept: (value) => keptFields(fields, value) }),
  };
}

/** The object with its fields as they are kept; itself where they are as they were given. */
function keptFields<T extends object>(fields: Fields, value: T): T {
  const kept = Object.entries(value).map(([name, given]) => [name, keptOf(fields[name]!, given)] as const);
  const isSame = kept.every(([name, one]) => one === (value as Record<string, unknown>)[name]);
  return isSame ? value : (Object.fromEntries(kept) as T);
}
