import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { GRID_VIEW_LIMITS, type GridViewSaved } from '@plomada/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '../dialogs/popover-dialog';
import { TextField } from '../fields/text-field';
import { type Mutation, useMutation } from '../api/use-mutation';
import { DeleteIcon, FilledStarIcon, StarIcon } from '../icons/icons';
import { FailureAlert } from '../messages/failure-alert';
import type { Filters } from './filters';
import type { SavedViews } from './use-saved-views';

/** What is looked at in views that are saved: a grid, or a chart with one. */
export interface Viewed<View extends object> {
  /** What it is, where it is no table. */
  readonly what?: 'laboratory';
  readonly saved: SavedViews;
  /** How it is looked at now. */
  readonly view: View;
  readonly filtered: Filters;
  /** Looks at it as a saved view says. */
  readonly look: (view: View, filters: Filters) => void;
}

interface Props<View extends object> {
  readonly viewed: Viewed<View>;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The saved views, own ones and the project's or the business's: to look at, to begin with, to throw away; and a new one. */
export function ViewsMenu<View extends object>({ viewed, anchor, onClose }: Props<View>) {
  const { t } = useTranslation('grid');
  const mutation = useMutation();
  const { own, shared, sharedWith } = viewed.saved;
  return (
    <PopoverDialog title={t('views.title')} anchor={anchor} width={340} onClose={onClose}>
      {mutation.failure && <FailureAlert failure={mutation.failure} />}
      {own.length + shared.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`views.none.${viewed.what ?? 'table'}`)}
        </Typography>
      )}
      {[false, true].map((isShared) => (
        <ViewList
          key={String(isShared)}
          title={sharedWith && t(isShared ? `views.sharedIn.${sharedWith}` : 'views.own')}
          views={isShared ? shared : own}
          isShared={isShared}
          viewed={viewed}
          mutation={mutation}
          onClose={onClose}
        />
      ))}
      <NewView viewed={viewed} mutation={mutation} onClose={onClose} />
    </PopoverDialog>
  );
}

interface ListProps<View extends object> extends Pick<Props<View>, 'viewed' | 'onClose'> {
  readonly title: string | null;
  readonly views: readonly GridViewSaved[];
  readonly isShared: boolean;
  readonly mutation: Mutation;
}

function ViewList<View extends object>({
  title,
  views,
  isShared,
  viewed,
  mutation,
  onClose,
}: ListProps<View>) {
  const titleId = useId();
  if (views.length === 0) return null;
  const { save, remove, mayShare } = viewed.saved;
  return (
    <>
      {title && (
        <Typography id={titleId} component="h3" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {title}
        </Typography>
      )}
      <Box
        component="ul"
        {...(title && { 'aria-labelledby': titleId })}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 220, overflow: 'auto' }}
      >
        {views.map((one) => (
          <Line
            key={one.name}
            one={one}
            what={viewed.what ?? 'table'}
            mayChange={!isShared || mayShare}
            onLook={() => {
              viewed.look(one.view as View, one.filters as Filters);
              onClose();
            }}
            onDefault={() => void mutation.make(() => save({ ...one, isDefault: !one.isDefault }, isShared))}
            onRemove={() => void mutation.make(() => remove(one.name, isShared))}
          />
        ))}
      </Box>
    </>
  );
}

interface LineProps {
  readonly one: GridViewSaved;
  readonly what: 'table' | 'laboratory';
  readonly mayChange: boolean;
  readonly onLook: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

function Line({ one: { name, isDefault }, what, mayChange, onLook, onDefault, onRemove }: LineProps) {
  const { t } = useTranslation('grid');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button size="small" sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0 }} onClick={onLook}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      {mayChange && (
        <>
          <IconButton
            size="small"
            aria-pressed={isDefault}
            aria-label={t(`views.default.${what}`, { name })}
            onClick={onDefault}
          >
            {isDefault ? <FilledStarIcon fontSize="small" /> : <StarIcon fontSize="small" />}
          </IconButton>
          <IconButton size="small" aria-label={t('views.remove', { name })} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

function NewView<View extends object>({
  viewed,
  mutation,
  onClose,
}: Pick<ListProps<View>, 'viewed' | 'mutation' | 'onClose'>) {
  const { t } = useTranslation('grid');
  const { own, shared, save, mayShare, sharedWith } = viewed.saved;
  const [typed, setTyped] = useState('');
  const [isShared, setShared] = useState(false);
  const name = typed.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || mutation.busy) return;
    const before = (isShared ? shared : own).find((one) => one.name === name);
    const { view, filtered: filters } = viewed;
    const saved = { name, isDefault: before?.isDefault ?? false, view, filters } as unknown as GridViewSaved;
    if (await mutation.make(() => save(saved, isShared))) onClose();
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          label={t('views.name')}
          value={typed}
          onChange={setTyped}
          maxLength={GRID_VIEW_LIMITS.nameLength}
        />
        <Button type="submit" variant="contained" loading={mutation.busy} disabled={name === ''}>
          {t('views.save')}
        </Button>
      </Box>
      {mayShare && sharedWith && (
        <FormControlLabel
          label={t(`views.shareIn.${sharedWith}`)}
          control={
            <Checkbox size="small" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
          }
        />
      )}
    </Box>
  );
}
