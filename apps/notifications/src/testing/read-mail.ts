/** The text parts of a mail as they are read. */
export const read = (source: string): string =>
  Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();
