import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

interface Props {
  readonly title: string;
  /** The sentence that says what the section is for. */
  readonly intro: string;
  readonly children: ReactNode;
}

/** A section with its heading, which takes the focus when one arrives from another. */
export function SectionFrame({ title, intro, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    // Only on arrival: the section is made again for each.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Box component="section" aria-labelledby="section-title" sx={{ pb: 10 }}>
      <Typography
        id="section-title"
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: '1.125rem', outline: 'none !important' }}
      >
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 5, maxWidth: 640 }}>{intro}</Typography>
      {children}
    </Box>
  );
}
