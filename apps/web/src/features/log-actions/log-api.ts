import { pastActionRoutes } from '@plomada/contracts';
import i18next from 'i18next';
import { callRoute } from '../../base/api/call-route';
import { askedFor, type LogQuery } from './log-query';

/** A page of the log, `most` lines of it. */
export const fetchPage = (projectId: string, query: LogQuery, most: number) =>
  callRoute(pastActionRoutes.all, {
    params: { projectId },
    query: askedFor(query, most, {
      term: i18next.t('log:term'),
      ofType: (type) => i18next.t(`log:type.${type}`),
    }),
  });

/** One line with what it changed. */
export const fetchEntry = (projectId: string, actionId: string) =>
  callRoute(pastActionRoutes.entry, { params: { projectId, actionId } });
