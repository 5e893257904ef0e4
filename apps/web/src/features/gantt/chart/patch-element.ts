/** The chart's navigation by keys marks with it the cell that has the focus. */
const FOCUSED = 'tabindex';

/**
 * Makes an element that is shown like one that was just made, and touches what differs alone: the browser lays out no more than that
 * again, and what has the focus keeps it. The new one is of no use afterwards.
 */
export function patchElement(shown: Element, made: Element): void {
  patchAttributes(shown, made);
  if (shown instanceof HTMLInputElement && made instanceof HTMLInputElement) shown.checked = made.checked;
  if (!isAlikeWithin(shown, made)) {
    shown.replaceChildren(...made.childNodes);
    return;
  }
  const children = [...made.childNodes];
  shown.childNodes.forEach((child, at) => patchNode(child, children[at]!));
}

function patchNode(shown: Node, made: Node): void {
  if (shown instanceof Element) {
    // The browser compares faster than we do; whether a box is ticked it does not.
    if (!shown.isEqualNode(made) || hasBox(shown)) patchElement(shown, made as Element);
  } else if (shown.nodeValue !== made.nodeValue) shown.nodeValue = made.nodeValue;
}

const hasBox = (element: Element): boolean =>
  element instanceof HTMLInputElement || element.querySelector('input') !== null;

function patchAttributes(shown: Element, made: Element): void {
  for (const { name, value } of made.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  if (shown.attributes.length === made.attributes.length) return;
  for (const name of shown.getAttributeNames()) {
    if (!made.hasAttribute(name) && name !== FOCUSED) shown.removeAttribute(name);
  }
}

/** The same kinds of nodes stand in both, one after the other. */
function isAlikeWithin(shown: Element, made: Element): boolean {
  let [one, other] = [shown.firstChild, made.firstChild];
  for (; one && other; one = one.nextSibling, other = other.nextSibling) {
    if (one.nodeName !== other.nodeName) return false;
  }
  return one === other;
}
