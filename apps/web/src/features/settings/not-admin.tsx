import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { NoPermission } from '../../base/states/no-permission';
import { selectPlan } from '../../plan/state/plan-selectors';
import { useProject } from '../projects/use-project';

/** Who is no admin reads so, and whom to ask. */
export function NotAdmin() {
  const { t } = useTranslation('settings');
  const found = useProject();
  const people = useAppSelector((state) => selectPlan(state)?.responsibles)?.rows ?? [];
  const admins = people.filter(({ role, isActive, email }) => role === 'admin' && isActive && email !== '');
  return (
    <NoPermission
      title={t('notAdmin.title')}
      detail={t('notAdmin.detail', { business: found?.business.name ?? '' })}
      more={
        admins.length > 0 && (
          <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('notAdmin.admins')}
            {admins.map(({ id, firstName, lastName, email }) => (
              <div key={id}>
                {`${firstName} ${lastName}`.trim()} · <Link href={`mailto:${email}`}>{email}</Link>
              </div>
            ))}
          </Typography>
        )
      }
    />
  );
}
