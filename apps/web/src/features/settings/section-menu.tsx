import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SECTION_GROUPS, type SectionId } from './sections';
import { useSectionPath } from './use-section-path';

/** The sections at the side of the page. */
export function SectionMenu({ shown }: { readonly shown: SectionId }) {
  const { t } = useTranslation('settings');
  return (
    <Box
      component="nav"
      aria-label={t('sections')}
      sx={{ width: 248, flexShrink: 0, position: 'sticky', top: 0 }}
    >
      {SECTION_GROUPS.map(({ group, sections }) => (
        <Box key={group} sx={{ mb: 4 }}>
          <Typography
            id={`group-${group}`}
            variant="caption"
            component="p"
            sx={{ px: 3, mb: 1, color: 'text.secondary', fontWeight: 600 }}
          >
            {t(`group.${group}`)}
          </Typography>
          <List disablePadding aria-labelledby={`group-${group}`}>
            {sections.map((section) => (
              <Entry key={section} section={section} here={section === shown} />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

function Entry({ section, here }: { readonly section: SectionId; readonly here: boolean }) {
  const { t } = useTranslation('settings');
  const pathOf = useSectionPath();
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={pathOf(section)}
        selected={here}
        aria-current={here ? 'page' : undefined}
        sx={{ height: 34, borderRadius: 1, px: 3 }}
      >
        <ListItemText
          primary={t(`section.${section}`)}
          slotProps={{ primary: { noWrap: true, sx: { fontWeight: here ? 600 : 400 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
