import Box from '@mui/material/Box';
import type { KeptDecision, KeptLine } from '@plomada/contracts';
import type { DecisionOutcome } from '@plomada/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../base/format';
import { outcomeText } from './protocol-blocks';

interface Props {
  readonly open: readonly KeptDecision[];
  readonly outcomes: readonly DecisionOutcome[];
}

/** The decisions of earlier meetings, and what was said of each. */
export function EarlierDecisions({ open, outcomes }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const saidOf = (id: string) => outcomes.find((one) => one.id === id)?.isDone ?? null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, fontSize: '0.85em' }}>
      {open.map((one) => (
        <Box component="li" key={one.id} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {one.text}
          <Box sx={{ color: 'text.secondary' }}>
            {[outcomeText(saidOf(one.id), t), ...decisionDetails(one, t, format)].join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Who sees to something that was said, and by when. */
export const lineDetails = (
  { aboutName, until }: Pick<KeptLine, 'aboutName' | 'until'>,
  t: TFunction<'meeting'>,
  format: Format,
): readonly string[] =>
  [aboutName, until ? t('protocol.untilDay', { date: format.date(until) }) : ''].filter(Boolean);

/** The same of a decision of an earlier meeting, and of which. */
export const decisionDetails = (
  one: KeptDecision,
  t: TFunction<'meeting'>,
  format: Format,
): readonly string[] => [
  ...lineDetails(one, t, format),
  t('decisions.ofMeeting', { number: one.termNumber, date: format.date(one.date) }),
];
