import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { type Command, useCommandMenu } from '../../base/commands/use-command-menu';
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
  const { id: responsibleId, name, isActive, linkable, account, email } = person;
  const command = (key: string, Icon: typeof EditIcon, run: () => void): Command => ({
    ...{ name: key, run },
    label: t(`menu.${key}`),
    icon: <Icon fontSize="small" />,
  });
  const update = (values: { isActive?: boolean; userId?: string }) =>
    change({ type: 'UPDATE_RESPONSIBLE', payload: { responsibleId, values } });
  const { opensMenu, menu } = useCommandMenu([
    command('edit', EditIcon, () => onDialog({ kind: 'edit', id: responsibleId })),
    ...(account === 'none' && email !== '' && isActive
      ? [command('invite', MailIcon, () => onDialog({ kind: 'invite', id: responsibleId }))]
      : []),
    ...(linkable ? [command('link', LinkIcon, () => update({ userId: linkable }))] : []),
    command(isActive ? 'deactivate' : 'activate', PersonIcon, () => update({ isActive: !isActive })),
    command('remove', DeleteIcon, () => change({ type: 'REMOVE_RESPONSIBLE', payload: { responsibleId } })),
  ]);
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={t('menuOf', { name })}
        {...opensMenu}
        // The row's double click opens the person; the menu is no part of it.
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {menu}
    </>
  );
}
