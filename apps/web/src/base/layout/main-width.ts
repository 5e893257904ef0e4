import { createContext } from 'react';

/** Pixels that the page has beside the menu and the panel of a task; Infinity where nobody measures it. */
export const MainWidth = createContext(Infinity);
