import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ganttActions } from '../../features/gantt/gantt-slice';
import { languageChosen } from '../../features/profile/language-chosen';
import { useProject } from '../../features/projects/use-project';
import { selectUser } from '../../base/session/session-slice';
import { signOffActions } from '../../features/sign-off/sign-off-slice';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useHelpDesk } from '../../base/use-help-desk';
import { LANGUAGE_NAMES, LANGUAGES } from '../../base/i18n';
import { CheckIcon, GanttIcon, HelpIcon, PersonIcon, SignOffIcon } from '../../base/icons/icons';
import { PROFILE_PATH } from '../../base/paths';
import { APP_VERSION } from '../../base/version';
import { fullNameOf, PersonAvatar } from '../../base/layout/person-avatar';
import { visuallyHidden } from '../../base/layout/visually-hidden';

const ReleasesDialog = lazy(async () => ({
  default: (await import('../../features/version/releases-dialog')).ReleasesDialog,
}));

export function ProfileMenu({ onHelp }: { readonly onHelp: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const inProject = useProject() !== null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [releasesShown, setReleasesShown] = useState(false);
  if (!user) return null;
  const close = () => setAnchor(null);
  const saveView = () => {
    close();
    dispatch(ganttActions.viewSaveAsked());
  };
  const showReleases = () => {
    close();
    setReleasesShown(true);
  };
  const signOff = () => {
    close();
    dispatch(signOffActions.wanted());
  };
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <Box component="span" sx={visuallyHidden}>
          {t('profile.label', { name: fullNameOf(user) })}
        </Box>
        <PersonAvatar person={user} size={32} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="presentation" sx={{ px: 4, py: 2, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }} noWrap>
            {fullNameOf(user)}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to={PROFILE_PATH} onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          {t('profile.account')}
        </MenuItem>
        {inProject && (
          <MenuItem onClick={saveView}>
            <ListItemIcon>
              <GanttIcon fontSize="small" />
            </ListItemIcon>
            {t('profile.saveView')}
          </MenuItem>
        )}
        <Support onChosen={close} onHelp={onHelp} />
        <Divider component="li" />
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            role="menuitemradio"
            aria-checked={language === i18n.language}
            lang={language}
            onClick={() => dispatch(languageChosen(language))}
          >
            <ListItemIcon>{language === i18n.language && <CheckIcon fontSize="small" />}</ListItemIcon>
            {LANGUAGE_NAMES[language]}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={signOff}>
          <ListItemIcon>
            <SignOffIcon fontSize="small" />
          </ListItemIcon>
          {t('profile.signOff')}
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={showReleases} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('profile.version', { version: APP_VERSION })}
        </MenuItem>
      </Menu>
      {releasesShown && (
        <Suspense>
          <ReleasesDialog onClose={() => setReleasesShown(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SupportProps {
  readonly onChosen: () => void;
  readonly onHelp: () => void;
}

/** The help desk, asked for when the menu is opened and not with every page; where there is none, our own help, which says who helps. */
function Support({ onChosen, onHelp }: SupportProps) {
  const { t } = useTranslation('shell');
  const desk = useHelpDesk('technical');
  const content = (
    <>
      <ListItemIcon>
        <HelpIcon fontSize="small" />
      </ListItemIcon>
      {t('profile.support')}
    </>
  );
  if (desk !== null)
    return (
      <MenuItem component="a" href={desk} target="_blank" rel="noreferrer" onClick={onChosen}>
        {content}
      </MenuItem>
    );
  const help = () => {
    onChosen();
    onHelp();
  };
  return (
    <MenuItem aria-haspopup="dialog" onClick={help}>
      {content}
    </MenuItem>
  );
}
