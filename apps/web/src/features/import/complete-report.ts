import { importRoutes, type importWarningsOf } from '@plomada/contracts';
import { put } from 'redux-saga/effects';
import { callRoute } from '../../base/api/call-route';
import { answerOf, selected } from '../../base/typed-effects';
import type { z } from 'zod';
import { importActions, selectImport } from './import-slice';

type WarningsPage = z.infer<typeof importWarningsOf.response>;

const pageOf = (projectId: string, jobId: string, from: number) =>
  callRoute(importRoutes.warnings, { params: { projectId, jobId }, query: { from } });

/** Fetches the warnings that the job's end was not told with. Without them the report says how many it shows. */
export function* completeReport({ payload }: ReturnType<typeof importActions.readSucceeded>) {
  const { jobId, counts } = payload;
  const state = yield* selected(selectImport);
  if (state.phase !== 'confirming' || payload.warnings.length >= counts.warnings) return;
  try {
    const warnings = [...payload.warnings];
    for (let from: number | null = warnings.length; from !== null;) {
      const page: WarningsPage = yield* answerOf(pageOf, state.projectId, jobId, from);
      warnings.push(...page.warnings);
      from = page.next;
    }
    yield put(importActions.reportCompleted({ jobId, warnings }));
  } catch {
    // The report stays as long as it is and says so.
  }
}
