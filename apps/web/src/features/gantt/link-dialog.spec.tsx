import type { Link, LinkType } from '@plomada/domain';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { LinkDialog } from './link-dialog';

const LINK: Link = { id: 'l', source: 'a', target: 'b', type: '1', lag: 2 };

function showDialog(taken: readonly LinkType[]) {
  const onSave = jest.fn();
  const nothing = () => undefined;
  show(
    <LinkDialog
      link={LINK}
      from="Enfierradura"
      to="Moldaje"
      taken={new Set(taken)}
      editable
      onSave={onSave}
      onDelete={nothing}
      onClose={nothing}
    />,
  );
  return onSave;
}
const openTypes = async () => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tipo' }));
  return screen.findAllByRole('option');
};

describe('the dialog of a link', () => {
  beforeAll(() => startTestTranslations());

  it('offers no type that another link between the same two tasks has', async () => {
    showDialog(['2', '3']);
    const types = await openTypes();
    expect(types.map(({ textContent, ariaDisabled }) => [textContent, ariaDisabled === 'true'])).toEqual([
      ['Fin a comienzo (FC)', false],
      ['Comienzo a comienzo (CC)', false],
      ['Fin a fin (FF)', true],
      ['Comienzo a fin (CF)', true],
    ]);
  });

  it('saves the type and the lag that were chosen', async () => {
    const onSave = showDialog([]);
    const types = await openTypes();
    fireEvent.click(types[2]!);
    fireEvent.change(screen.getByLabelText('Desfase'), { target: { value: '-3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSave).toHaveBeenCalledWith({ type: '2', lag: -3 });
  });
});
