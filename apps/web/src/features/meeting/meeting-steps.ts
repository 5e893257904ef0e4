/** What a meeting goes through: it looks back, promises after the close, looks at the figures, and keeps what came of it. */
export const MEETING_STEPS = ['review', 'promise', 'figures', 'protocol'] as const;
export type MeetingStep = (typeof MEETING_STEPS)[number];
