import { LIGHT } from '@plomada/presentation';
import type { LegendLine } from '../../gantt/bars/bars-legend';
import { hueInk } from '../drawing/colours';
import type { LegendEntry } from '../drawing/drawing';

/** The legend of the chart as it is drawn on paper. */
export function legendEntry(line: LegendLine): LegendEntry {
  const { text } = line;
  switch (line.sign) {
    case 'bar':
      return { colour: hueInk(line.hue), ...(line.isLate && { pattern: 'late' as const }), text };
    case 'limit':
      return { colour: LIGHT.text, limit: line.holds, text };
    case 'critical':
      return { colour: LIGHT.textMuted, pattern: 'critical', text };
    case 'baseline':
    // Not on paper.
    case 'conflict':
    case 'earlier':
      return { colour: LIGHT.borderStrong, text };
  }
}
