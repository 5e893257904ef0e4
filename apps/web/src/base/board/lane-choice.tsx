import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../fields/choice-field';

interface Props {
  /** What cards can be grouped by: each with its id and its name. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** '' for no groups. */
  readonly chosen: string;
  readonly onChosen: (id: string) => void;
}

/** What the cards of a board are grouped by. */
export function LaneChoice({ choices, chosen, onChosen }: Props) {
  const { t } = useTranslation('board');
  return (
    <ChoiceField
      label={t('lanes')}
      value={chosen}
      choices={[{ key: '', label: t('noLanes') }, ...choices.map(({ id, label }) => ({ key: id, label }))]}
      onChange={onChosen}
      sx={{ width: 168 }}
    />
  );
}
