import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../../base/focus/focusable-button';
import { DownloadIcon } from '../../../base/icons/icons';
import { useOnline } from '../../../base/states/use-online';
import { type PdfOf, useDashboardPdf } from './use-dashboard-pdf';

/** Takes a dashboard away as a PDF. Without a network it says why it cannot. */
export function PdfButton(of: PdfOf) {
  const { t } = useTranslation('reports');
  const { busy, save } = useDashboardPdf(of);
  const isOnline = useOnline();
  return (
    <>
      <FocusableButton
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        disabled={!isOnline}
        onClick={save}
      >
        {busy ? t('pdf.making') : t('pdf.entry')}
      </FocusableButton>
      {!isOnline && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('pdf.offline')}
        </Typography>
      )}
    </>
  );
}
