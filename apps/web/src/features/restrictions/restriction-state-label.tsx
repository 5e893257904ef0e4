import type { RestrictionState, ShownRestriction } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { isLateInProcess } from '../../columns/restriction-texts';
import { CalendarIcon, CheckIcon, FlagIcon, RetryIcon, WarningIcon } from '../../base/icons/icons';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';

const LOOKS: Readonly<
  Record<RestrictionState, { readonly icon: SvgIconComponent; readonly colour: string }>
> = {
  1: { icon: CalendarIcon, colour: 'notAnalysed' },
  2: { icon: WarningIcon, colour: 'delayed' },
  3: { icon: CheckIcon, colour: 'completed' },
  4: { icon: FlagIcon, colour: 'inTerm' },
  5: { icon: RetryIcon, colour: 'executable' },
};

/** The sign of a restriction's state, in its colour; a word stands beside it. */
export function RestrictionStateSign({ state }: { readonly state: RestrictionState }) {
  const { icon: Icon } = LOOKS[state];
  return <Icon style={{ fontSize: 16, color: colourOf(state) }} />;
}

const colourOf = (state: RestrictionState) => `var(--mui-palette-stateText-${LOOKS[state].colour})`;

const SIGN = { display: 'inline-flex' } as const;

/** The state of a restriction in a word, with a sign and a colour of its own; with another where somebody is at work on one that is late. Of plain elements: tables draw dozens at a time. */
export function RestrictionStateLabel({
  row,
}: {
  readonly row: Pick<ShownRestriction, 'state' | 'inProcess'>;
}) {
  const { t } = useTranslation('columns');
  const { state } = row;
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        color: colourOf(state),
        fontWeight: 500,
      }}
    >
      <RestrictionStateSign state={state} />
      {t(`restrictionState.${state}`)}
      {isLateInProcess(row) && (
        <span role="img" aria-label={t('restrictionState.5')} title={t('restrictionState.5')} style={SIGN}>
          <RestrictionStateSign state={5} />
        </span>
      )}
    </span>
  );
}
