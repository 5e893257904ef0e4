import Link from '@mui/material/Link';
import type { Notice } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useOwnRestrictionsPath } from './use-own-restrictions-path';

interface Props {
  readonly plan: Plan;
  readonly notice: Notice;
}

const COUNTS = ['late', 'dueSoon', 'newlyTheirs'] as const;

/** How many of the own restrictions were late, due soon or new on a day, and the way to them. */
export function RestrictionsDue({ plan, notice: { params, projectId } }: Props) {
  const { t } = useTranslation('notifications');
  const path = useOwnRestrictionsPath(plan, projectId, 'open');
  const counts = COUNTS.flatMap((name) => {
    const count = Number(params[name] ?? 0);
    return count > 0 ? [t(`notice.due.${name}`, { count })] : [];
  });
  return (
    <>
      {t('notice.due.yours', { counts: counts.join(', ') })}{' '}
      <Link component={RouterLink} to={path}>
        {t('notice.due.see')}
      </Link>
    </>
  );
}
