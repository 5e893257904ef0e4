import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden';

/** The head of a page, as what stands in it asks for its width. */
export const PAGE_HEAD = 'page-head';

export const TOOL_LABEL = 'tool-label';

/** Between a phone, where tools have a line of their own, and a head that has room for all words, in pixels. */
export const SHORT_HEAD = `@container ${PAGE_HEAD} (min-width: 480px) and (max-width: 880px)`;

/** The words of a tool with a sign, in the head of a page: where there is little room, as beside an open panel, its sign alone is seen. */
export const ToolLabel = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" className={TOOL_LABEL} sx={{ [SHORT_HEAD]: visuallyHidden }}>
    {children}
  </Box>
);
