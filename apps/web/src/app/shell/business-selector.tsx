import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import {
  projectsActions,
  selectBusinesses,
  selectProjectsStatus,
} from '../../features/projects/projects-slice';
import { useMay } from '../../features/projects/roles';
import { useBusiness } from '../../features/projects/use-project';
import { useProjectId } from '../../base/use-project-id';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AddIcon, BuildingIcon, ExpandMoreIcon, PeopleIcon, SettingsIcon } from '../../base/icons/icons';
import { MEMBERS_PATH } from '../../base/paths';

/** Chooses the business; choosing another leaves the project. */
export function BusinessSelector() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const businesses = useAppSelector(selectBusinesses);
  const status = useAppSelector(selectProjectsStatus);
  const business = useBusiness();
  const inProject = useProjectId() !== null;
  const mayAdd = useMay('createBusiness');
  const mayManage = useMay('manageBusiness');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!business && status === 'failed') return null;
  if (!business && status !== 'ready') return <Skeleton variant="rounded" width={160} height={30} />;
  const choose = (businessId: string) => {
    setAnchor(null);
    dispatch(projectsActions.businessChosen(businessId));
    void navigate('/');
  };
  /** Of the business that is shown here: a project's address may have named it. */
  const openSettings = () => {
    setAnchor(null);
    if (business) dispatch(projectsActions.businessChosen(business.id));
  };
  return (
    <>
      <Button
        startIcon={<BuildingIcon />}
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('business.label', { name: business?.name ?? t('business.none') })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 2, minWidth: 0, maxWidth: { xs: inProject ? 140 : 230, sm: 220, md: 300 } }}
      >
        <Typography
          component="span"
          noWrap
          // Beside a project's name the bar of a phone has no room for it.
          sx={{ fontWeight: 600, display: { xs: inProject ? 'none' : 'block', sm: 'block' } }}
        >
          {business?.name ?? t('business.none')}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {businesses.map(({ id, name }) => (
          <MenuItem key={id} selected={id === business?.id} onClick={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
        {(mayAdd || mayManage) && businesses.length > 0 && <Divider component="li" />}
        {mayManage && business && (
          <MenuItem component={Link} to="/businessSettings" onClick={openSettings}>
            <ListItemIcon>
              <SettingsIcon fontSize="small" />
            </ListItemIcon>
            {t('business.settings')}
          </MenuItem>
        )}
        {mayManage && business && (
          <MenuItem component={Link} to={MEMBERS_PATH} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <PeopleIcon fontSize="small" />
            </ListItemIcon>
            {t('business.members')}
          </MenuItem>
        )}
        {mayAdd && (
          <MenuItem component={Link} to="/new_bussiness" onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <AddIcon fontSize="small" />
            </ListItemIcon>
            {t('business.add')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
