const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** The size of a file as people say it: `340 kB`, `1,2 MB`. */
export function sizeText(bytes: number, language: string): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const format = { style: 'unit', unit: UNITS[step]!, maximumFractionDigits: step === 2 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1024 ** step);
}
