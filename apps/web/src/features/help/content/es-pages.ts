import webhooks from './es/webhooks.md?raw';
import calendarFeeds from './es/calendar-feeds.md?raw';
import laboratory from './es/laboratory.md?raw';
import peopleList from './es/people-list.md?raw';
import account from './es/account.md?raw';
import apiTokens from './es/api-tokens.md?raw';
import baselines from './es/baselines.md?raw';
import causes from './es/causes.md?raw';
import close from './es/close.md?raw';
import commitments from './es/commitments.md?raw';
import exports from './es/exports.md?raw';
import field from './es/field.md?raw';
import firstPlan from './es/first-plan.md?raw';
import forecast from './es/forecast.md?raw';
import gantt from './es/gantt.md?raw';
import importing from './es/import.md?raw';
import indicators from './es/indicators.md?raw';
import lateWork from './es/late-work.md?raw';
import lineOfBalance from './es/line-of-balance.md?raw';
import links from './es/links.md?raw';
import log from './es/log.md?raw';
import lookahead from './es/lookahead.md?raw';
import offline from './es/offline.md?raw';
import portfolio from './es/portfolio.md?raw';
import projects from './es/projects.md?raw';
import proposals from './es/proposals.md?raw';
import reports from './es/reports.md?raw';
import restrictionMails from './es/restriction-mails.md?raw';
import restrictions from './es/restrictions.md?raw';
import roles from './es/roles.md?raw';
import rollback from './es/rollback.md?raw';
import scenarios from './es/scenarios.md?raw';
import settings from './es/settings.md?raw';
import shortcuts from './es/shortcuts.md?raw';
import spreadsheets from './es/spreadsheets.md?raw';
import tables from './es/tables.md?raw';
import task from './es/task.md?raw';
import together from './es/together.md?raw';
import weeklyMeeting from './es/weekly-meeting.md?raw';
import words from './es/words.json';
import type { HelpContent } from '../help-pages';

/** The pages in Spanish. */
export const content: HelpContent = {
  words,
  texts: {
    'first-plan': firstPlan,
    projects,
    roles,
    'people-list': peopleList,
    account,
    gantt,
    task,
    links,
    import: importing,
    spreadsheets,
    baselines,
    scenarios,
    'line-of-balance': lineOfBalance,
    lookahead,
    restrictions,
    'restriction-mails': restrictionMails,
    commitments,
    causes,
    'weekly-meeting': weeklyMeeting,
    close,
    'late-work': lateWork,
    proposals,
    rollback,
    field,
    offline,
    together,
    indicators,
    reports,
    forecast,
    portfolio,
    laboratory,
    settings,
    tables,
    exports,
    log,
    'api-tokens': apiTokens,
    'calendar-feeds': calendarFeeds,
    webhooks,
    shortcuts,
  },
};
