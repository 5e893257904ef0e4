import Alert from '@mui/material/Alert';
import type { MissedRestriction } from '@plomada/domain';
import { useTranslation } from 'react-i18next';

/** How many are named. */
const NAMED = 8;

interface Props {
  /** The term that is closed again. */
  readonly number: number;
  readonly restrictions: readonly MissedRestriction[];
}

/** The missed restrictions that the PCR of a term would lose by its second close, by name: nobody loses them unseen. */
export function RestrictionsLeavingPcr({ number, restrictions }: Props) {
  const { t } = useTranslation('term');
  const count = restrictions.length;
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 3, overflowWrap: 'anywhere' }}>
      {t('reopened.missed', { count, number })}
      <ul>
        {restrictions.slice(0, NAMED).map(({ id, detail }) => (
          <li key={id}>{detail}</li>
        ))}
        {count > NAMED && <li>{t('close.more', { count: count - NAMED })}</li>}
      </ul>
    </Alert>
  );
}
