import { readSheet } from '@plomada/interchange';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bytesOf, keepDownloads } from '../../testing/downloads';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ProjectListPage } from '../project-list/project-list-page';
import { projectsSaga } from '../projects/projects-saga';

/** The list of these projects as its button hands it out, searched for `query`. */
async function exported(path: string, projects: readonly ReturnType<typeof project>[]) {
  serve({
    'GET /api/project/all/u-ana': () => ({
      body: { businesses: { b1: business({ projects: [...projects] }) } },
    }),
  });
  const kept = keepDownloads();
  show(<ProjectListPage />, { saga: projectsSaga, path });
  fireEvent.click(await screen.findByText('Exportar vista'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  const { head, lines } = readSheet(await bytesOf(kept[0]!), { maxRows: 1000 });
  return { name: kept[0]!.name, head, lines };
}

jest.setTimeout(60_000);

describe('a grid taken away', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => localStorage.clear());

  it('holds the rows that are searched for in the order shown, and nothing that runs', async () => {
    const { name, head, lines } = await exported('/?q=torre&sort=name&order=desc', [
      project({ id: 'p1', name: 'Torre A', ppc: 66.7, pcr: null }),
      project({ id: 'p2', name: '=Torre+B' }),
      project({ id: 'p3', name: 'Puente' }),
    ]);
    expect(name).toMatch(/^Proyectos_Constructora Demo_\d\d-\d\d-\d{4}\.xlsx$/);
    const column = (title: string) => lines.map(({ cells }) => cells[head.indexOf(title)]);
    expect(column('Proyecto')).toEqual(['Torre A', "'=Torre+B"]);
    expect(column('PPC (%)')[0]).toBe(66.7);
    expect(column('PCR (%)')[0] ?? null).toBeNull();
  });

  it('holds all rows of a grid that draws only some', async () => {
    const many = Array.from({ length: 130 }, (_, at) => project({ id: `p${at}`, name: `Obra ${at}` }));
    expect((await exported('/', many)).lines).toHaveLength(130);
  });
});
