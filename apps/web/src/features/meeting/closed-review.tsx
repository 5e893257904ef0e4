import Box from '@mui/material/Box';
import { meetingProtocol, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useToday } from '../../plan/rows/use-today';
import type { MeetingStep } from './meeting-steps';
import { ProtocolHeading } from '../minutes/heading';
import { ProtocolPeople } from '../minutes/protocol-people';
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
  const today = useToday();
  const protocol = useMemo(() => meetingProtocol(plan, reviewed, today), [plan, reviewed, today]);
  useMeetingKeys(useCommonCommands({ onStep, onLeave }));
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: { xs: 3, md: 8 }, py: 4 }}>
      <ProtocolHeading protocol={protocol} />
      <ProtocolPeople protocol={protocol} />
    </Box>
  );
}
