/** Between the two events: what is printed is asked for before the page is laid out for paper. */
let isAskedFor = false;
window.addEventListener('beforeprint', () => (isAskedFor = true));
window.addEventListener('afterprint', () => (isAskedFor = false));

/** Whether the page is being printed. Not every environment knows of paper. */
export const isPrinting = (): boolean =>
  isAskedFor || ('matchMedia' in window && window.matchMedia('print').matches);
