import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeleteIcon, FolderIcon, MoreIcon, TableIcon } from '../../base/icons/icons';
import { NEW_CONTAINER_PATH } from '../containers/container-paths';
import { useMay } from '../projects/roles';

/** What else one does with the projects of a business. Nothing to show, no menu. */
export function ListMenu({ onDeleted }: { readonly onDeleted: () => void }) {
  const { t } = useTranslation('projects');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayReport = useMay('viewCompanyReport');
  const mayCreate = useMay('createProject');
  const mayRestore = useMay('manageBusiness');
  if (!mayReport && !mayCreate && !mayRestore) return null;
  const close = () => setAnchor(null);
  const chosen = () => {
    close();
    onDeleted();
  };
  return (
    <>
      <IconButton
        aria-label={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayReport && (
          <MenuItem component={Link} to="/portfolio" onClick={close}>
            <ListItemIcon>
              <TableIcon fontSize="small" />
            </ListItemIcon>
            {t('companyReport')}
          </MenuItem>
        )}
        {mayCreate && (
          <MenuItem component={Link} to={NEW_CONTAINER_PATH} onClick={close}>
            <ListItemIcon>
              <FolderIcon fontSize="small" />
            </ListItemIcon>
            {t('newContainer')}
          </MenuItem>
        )}
        {mayRestore && (
          <MenuItem onClick={chosen}>
            <ListItemIcon>
              <DeleteIcon fontSize="small" />
            </ListItemIcon>
            {t('deleted.open')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
