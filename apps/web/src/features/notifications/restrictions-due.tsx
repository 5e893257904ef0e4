import Link from '@mui/material/Link';
import type { Notice } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { filteredPath } from '../../base/grid/address-filters';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';

interface Props {
  readonly plan: Plan;
  readonly notice: Notice;
}

/** All states but the two released ones: what is counted is open. */
const OPEN_STATES = ['1', '2', '5'];
const COUNTS = ['late', 'dueSoon', 'newlyTheirs'] as const;

/** How many of the own restrictions were late, due soon or new on a day, and the way to them. */
export function RestrictionsDue({ plan, notice: { params, projectId } }: Props) {
  const { t } = useTranslation('notifications');
  const user = useAppSelector(selectUser);
  const own = plan.responsibles.rows.filter(({ userId }) => userId !== null && userId === user?.id);
  const counts = COUNTS.flatMap((name) => {
    const count = Number(params[name] ?? 0);
    return count > 0 ? [t(`notice.due.${name}`, { count })] : [];
  });
  const filters = { responsible: { among: own.map(({ id }) => id) }, state: { among: OPEN_STATES } };
  return (
    <>
      {t('notice.due.yours', { counts: counts.join(', ') })}{' '}
      <Link component={RouterLink} to={filteredPath('/restrictions', projectId, filters)}>
        {t('notice.due.see')}
      </Link>
    </>
  );
}
