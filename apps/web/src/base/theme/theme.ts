import { DARK, LIGHT } from '@plomada/presentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components';
import { schemeOf } from './palette';
import { RADIUS } from './tokens';

const FONT = '"Inter", system-ui, -apple-system, "Segoe UI", sans-serif';
const ELEVATION = '0 1px 2px rgb(15 23 32 / 8%), 0 6px 20px rgb(15 23 32 / 12%)';

/** One elevation: what floats has it, the rest lies flat. */
function shadows() {
  const shades = Array.from({ length: 25 }, (_, depth) => (depth === 0 ? 'none' : ELEVATION));
  return shades as Theme['shadows'];
}

/** The theme of every screen, light and dark as the system asks. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: schemeOf(LIGHT), dark: schemeOf(DARK) },
  spacing: 4,
  shape: { borderRadius: RADIUS },
  shadows: shadows(),
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  components,
});
