const MARKS = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/**
 * driver.js marks what it points at as something that opens a dialog, whatever it is, and takes the marks away again together
 * with those that the page itself had put there. Keeps them as the page has them.
 */
export class KeptMarks {
  private readonly kept = new Map<Element, readonly (string | null)[]>();

  /** Before an element is pointed at. */
  note(element: Element): void {
    if (this.kept.has(element)) return;
    const marks = MARKS.map((name) => element.getAttribute(name));
    this.kept.set(element, marks);
  }

  /** Puts back what was noted of all of them. */
  restore(): void {
    for (const [element, marks] of this.kept) {
      MARKS.forEach((name, at) => {
        const mark = marks[at] ?? null;
        if (mark === null) element.removeAttribute(name);
        else element.setAttribute(name, mark);
      });
    }
  }
}
