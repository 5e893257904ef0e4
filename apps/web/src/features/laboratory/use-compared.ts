import {
  businessSettingsRoutes,
  type CompanyReport,
  type Failure,
  type LaboratoryProject,
  portfolioRoutes,
} from '@plomada/contracts';
import { LABORATORY_INDICATOR_IDS } from '@plomada/domain';
import { useCallback, useMemo, useState } from 'react';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { chosenProjects, type LaboratoryChoice, periodOf } from './laboratory-choice';

/** A project that is compared, with its closed terms in the period. */
export interface ComparedProject extends Omit<LaboratoryProject, 'projectId'> {
  readonly id: string;
  readonly name: string;
}

export interface Compared {
  /** All of the business, to choose from. */
  readonly all: readonly CompanyReport['projects'][number][];
  readonly chosen: readonly ComparedProject[];
}

/** The chosen projects with what is stored of them; null while nothing is there. Goes on showing the last answer while the next is on its way. */
export function useCompared(
  businessId: string,
  choice: LaboratoryChoice,
  today: string,
): { readonly compared: Compared | null; readonly failure: Failure | null; readonly again: () => void } {
  const [report, reportAgain] = useQuery(
    useCallback(() => callRoute(businessSettingsRoutes.report, { params: { id: businessId } }), [businessId]),
  );
  const { from, to } = periodOf(choice, today);
  // In their own order, so that the same choice is the same question.
  const indicators = LABORATORY_INDICATOR_IDS.filter((id) =>
    [...choice.indicators, choice.lead, choice.follow].includes(id),
  ).join(',');
  const [answer, answerAgain] = useQuery(
    useCallback(
      () =>
        callRoute(portfolioRoutes.laboratory, {
          params: { id: businessId },
          query: { indicators, ...(from && { from }), ...(to && { to }) },
        }),
      [businessId, indicators, from, to],
    ),
  );
  const [last, setLast] = useState<readonly LaboratoryProject[] | null>(null);
  const newest = answer.status === 'ready' ? answer.value.projects : null;
  if (newest && newest !== last) setLast(newest);
  const stored = newest ?? last;
  const all = report.status === 'ready' ? report.value.projects : null;
  const compared = useMemo(
    () => all && stored && { all, chosen: joined(chosenProjects(all, choice), stored) },
    [all, stored, choice],
  );
  const failed = [report, answer].find((one) => one.status === 'failed');
  const again = useCallback(() => {
    reportAgain();
    answerAgain();
  }, [reportAgain, answerAgain]);
  return { compared, failure: failed?.status === 'failed' ? failed.failure : null, again };
}

function joined(projects: Compared['all'], stored: readonly LaboratoryProject[]): readonly ComparedProject[] {
  const known = new Map(stored.map(({ projectId, ...one }) => [projectId, one]));
  return projects.map(({ id, name }) => ({
    ...(known.get(id) ?? { computedAt: null, failed: false, terms: [], causes: [], families: [] }),
    ...{ id, name },
  }));
}
