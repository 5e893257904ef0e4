import type { PlanRow } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import type { Tip } from './bar-tooltips';
import { type Area, tooltipPosition } from './tooltip-position';

export interface TipHandlers {
  /** What is said of a bar. */
  tipOf(row: PlanRow): Tip;
  /** What is said of the count of its restrictions. */
  restrictionsTipOf(row: PlanRow): Tip;
  /** What is said of the mark of its date constraint. */
  limitTipOf(row: PlanRow): Tip;
}

/** A pointer that only passes by asks for nothing. */
const REST_MS = 350;

/**
 * Says of the bar under the mouse what there is to know of it, of its badge what holds it back, and of the mark of its date
 * constraint what that asks. Fingers open the panel, and
 * a screen reader has the same in the label of the bar and of its row. Gives the way to end it.
 */
export function followTips(chart: GanttStatic, container: HTMLElement, handlers: TipHandlers): () => void {
  const shown = makeTip();
  let over: Element | null = null;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    over = null;
    shown.hidden = true;
  };
  container.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return hide();
    const target = (event.target as Element).closest('.plan-badge, .plan-limit, .gantt_task_line');
    if (target === over) return;
    hide();
    over = target;
    const id: unknown = target && chart.locate(event);
    if (!target || !id) return;
    timer = window.setTimeout(() => {
      if (!target.isConnected || !chart.isTaskExists(id as string)) return;
      const { row } = chart.getTask(id as string) as unknown as { row: PlanRow };
      showTip(shown, tipAt(target, row, handlers), event);
    }, REST_MS);
  });
  container.addEventListener('pointerleave', hide);
  container.addEventListener('pointerdown', hide);
  container.addEventListener('wheel', hide, { passive: true });
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
  document.addEventListener('keydown', escape);
  return () => {
    hide();
    document.removeEventListener('keydown', escape);
    shown.remove();
  };
}

function tipAt(target: Element, row: PlanRow, handlers: TipHandlers): Tip {
  if (target.classList.contains('plan-badge')) return handlers.restrictionsTipOf(row);
  return target.classList.contains('plan-limit') ? handlers.limitTipOf(row) : handlers.tipOf(row);
}

/** An element for what is said beside the pointer; not shown yet. */
export function makeTip(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'plan-tip';
  element.hidden = true;
  element.setAttribute('aria-hidden', 'true');
  document.body.append(element);
  return element;
}

/** Fills the element and puts it beside the pointer, within the window and off what must be `seen`. */
export function showTip(
  element: HTMLElement,
  { title, facts }: Tip,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  seen: readonly Area[] = [],
): void {
  const head = document.createElement('strong');
  head.textContent = title;
  const list = document.createElement('dl');
  for (const { name, value } of facts) {
    const [term, text] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    text.textContent = value;
    list.append(term, text);
  }
  element.replaceChildren(head, list);
  element.hidden = false;
  const { offsetWidth: width, offsetHeight: height } = element;
  const room = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = tooltipPosition({ width, height }, { left: clientX, top: clientY }, room, seen);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
