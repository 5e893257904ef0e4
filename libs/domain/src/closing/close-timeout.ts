/** How long a close, or a rollback, holds the others up at most, in milliseconds (planning core, section 9). */
export const CLOSE_TIMEOUT_MS = 30 * 60_000;
