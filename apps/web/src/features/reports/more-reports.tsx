import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ArrowDownIcon } from '../../base/icons/icons';

interface Props {
  readonly title: string;
  readonly children: () => ReactNode;
}

/** Reports about one thing, made and drawn when somebody opens them: twenty charts at once would hold up the page. */
export function MoreReports({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, opens) => setOpen(opens)}
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
    >
      <AccordionSummary expandIcon={<ArrowDownIcon />}>
        <Typography component="span" variant="subtitle1">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {isOpen && children()}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
