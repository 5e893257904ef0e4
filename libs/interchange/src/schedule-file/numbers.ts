/** A whole number, or the fallback when the field is missing or holds none. */
export function wholeNumber(text: string | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : fallback;
}

/** A number, or the fallback when the field is missing or holds none. */
export function numeric(text: string | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text.replace(',', '.')) : NaN;
  return Number.isFinite(value) ? value : fallback;
}
