import { patchElement } from './patch-element';

const element = (html: string): Element => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild!;
};
const patched = (shown: Element, html: string): Element => {
  patchElement(shown, element(html));
  return shown;
};

describe('an element that is made like a new one', () => {
  it.each([
    ['<p class="a">x</p>', '<p class="b" title="t">y</p>'],
    ['<p class="a" title="t"><b>x</b></p>', '<p class="a"><b>x</b> <i>y</i></p>'],
    ['<p><b>x</b>tail</p>', '<p><i>x</i>tail</p>'],
    ['<p><b>x</b></p>', '<p></p>'],
    ['<p></p>', '<p>x</p>'],
    ['<p style="left: 1px"><b title="a">x</b></p>', '<p style="left: 2px"><b title="b">x</b></p>'],
  ])('is like it: %s, %s', (before, after) => {
    expect(patched(element(before), after).outerHTML).toBe(element(after).outerHTML);
  });

  it('keeps what is as it was, and the focus in it', () => {
    const row = element('<div><p tabindex="-1">one</p><p>two</p></div>');
    document.body.append(row);
    const [first, second] = [...row.children] as HTMLElement[];
    first!.focus();
    patched(row, '<div><p>1</p><p>two</p></div>');
    expect(document.activeElement).toBe(first);
    expect([...row.children]).toEqual([first, second]);
    expect(row.textContent).toBe('1two');
  });

  it('ticks a box as the new one is, whatever somebody clicked meanwhile', () => {
    const row = element('<div><input type="checkbox"></div>');
    const box = row.querySelector('input')!;
    box.checked = true;
    patched(row, '<div><input type="checkbox"></div>');
    expect(box.checked).toBe(false);
    patched(row, '<div><input type="checkbox" checked></div>');
    expect(box.checked).toBe(true);
  });

  it('writes nothing where nothing differs', async () => {
    const html = '<div class="a"><p title="t">x</p></div>';
    const row = element(html);
    const written = jest.fn();
    const watching = new MutationObserver(written);
    watching.observe(row, { attributes: true, characterData: true, childList: true, subtree: true });
    patched(row, html);
    await Promise.resolve();
    watching.disconnect();
    expect(written).not.toHaveBeenCalled();
  });
});
