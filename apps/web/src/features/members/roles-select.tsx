import type { Role } from '@plomada/domain';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder, type Scope, ROLES_OF_SCOPE } from './scope';

interface Props {
  readonly kind: Scope['kind'];
  readonly roles: readonly Role[];
  readonly label: string;
  /** In a line whose name says it already; screen readers still get it. */
  readonly hideLabel?: boolean;
  /** A role that has to stay. */
  readonly locked?: Role | null;
  readonly onChange: (roles: readonly Role[]) => void;
}

/** One role of a business; several of a project, told when the list is closed. */
export function RolesSelect({ kind, roles, label, hideLabel = false, locked = null, onChange }: Props) {
  const { t } = useTranslation('members');
  const several = kind === 'project';
  const [ticked, setTicked] = useState<readonly Role[] | null>(null);
  const held = ROLES_OF_SCOPE[kind].filter((role) => (ticked ?? roles).includes(role));
  const close = () => {
    // Nobody is a member as nothing: with all roles taken away it stays as it was.
    if (ticked && held.length > 0 && held.join() !== inOrder(kind, roles).join()) onChange(held);
    setTicked(null);
  };
  const textOf = (role: Role) => t(`roles.${role}`);
  return (
    <TextField
      select
      {...(!hideLabel && { label })}
      value={several ? held : (held[0] ?? '')}
      onChange={({ target }) => {
        const value = target.value as unknown as Role | Role[];
        if (Array.isArray(value)) setTicked(value);
        else if (value !== roles[0]) onChange([value]);
      }}
      slotProps={{
        select: {
          multiple: several,
          onClose: close,
          renderValue: () => held.map(textOf).join(', '),
          SelectDisplayProps: hideLabel ? { 'aria-label': label } : {},
        },
      }}
      sx={hideLabel ? { width: 230 } : {}}
    >
      {ROLES_OF_SCOPE[kind].map((role) => (
        <MenuItem
          key={role}
          value={role}
          disabled={locked !== null && (several ? role === locked : role !== locked)}
          dense
        >
          {several && (
            <Checkbox size="small" checked={held.includes(role)} tabIndex={-1} sx={{ p: 0, mr: 2 }} />
          )}
          <ListItemText primary={textOf(role)} />
        </MenuItem>
      ))}
    </TextField>
  );
}
