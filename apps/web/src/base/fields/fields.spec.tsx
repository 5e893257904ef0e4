import { fireEvent, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ChoiceField } from './choice-field';
import { DateField } from './date-field';
import type { Field } from './field';
import { PickField } from './pick-field';
import { PicksField } from './picks-field';
import { SuggestField } from './suggest-field';
import { TextField } from './text-field';

const LIST = { keys: ['a', 'b', 'c'], nameOf: (key: string) => `Obra ${key}` };
const told = { label: 'Dato', hint: 'Como en el plano', onChange: () => undefined };

/** A field over a value of its own, which is told to the test. */
function field<Value>(first: Value, made: (field: Pick<Field<Value>, 'value' | 'onChange'>) => ReactElement) {
  const entered = jest.fn();
  const Example = () => {
    const [value, setValue] = useState(first);
    return made({
      value,
      onChange: (next) => {
        setValue(next);
        entered(next);
      },
    });
  };
  show(<Example />);
  return entered;
}

const box = () => screen.getByLabelText(/^Dato/, { selector: 'input, [role=combobox]' });

describe('fields', () => {
  beforeAll(() => startTestTranslations());

  it.each([
    ['a text', <TextField {...told} value="" problem="No puede quedar vacío" />],
    ['a date', <DateField {...told} value="" problem="No puede quedar vacío" />],
    ['one of many', <PickField {...told} {...LIST} value={null} problem="No puede quedar vacío" />],
    ['several', <PicksField {...told} {...LIST} value={[]} problem="No puede quedar vacío" />],
    [
      'a suggestion',
      <SuggestField {...told} suggested={[]} maxLength={9} value="" problem="No puede quedar vacío" />,
    ],
  ])('%s says what is wrong in place of how it is filled in', (_, wrong) => {
    show(wrong);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('No puede quedar vacío');
    expect(screen.queryByText('Como en el plano')).toBeNull();
  });

  it('show none of a few by its name', () => {
    show(
      <ChoiceField
        {...told}
        value=""
        choices={[
          { key: '', label: 'Nadie' },
          { key: 'a', label: 'Ana' },
        ]}
      />,
    );
    expect(box()).toHaveTextContent('Nadie');
  });

  it('keep what stays as it is among several', () => {
    const entered = field<readonly string[]>(['a', 'b'], (given) => (
      <PicksField {...given} {...LIST} label="Dato" isFixed={(key) => key === 'a'} />
    ));
    fireEvent.click(screen.getByTitle('Borrar'));
    expect(entered).toHaveBeenLastCalledWith(['a']);
  });

  it('take any text beside what they suggest, as long as there is room', () => {
    const entered = field('', (given) => (
      <SuggestField {...given} label="Dato" suggested={['Permisos']} maxLength={5} />
    ));
    fireEvent.change(box(), { target: { value: 'Grúa torre' } });
    expect(entered).toHaveBeenLastCalledWith('Grúa ');
  });

  it('say of a date that there is none such, once it is left', () => {
    field('', (given) => <DateField {...given} label="Dato" />);
    fireEvent.change(box(), { target: { value: '31/02/2027' } });
    expect(box()).toBeValid();
    fireEvent.blur(box());
    expect(box()).toHaveAccessibleDescription('Escribe una fecha que exista, como 31/12/2026');
    fireEvent.change(box(), { target: { value: '28/02/2027' } });
    expect(box()).toBeValid();
  });
});
