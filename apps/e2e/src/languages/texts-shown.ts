import type { Page } from 'playwright-core';

/** What the screen says to eyes and to screen readers: texts, labels, titles and hints. */
export function textsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) said.push(element.getAttribute(name) ?? '');
    }
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
}
