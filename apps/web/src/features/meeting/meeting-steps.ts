/** What a meeting goes through: it looks back, promises after the close, and looks at the figures. */
export const MEETING_STEPS = ['review', 'promise', 'figures'] as const;
export type MeetingStep = (typeof MEETING_STEPS)[number];
