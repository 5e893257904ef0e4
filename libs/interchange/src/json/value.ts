import { wellFormed } from '@plomada/domain';

/** A JSON object whose fields are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is an object, else one without fields. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text that can be stored, or a number as text; undefined for anything else. JSON may hold halves of signs. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return wellFormed(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A finite number, also when it is written as text; else the fallback. */
export function numberIn(value: unknown, fallback: number): number {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : NaN;
  return Number.isFinite(number) ? number : fallback;
}
