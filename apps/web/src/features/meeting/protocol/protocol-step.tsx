import Box from '@mui/material/Box';
import { meetingProtocol, nameOf, type Plan } from '@plomada/domain';
import { useMemo, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { useAppSelector } from '../../../base/hooks';
import { useToday } from '../../../plan/rows/use-today';
import { selectMay } from '../../../plan/state/plan-selectors';
import { DueRestrictions } from '../due-restrictions';
import type { MeetingCommand } from '../meeting-keys';
import type { MeetingRecord } from '../meeting-record';
import type { MeetingStep } from '../meeting-steps';
import { ProtocolPeople } from '../protocol-people';
import { STEP_GRID } from '../step-grid';
import { useCommonCommands } from '../use-common-commands';
import { useMeetingKeys } from '../use-meeting-keys';
import type { ChangeMeeting } from '../use-meeting-record';
import { Attendance } from './attendance';
import { ProtocolHeading } from './heading';
import { MailDialog } from './mail-dialog';
import { MeetingEnd } from './meeting-end';
import { SaidLines } from './said-lines';
import { useProtocolPdf } from './use-protocol-pdf';

interface Props {
  readonly plan: Plan;
  readonly record: MeetingRecord;
  readonly change: ChangeMeeting;
  readonly onAnother: () => void;
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

/** The end of the meeting: who was there, what was said, and what came of it, to be kept and mailed. */
export function ProtocolStep({ plan, record, change, onAnother, onStep, onLeave }: Props) {
  const today = useToday();
  const mayMail = useAppSelector(selectMay('editPlan'));
  const [isMailing, setMailing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const protocol = useMemo(
    () => meetingProtocol(plan, record.reviewed, today),
    [plan, record.reviewed, today],
  );
  const people = protocol.parts.flatMap(({ responsible }) => responsible ?? []);
  const named = (id: string | null): string | null => {
    const person = id === null ? undefined : plan.responsibles.get(id);
    return person ? nameOf(person) : null;
  };
  const now = () => new Date().toISOString();
  const onSaved = () => change({ savedAt: now() });
  const pdf = useProtocolPdf({ plan, protocol, record, named, onSaved });
  const end = () => record.endedAt === null && change({ endedAt: now() });
  const allPresent = () =>
    change({ present: [...new Set([...record.present, ...people.map(({ id }) => id)])] });
  const common = useCommonCommands({ onStep, onLeave });
  useMeetingKeys((command: MeetingCommand) => {
    switch (command.do) {
      case 'all':
        return allPresent();
      case 'newLine':
        return input.current?.focus();
      case 'pdf':
        return pdf.save();
      case 'mail':
        return void (mayMail && setMailing(true));
      case 'end':
        return void end();
      default:
        common(command);
    }
  });
  return (
    <Box sx={GRID}>
      <Box>
        <MeetingEnd
          record={record}
          mayMail={mayMail}
          hasPdfFailed={pdf.hasFailed}
          onEnd={end}
          onResume={() => change({ endedAt: null })}
          onAnother={onAnother}
          onPdf={pdf.save}
          onMail={() => setMailing(true)}
        />
        <Attendance
          plan={plan}
          people={people}
          present={record.present}
          onChange={(present) => change({ present: [...present] })}
          onAll={allPresent}
        />
        <SaidLines
          said={record.said}
          draft={record.draft}
          people={plan.responsibles.rows}
          named={named}
          inputRef={input}
          onDraft={(draft) => change({ draft })}
          onChange={(said) => change({ said: [...said] })}
        />
      </Box>
      <Box>
        <ProtocolHeading protocol={protocol} />
        <ProtocolPeople protocol={protocol} />
        <DueRestrictions due={protocol.due} />
      </Box>
      {isMailing && (
        <MailDialog
          plan={plan}
          record={record}
          people={people}
          // Whoever mails it once more means it.
          onMailed={() => change({ savedAt: now(), mailing: newId() })}
          onClose={() => setMailing(false)}
        />
      )}
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
