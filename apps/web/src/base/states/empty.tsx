import type { ReactNode } from 'react';
import { StateMessage } from './state-message';

/** Nothing here yet: one sentence, one action. */
export function Empty(props: { icon?: ReactNode; title: string; detail?: string; action?: ReactNode }) {
  return <StateMessage {...props} />;
}
