import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { meetingProtocol, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useToday } from '../../plan/rows/use-today';
import type { MeetingStep } from './meeting-steps';
import { ProtocolPeople } from './protocol-people';
import { useCommonCommands } from './use-common-commands';
import { useMeetingKeys } from './use-meeting-keys';

interface Props {
  readonly plan: Plan;
  readonly reviewed: number;
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

/** What came of a term that is closed: to be looked at, it changes no more. */
export function ClosedReview({ plan, reviewed, onStep, onLeave }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const today = useToday();
  const protocol = useMemo(() => meetingProtocol(plan, reviewed, today), [plan, reviewed, today]);
  useMeetingKeys(useCommonCommands({ onStep, onLeave }));
  const { kept, promised, ppc } = protocol;
  const { number, startDate, lastDay } = protocol.reviewed;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: { xs: 3, md: 8 }, py: 4 }}>
      <Typography component="h2" sx={{ fontSize: '1.2em', fontWeight: 700 }}>
        {t('closed', { number, from: format.date(startDate), to: format.date(lastDay) })}
      </Typography>
      <Typography sx={{ fontSize: '1em', mb: 4 }}>
        {t('closedPpc', { ppc: format.percent(ppc), kept, count: promised })}
      </Typography>
      <ProtocolPeople protocol={protocol} />
    </Box>
  );
}
