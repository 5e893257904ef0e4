import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { implicitlySubmit } from '../../testing/implicitly-submit';
import { windowIs } from '../../testing/media-queries';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { TextField } from '../fields/text-field';
import { FormDialog } from './form-dialog';

interface Made {
  readonly ready?: boolean;
  readonly busy?: boolean;
  readonly readFirst?: boolean;
}

function open({ ready = true, busy = false, readFirst = false }: Made = {}) {
  const told = { submitted: jest.fn(), closed: jest.fn(), outer: jest.fn() };
  const Example = () => {
    const [text, setText] = useState('');
    return (
      <form onSubmit={told.outer}>
        <FormDialog
          title="Nueva línea base"
          submit="Guardar"
          ready={ready}
          busy={busy}
          readFirst={readFirst}
          failure={{ kind: 'invalid', code: 'RESOURCE_NAME_TAKEN' }}
          dirty={text !== ''}
          onSubmit={told.submitted}
          onClose={told.closed}
        >
          <TextField label="Nombre" value={text} onChange={setText} />
          <TextField label="Detalle" multiline value="" onChange={() => undefined} />
        </FormDialog>
      </form>
    );
  };
  show(<Example />);
  return told;
}

const name = () => screen.getByRole('textbox', { name: 'Nombre' });
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

describe('a form in a dialog', () => {
  beforeAll(() => startTestTranslations());

  it('has the focus on its first field and says why it did not go through', () => {
    open();
    expect(name()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('El nombre del recurso ya existe');
  });

  it('stays with what came of it where the form is sent by a double click', () => {
    const closed = jest.fn();
    const Example = () => {
      const [sent, setSent] = useState(false);
      return (
        <FormDialog
          title="Importar"
          submit={sent ? null : 'Importar filas'}
          onSubmit={() => setSent(true)}
          onClose={closed}
        >
          {sent && '3 filas importadas'}
        </FormDialog>
      );
    };
    show(<Example />);
    press('Importar filas');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }), { detail: 2 });
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }), { detail: 1 });
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('has it on itself where it is to be read before a keyboard comes up on the screen', () => {
    windowIs('pointer: coarse');
    open({ readFirst: true });
    expect(screen.getByRole('dialog', { name: 'Nueva línea base' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(name()).not.toHaveFocus();
  });

  it('is submitted by Enter, and no form around it with it', () => {
    const told = open();
    implicitlySubmit(name());
    expect([told.submitted.mock.calls.length, told.outer.mock.calls.length]).toEqual([1, 0]);
  });

  it('is submitted from several lines by Enter with Ctrl', () => {
    const told = open();
    const detail = screen.getByRole('textbox', { name: 'Detalle' });
    fireEvent.keyDown(detail, { key: 'Enter' });
    expect(told.submitted).not.toHaveBeenCalled();
    fireEvent.keyDown(detail, { key: 'Enter', ctrlKey: true });
    expect(told.submitted).toHaveBeenCalledTimes(1);
  });

  it.each([{ ready: false }, { busy: true }])('is not submitted while it is %j', (made) => {
    const told = open(made);
    implicitlySubmit(name());
    fireEvent.keyDown(name(), { key: 'Enter', ctrlKey: true });
    expect(told.submitted).not.toHaveBeenCalled();
  });

  it('asks before Escape loses what was entered, with the focus on going on', () => {
    const told = open();
    fireEvent.change(name(), { target: { value: 'Contrato' } });
    escape();
    expect(told.closed).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    press('Salir sin guardar');
    expect(told.closed).toHaveBeenCalledTimes(1);
  });

  it('is closed by Escape at once when nothing was entered, and stays while it is on its way', () => {
    const idle = open();
    escape();
    expect(idle.closed).toHaveBeenCalledTimes(1);
    const busy = open({ busy: true });
    escape();
    expect(busy.closed).not.toHaveBeenCalled();
  });
});
