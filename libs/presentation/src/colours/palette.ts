import type { Tokens } from './tokens';

/** The colours of one scheme by what they are for. */
export function paletteOf(tokens: Tokens) {
  const { state, stateText } = tokens;
  return {
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
  };
}
