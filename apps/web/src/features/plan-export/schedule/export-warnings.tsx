import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExportWarning } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../base/messages/use-failure-text';
import type { ScheduleTarget } from '../export-target';

/** Names of tasks that are listed under a warning; the count says how many there are. */
const NAMED = 200;

/** Formats of which is said what they never hold, whatever the plan has. */
const PARTIAL: ReadonlySet<ScheduleTarget> = new Set(['xlsx', 'csv', 'ics']);

interface Props {
  readonly target: ScheduleTarget;
  readonly warnings: readonly ExportWarning[];
}

/** What the file will not hold as the plan does, one warning a kind with the tasks that it is about. */
export function ExportWarnings({ target, warnings }: Props) {
  const { t } = useTranslation('exports');
  const textOf = useFailureText();
  if (warnings.length === 0) return <Alert severity="info">{t(`holds.${target}`)}</Alert>;
  const kinds = byCode(warnings);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t('differs')}
      </Typography>
      {PARTIAL.has(target) && <Box>{t(`holds.${target}`)}</Box>}
      {Array.from(kinds, ([code, own]) => {
        const names = own.map(({ task }) => task).filter((name) => name !== '');
        if (names.length === 0) return <Box key={code}>{textOf({ code })}</Box>;
        return (
          <Box key={code} component="details">
            <Box component="summary" sx={{ cursor: 'pointer' }}>
              {textOf({ code })} ({own.length})
            </Box>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 6, maxHeight: 160, overflow: 'auto' }}>
              {names.slice(0, NAMED).map((name, place) => (
                <li key={place}>{name}</li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Alert>
  );
}

function byCode(warnings: readonly ExportWarning[]): ReadonlyMap<string, readonly ExportWarning[]> {
  const kinds = new Map<string, ExportWarning[]>();
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning]);
  return kinds;
}
