import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Markdown from 'markdown-to-jsx/react';
import { createContext, type ComponentProps, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { PROJECT_PARAM } from '../paths';

interface Props {
  /** Of our own making: nothing that people wrote. */
  readonly text: string;
  /** How far its headings stand below the first level. */
  readonly below?: 0 | 1;
  /** A link of it was followed. */
  readonly onLeft?: () => void;
}

const Left = createContext<(() => void) | undefined>(undefined);

/** A text of ours, in Markdown, with the type and the links of the product. */
export function MarkdownText({ text, below = 0, onLeft }: Props) {
  return (
    <Left value={onLeft}>
      <Box sx={TEXT}>
        <Markdown options={{ ...OPTIONS, overrides: below === 0 ? ALL : LOWER }}>{text}</Markdown>
      </Box>
    </Left>
  );
}

/** Within the product the open project stays open, and the conversation or page that had the link is told. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const onLeft = useContext(Left);
  const project = new URLSearchParams(useLocation().search).get(PROJECT_PARAM);
  const [path = '', hash] = href.split('#');
  const search = project === null ? '' : `?${PROJECT_PARAM}=${encodeURIComponent(project)}`;
  return (
    <MuiLink component={Link} to={`${path}${search}${hash === undefined ? '' : `#${hash}`}`} onClick={onLeft}>
      {children}
    </MuiLink>
  );
}

const heading =
  (component: 'h2' | 'h3' | 'h4', variant: 'h2' | 'h3') =>
  ({ children, id }: { readonly children: ReactNode; readonly id?: string }) => (
    <Typography id={id} component={component} variant={variant} sx={{ mt: 5, mb: 2, scrollMarginTop: 16 }}>
      {children}
    </Typography>
  );

const OPTIONS = { disableParsingRawHTML: true, forceBlock: true } as const;
const LINK = { a: TextLink };
const ALL = { ...LINK, h2: heading('h2', 'h2'), h3: heading('h3', 'h3') };
const LOWER = { ...LINK, h2: heading('h3', 'h3'), h3: heading('h4', 'h3') };

const TEXT = {
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  '& p, & ul, & ol': { mt: 0, mb: 3 },
  '& ul, & ol': { pl: 5 },
  '& li': { mb: 1 },
  '& > div > :first-of-type': { mt: 0 },
  '& code': { fontFamily: 'inherit', fontWeight: 600 },
  '& table': { borderCollapse: 'collapse', width: '100%', mb: 3 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1,
    pr: 3,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    my: 3,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
} as const;
