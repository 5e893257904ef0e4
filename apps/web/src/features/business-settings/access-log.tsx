import type { AccountChange, accountLog } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { QueryState } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { useChangeDetails } from './use-change-details';

type Log = z.infer<typeof accountLog>;

interface Props {
  readonly answer: QueryState<Log>;
  readonly onRetry: () => void;
}

/** Who changed how people come in, and what, the newest first. */
export function AccessLog({ answer, onRetry }: Props) {
  const { t } = useTranslation('businessSettings');
  return (
    <section aria-labelledby="access-log">
      <Typography variant="h2" id="access-log" sx={{ mb: 3 }}>
        {t('access.log')}
      </Typography>
      {answer.status === 'loading' && <LoadingRows rows={2} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('access.logFailed')} failure={answer.failure} onRetry={onRetry} />
      )}
      {answer.status === 'ready' && <Changes changes={answer.value.changes} />}
    </section>
  );
}

function Changes({ changes }: Log) {
  const { t } = useTranslation('businessSettings');
  if (changes.length === 0) {
    return <Typography color="textSecondary">{t('access.logEmpty')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {changes.map((change) => (
        <Change key={`${change.at} ${change.what} ${change.of}`} change={change} />
      ))}
    </Box>
  );
}

function Change({ change }: { readonly change: AccountChange }) {
  const { t } = useTranslation('businessSettings');
  const format = useFormat();
  const detailsOf = useChangeDetails();
  const { at, what, by, of } = change;
  const details = detailsOf(change);
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography>{t(`access.change.${what}`, { by, of })}</Typography>
      {details.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {details.join(' · ')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {format.date(at)}
      </Typography>
    </Box>
  );
}
