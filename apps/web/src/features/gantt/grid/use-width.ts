import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, whatever changes it. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current!.offsetWidth);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element.current!);
    return () => watching.disconnect();
  }, [element]);
  return width;
}
