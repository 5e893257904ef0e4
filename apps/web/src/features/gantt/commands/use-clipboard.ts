import {
  addDays,
  batchOf,
  calendarOf,
  MAX_BATCH,
  MAX_BULK,
  MAX_TASK_NAME,
  type Plan,
  type PlanAction,
  topsAmong,
  treeOf,
  workingDaysBetween,
} from '@plomada/domain';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../../app/workspace-state';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { type Message, messageShown } from '../../../base/messages/messages-slice';
import { blockOn, putBlock } from '../../../base/grid/clipboard';
import { useFormat } from '../../../base/format';
import { planFilterActions } from '../../../plan/filter/plan-filter-slice';
import { planActions } from '../../../plan/state/plan-actions';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { ganttActions } from '../gantt-slice';
import { isNowhere } from '../use-gantt-keys';
import { type CopiedRows, copiedRows, pastingHere } from './copied-rows';
import { creatingRows, type PastedRow, pastedRows } from './pasted-rows';
import { insertPlace } from './insert-place';
import { usePastingElsewhere } from './use-pasting-elsewhere';

interface Options {
  readonly plan: Plan;
  readonly projectId: string;
  readonly selected: readonly string[];
  readonly editable: boolean;
}

interface Clipboard {
  readonly hasCopied: boolean;
  copy(isCut: boolean): void;
  paste(): void;
  /** What has to be answered before something is pasted. */
  readonly dialog: ReactNode;
}

/** What has keys of its own for copying and pasting. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]';

/** Cells that a message names at most. */
const MOST_TOLD = 5;

/**
 * Copies rows with what is below them, within a project and to others, and as text to other programs; pastes them, or the rows of a
 * spreadsheet as new tasks.
 */
export function useClipboard(board: RefObject<HTMLElement | null>, options: Options): Clipboard {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const { date } = useFormat();
  const copied = useAppSelector(({ gantt }) => gantt.clipboard);
  const { plan, projectId, selected, editable } = options;
  const elsewhere = usePastingElsewhere(plan, projectId);
  const store = useStore<RootState>();

  const take = (isCut: boolean): string | null => {
    if (selected.length === 0) return null;
    const rows = copiedRows(plan, projectId, selected, isCut && editable, date);
    dispatch(ganttActions.copied(rows));
    const key = rows.isCut ? 'gantt:clipboard.cut' : 'gantt:clipboard.copied';
    dispatch(messageShown({ severity: 'info', key, params: { count: rows.content.tasks.length } }));
    return rows.text;
  };
  const refuse = (why: 'nothing' | 'tooMany' | 'longName', params: Message['params'] = {}) =>
    void dispatch(messageShown({ severity: 'error', key: `gantt:clipboard.${why}`, params }));
  /** Shows and chooses what was added: it is decided before `dispatch` comes back. */
  const showAdded = () => {
    const now = selectPlan(store.getState()) ?? plan;
    const added = [...now.tasks].flatMap(({ id }) => (plan.tasks.has(id) ? [] : [id]));
    const ids = topsAmong(treeOf(now), added);
    if (ids[0] === undefined) return;
    dispatch(planFilterActions.selected({ ids, anchor: ids[0] }));
    dispatch(planFilterActions.taskShown(ids[0]));
  };
  const submit = (actions: readonly PlanAction[], rows: number) => {
    const action = batchOf(actions);
    if (!action) refuse('nothing');
    else if (actions.length > MAX_BATCH) refuse('tooMany', { most: MAX_BATCH });
    else {
      const about = t('done', { command: t('command.paste'), count: rows });
      dispatch(planActions.submit(action, actions.length > 1 ? { about } : {}));
      // It went to the end of the plan, which would be out of sight.
      if (selected.length === 0) showAdded();
    }
  };
  const submitCopied = (rows: CopiedRows, actions: readonly PlanAction[]) => {
    submit(actions, rows.content.tasks.length);
    // Pasted once more, they are copied.
    if (rows.isCut) dispatch(ganttActions.copied({ ...rows, isCut: false }));
  };
  const pasteCopied = () => {
    if (!copied) return;
    const place = insertPlace(plan, selected.at(-1));
    if (copied.projectId === projectId) submitCopied(copied, pastingHere(copied, place));
    else if (copied.content.tasks.length > MAX_BULK) refuse('tooMany', { most: MAX_BULK });
    else {
      const onReady = (actions: readonly PlanAction[]) => {
        submitCopied(copied, actions);
        if (copied.isCut) dispatch(messageShown({ severity: 'info', key: 'gantt:clipboard.leftThere' }));
      };
      elsewhere.paste({ copied: copied.content, place, onReady });
    }
  };
  const pasteRows = (rows: readonly PastedRow[]) => {
    const long = rows.find(({ text }) => text.length > MAX_TASK_NAME);
    if (long) refuse('longName', { name: long.text.slice(0, 40), max: MAX_TASK_NAME });
    else {
      const daysBetween = (start: string, end: string) => workingDaysBetween(plan, start, addDays(end, 1));
      submit(creatingRows(rows, insertPlace(plan, selected.at(-1)), daysBetween), rows.length);
      tellUnread(rows);
    }
  };
  const tellUnread = (rows: readonly PastedRow[]) => {
    const unread = rows.flatMap(({ text, unread: cells }) => cells.map((cell) => `${cell} (${text})`));
    if (unread.length === 0) return;
    const cells = unread.slice(0, MOST_TOLD).join(', ') + (unread.length > MOST_TOLD ? ' …' : '');
    const params = { count: unread.length, cells };
    dispatch(messageShown({ severity: 'warning', key: 'gantt:clipboard.unread', params, ofPage: true }));
  };
  /** What is on the system's clipboard decides: something copied in another program since is wanted more. */
  const pasteText = (text: string) => {
    if (copied && (text === '' || text.replaceAll('\r\n', '\n') === copied.text)) pasteCopied();
    else pasteRows(pastedRows(text, calendarOf(plan.settings).daysAWeek));
  };

  const latest = useRef({ take, pasteText, editable });
  useEffect(() => {
    latest.current = { take, pasteText, editable };
  });
  useEffect(() => {
    const isOurs = ({ target }: Event) => {
      const at = target instanceof Element ? target : document.body;
      const isHere = isNowhere(at) || board.current?.contains(at);
      return isHere && !at.closest(OWN_KEYS) && !document.querySelector('[role=dialog], [role=menu]');
    };
    const onCopy = (event: ClipboardEvent) => {
      if (!isOurs(event) || String(getSelection() ?? '') !== '') return;
      const text = latest.current.take(event.type === 'cut');
      if (text === null) return;
      putBlock(event.clipboardData, text);
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event) || !latest.current.editable) return;
      event.preventDefault();
      latest.current.pasteText(blockOn(event.clipboardData));
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [board]);

  return {
    hasCopied: copied !== null,
    copy: (isCut) => {
      const text = take(isCut);
      // Without the system's clipboard it is pasted within the product all the same.
      if (text !== null) navigator.clipboard?.writeText(text).catch(() => {});
    },
    paste: pasteCopied,
    dialog: elsewhere.dialog,
  };
}
