/** A break is written as a character that takes no room. */
const NO_ROOM = /\u200b/g;

/** A line of an SVG text: how far it stands below the first, in pixels, and what it says. */
export interface TextLine {
  readonly below: number;
  readonly text: string;
}

/** The lines of an SVG text as Highcharts writes them: a part that says how far it goes down begins another. */
export function linesOf(text: Element): readonly TextLine[] {
  const lines = [{ below: 0, text: '' }];
  const walk = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) lines.at(-1)!.text += (node.textContent ?? '').replace(NO_ROOM, '');
      else if (node.nodeName === 'tspan') {
        const down = Number((node as Element).getAttribute('dy') ?? 0);
        if (down > 0) lines.push({ below: lines.at(-1)!.below + down, text: '' });
        walk(node as Element);
      }
    }
  };
  walk(text);
  return lines;
}
