import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { startTestTranslations } from '../../testing/translations';
import { ChosenPhotos } from './chosen-photos';

function Choice() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <ChosenPhotos
      label="Fotos"
      files={files}
      onAdd={(file) => setFiles((before) => [...before, file])}
      onRemove={(file) => setFiles((before) => before.filter((one) => one !== file))}
    />
  );
}

const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Fotos', { selector: 'input' }), { target: { files } });

it('a file that is no picture is refused when it is chosen, by name, and the others stay', async () => {
  await startTestTranslations();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  // The browser's own reader: what is called a picture may be none.
  globalThis.createImageBitmap = (async (file: File) => {
    if (file.name === 'acta.jpg') throw new DOMException('The source image could not be decoded.');
    return { close: () => undefined };
  }) as unknown as typeof createImageBitmap;
  render(<Choice />);
  const named = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  choose(named('losa.jpg'), named('acta.jpg'));
  expect(await screen.findByRole('alert')).toHaveTextContent('acta.jpg no se puede leer como foto');
  expect(screen.getAllByRole('button', { name: /quitar/ })).toHaveLength(1);
});
