import { createContext } from 'react';

/** Whose views of grids the browser keeps: the id of who is signed in. */
export const GridOwner = createContext('');
