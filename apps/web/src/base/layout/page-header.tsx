import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArrowBackIcon } from '../icons/icons';
import { AS_WIDE_AS_A_FINGER } from '../theme/touch';
import { FoldedTools } from './folded-tools';
import { NOT_PRINTED } from './printed';
import { PAGE_HEAD, SHORT_HEAD, TOOL_LABEL } from './tool-label';
import { useDocumentTitle } from './use-document-title';
import { usePhone } from './use-phone';

interface Props {
  readonly title: string;
  /** What the page is about right now: the term's number and dates, a count. */
  readonly context?: ReactNode;
  /** Quiet controls that belong to the whole page, left of the action. */
  readonly tools?: ReactNode;
  /** On a phone the tools are behind one button, in a head of one line: for a page that needs the room. */
  readonly foldsTools?: boolean;
  /** At most one primary button. */
  readonly action?: ReactNode;
  /** Where the arrow leads, for pages that are a step away from another. */
  readonly backTo?: string;
}

/** The head of every page: names the tab, says the context, holds the one main action. */
export function PageHeader({ title, context, tools, foldsTools = false, action, backTo }: Props) {
  const { t } = useTranslation('common');
  const isShort = useFolded() && foldsTools;
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        minHeight: 44,
        mb: 4,
        containerType: 'inline-size',
        containerName: PAGE_HEAD,
        ...(isShort && ONE_LINE),
      }}
    >
      {backTo && (
        <IconButton component={Link} to={backTo} aria-label={t('back')} edge="start">
          <ArrowBackIcon />
        </IconButton>
      )}
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 140px', md: '1 1 240px' } }}>
        <Typography variant="h1" sx={TITLE}>
          {title}
        </Typography>
        {context && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {context}
          </Typography>
        )}
      </Box>
      {tools && !isShort && <Box sx={TOOLS}>{tools}</Box>}
      {action}
      {tools && isShort && <FoldedTools>{tools}</FoldedTools>}
    </Box>
  );
}

/** Of what stays in the page while it is closed, as folded tools do, none is. */
const OPEN_DIALOG = '.MuiModal-root:not(.MuiModal-hidden) [role=dialog]';

/**
 * Whether the window is a phone's. What a tool has opened is a part of the tool: as long as it is there nothing is folded another way,
 * or a phone that is turned would lose what was chosen in it.
 */
function useFolded(): boolean {
  const isPhone = usePhone();
  const [isFolded, fold] = useState(isPhone);
  if (isFolded !== isPhone && document.querySelector(OPEN_DIALOG) === null) fold(isPhone);
  return isFolded;
}

/** Whole, on a second line where it needs one. */
const TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const ONE_LINE = {
  flexWrap: 'nowrap',
  mb: 0,
  '& h1': { fontSize: '1rem', lineHeight: 1.3 },
  '& h1 + div': { fontSize: '0.75rem', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** On a phone they have a line of their own, under the title and its button. */
const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0, md: 2 },
  order: { xs: 1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  ...NOT_PRINTED,
  '& > .MuiButton-text': { px: { xs: 2, md: 4 } },
  [SHORT_HEAD]: {
    gap: 0,
    '& > .MuiButton-text': { px: 2, minWidth: 0, ...AS_WIDE_AS_A_FINGER },
    [`& .MuiButton-startIcon:has(+ .${TOOL_LABEL})`]: { mr: 0 },
  },
} as const;
