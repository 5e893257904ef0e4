import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Plan, type PlanRow, sameValue } from '@plomada/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../base/hooks';
import { hueClass } from './bar-colours';
import { barsLegend, type LegendLine } from './bars-legend';

interface Props {
  readonly rows: readonly PlanRow[];
  readonly plan: Plan;
  readonly baseline: boolean;
  readonly earlier: number;
}

/** What the colours and marks that the chart shows now stand for, in one line below it. */
export function Legend({ rows, plan, baseline, earlier }: Props) {
  const { t } = useTranslation('gantt');
  const colour = useAppSelector(({ gantt }) => gantt.bars.colour);
  const showCritical = useAppSelector(({ gantt }) => gantt.showCritical);
  const lines = useMemo(
    () => barsLegend(rows, plan, { colour, baseline, showCritical, marksConflicts: true, earlier }, t),
    [rows, plan, colour, baseline, showCritical, earlier, t],
  );
  return lines.length > 0 && <Lines lines={lines} label={t('legend.label')} />;
}

interface LinesProps {
  readonly lines: readonly LegendLine[];
  readonly label: string;
}

/** Most edits change nothing of what is said here. */
const Lines = memo(function Lines({ lines, label }: LinesProps) {
  return (
    <Box
      component="ul"
      role="list"
      aria-label={label}
      // Where it takes more than two lines, or on a phone more than one, it is scrolled, by keys too.
      tabIndex={0}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        flex: { xs: '1 1 100%', sm: 1 },
        minWidth: 0,
        maxHeight: 48,
        columnGap: 4,
        m: 0,
        px: 4,
        py: 1,
        listStyle: 'none',
        overflow: 'auto',
        whiteSpace: 'nowrap',
        scrollbarWidth: 'thin',
      }}
    >
      {lines.map((line) => (
        <Box component="li" key={line.text} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <span aria-hidden className={`plan-swatch ${signClass(line)}`}>
            {line.sign === 'earlier' && <span className="plan-earlier" />}
            {line.sign === 'limit' && <span className={`plan-limit plan-limit-${line.holds}`} />}
          </span>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {line.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}, sameValue);

/** The classes that draw a sign as the chart does; a mark stands upon nothing. */
function signClass(line: LegendLine): string {
  if (line.sign === 'bar') return `${hueClass(line)}${line.isLate ? ' plan-bar-overdue' : ''}`;
  if (line.sign === 'critical') return 'plan-swatch-plain plan-bar-critical';
  if (line.sign === 'conflict') return 'plan-swatch-plain plan-swatch-conflict';
  return line.sign === 'baseline' ? 'plan-swatch-baseline' : '';
}
