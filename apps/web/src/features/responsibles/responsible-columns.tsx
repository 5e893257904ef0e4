import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { type Format, NOTHING } from '../../base/format';
import { CheckIcon, MailIcon } from '../../base/icons/icons';
import { PersonAvatar } from '../../base/layout/person-avatar';
import type { Account, PersonRow } from './person-row';

type Column = GridColDef<PersonRow>;

export function responsibleColumns(
  t: TFunction<'responsibles'>,
  format: Format,
  accountsKnown: boolean,
): Column[] {
  const text = (field: 'email' | 'company' | 'function', flex: number, minWidth: number): Column => ({
    field,
    headerName: t(`columns.${field}`),
    flex,
    minWidth,
    valueFormatter: (value: string) => value || NOTHING,
  });
  return [
    {
      field: 'name',
      headerName: t('columns.name'),
      flex: 1.35,
      minWidth: 196,
      renderCell: ({ row }) => <Name row={row} />,
    },
    text('email', 1.3, 160),
    text('company', 0.8, 120),
    text('function', 0.8, 120),
    {
      field: 'role',
      headerName: t('columns.role'),
      width: 112,
      valueFormatter: (role: PersonRow['role']) => t(`role.${role}`),
    },
    {
      field: 'isActive',
      headerName: t('columns.isActive'),
      width: 92,
      valueFormatter: (isActive: boolean) => t(`active.${isActive}`),
      renderCell: ({ row }) => <Active isActive={row.isActive} label={t(`active.${row.isActive}`)} />,
    },
    {
      field: 'account',
      headerName: t('columns.account'),
      width: 118,
      valueFormatter: (account: Account) => (accountsKnown ? t(`account.${account}`) : NOTHING),
      renderCell: ({ row }) =>
        accountsKnown ? <AccountLabel account={row.account} label={t(`account.${row.account}`)} /> : NOTHING,
    },
    {
      field: 'lastSession',
      headerName: t('columns.lastSession'),
      width: 142,
      valueFormatter: (value: string | null) => format.date(value),
    },
  ];
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
          textOverflow: 'ellipsis',
          opacity: row.isActive ? 1 : 0.7,
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
