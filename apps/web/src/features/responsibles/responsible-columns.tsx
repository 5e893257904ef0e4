import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../base/grid/column';
import { CheckIcon, MailIcon } from '../../base/icons/icons';
import { PersonAvatar } from '../../base/layout/person-avatar';
import { drawn } from '../../columns/catalogue';
import { type Account, PERSON_COLUMNS, type PersonRow } from '../../columns/person-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import type { PersonDialog } from './dialogs';
import { RowMenu } from './row-menu';

const KNOWN = { accountsKnown: true };
const UNKNOWN = { accountsKnown: false };

/** The columns of the people of a project, the last with what can be done with each. */
export function useResponsibleColumns(
  accountsKnown: boolean,
  onDialog: (dialog: PersonDialog) => void,
): readonly Column<PersonRow>[] {
  const { t } = useTranslation('responsibles');
  const columns = useColumns(PERSON_COLUMNS, useWords(['responsibles']), accountsKnown ? KNOWN : UNKNOWN);
  return useMemo(
    () => [
      ...drawn(columns, {
        name: (row) => <Name row={row} />,
        isActive: ({ isActive }) => <Active isActive={isActive} label={t(`active.${isActive}`)} />,
        ...(accountsKnown && {
          account: ({ account }: PersonRow) => (
            <AccountLabel account={account} label={t(`account.${account}`)} />
          ),
        }),
      }).map((column) => (column.id === 'name' ? { ...column, fixed: t('nameInForm') } : column)),
      {
        id: 'menu',
        kind: 'text',
        head: '',
        width: 56,
        isTool: true,
        value: () => null,
        text: () => '',
        draw: (row: PersonRow, reach: 0 | -1) => (
          <RowMenu person={row} tabIndex={reach} onDialog={onDialog} />
        ),
      },
    ],
    [columns, t, accountsKnown, onDialog],
  );
}

function Name({ row }: { readonly row: PersonRow }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, height: '100%' }}>
      <PersonAvatar person={row} size={24} />
      <Box
        component="span"
        title={row.name}
        sx={{
          fontWeight: 500,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
          color: row.isActive ? 'text.primary' : 'text.secondary',
        }}
      >
        {row.name}
      </Box>
    </Box>
  );
}

function Active({ isActive, label }: { readonly isActive: boolean; readonly label: string }) {
  return <Chip size="small" label={label} variant={isActive ? 'filled' : 'outlined'} />;
}

const LOOKS: Readonly<Record<Account, { readonly icon: typeof CheckIcon | null; readonly colour: string }>> =
  {
    member: { icon: CheckIcon, colour: 'stateText.completed' },
    invited: { icon: MailIcon, colour: 'stateText.executable' },
    none: { icon: null, colour: 'text.secondary' },
  };

function AccountLabel({ account, label }: { readonly account: Account; readonly label: string }) {
  const { icon: Icon, colour } = LOOKS[account];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: colour }}>
      {Icon && <Icon sx={{ fontSize: 16 }} />}
      {label}
    </Box>
  );
}
