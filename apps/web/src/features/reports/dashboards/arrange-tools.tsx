import Button from '@mui/material/Button';
import { TILED_REPORTS, withReport } from '@plomada/domain';
import type { LayoutItem } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useCommandMenu } from '../../../base/commands/use-command-menu';
import { FocusableButton } from '../../../base/focus/focusable-button';
import { AddIcon } from '../../../base/icons/icons';
import { useMay } from '../../projects/roles';
import type { Tiles } from '../registry/use-tiles';

interface Props {
  readonly draft: readonly LayoutItem[];
  readonly tiles: Tiles;
  readonly busy: boolean;
  readonly onChange: (layout: readonly LayoutItem[]) => void;
  readonly onSave: (isForAll: boolean) => Promise<void>;
  readonly onCancel: () => void;
}

/** While a dashboard is arranged: a report more, and for whom it is saved. */
export function ArrangeTools({ draft, tiles, busy, onChange, onSave, onCancel }: Props) {
  const { t } = useTranslation('reports');
  const mayForAll = useMay('manageProject');
  const lacking = TILED_REPORTS.filter((id) => draft.every(({ i }) => i !== id)).flatMap((id) => {
    const tile = tiles(id);
    return tile ? [{ name: id, label: tile.name, run: () => onChange(withReport(draft, id)) }] : [];
  });
  const { opensMenu, menu } = useCommandMenu(lacking);
  return (
    <>
      <Button startIcon={<AddIcon />} disabled={lacking.length === 0} {...opensMenu}>
        {t('dashboard.add')}
      </Button>
      {menu}
      <FocusableButton onClick={onCancel} disabled={busy}>
        {t('common:cancel')}
      </FocusableButton>
      {mayForAll && (
        <FocusableButton onClick={() => void onSave(true)} disabled={busy}>
          {t('dashboard.saveForAll')}
        </FocusableButton>
      )}
      <FocusableButton variant="contained" loading={busy} onClick={() => void onSave(false)}>
        {t('dashboard.save')}
      </FocusableButton>
    </>
  );
}
