import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { helpDesk } from '../../base/help-desk';
import { ChevronRightIcon } from '../../base/icons/icons';
import { GLOSSARY_PATH, LEARNING_PATH } from '../../base/paths';

interface Props {
  readonly onClose: () => void;
  /** A page of ours was chosen. */
  readonly onLeft: () => void;
}

/** Pages of ours. */
const PAGES = [
  { page: 'learning', path: LEARNING_PATH },
  { page: 'glossary', path: GLOSSARY_PATH },
] as const;
const DESKS = ['technical', 'accounts', 'consultants'] as const;

/** Who helps with what. Help desks are elsewhere and open in a tab of their own, so that the work stays open. */
export function HelpDialog({ onClose, onLeft }: Props) {
  const { t, i18n } = useTranslation(['help', 'common']);
  const desks = DESKS.flatMap((desk) => {
    const address = helpDesk(desk, i18n.language);
    return address ? [{ desk, address }] : [];
  });
  return (
    <PlainDialog title={t('title')} onClose={onClose} maxWidth="xs">
      {desks.length > 0 && <DialogContentText>{t('detail')}</DialogContentText>}
      <List>
        {desks.map(({ desk, address }) => (
          <ListItem key={desk} disablePadding>
            <ListItemButton
              component="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              sx={{ borderRadius: 1 }}
            >
              <ListItemText primary={t(`desk.${desk}.title`)} secondary={t(`desk.${desk}.detail`)} />
              <ChevronRightIcon fontSize="small" />
            </ListItemButton>
          </ListItem>
        ))}
        {PAGES.map(({ page, path }) => (
          <ListItem key={page} disablePadding>
            <ListItemButton component={Link} to={path} onClick={onLeft} sx={{ borderRadius: 1 }}>
              <ListItemText primary={t(`page.${page}.title`)} secondary={t(`page.${page}.detail`)} />
              <ChevronRightIcon fontSize="small" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </PlainDialog>
  );
}
