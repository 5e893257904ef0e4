import webhooks from './en/webhooks.md?raw';
import calendarFeeds from './en/calendar-feeds.md?raw';
import laboratory from './en/laboratory.md?raw';
import peopleList from './en/people-list.md?raw';
import account from './en/account.md?raw';
import apiTokens from './en/api-tokens.md?raw';
import baselines from './en/baselines.md?raw';
import causes from './en/causes.md?raw';
import close from './en/close.md?raw';
import commitments from './en/commitments.md?raw';
import exports from './en/exports.md?raw';
import field from './en/field.md?raw';
import firstPlan from './en/first-plan.md?raw';
import forecast from './en/forecast.md?raw';
import gantt from './en/gantt.md?raw';
import importing from './en/import.md?raw';
import indicators from './en/indicators.md?raw';
import lateWork from './en/late-work.md?raw';
import lineOfBalance from './en/line-of-balance.md?raw';
import links from './en/links.md?raw';
import log from './en/log.md?raw';
import lookahead from './en/lookahead.md?raw';
import offline from './en/offline.md?raw';
import portfolio from './en/portfolio.md?raw';
import projects from './en/projects.md?raw';
import proposals from './en/proposals.md?raw';
import reports from './en/reports.md?raw';
import restrictionMails from './en/restriction-mails.md?raw';
import restrictions from './en/restrictions.md?raw';
import roles from './en/roles.md?raw';
import rollback from './en/rollback.md?raw';
import scenarios from './en/scenarios.md?raw';
import settings from './en/settings.md?raw';
import shortcuts from './en/shortcuts.md?raw';
import spreadsheets from './en/spreadsheets.md?raw';
import tables from './en/tables.md?raw';
import task from './en/task.md?raw';
import together from './en/together.md?raw';
import weeklyMeeting from './en/weekly-meeting.md?raw';
import words from './en/words.json';
import type { HelpContent } from '../help-pages';

/** The pages in English. */
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
