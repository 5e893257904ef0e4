import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { SectionGroup } from './section-group';
import { useSectionPath } from './use-section-path';

interface Props {
  readonly label: string;
  readonly groups: readonly SectionGroup[];
  readonly shown: string;
}

/** The sections at the side of the page. */
export function SectionMenu({ label, groups, shown }: Props) {
  return (
    <Box component="nav" aria-label={label} sx={{ width: 248, flexShrink: 0, position: 'sticky', top: 0 }}>
      {groups.map((group) => (
        <Box key={group.id} sx={{ mb: 4 }}>
          <Typography
            id={`group-${group.id}`}
            variant="caption"
            component="p"
            sx={{ px: 3, mb: 1, color: 'text.secondary', fontWeight: 600 }}
          >
            {group.label}
          </Typography>
          <List disablePadding aria-labelledby={`group-${group.id}`}>
            {group.sections.map((section) => (
              <Entry key={section.id} {...section} here={section.id === shown} />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

function Entry({ id, label, here }: { readonly id: string; readonly label: string; readonly here: boolean }) {
  const pathOf = useSectionPath();
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={pathOf(id)}
        selected={here}
        aria-current={here ? 'page' : undefined}
        sx={{ height: 34, borderRadius: 1, px: 3 }}
      >
        <ListItemText
          primary={label}
          slotProps={{ primary: { noWrap: true, sx: { fontWeight: here ? 600 : 400 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
