import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../base/dialogs/ask-dialog';
import { useFormat } from '../../../base/format';
import { DownloadIcon, MailIcon } from '../../../base/icons/icons';
import type { MeetingRecord } from '../meeting-record';

interface Props {
  readonly record: MeetingRecord;
  readonly mayMail: boolean;
  readonly hasPdfFailed: boolean;
  readonly onEnd: () => void;
  readonly onResume: () => void;
  readonly onAnother: () => void;
  readonly onPdf: () => void;
  readonly onMail: () => void;
}

/** Ends the meeting, and gives its protocol away. */
export function MeetingEnd({
  record,
  mayMail,
  hasPdfFailed,
  onEnd,
  onResume,
  onAnother,
  onPdf,
  onMail,
}: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const isUnsaved = record.said.length > 0 && record.savedAt === null;
  return (
    <Box sx={{ mb: 6 }}>
      <Typography role="status" sx={{ fontSize: '0.85em', mb: 3 }}>
        {record.endedAt ? t('protocol.ended', { at: format.date(record.endedAt) }) : t('protocol.goesOn')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {record.endedAt === null ? (
          <Button variant="contained" onClick={onEnd}>
            {t('protocol.end')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={onResume}>
              {t('protocol.resume')}
            </Button>
            <Button variant="outlined" onClick={isUnsaved ? () => setAsking(true) : onAnother}>
              {t('protocol.another')}
            </Button>
          </>
        )}
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={onPdf}>
          {t('protocol.pdf')}
        </Button>
        {mayMail && (
          <Button variant="outlined" startIcon={<MailIcon />} onClick={onMail}>
            {t('protocol.mail')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {[isUnsaved && t('protocol.here'), !mayMail && t('protocol.mailNot')].filter(Boolean).join(' ')}
      </Typography>
      {hasPdfFailed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('protocol.pdfFailed')}
        </Alert>
      )}
      <AskDialog
        open={asking}
        title={t('protocol.anotherTitle')}
        detail={t('protocol.anotherDetail')}
        keep={t('common:cancel')}
        go={t('protocol.anotherGo')}
        onKeep={() => setAsking(false)}
        onGo={onAnother}
      />
    </Box>
  );
}
