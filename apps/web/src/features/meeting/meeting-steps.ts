/** What a meeting goes through: what earlier ones decided, a look back, promises after the close, the figures, and what came of it. */
export const MEETING_STEPS = ['decisions', 'review', 'promise', 'figures', 'protocol'] as const;
export type MeetingStep = (typeof MEETING_STEPS)[number];
