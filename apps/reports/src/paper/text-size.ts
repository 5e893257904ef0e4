/** Pixels of a text that says no size. */
const DEFAULT = 16;
const SIZE = /^([\d.]{1,12})(px|em|rem)$/;
/** Weights from here on are written in the bold of the font. */
const BOLD_FROM = 500;

/** A style property of an SVG element, as it or what it stands in says it. */
function said(element: Element | null, property: string): string | null {
  for (let at = element; at; at = at.parentElement) {
    const own = (at as SVGElement).style.getPropertyValue(property) || at.getAttribute(property);
    if (own && own !== 'inherit') return own;
  }
  return null;
}

/** The size of an element's letters, in pixels. */
export function sizeOf(element: Element | null): number {
  if (!element) return DEFAULT;
  const own = (element as SVGElement).style.fontSize || element.getAttribute('font-size');
  const [, amount, unit] = SIZE.exec(own ?? '') ?? [];
  if (amount === undefined) return sizeOf(element.parentElement);
  if (unit === 'px') return Number(amount);
  return Number(amount) * (unit === 'em' ? sizeOf(element.parentElement) : DEFAULT);
}

export function isBold(element: Element): boolean {
  const weight = said(element, 'font-weight');
  return weight === 'bold' || Number(weight) >= BOLD_FROM;
}
