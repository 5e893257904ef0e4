import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { HELP_PATH } from '../../base/paths';
import { useInProject } from '../../base/use-in-project';
import type { HelpPageId, HelpTexts } from './help-pages';
import { titleAndText } from './help-sections';

interface Props {
  /** What the pages are offered for. */
  readonly label: string;
  readonly pages: readonly HelpPageId[];
  readonly texts: HelpTexts;
  readonly onLeft: () => void;
}

/** Pages of help by their titles. */
export function PageLinks({ label, pages, texts, onLeft }: Props) {
  const inProject = useInProject();
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <li key={page}>
            <MuiLink component={Link} to={inProject(`${HELP_PATH}/${page}`)} onClick={onLeft}>
              {titleAndText(texts[page]).title}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
