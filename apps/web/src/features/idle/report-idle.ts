import { IDLE_MS, LONGEST_AWAY_MS } from '@plomada/contracts';
import * as api from '../../base/api/endpoints';
import {
  isReportedIdle,
  lastActive,
  noteReportedIdle,
  noteReportedReturn,
  unreportedReturn,
} from './activity';

/**
 * Tells the server what it has not heard: that somebody came back, and that nobody is here for ten minutes, in whichever tab.
 * Where it has heard of everything it is asked nothing. Throws ApiFailure.
 */
export async function reportIdle(): Promise<void> {
  const returned = unreportedReturn();
  if (returned !== null) {
    await api.noteIdle({ idle: false, milliseconds: since(returned) });
    noteReportedReturn();
  }
  if (isReportedIdle() || since(lastActive()) < IDLE_MS) return;
  // Before it is told: the answer may get lost, and a return that need not be told does no harm.
  noteReportedIdle();
  await api.noteIdle({ idle: true, milliseconds: since(lastActive()) });
}

const since = (instant: number): number => Math.min(Math.max(Date.now() - instant, 0), LONGEST_AWAY_MS);
