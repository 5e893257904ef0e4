import { useNavigate } from 'react-router';
import { ChoiceField } from '../fields/choice-field';
import type { SectionGroup } from './section-group';
import { useSectionPath } from './use-section-path';

interface Props {
  readonly label: string;
  readonly groups: readonly SectionGroup[];
  readonly shown: string;
}

/** The sections where there is no room for a menu at the side. */
export function SectionSelect({ label, groups, shown }: Props) {
  const pathOf = useSectionPath();
  const navigate = useNavigate();
  return (
    <ChoiceField
      label={label}
      value={shown}
      choices={groups.flatMap((group) =>
        group.sections.map(({ id, label }) => ({ key: id, label, group: group.label })),
      )}
      onChange={(section) => void navigate(pathOf(section))}
      sx={{ maxWidth: 360 }}
    />
  );
}
