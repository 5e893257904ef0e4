import type { ChosenPoint } from '@plomada/presentation';
import { createContext } from 'react';

/** What is done with a point that somebody clicked, or chose by Enter; null where choosing one does nothing. */
export const OnChosenPoint = createContext<((point: ChosenPoint) => void) | null>(null);
