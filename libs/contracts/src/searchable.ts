/** A text as it is searched: without case and accents, so that "excavacion" finds "Excavación". */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
