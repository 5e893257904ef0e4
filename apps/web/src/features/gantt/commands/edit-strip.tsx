import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Fragment, type KeyboardEvent, memo, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '../../../base/icons/icons';
import { isTouched } from '../../../base/layout/is-touched';
import { useWidth } from '../../../base/layout/use-width';
import { COMMAND_ICONS } from './command-icons';
import type { CommandGroup, CommandId } from './command-keys';
import { type MenuPlace, RowMenu } from './row-menu';
import { useCommandHint } from './use-command-hint';
import type { GanttCommand } from './use-gantt-commands';

interface Props {
  readonly commands: readonly GanttCommand[];
  /** Does a command, or says why it cannot be done; always the same one. */
  readonly onRun: (id: CommandId) => void;
}

/** In the strip's order; what comes later goes into its menu first where there is no room. */
const GROUPS: readonly CommandGroup[] = [
  'add',
  'steps',
  'tree',
  'links',
  'clipboard',
  'remove',
  'branches',
  'goTo',
];
/** Pixels that a button and a gap between groups take; a finger needs more than a mouse. */
const ROOM = { fine: 34, coarse: 44, gap: 13, menu: 44, edges: 24 } as const;

/**
 * The commands that change the plan and move about in it, above the chart; what has no room is in a menu at its end. Drawn again only
 * when it says something else: commands are made anew at every edit of the plan.
 */
export const EditStrip = memo(Strip, saysTheSame);

function saysTheSame(before: Props, after: Props): boolean {
  return (
    before.onRun === after.onRun &&
    before.commands.length === after.commands.length &&
    before.commands.every(({ id, label, blocked }, at) => {
      const other = after.commands[at]!;
      return other.id === id && other.label === label && other.blocked === blocked;
    })
  );
}

function Strip({ commands, onRun }: Props) {
  const { t } = useTranslation('gantt');
  const bar = useRef<HTMLDivElement>(null);
  const width = useWidth(bar);
  const size = isTouched() ? ROOM.coarse : ROOM.fine;
  const groups = GROUPS.map((group) => commands.filter((command) => command.group === group));
  const shown = groupsWithin(groups, size, width);
  const others = commands.filter((command) => !shown.flat().includes(command));
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={t('edits')}
      onKeyDown={moveAmongButtons}
      sx={{
        display: 'flex',
        alignItems: 'center',
        px: 3,
        pb: { xs: 0, sm: 1 },
        minHeight: size,
        minWidth: 0,
      }}
    >
      {shown.map((group, at) => (
        <Fragment key={group[0]!.group}>
          {at > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 1.5, my: 1.5 }} />}
          {group.map((command, place) => (
            <StripButton
              key={command.id}
              {...{ id: command.id, label: command.label, blocked: command.blocked, size }}
              isFirst={at === 0 && place === 0}
              onRun={onRun}
            />
          ))}
        </Fragment>
      ))}
      {others.length > 0 && <MenuButton commands={others} size={size} onRun={onRun} />}
    </Box>
  );
}

/** The commands that have room, by their groups, the first ones first. */
function groupsWithin(
  groups: readonly (readonly GanttCommand[])[],
  size: number,
  width: number,
): readonly (readonly GanttCommand[])[] {
  const filled = groups.filter((group) => group.length > 0);
  let room = width - ROOM.edges - ROOM.menu;
  const shown: (readonly GanttCommand[])[] = [];
  for (const group of filled) {
    const fit = group.slice(0, Math.max(0, Math.floor(room / size)));
    if (fit.length > 0) shown.push(fit);
    if (fit.length < group.length) break;
    room -= group.length * size + ROOM.gap;
  }
  return shown;
}

interface ButtonProps extends Pick<GanttCommand, 'id' | 'label' | 'blocked'> {
  readonly size: number;
  /** The one that Tab comes to. */
  readonly isFirst: boolean;
  readonly onRun: (id: CommandId) => void;
}

/** Drawn again only when what it says is another. */
const StripButton = memo(function StripButton({ id, label, blocked, size, isFirst, onRun }: ButtonProps) {
  const hint = useCommandHint({ id, label, blocked });
  const Icon = COMMAND_ICONS[id];
  return (
    <Tooltip title={hint} enterDelay={400}>
      <IconButton
        aria-label={label}
        aria-description={hint}
        aria-disabled={blocked !== null}
        tabIndex={isFirst ? 0 : -1}
        onClick={() => onRun(id)}
        sx={{
          width: size,
          height: size,
          p: 0,
          ...(blocked !== null && { color: 'action.disabled' }),
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
});

function MenuButton({ commands, size, onRun }: Props & { readonly size: number }) {
  const { t } = useTranslation('gantt');
  const [at, setAt] = useState<MenuPlace | null>(null);
  const openBelow = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { right, bottom } = currentTarget.getBoundingClientRect();
    setAt({ left: right, top: bottom });
  };
  return (
    <>
      <IconButton
        aria-label={t('moreCommands')}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        tabIndex={-1}
        onClick={openBelow}
        sx={{ width: size, height: size, p: 0, ml: 'auto' }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <RowMenu
        {...{ at, commands, onRun }}
        label={t('moreCommands')}
        first={[]}
        more={[]}
        onClose={() => setAt(null)}
      />
    </>
  );
}

/** As in every toolbar: Tab comes to it once, arrows go from button to button. */
function moveAmongButtons(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
