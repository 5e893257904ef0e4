import type { Lettering, Pen } from './pen';

/** A text in lines of so much room, broken between words, and within one that has no room at all. */
export function wrapped(
  pen: Pick<Pen, 'widthOf'>,
  text: string,
  room: number,
  letters: Lettering,
): readonly string[] {
  const fits = (line: string) => pen.widthOf(line, letters) <= room;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1)!;
  }
  return [...lines, line];
}

function broken(word: string, fits: (text: string) => boolean): readonly string[] {
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1)!;
    if (last === '' || fits(last + letter)) pieces[pieces.length - 1] = last + letter;
    else pieces.push(letter);
  }
  return pieces;
}
