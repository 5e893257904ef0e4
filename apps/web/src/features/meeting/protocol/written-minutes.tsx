import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { EarlierDecisions } from '../../minutes/earlier-decisions';
import { EarlierSection } from '../../minutes/earlier-section';
import { useProtocolPdf } from '../../minutes/use-protocol-pdf';
import type { MeetingCommand } from '../meeting-keys';
import { useCommonCommands } from '../use-common-commands';
import { useMeetingKeys } from '../use-meeting-keys';
import { Attendance } from './attendance';
import { KeptNote } from './kept-note';
import { MailDialog } from './mail-dialog';
import { MeetingEnd } from './meeting-end';
import { SaidLines } from './said-lines';
import type { WithProtocol } from './step-props';
import { useAttendance } from './use-attendance';

/** The minutes as they are written during the meeting: each word goes to the server as soon as it can be reached. */
export function WrittenMinutes({
  plan,
  protocol,
  record,
  change,
  minutes,
  content,
  write,
  onAnother,
  onStep,
  onLeave,
}: WithProtocol) {
  const [isMailing, setMailing] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const guest = useRef<HTMLInputElement>(null);
  const speaking = useMemo(() => protocol.parts.flatMap(({ responsible }) => responsible ?? []), [protocol]);
  const { attendance, said } = content;
  const onAttendance = (next: typeof attendance) => write({ attendance: next });
  const asked = useAttendance({ plan, speaking, attendance, onChange: onAttendance });
  const pdf = useProtocolPdf({ plan, protocol, minutes, content });
  const end = () => content.endedAt === null && write({ endedAt: new Date().toISOString() });
  const mail = () => {
    // Nothing was written yet: what is mailed are the minutes that the server keeps.
    if (minutes.content === null) write({});
    setMailing(true);
  };
  const common = useCommonCommands({ onStep, onLeave });
  useMeetingKeys((command: MeetingCommand) => {
    switch (command.do) {
      case 'all':
        return asked.allPresent();
      case 'newLine':
        return line.current?.focus();
      case 'newGuest':
        return guest.current?.focus();
      case 'pdf':
        return pdf.save();
      case 'mail':
        return mail();
      case 'end':
        return void end();
      default:
        if (!asked.take(command)) common(command);
    }
  });
  return (
    <Box>
      <MeetingEnd
        {...{ plan, record, content, pdf, onAnother }}
        onEnd={end}
        onResume={() => write({ endedAt: null })}
        onMail={mail}
      />
      <KeptNote minutes={minutes} />
      <Attendance
        rows={asked.rows}
        current={asked.current}
        attendance={attendance}
        guestInput={guest}
        onCurrent={asked.setCurrent}
        onChoose={asked.choose}
        onChange={onAttendance}
        onAll={asked.allPresent}
      />
      {minutes.open.length > 0 && (
        <EarlierSection>
          <EarlierDecisions open={minutes.open} outcomes={content.outcomes} />
        </EarlierSection>
      )}
      <SaidLines
        said={minutes.said}
        draft={record.draft}
        people={plan.responsibles.rows}
        inputRef={line}
        onDraft={(draft) => change({ draft })}
        onAdd={(one) => write({ said: [...said, one] })}
        onRemove={(id) => write({ said: said.filter((one) => one.id !== id) })}
      />
      {isMailing && (
        <MailDialog
          {...{ plan, record, minutes }}
          people={speaking}
          // Whoever mails it once more means it.
          onMailed={() => change({ mailing: newId() })}
          onClose={() => setMailing(false)}
        />
      )}
    </Box>
  );
}
