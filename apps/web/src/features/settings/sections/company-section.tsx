import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch } from '../../../base/hooks';
import { projectsActions } from '../../projects/projects-slice';
import { useMay } from '../../projects/roles';
import { useBusiness } from '../../projects/use-project';
import { Facts } from '../facts';

/** What the company says of itself; its own settings are where it is changed. */
export function CompanySection() {
  const { t } = useTranslation('settings');
  const business = useBusiness()!;
  const dispatch = useAppDispatch();
  const mayChange = useMay('manageBusiness');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, alignItems: 'flex-start' }}>
      {business.logoURL && (
        <Avatar variant="rounded" src={business.logoURL} alt={business.name} sx={{ width: 72, height: 72 }} />
      )}
      <Facts
        facts={[
          [t('company.name'), business.name],
          [t('company.taxNumber'), business.taxNumber],
          [t('company.specialization'), business.specialization],
          [t('company.address'), business.address],
          [t('company.phone'), business.phone],
          [t('company.mail'), business.mail],
        ]}
      />
      {mayChange ? (
        <Button
          variant="outlined"
          component={Link}
          to="/businessSettings"
          onClick={() => dispatch(projectsActions.businessChosen(business.id))}
        >
          {t('company.change')}
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('company.askAdmin')}</Typography>
      )}
    </Box>
  );
}
