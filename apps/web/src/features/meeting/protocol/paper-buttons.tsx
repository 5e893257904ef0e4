import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon, MailIcon } from '../../../base/icons/icons';
import type { useProtocolPdf } from '../../minutes/use-protocol-pdf';

interface Props {
  readonly pdf: ReturnType<typeof useProtocolPdf>;
  /** Null for who may not mail. */
  readonly onMail: (() => void) | null;
  /** What else can be done with the meeting. */
  readonly children?: ReactNode;
}

/** Gives the minutes away, as a file and by mail. */
export function PaperButtons({ pdf, onMail, children }: Props) {
  const { t } = useTranslation('meeting');
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {children}
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={pdf.save}>
          {t('protocol.pdf')}
        </Button>
        {onMail && (
          <Button variant="outlined" startIcon={<MailIcon />} onClick={onMail}>
            {t('protocol.mail')}
          </Button>
        )}
      </Box>
      {!onMail && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {t('protocol.mailNot')}
        </Typography>
      )}
      {pdf.hasFailed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('protocol.pdfFailed')}
        </Alert>
      )}
    </Box>
  );
}
