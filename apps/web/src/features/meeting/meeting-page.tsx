import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { useEffect } from 'react';
import { LoadingRows } from '../../base/states/loading';
import { PlanBoundary } from '../../plan/plan-boundary';
import { DecisionsStep } from './decisions-step';
import { KeyHints } from './key-hints';
import { useMeetingAddress } from '../progress/meeting/meeting-address';
import { MeetingFigures } from './meeting-figures';
import { MeetingHead } from './meeting-head';
import { hasJustBegun } from './meeting-record';
import { MeetingWork } from './meeting-work';
import { ProtocolStep } from './protocol/protocol-step';
import { useMeetingRecord } from './use-meeting-record';
import { useMeetingMinutes } from './use-meeting-minutes';
import { useMinutesHeld } from './use-minutes-held';

/** The weekly meeting on a screen that a whole table reads: what was decided, look back, close, promise, look at the figures, minutes. */
export function MeetingPage() {
  return <PlanBoundary loading={<LoadingRows rows={8} />}>{(plan) => <Meeting plan={plan} />}</PlanBoundary>;
}

function Meeting({ plan }: { readonly plan: Plan }) {
  const { record, change, beginAnother } = useMeetingRecord(plan);
  const { leave } = useMeetingAddress();
  const inHand = useMeetingMinutes(plan, record);
  const minutes = useMinutesHeld(inHand.content);
  const { step, reviewed } = record;
  const { status, open } = inHand.minutes;
  const said = new Set(inHand.content.outcomes.map(({ id }) => id));
  const unanswered = open.filter(({ id }) => !said.has(id)).length;
  const isToBeginWithDecisions = hasJustBegun(record) && status === 'ready' && unanswered > 0;
  useEffect(() => {
    if (isToBeginWithDecisions) change({ step: 'decisions' });
  }, [isToBeginWithDecisions, change]);
  // Each step begins with its first person.
  const toStep = (next: typeof step) => next !== step && change({ step: next, place: null });
  const common = { plan, onStep: toStep, onLeave: leave };
  return (
    <Box sx={SCREEN}>
      <MeetingHead
        {...common}
        step={step}
        minutes={minutes}
        unanswered={open.length > 0 ? unanswered : null}
      />
      {step === 'decisions' && <DecisionsStep {...common} {...inHand} />}
      {step === 'figures' && <MeetingFigures {...common} reviewed={reviewed} />}
      {step === 'protocol' && (
        <ProtocolStep {...common} {...inHand} record={record} change={change} onAnother={beginAnother} />
      )}
      {(step === 'review' || step === 'promise') && (
        <MeetingWork
          key={step}
          {...common}
          step={step}
          reviewed={reviewed}
          at={record.place}
          onPlace={(place) => change({ place })}
        />
      )}
      <KeyHints step={step} />
    </Box>
  );
}

/** Letters grow with the screen: a meeting-room screen is read from the other end of the table. */
const SCREEN = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  bgcolor: 'background.default',
  fontSize: 'clamp(16px, 1.32vw, 30px)',
  lineHeight: 1.35,
  '& .MuiButton-root': { fontSize: 'max(0.875rem, 0.72em)' },
  '& .MuiInputBase-root': { fontSize: 'max(1rem, 0.8em)' },
} as const;
