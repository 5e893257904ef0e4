import type { PlanRow } from '@plomada/domain';
import { LIGHT } from '../../../base/theme/tokens';

/** Paper is light, whatever the screen is. */
export const INK = {
  text: LIGHT.text,
  muted: LIGHT.textMuted,
  line: LIGHT.border,
  strong: LIGHT.borderStrong,
  paper: LIGHT.surface,
  head: LIGHT.ground,
  dayOff: LIGHT.shade,
  /** The critical path: no state's colour, since every state may be on it. */
  critical: LIGHT.text,
  today: LIGHT.primary,
  term: LIGHT.primaryTint,
  lookahead: '#EFF5FC',
} as const;

const { state } = LIGHT;
const BARS: Readonly<Record<NonNullable<PlanRow['state']>, string>> = {
  completed: state.completed,
  executable: state.executable,
  active: state.inTerm,
  late: state.inTerm,
  delayed: state.delayed,
  startRestricted: state.restricted,
  endRestricted: state.restricted,
  notAnalysed: state.notAnalysed,
  outOfTerm: state.notAnalysed,
};

/** The colour of a task's bar: its state, as on the screen. */
export const barColour = (row: PlanRow): string => (row.state ? BARS[row.state] : INK.text);
