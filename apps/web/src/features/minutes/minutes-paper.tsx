import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  meetingProtocol,
  minutesHeld,
  type MinutesContent,
  openTerm,
  type Plan,
  termToReview,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { DownloadIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { ToolLabel } from '../../base/layout/tool-label';
import { meetingPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { useToday } from '../../plan/rows/use-today';
import { selectMay } from '../../plan/state/plan-selectors';
import { DueRestrictions } from './due-restrictions';
import { ProtocolHeading } from './heading';
import { ProtocolPeople } from './protocol-people';
import { SaidAndThere } from './said-and-there';
import { useProtocolPdf } from './use-protocol-pdf';
import { type ShownMinutes, useMinutes } from './use-minutes';

interface Props {
  readonly plan: Plan;
  /** Of a term that the plan has. */
  readonly number: number;
  /** The day of the meeting. */
  readonly date: string;
  readonly backTo: string;
}

/** The minutes of a meeting about a term, to be read and saved as a PDF. */
export function MinutesPaper({ plan, number, date, backTo }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const minutes = useMinutes(plan, { number, date });
  const { content, status, failure, again } = minutes;
  const mayHold = useAppSelector(selectMay('editPlan')) && termToReview(plan) === number;
  const held = content && {
    day: format.date(date),
    count: minutesHeld(content, minutes.kept?.savedAt ?? content.startedAt),
  };
  return (
    <Page>
      <PageHeader
        title={t('record.ofTerm', { number })}
        context={held && t('protocol.held', held)}
        backTo={backTo}
        tools={content && <PdfButton {...{ plan, number, minutes, content }} />}
      />
      {!content && status === 'loading' && <LoadingRows rows={6} />}
      {!content && status === 'failed' && (
        <ErrorRetry title={t('record.failed')} failure={failure} onRetry={again} />
      )}
      {!content && status === 'ready' && (
        <Empty
          title={t('record.noneOfTerm')}
          detail={t(mayHold ? 'record.noneToWrite' : 'record.noneDetail')}
          action={mayHold && <MeetingLink />}
        />
      )}
      {(content || status === 'ready') && <Body {...{ plan, number, minutes }} />}
    </Page>
  );
}

/** To the meeting that looks back on the term, where its minutes are written. */
function MeetingLink() {
  const { t } = useTranslation('meeting');
  return (
    <Button component={RouterLink} to={meetingPath(useProjectId() ?? '')}>
      {t('record.hold')}
    </Button>
  );
}

/** What still waits to be released belongs to the term at hand: of one that is long over it would be today's, not the meeting's. */
function useProtocol(plan: Plan, number: number) {
  const today = useToday();
  return useMemo(() => {
    const protocol = meetingProtocol(plan, number, today);
    return number >= openTerm(plan).number - 1 ? protocol : { ...protocol, due: [] };
  }, [plan, number, today]);
}

interface Shown extends Pick<Props, 'plan' | 'number'> {
  readonly minutes: ShownMinutes;
}

function PdfButton({ plan, number, minutes, content }: Shown & { readonly content: MinutesContent }) {
  const { t } = useTranslation('meeting');
  const pdf = useProtocolPdf({ plan, protocol: useProtocol(plan, number), minutes, content });
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={pdf.save}>
        <ToolLabel>{t('protocol.pdf')}</ToolLabel>
      </Button>
      {pdf.hasFailed && <Alert severity="error">{t('protocol.pdfFailed')}</Alert>}
    </>
  );
}

function Body({ plan, number, minutes }: Shown) {
  const { t } = useTranslation('meeting');
  const protocol = useProtocol(plan, number);
  return (
    <Box sx={COLUMNS}>
      <Box>
        {minutes.isUnsent && (
          <Alert severity="info" sx={{ mb: 4 }}>
            {t('kept.here')}
          </Alert>
        )}
        {minutes.content && <SaidAndThere minutes={minutes} />}
      </Box>
      <Box>
        <ProtocolHeading protocol={protocol} />
        <ProtocolPeople protocol={protocol} />
        {protocol.due.length > 0 && <DueRestrictions due={protocol.due} />}
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  columnGap: 10,
  fontSize: '1.05rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;
