import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { type Command, useCommandMenu } from '../../../base/commands/use-command-menu';
import { MoreIcon } from '../../../base/icons/icons';

interface Props {
  /** What the report is called. */
  readonly name: string;
  readonly commands: readonly Command[];
}

/** What else can be done with a report. */
export function TileMenu({ name, commands }: Props) {
  const { t } = useTranslation('reports');
  const { opensMenu, menu } = useCommandMenu(commands);
  return (
    <>
      <IconButton size="small" aria-label={t('tile.more', { name })} {...opensMenu}>
        <MoreIcon />
      </IconButton>
      {menu}
    </>
  );
}
