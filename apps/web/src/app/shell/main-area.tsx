import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../../base/states/loading';
import { PRINTED_WHOLE } from '../../base/layout/printed';
import { MainWidth } from '../../base/layout/main-width';
import { useWidth } from '../../base/layout/use-width';
import { useFocusFound } from './use-focus-found';

export const MAIN_ID = 'main';

/**
 * On a new page the focus starts at the page, not at the link that was left behind; a page that has put it into a field keeps
 * it there, and nobody is told off for having left that field.
 */
export function MainArea() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const width = useWidth(main) || Infinity;
  useFocusFound(main);
  useEffect(() => {
    const isThere = main.current?.contains(document.activeElement);
    if (shown.current !== pathname && !isThere) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <Box
      component="main"
      id={MAIN_ID}
      ref={main}
      tabIndex={-1}
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        outline: 'none !important',
        ...PRINTED_WHOLE,
      }}
    >
      <MainWidth value={width}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </MainWidth>
    </Box>
  );
}
