/** A number as somebody types it, with a comma or a point: null for nothing typed, NaN for what is no number. */
export function typedNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** A number as it stands in a field of the language that is shown. */
export function fieldNumber(value: number | null, language: string): string {
  if (value === null) return '';
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}
