import type { LessonTexts } from '../lessons';
import firstPlan from './en/first-plan.md?raw';
import lookahead from './en/lookahead.md?raw';
import readingPpc from './en/reading-ppc.md?raw';
import restrictions from './en/restrictions.md?raw';
import weeklyMeeting from './en/weekly-meeting.md?raw';

/** The lessons in English. */
export const lessons: LessonTexts = {
  'first-plan': firstPlan,
  lookahead,
  restrictions,
  'weekly-meeting': weeklyMeeting,
  'reading-ppc': readingPpc,
};
