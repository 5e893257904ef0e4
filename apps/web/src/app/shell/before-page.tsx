import { Children, type ReactNode, Suspense } from 'react';

/**
 * What stands before the page: questions, notices, what is under way. Each waits for its texts by itself, so that the page stays,
 * and the focus in it, when one opens for the first time.
 */
export const BeforePage = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (one) => <Suspense fallback={null}>{one}</Suspense>);
