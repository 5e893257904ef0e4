import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../app/messages/use-failure-text';
import { DownloadIcon, WarningIcon } from '../../app/icons/icons';
import type { ReadFile } from './import-slice';
import { changeText, groupWarnings, subjectOf, type WarningGroup } from './warning-groups';
import { downloadText, warningsSheet } from './warnings-sheet';

/** What the plan will hold otherwise than the file; nothing when there is nothing to say. */
export function WarningList({ file }: { readonly file: ReadFile }) {
  const { t, i18n } = useTranslation('import');
  const textOf = useFailureText();
  const { counts, warnings, fileName } = file;
  if (counts.warnings === 0) return null;
  const download = () => {
    const head = [t('sheet.task'), t('sheet.what'), t('sheet.change')];
    const text = warningsSheet(head, warnings, ({ code }) => textOf({ code }), i18n.language);
    downloadText(t('sheet.fileName', { file: fileName.replace(/\.[^.]*$/, '') }), text);
  };
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <WarningIcon fontSize="small" sx={{ color: 'warning.main' }} />
        <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
          {t('warnings', { count: counts.warnings })}
        </Typography>
        <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
          {t('download')}
        </Button>
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('warningsList')}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 240, overflow: 'auto' }}
      >
        {groupWarnings(warnings).map((group) => (
          <Group key={group.code} group={group} />
        ))}
      </Box>
      {counts.warnings > warnings.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {t('warningsCut', { shown: warnings.length })}
        </Typography>
      )}
    </Box>
  );
}

function Group({ group }: { readonly group: WarningGroup }) {
  const { i18n } = useTranslation('import');
  const textOf = useFailureText();
  const details = group.warnings
    .map((warning) => [subjectOf(warning), changeText(warning, i18n.language)].filter(Boolean).join(': '))
    .filter((detail) => detail !== '');
  const sentence = (
    <>
      {textOf({ code: group.code })}{' '}
      <Box component="span" className="numeric" sx={{ color: 'text.secondary' }}>
        ({group.warnings.length})
      </Box>
    </>
  );
  if (details.length === 0) return <Box sx={GROUP}>{sentence}</Box>;
  return (
    <Box component="details" sx={GROUP}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {sentence}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 6, color: 'text.secondary' }}>
        {details.map((detail, place) => (
          <li key={place}>{detail}</li>
        ))}
      </Box>
    </Box>
  );
}

const GROUP = {
  px: 3,
  py: 2,
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
