export interface Downloaded {
  readonly name: string;
  readonly content: Blob;
}

/** Lists what is handed to the browser to be kept, which jsdom has no place for. */
export function keepDownloads(): Downloaded[] {
  const kept: Downloaded[] = [];
  const contents = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const address = `blob:${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function keep() {
    kept.push({ name: this.download, content: contents.get(this.href)! });
  };
  return kept;
}

/** The bytes of a download. */
export function bytesOf({ content }: Downloaded): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(content);
  });
}
