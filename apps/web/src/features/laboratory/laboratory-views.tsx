import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NO_FILTERS } from '../../base/grid/filters';
import { useSavedViews } from '../../base/grid/use-saved-views';
import { ViewsMenu } from '../../base/grid/views-menu';
import { VisibilityIcon } from '../../base/icons/icons';
import { AS_IT_COMES, choiceOf, type LaboratoryChoice, withChoice } from './laboratory-choice';

interface Props {
  readonly businessId: string;
  readonly choice: LaboratoryChoice;
  readonly onChosen: (choice: LaboratoryChoice) => void;
}

/** The saved choices, own ones and those of everybody who sees the laboratory, in the menu that tables have for theirs. */
export function LaboratoryViews({ businessId, choice, onChosen }: Props) {
  const { t } = useTranslation('grid');
  const [address] = useSearchParams();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What a link says, or somebody has begun to choose, goes before what the laboratory opens with.
  const isChosen = useRef(false);
  isChosen.current ||= withChoice(new URLSearchParams(), choice).size > 0 || hasChoice(address);
  const saved = useSavedViews('laboratory', { business: businessId }, ({ view }) => {
    if (!isChosen.current) onChosen(choiceOf(view));
  });
  return (
    <>
      <Tooltip title={t('views.button')}>
        <IconButton
          aria-label={t('views.button')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <VisibilityIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <ViewsMenu
          viewed={{
            what: 'laboratory',
            saved,
            view: { laboratory: choice },
            filtered: NO_FILTERS,
            look: (view) => onChosen(choiceOf(view)),
          }}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const hasChoice = (address: URLSearchParams): boolean =>
  Object.keys(AS_IT_COMES).some((name) => address.has(name));
