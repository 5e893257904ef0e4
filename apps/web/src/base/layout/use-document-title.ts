import { useEffect } from 'react';

/** The title of the tab: the page first, so that many tabs stay apart. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Plomada` : 'Plomada';
  }, [title]);
}
