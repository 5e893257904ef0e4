import { type ReactNode, useRef } from 'react';

type Wanted = {
  /** What the machine's dialog proposes: types or endings, with commas. It is no check. */
  readonly accept: string;
  readonly label: string;
} & (
  | { readonly onFile: (file: File) => void }
  /** More than one may be chosen at once. */
  | { readonly onFiles: (files: readonly File[]) => void }
);

/** The machine's own dialog for a file, or several: how to open it, and what has to stand on the page for that. */
export function useFilePicker(wanted: Wanted): {
  open: () => void;
  input: ReactNode;
} {
  const picker = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={picker}
      type="file"
      accept={wanted.accept}
      multiple={'onFiles' in wanted}
      hidden
      aria-label={wanted.label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again after it was mended.
        target.value = '';
        if ('onFile' in wanted) files.forEach(wanted.onFile);
        else if (files.length > 0) wanted.onFiles(files);
      }}
    />
  );
  return { open: () => picker.current?.click(), input };
}
