import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, EditIcon, LinkIcon, MailIcon, MoreIcon, PersonIcon } from '../../base/icons/icons';
import { usePlanChange } from '../../plan/editing/use-plan-change';
import type { PersonDialog } from './dialogs';
import type { PersonRow } from '../../columns/person-columns';

interface Props {
  readonly person: PersonRow;
  readonly tabIndex: 0 | -1;
  readonly onDialog: (dialog: PersonDialog) => void;
}

/** What can be done with one person. Whoever is on tasks is refused to go, in the words of the refusal. */
export function RowMenu({ person, tabIndex, onDialog }: Props) {
  const { t } = useTranslation('responsibles');
  const change = usePlanChange();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id: responsibleId, name, isActive, linkable, account, email } = person;
  const close = () => setAnchor(null);
  const item = (key: string, Icon: typeof EditIcon, act: () => void) => (
    <MenuItem
      key={key}
      onClick={() => {
        close();
        act();
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {t(`menu.${key}`)}
    </MenuItem>
  );
  const update = (values: { isActive?: boolean; userId?: string }) =>
    change({ type: 'UPDATE_RESPONSIBLE', payload: { responsibleId, values } });
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={t('menuOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        // The row's double click opens the person; the menu is no part of it.
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {item('edit', EditIcon, () => onDialog({ kind: 'edit', id: responsibleId }))}
        {account === 'none' && email !== '' && isActive
          ? item('invite', MailIcon, () => onDialog({ kind: 'invite', id: responsibleId }))
          : null}
        {linkable ? item('link', LinkIcon, () => update({ userId: linkable })) : null}
        {item(isActive ? 'deactivate' : 'activate', PersonIcon, () => update({ isActive: !isActive }))}
        {item('remove', DeleteIcon, () => change({ type: 'REMOVE_RESPONSIBLE', payload: { responsibleId } }))}
      </Menu>
    </>
  );
}
