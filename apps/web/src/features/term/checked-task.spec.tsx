import { createPlan, defaultSettings, newTask, type Plan, type Responsible, Table } from '@plomada/domain';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { CheckedTask } from './checked-task';

const person: Responsible = {
  ...{ id: 'r1', userId: null, firstName: 'Luis', lastName: 'Soto', email: 'luis@obra.cl' },
  ...{ company: '', function: '', role: 'user', isActive: true },
};

function planWith(responsibles: readonly string[]): Plan {
  const dates = { start: '2026-03-02', end: '2026-03-05' };
  const stage = newTask({ id: 's', text: 'Etapa', index: 0, ...dates });
  const dig = newTask({ id: 'd', text: 'Excavar', parent: 's', index: 1, ...dates });
  return {
    ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
    responsibles: Table.of([person]),
    tasks: Table.of([stage, { ...dig, responsibles, commitment: 0.8, progress: 0.355 }]),
  };
}

describe.each([
  ['es', 'Compromiso 80 % · Avance 35,5 %', 'Sin responsable'],
  ['en', 'Commitment 80% · Progress 35.5%', 'Nobody responsible'],
])('a line of the checklist, in %s', (language, figures, nobody) => {
  beforeEach(() => startTestTranslations(language));
  const line = () => screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ');

  it('says the code and the place, what was promised and done, and who answers for it', () => {
    const mend = jest.fn();
    show(<CheckedTask plan={planWith(['r1'])} taskId="d" button="Mend" onMend={mend} />);
    expect(line()).toBe(`1.1 ExcavarEtapa${figures} · Luis SotoMend`);
    fireEvent.click(screen.getByRole('button', { name: 'Mend: Excavar' }));
    expect(mend).toHaveBeenCalledTimes(1);
  });

  it('says that nobody does', () => {
    show(<CheckedTask plan={planWith([])} taskId="d" button="Mend" onMend={jest.fn()} />);
    expect(line()).toContain(`${figures} · ${nobody}`);
  });
});
