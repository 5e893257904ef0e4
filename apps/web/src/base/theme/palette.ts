import type { StateColours, Tokens } from './tokens';
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
export function schemeOf(tokens: Tokens): ColorSystemOptions {
  const { state, stateText } = tokens;
  return {
    palette: {
      primary: {
        main: tokens.primary,
        dark: tokens.primaryHover,
        light: tokens.accentText,
        contrastText: tokens.onPrimary,
      },
      secondary: { main: tokens.textMuted },
      success: { main: stateText.completed },
      info: { main: stateText.executable },
      warning: { main: stateText.inTerm },
      error: { main: stateText.delayed },
      text: { primary: tokens.text, secondary: tokens.textMuted },
      background: { default: tokens.ground, paper: tokens.surface },
      divider: tokens.border,
      state,
      stateText,
      people: tokens.people,
      accent: { text: tokens.accentText, tint: tokens.primaryTint },
      line: { main: tokens.border, strong: tokens.borderStrong },
      shade: { main: tokens.shade },
    },
  };
}
