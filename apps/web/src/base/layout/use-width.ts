import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, whatever changes it. */
export const useWidth = (element: RefObject<HTMLElement | null>): number =>
  useMeasured(element, 'offsetWidth');

/** The same of what it holds: without its borders and the bar by which it is scrolled. */
export const useInnerWidth = (element: RefObject<HTMLElement | null>): number =>
  useMeasured(element, 'clientWidth');

function useMeasured(element: RefObject<HTMLElement | null>, what: 'offsetWidth' | 'clientWidth'): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current![what]);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element.current!);
    return () => watching.disconnect();
  }, [element, what]);
  return width;
}
