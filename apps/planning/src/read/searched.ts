/** A text as it is searched: without accents and letter case. */
export const searched = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
