/** Something that stands on a page: how high it is at least and at most, and how it is drawn from there down where it is so high. */
export interface Flowing {
  readonly least: number;
  readonly most: number;
  readonly draw: (y: number, height: number) => Promise<void>;
}

/** What goes on from page to page, such as a list: as much of it as there is room for. */
export interface Going {
  /** The next of it; null where so much room is too little to begin in. `isLast` where nothing comes after it. */
  readonly next: (room: number) => { readonly part: Flowing; readonly isLast: boolean } | null;
}

/** What stands on a page, and from where down. */
export interface Placed {
  readonly y: number;
  readonly height: number;
  readonly draw: Flowing['draw'];
}

/** From where to where pages are filled, and how far apart things stand. The first begins lower. */
export interface PageRoom {
  readonly first: number;
  readonly top: number;
  readonly bottom: number;
  readonly gap: number;
}

/** Puts things on pages in their order: as many on each as have room at their least, then each as high as fills the page. */
export function pagesOf(
  things: readonly (Flowing | Going)[],
  room: PageRoom,
): readonly (readonly Placed[])[] {
  const pages: Flowing[][] = [[]];
  const top = () => (pages.length === 1 ? room.first : room.top);
  const left = () => pages.at(-1)!.reduce((rest, { least }) => rest - least - room.gap, room.bottom - top());
  const isFresh = () => pages.at(-1)!.length === 0 && pages.length > 1;
  for (const thing of things) {
    if (!('next' in thing)) {
      if (thing.least > left() && !isFresh()) pages.push([]);
      pages.at(-1)!.push(thing);
      continue;
    }
    for (let isLast = false; !isLast;) {
      const found = thing.next(left());
      if (!found) {
        pages.push([]);
        continue;
      }
      pages.at(-1)!.push(found.part);
      isLast = found.isLast;
    }
  }
  return pages.map((page, at) => stretched(page, at === 0 ? room.first : room.top, room));
}

/** What is on a page, those that may be higher sharing what is left of it evenly. */
function stretched(page: readonly Flowing[], top: number, { bottom, gap }: PageRoom): readonly Placed[] {
  const heights = page.map(({ least }) => least);
  let spare = bottom - top - heights.reduce((sum, height) => sum + height + gap, -gap);
  let growing = page.map((_, at) => at).filter((at) => heights[at]! < page[at]!.most);
  while (spare > 0.5 && growing.length > 0) {
    const share = spare / growing.length;
    for (const at of growing) {
      const more = Math.min(share, page[at]!.most - heights[at]!);
      heights[at]! += more;
      spare -= more;
    }
    growing = growing.filter((at) => page[at]!.most - heights[at]! > 0.5);
  }
  let y = top;
  return page.map(({ draw }, at) => {
    const placed = { y, height: heights[at]!, draw };
    y += heights[at]! + gap;
    return placed;
  });
}
