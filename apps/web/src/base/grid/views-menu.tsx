import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, FilledStarIcon, StarIcon } from '../icons/icons';
import type { Filters } from './filters';
import type { ChosenView } from './grid-view';
import { type NamedView, withDefault, withNamed, withoutNamed } from './kept-views';
import type { Grid } from './grid';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The views of a grid that a person saved by name: to look at, to open the grid with, to throw away; and a new one. */
export function ViewsMenu<Row>({ grid, anchor, onClose }: Props<Row>) {
  const { t } = useTranslation('grid');
  const titleId = useId();
  const { kept, keep } = grid;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 320, p: 4 } } }}
    >
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 2 }}>
        {t('views.title')}
      </Typography>
      {kept.named.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('views.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {kept.named.map((one) => (
          <Line
            key={one.name}
            one={one}
            onLook={() => {
              grid.look(one.view as ChosenView, one.filters as Filters);
              onClose();
            }}
            onDefault={() => keep(withDefault(kept, one.isDefault ? null : one.name))}
            onRemove={() => keep(withoutNamed(kept, one.name))}
          />
        ))}
      </Box>
      <NewView grid={grid} onClose={onClose} />
    </Popover>
  );
}

interface LineProps {
  readonly one: NamedView;
  readonly onLook: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

function Line({ one: { name, isDefault }, onLook, onDefault, onRemove }: LineProps) {
  const { t } = useTranslation('grid');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button size="small" sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0 }} onClick={onLook}>
        {name}
      </Button>
      <IconButton
        size="small"
        aria-pressed={isDefault}
        aria-label={t('views.default', { name })}
        onClick={onDefault}
      >
        {isDefault ? <FilledStarIcon fontSize="small" /> : <StarIcon fontSize="small" />}
      </IconButton>
      <IconButton size="small" aria-label={t('views.remove', { name })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function NewView<Row>({ grid, onClose }: Pick<Props<Row>, 'grid' | 'onClose'>) {
  const { t } = useTranslation('grid');
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    grid.keep(
      withNamed(grid.kept, {
        name: name.trim(),
        view: grid.view,
        filters: grid.filtered as NamedView['filters'],
      }),
    );
    onClose();
  };
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 2, mt: 3 }}>
      <TextField
        label={t('views.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Button type="submit" variant="contained" disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </Box>
  );
}
