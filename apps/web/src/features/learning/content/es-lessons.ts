import type { LessonTexts } from '../lessons';
import firstPlan from './es/first-plan.md?raw';
import lookahead from './es/lookahead.md?raw';
import readingPpc from './es/reading-ppc.md?raw';
import restrictions from './es/restrictions.md?raw';
import weeklyMeeting from './es/weekly-meeting.md?raw';

/** The lessons in Spanish. */
export const lessons: LessonTexts = {
  'first-plan': firstPlan,
  lookahead,
  restrictions,
  'weekly-meeting': weeklyMeeting,
  'reading-ppc': readingPpc,
};
