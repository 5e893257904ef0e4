import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ExpandMoreIcon } from '../icons/icons';
import { type Command, useCommandMenu } from './use-command-menu';

/** The commands of a bar that have no room in it, or are wanted less often. */
export function MoreCommands({ commands }: { readonly commands: readonly Command[] }) {
  const { t } = useTranslation('grid');
  const { opensMenu, menu } = useCommandMenu(commands);
  return (
    <>
      <Button size="small" endIcon={<ExpandMoreIcon />} {...opensMenu}>
        {t('more')}
      </Button>
      {menu}
    </>
  );
}
