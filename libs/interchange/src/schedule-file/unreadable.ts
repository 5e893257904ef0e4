import type { FileWarning } from './file-schedule';
import { type Instant, instantOf } from './instant';

/** Characters of a text that a warning shows. */
const MAX_SHOWN = 40;

/** The first of several dates that can be read: where a tool writes one in several places, any of them does. */
export function firstInstant(...texts: readonly (string | undefined)[]): Instant | null {
  for (const text of texts) {
    const at = instantOf(text);
    if (at) return at;
  }
  return null;
}

/** Tells of each text that should be a date and cannot be read as one. */
export function unreadableDates(...texts: readonly (string | undefined)[]): readonly FileWarning[] {
  const lost = texts.flatMap((text) =>
    text?.trim() && !instantOf(text) ? [text.trim().slice(0, MAX_SHOWN)] : [],
  );
  return [...new Set(lost)].map((before) => ({ code: 'DATE_UNREADABLE', params: { before } }));
}
