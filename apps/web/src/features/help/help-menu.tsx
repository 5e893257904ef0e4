import { SUPPORT_TOPICS, type SupportTopic } from '@plomada/contracts';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ChevronRightIcon } from '../../base/icons/icons';
import { GLOSSARY_PATH, HELP_PATH, LEARNING_PATH } from '../../base/paths';
import { helpOfScreen, type HelpTexts } from './help-pages';
import { titleAndText } from './help-sections';
import { useInProject } from '../../base/use-in-project';

interface Props {
  readonly texts: HelpTexts;
  readonly onTopic: (topic: SupportTopic) => void;
  readonly onLeft: () => void;
}

/** Pages of ours that stand beside the topics. */
const PAGES = [
  { page: 'learning', path: LEARNING_PATH },
  { page: 'contents', path: HELP_PATH },
  { page: 'shortcuts', path: `${HELP_PATH}/shortcuts` },
  { page: 'glossary', path: GLOSSARY_PATH },
] as const;

/** What help offers before anything is typed: the page about the screen at hand, who helps with what, and pages to read. */
export function HelpMenu({ texts, onTopic, onLeft }: Props) {
  const { t } = useTranslation('help');
  const inProject = useInProject();
  const { pathname } = useLocation();
  const page = helpOfScreen(pathname);
  return (
    <List disablePadding dense>
      {page && (
        <PageEntry
          to={inProject(`${HELP_PATH}/${page}`)}
          title={t('ofScreen', { title: titleAndText(texts[page]).title })}
          onLeft={onLeft}
        />
      )}
      {SUPPORT_TOPICS.map((topic) => (
        <ListItem key={topic} disablePadding>
          <ListItemButton onClick={() => onTopic(topic)} sx={ENTRY}>
            <ListItemText primary={t(`desk.${topic}.title`)} secondary={t(`desk.${topic}.detail`)} />
          </ListItemButton>
        </ListItem>
      ))}
      {PAGES.map(({ page: name, path }) => (
        <PageEntry
          key={name}
          to={inProject(path)}
          title={t(`page.${name}.title`)}
          detail={t(`page.${name}.detail`)}
          onLeft={onLeft}
        />
      ))}
    </List>
  );
}

interface PageEntryProps {
  readonly to: string;
  readonly title: string;
  readonly detail?: string;
  readonly onLeft: () => void;
}

function PageEntry({ to, title, detail, onLeft }: PageEntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onLeft} sx={ENTRY}>
        <ListItemText primary={title} secondary={detail} />
        <ChevronRightIcon fontSize="small" />
      </ListItemButton>
    </ListItem>
  );
}

const ENTRY = { borderRadius: 1, px: 2 } as const;
