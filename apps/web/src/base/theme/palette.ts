import { paletteOf, type StateColours, type Tokens } from '@plomada/presentation';
import type { ColorSystemOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    state: StateColours;
    stateText: StateColours;
    people: Tokens['people'];
    accent: { text: string; tint: string };
    line: { main: string; strong: string };
    shade: { main: string };
  }
  interface PaletteOptions {
    state?: StateColours;
    stateText?: StateColours;
    people?: Tokens['people'];
    accent?: { text: string; tint: string };
    line?: { main: string; strong: string };
    shade?: { main: string };
  }
}

/** One colour scheme of the theme. Each entry is also a CSS variable: `--mui-palette-state-completed`. */
export const schemeOf = (tokens: Tokens): ColorSystemOptions => ({ palette: paletteOf(tokens) });
