import { pastActions, pastEntry } from '@plomada/contracts';
import i18next from 'i18next';
import { request } from '../../base/api/request';
import { askedFor, type LogQuery } from './log-query';

const pathOf = (projectId: string) => `/actions/${encodeURIComponent(projectId)}`;

/** A page of the log, `most` lines of it. */
export const fetchPage = (projectId: string, query: LogQuery, most: number) =>
  request(`${pathOf(projectId)}/all?${askedFor(query, most, i18next.t('log:term'))}`, {
    answer: pastActions.response,
  });

/** One line with what it changed. */
export const fetchEntry = (projectId: string, actionId: string) =>
  request(`${pathOf(projectId)}/entry/${encodeURIComponent(actionId)}`, { answer: pastEntry.response });
