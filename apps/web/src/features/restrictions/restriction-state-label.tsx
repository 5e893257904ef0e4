import type { RestrictionState } from '@plomada/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CalendarIcon, CheckIcon, FlagIcon, RetryIcon, WarningIcon } from '../../base/icons/icons';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';

const LOOKS: Readonly<
  Record<RestrictionState, { readonly icon: SvgIconComponent; readonly colour: string }>
> = {
  1: { icon: CalendarIcon, colour: 'stateText.notAnalysed' },
  2: { icon: WarningIcon, colour: 'stateText.delayed' },
  3: { icon: CheckIcon, colour: 'stateText.completed' },
  4: { icon: FlagIcon, colour: 'stateText.inTerm' },
  5: { icon: RetryIcon, colour: 'stateText.executable' },
};

/** The sign of a restriction's state, in its colour; a word stands beside it. */
export function RestrictionStateSign({ state }: { readonly state: RestrictionState }) {
  const { icon: Icon, colour } = LOOKS[state];
  return <Icon sx={{ fontSize: 16, color: colour }} />;
}

/** The state of a restriction in a word, with a sign and a colour of its own. */
export function RestrictionStateLabel({ state }: { readonly state: RestrictionState }) {
  const { t } = useTranslation('columns');
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        color: LOOKS[state].colour,
        fontWeight: 500,
      }}
    >
      <RestrictionStateSign state={state} />
      {t(`restrictionState.${state}`)}
    </Box>
  );
}
