import { createContext } from 'react';

/** Who looks at grids, for their saved views. */
export interface Owner {
  readonly userId: string;
  /** Whether views may be shared with everybody in the open project. */
  readonly mayShare: boolean;
}

export const GridOwner = createContext<Owner>({ userId: '', mayShare: false });
