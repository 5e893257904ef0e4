import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isPrinting } from './is-printing';

/** Far enough below the window that scrolling seldom comes upon a gap. */
const AHEAD = '400px';

interface Props {
  /** What it takes meanwhile. */
  readonly height: string;
  readonly children: ReactNode;
}

/** Drawn when somebody scrolls near it, or prints the page: twenty charts at once would hold the page up. */
export function WhenSeen({ height, children }: Props) {
  // Pages are laid out anew for the width of paper, after what is to be printed was said.
  const [isSeen, setSeen] = useState(isPrinting);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSeen) return undefined;
    const show = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current!);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isSeen]);
  return (
    <Box ref={place} sx={{ height }}>
      {isSeen ? children : <Skeleton variant="rounded" height="100%" />}
    </Box>
  );
}
