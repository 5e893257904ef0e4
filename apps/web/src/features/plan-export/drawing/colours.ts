import { LIGHT } from '@plomada/presentation';
import type { BarHue } from '../../gantt/bars/bar-colours';

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
  /** A date that is not kept. */
  late: LIGHT.state.delayed,
  today: LIGHT.primary,
  term: LIGHT.primaryTint,
  lookahead: '#EFF5FC',
} as const;

/** The colours of bars, as on a light screen. */
const HUES: Readonly<Record<BarHue, string>> = { ...LIGHT.state, ...LIGHT.people };
export const hueInk = (hue: BarHue): string => HUES[hue];
