import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MinutesContent, type Plan, planDay, termToReview } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useToday } from '../../../plan/rows/use-today';
import type { useProtocolPdf } from '../../minutes/use-protocol-pdf';
import type { MeetingRecord } from '../meeting-record';
import { PaperButtons } from './paper-buttons';

interface Props {
  readonly plan: Plan;
  readonly record: MeetingRecord;
  readonly content: MinutesContent;
  readonly pdf: ReturnType<typeof useProtocolPdf>;
  readonly onEnd: () => void;
  readonly onResume: () => void;
  readonly onAnother: () => void;
  readonly onMail: () => void;
}

/** Ends the meeting, and gives its minutes away. */
export function MeetingEnd({ plan, record, content, pdf, onEnd, onResume, onAnother, onMail }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const { endedAt } = content;
  // A day has one meeting about a term.
  const isOver = planDay(record.startedAt, plan.settings.timeZone) !== useToday();
  const hasAnother = isOver || termToReview(plan) !== record.reviewed;
  return (
    <>
      <Typography role="status" sx={{ fontSize: '0.85em', mb: 3 }}>
        {endedAt ? t('protocol.ended', { at: format.date(endedAt) }) : t('protocol.goesOn')}
      </Typography>
      <PaperButtons pdf={pdf} onMail={onMail}>
        {endedAt === null ? (
          <Button variant="contained" onClick={onEnd}>
            {t('protocol.end')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onResume}>
            {t('protocol.resume')}
          </Button>
        )}
        {endedAt !== null && hasAnother && (
          <Button variant="outlined" onClick={onAnother}>
            {t('protocol.another')}
          </Button>
        )}
      </PaperButtons>
    </>
  );
}
