/** Hands a file to the browser, which keeps it where the person keeps downloads. */
export function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser may read the address after the click; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
