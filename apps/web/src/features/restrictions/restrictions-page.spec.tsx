import { newTask, type Restriction, type Role, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { fireEvent, screen } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { RestrictionsPage } from './restrictions-page';

const restriction = (id: string, values: Partial<Restriction>): Restriction => ({
  ...{ id, taskIds: ['t1'], family: 'Permisos', type: 1, detail: `Firma ${id}`, comments: '' },
  ...{ responsible: null, created: '2026-03-02', commited: null, required: '2026-03-04' },
  ...{ released: null, releasedTerm: null, inProcess: false },
  ...values,
});
const SITE = {
  ...PLAN,
  tasks: Table.of([newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' })]),
  restrictions: Table.of([
    restriction('r1', {}),
    restriction('r2', { family: 'Calidad' }),
    restriction('r3', { released: '2026-03-03', releasedTerm: 'term-1' }),
  ]),
};

function open(path: string, { role = 'projectAdmin' as Role, responsiblesPropose = false } = {}) {
  const plan = { ...SITE, settings: { ...SITE.settings, responsiblesPropose } };
  show(<RestrictionsPage />, {
    path,
    actions: [
      planEvents.loaded({
        projectId: 'p1',
        summary: { ...project(), business: business() },
        actor: { ...ACTOR, roles: [role] },
        sync: begin(plan, 4),
      }),
    ],
  });
}
const otherWays = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Otras maneras de crear restricciones' }));
  return screen.getAllByRole('menuitem').map((one) => one.textContent);
};

describe('the page of the restrictions', () => {
  beforeAll(() => startTestTranslations());

  it('counts those that are shown of how many there are', async () => {
    open('/restrictions?project=p1');
    expect(await screen.findByText('3 restricciones, 2 sin liberar')).toBeVisible();
  });

  it('counts only what a filter leaves', async () => {
    open('/restrictions?project=p1&is.family=Permisos');
    expect(await screen.findByText('2 de 3 restricciones, 1 sin liberar')).toBeVisible();
  });

  it('takes the spreadsheet in again beside which it is handed out', async () => {
    open('/restrictions?project=p1');
    expect(await otherWays()).toEqual(['Usar plantilla…', 'Importar planilla…']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Importar planilla…' }));
    expect(await screen.findByRole('button', { name: 'Descargar planilla' })).toBeVisible();
  });

  it('takes no spreadsheet of those who propose', async () => {
    open('/restrictions?project=p1&sheet=restrictions', { role: 'responsible', responsiblesPropose: true });
    expect(await otherWays()).toEqual(['Usar plantilla…']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
