import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { SectionGroup } from './section-group';
import { SectionMenu } from './section-menu';
import { SectionSelect } from './section-select';

interface Props {
  /** What the sections are, for who cannot see them. */
  readonly label: string;
  readonly groups: readonly SectionGroup[];
  /** The id of the section that `children` show; there are no others to go to when it is null. */
  readonly shown: string | null;
  readonly children: ReactNode;
}

/** One section of a page at a time, whose name stands in the address, with the way to the others: beside it, or above where there is no room. */
export function SectionsLayout({ label, groups, shown, children }: Props) {
  const isWide = useMediaQuery('(min-width: 1100px)');
  const Others = isWide ? SectionMenu : SectionSelect;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 8,
        flexShrink: 0,
        alignItems: 'flex-start',
        flexDirection: isWide ? 'row' : 'column',
      }}
    >
      {shown !== null && <Others label={label} groups={groups} shown={shown} />}
      <Box sx={{ flex: 1, minWidth: 0, width: '100%', maxWidth: 860 }}>{children}</Box>
    </Box>
  );
}
