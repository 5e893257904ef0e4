import Box from '@mui/material/Box';
import { meetingProtocol } from '@plomada/domain';
import { useMemo } from 'react';
import { useAppSelector } from '../../../base/hooks';
import { useToday } from '../../../plan/rows/use-today';
import { selectMay } from '../../../plan/state/plan-selectors';
import { DueRestrictions } from '../../minutes/due-restrictions';
import { ProtocolHeading } from '../../minutes/heading';
import { ProtocolPeople } from '../../minutes/protocol-people';
import { SaidAndThere } from '../../minutes/said-and-there';
import { useProtocolPdf } from '../../minutes/use-protocol-pdf';
import { STEP_GRID } from '../step-grid';
import { useCommonCommands } from '../use-common-commands';
import { useMeetingKeys } from '../use-meeting-keys';
import { PaperButtons } from './paper-buttons';
import type { ProtocolStepProps, WithProtocol } from './step-props';
import { WrittenMinutes } from './written-minutes';

/** The end of the meeting: who was there, what was said, and what came of it, to be kept and mailed; to read for who only looks on. */
export function ProtocolStep(props: ProtocolStepProps) {
  const { plan, record } = props;
  const today = useToday();
  const mayWrite = useAppSelector(selectMay('editPlan'));
  const protocol = useMemo(
    () => meetingProtocol(plan, record.reviewed, today),
    [plan, record.reviewed, today],
  );
  const Written = mayWrite ? WrittenMinutes : ReadMinutes;
  return (
    <Box sx={GRID}>
      <Written {...props} protocol={protocol} />
      <Box>
        <ProtocolHeading protocol={protocol} />
        <ProtocolPeople protocol={protocol} />
        <DueRestrictions due={protocol.due} />
      </Box>
    </Box>
  );
}

/** As whoever holds the meeting has written them. */
function ReadMinutes({ plan, protocol, minutes, content, onStep, onLeave }: WithProtocol) {
  const pdf = useProtocolPdf({ plan, protocol, minutes, content });
  const common = useCommonCommands({ onStep, onLeave });
  useMeetingKeys((command) => (command.do === 'pdf' ? pdf.save() : common(command)));
  return (
    <Box>
      <PaperButtons pdf={pdf} onMail={null} />
      <SaidAndThere minutes={minutes} />
    </Box>
  );
}

const GRID = {
  ...STEP_GRID,
  columnGap: 10,
  px: { xs: 3, md: 8 },
  py: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;
