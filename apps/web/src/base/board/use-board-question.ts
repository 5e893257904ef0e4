import { useState } from 'react';

/** Something that is asked before a card moves; the board waits for whether it was moved. */
export interface BoardQuestion<T> {
  /** What is being asked about; null while nothing is. */
  readonly about: T | null;
  readonly ask: (about: T) => Promise<boolean>;
  readonly answer: (moved: boolean) => void;
}

/** Lets a move of a board ask something first, as in a dialog. */
export function useBoardQuestion<T>(): BoardQuestion<T> {
  const [asked, setAsked] = useState<{ readonly about: T; readonly tell: (moved: boolean) => void } | null>(
    null,
  );
  return {
    about: asked?.about ?? null,
    ask: (about) => new Promise((tell) => setAsked({ about, tell })),
    answer: (moved) => {
      asked?.tell(moved);
      setAsked(null);
    },
  };
}
