import type { ProgressFacet } from '@plomada/domain';
import { CalendarIcon, CheckIcon, RetryIcon } from '../../base/icons/icons';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';

const LOOKS: Readonly<Record<ProgressFacet, { readonly icon: SvgIconComponent; readonly colour: string }>> = {
  notDone: { icon: CalendarIcon, colour: 'notAnalysed' },
  inProgress: { icon: RetryIcon, colour: 'inTerm' },
  completed: { icon: CheckIcon, colour: 'completed' },
};

/** The sign of how far work is; a word stands beside it. */
export function ProgressIcon({ facet }: { readonly facet: ProgressFacet }) {
  const { icon: Icon, colour } = LOOKS[facet];
  return <Icon sx={{ fontSize: 16, color: `stateText.${colour}` }} />;
}
