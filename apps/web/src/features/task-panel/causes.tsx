import Typography from '@mui/material/Typography';
import type { Cause } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Lines } from './parts';

/** Why a promise was not kept: type, the role that it comes from, and what happened. */
export function Causes({ causes }: { readonly causes: readonly Cause[] }) {
  const { t } = useTranslation('taskPanel');
  if (causes.length === 0) return null;
  return (
    <Lines label={t('causes')}>
      {causes.map(({ id, cncType, cncOrigin, detail }) => (
        <li key={id}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {cncType} · {cncOrigin}
          </Typography>
        </li>
      ))}
    </Lines>
  );
}
