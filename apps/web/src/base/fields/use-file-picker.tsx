import { type ReactNode, useRef } from 'react';

interface Wanted {
  /** What the machine's dialog proposes: types or endings, with commas. It is no check. */
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** The machine's own dialog for one file: how to open it, and what has to stand on the page for that. */
export function useFilePicker({ accept, label, onFile }: Wanted): { open: () => void; input: ReactNode } {
  const picker = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={picker}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // The same file may be chosen again after it was mended.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
  return { open: () => picker.current?.click(), input };
}
