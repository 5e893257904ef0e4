import type { Plan } from '@plomada/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { useFormat } from '../../../base/format';
import { planActions } from '../../../plan/state/plan-actions';
import { ganttActions } from '../gantt-slice';
import { isNowhere } from '../use-gantt-keys';
import { copiedRows, pastingElsewhere, pastingHere } from './copied-rows';
import { creatingRows, pastedRows, pastePlace } from './pasted-rows';
import { asOne, MOST_AT_ONCE, type Submitted } from './submitted';

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
}

/** What has keys of its own for copying and pasting. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]';

/**
 * Copies rows with what is below them, within a project and to others, and as text to other programs; pastes them, or the rows of a
 * spreadsheet as new tasks.
 */
export function useClipboard(board: RefObject<HTMLElement | null>, options: Options): Clipboard {
  const dispatch = useAppDispatch();
  const { date } = useFormat();
  const copied = useAppSelector(({ gantt }) => gantt.clipboard);
  const { plan, projectId, selected, editable } = options;

  const take = (isCut: boolean): string | null => {
    if (selected.length === 0) return null;
    const rows = copiedRows(plan, projectId, selected, isCut && editable, date);
    dispatch(ganttActions.copied(rows));
    const key = rows.isCut ? 'gantt:clipboard.cut' : 'gantt:clipboard.copied';
    dispatch(messageShown({ severity: 'info', key, params: { count: rows.rows.length } }));
    return rows.text;
  };
  const submit = (actions: readonly Submitted[]) => {
    const action = asOne(actions);
    if (action && actions.length <= MOST_AT_ONCE) dispatch(planActions.submit(action));
    else
      dispatch(
        messageShown({
          severity: 'error',
          key: action ? 'gantt:clipboard.tooMany' : 'gantt:clipboard.nothing',
        }),
      );
  };
  const pasteCopied = () => {
    if (!copied) return;
    const place = pastePlace(plan, selected.at(-1));
    const isHere = copied.projectId === projectId;
    submit(isHere ? pastingHere(copied, place) : pastingElsewhere(copied, place));
    if (!copied.isCut) return;
    // Pasted once more, they are copied.
    dispatch(ganttActions.copied({ ...copied, isCut: false }));
    if (!isHere) dispatch(messageShown({ severity: 'info', key: 'gantt:clipboard.leftThere' }));
  };
  /** What is on the system's clipboard decides: something copied in another program since is wanted more. */
  const pasteText = (text: string) => {
    if (copied && (text === '' || text.replaceAll('\r\n', '\n') === copied.text)) pasteCopied();
    else submit(creatingRows(pastedRows(text), pastePlace(plan, selected.at(-1))));
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
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event) || !latest.current.editable) return;
      event.preventDefault();
      latest.current.pasteText(event.clipboardData?.getData('text/plain') ?? '');
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
  };
}
