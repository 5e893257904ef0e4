import { type ReactNode, useRef } from 'react';

interface Wanted {
  /** What the machine's dialog proposes: types or endings, with commas. It is no check. */
  readonly accept: string;
  readonly label: string;
  /** More than one may be chosen at once. */
  readonly several?: boolean;
  readonly onFile: (file: File) => void;
}

/** The machine's own dialog for a file, or several: how to open it, and what has to stand on the page for that. */
export function useFilePicker({ accept, label, several = false, onFile }: Wanted): {
  open: () => void;
  input: ReactNode;
} {
  const picker = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={picker}
      type="file"
      accept={accept}
      multiple={several}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again after it was mended.
        target.value = '';
        files.forEach(onFile);
      }}
    />
  );
  return { open: () => picker.current?.click(), input };
}
