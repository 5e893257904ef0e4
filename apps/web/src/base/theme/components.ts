import type { Components, Theme } from '@mui/material/styles';
import { AS_HIGH_AS_A_FINGER, HIT_BESIDE_ITSELF } from './touch';

type Vars = { theme: Theme };
type Coloured = Vars & { ownerState: { color?: string } };
const palette = ({ theme }: Vars) => (theme.vars ?? theme).palette;

/** What cannot be taken back looks so. */
const isRed = ({ ownerState }: Coloured): boolean => ownerState.color === 'error';

/** Who may not change a value has to read it all the same: its contrast is 4.5 : 1, as that of any text (WCAG 1.4.3). */
const readable = (props: Vars) => ({
  '&.Mui-disabled': {
    opacity: 1,
    color: palette(props).text.secondary,
    WebkitTextFillColor: palette(props).text.secondary,
  },
});

/** How our components look wherever they stand; screens add layout, never colours of their own. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { height: '100%' },
      'body, #root': { height: '100%' },
      body: { fontFeatureSettings: '"cv11", "ss03"', WebkitFontSmoothing: 'antialiased' },
      a: { color: palette({ theme }).accent.text },
      ':focus-visible': { outline: `2px solid ${palette({ theme }).accent.text}`, outlineOffset: 2 },
      '.numeric': { fontVariantNumeric: 'tabular-nums' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          // Nothing at all, or every change of a size would wait a frame: who measures at once would measure the old one.
          transitionDuration: '0s !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: (props: Vars) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${palette(props).accent.text}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 16, whiteSpace: 'nowrap', ...AS_HIGH_AS_A_FINGER },
      sizeSmall: { minHeight: 30, paddingInline: 12, ...AS_HIGH_AS_A_FINGER },
      sizeLarge: { minHeight: 44 },
      text: (props: Coloured) => (isRed(props) ? {} : { color: palette(props).text.primary }),
      outlined: (props: Coloured) =>
        isRed(props) ? {} : { color: palette(props).text.primary, borderColor: palette(props).line.strong },
    },
  },
  MuiIconButton: { styleOverrides: { root: HIT_BESIDE_ITSELF } },
  MuiMenuItem: { styleOverrides: { root: AS_HIGH_AS_A_FINGER } },
  MuiCheckbox: { styleOverrides: { root: HIT_BESIDE_ITSELF } },
  MuiLink: { styleOverrides: { root: (props: Vars) => ({ color: palette(props).accent.text }) } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: {
    styleOverrides: { paper: (props: Vars) => ({ border: `1px solid ${palette(props).line.main}` }) },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: (props: Vars) => ({ borderColor: palette(props).line.main }) },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' }, styleOverrides: { select: readable } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: (props: Vars) => ({
        backgroundColor: palette(props).background.paper,
        '&.Mui-disabled': { backgroundColor: palette(props).background.default },
      }),
      input: readable,
      notchedOutline: (props: Vars) => ({ borderColor: palette(props).line.strong }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: (props: Vars) => ({
        '&.Mui-focused:not(.Mui-error)': { color: palette(props).accent.text },
        ...readable(props),
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: readable } },
  MuiFormLabel: {
    styleOverrides: {
      root: (props: Vars) => ({
        '&.Mui-focused:not(.Mui-error)': { color: palette(props).text.secondary },
        ...readable(props),
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: (props: Vars) => ({ marginInline: 0, ...readable(props) }) },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: (props: Vars) => ({
        textTransform: 'none',
        ...AS_HIGH_AS_A_FINGER,
        color: palette(props).text.primary,
        borderColor: palette(props).line.strong,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: palette(props).accent.text,
          backgroundColor: palette(props).accent.tint,
        },
      }),
    },
  },
  MuiChip: {
    styleOverrides: { root: (props: Vars) => ({ fontWeight: 500, ...readable(props) }) },
  },
  MuiTab: {
    styleOverrides: { root: (props: Vars) => ({ '&.Mui-selected': { color: palette(props).accent.text } }) },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 600, padding: '20px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    // The gap instead of margins: on a phone two buttons stand below each other.
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '12px 24px 20px', gap: '8px 16px', flexWrap: 'wrap' } },
  },
  MuiLinearProgress: {
    // Of no hue: in a shade of the bar's own colour, nothing done looked like all of it.
    styleOverrides: { root: (props: Vars) => ({ backgroundColor: palette(props).line.main }) },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: (props: Vars) => ({
        '&.Mui-selected, &.Mui-selected:hover': {
          color: palette(props).accent.text,
          backgroundColor: palette(props).accent.tint,
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: (props: Vars) => ({
        fontSize: '0.8125rem',
        height: 36,
        padding: '4px 12px',
        borderColor: palette(props).line.main,
        fontVariantNumeric: 'tabular-nums',
      }),
      head: (props: Vars) => ({ color: palette(props).text.secondary, fontWeight: 600 }),
      stickyHeader: (props: Vars) => ({ backgroundColor: palette(props).background.paper }),
    },
  },
};
