import Alert from '@mui/material/Alert';
import type { LeftBehind } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';

/** How many are named. */
const NAMED = 8;

/** What had been entered in the term that waited and does not come back, each with why. */
export function LeftBehindList({ left }: { readonly left: readonly LeftBehind[] }) {
  const { t } = useTranslation('term');
  const textOf = useFailureText();
  if (left.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
      {t('reopened.left', { count: left.length })}
      <ul>
        {left.slice(0, NAMED).map(({ taskId, what, why }) => (
          <li key={`${taskId} ${what}`}>
            {t('reopened.one', {
              what: t(`reopened.${what}`),
              why: textOf(why),
            })}
          </li>
        ))}
        {left.length > NAMED && <li>{t('close.more', { count: left.length - NAMED })}</li>}
      </ul>
    </Alert>
  );
}
