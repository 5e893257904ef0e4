import { type Restriction, shownRestrictions, Table } from '@plomada/domain';
import { readRestrictionsSheet } from '@plomada/interchange';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { bytesOf, keepDownloads } from '../../testing/downloads';
import { PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { useSaveSheet } from './use-save-sheet';

const restriction = (id: string): Restriction => ({
  ...{ id, taskIds: ['t1'], family: 'Permisos', type: 1, detail: `Firma ${id}`, comments: '' },
  ...{ responsible: null, created: '2026-03-02', commited: null, required: '2026-03-04' },
  ...{ released: null, releasedTerm: null, inProcess: false },
});

function Save({ count }: { readonly count: number }) {
  const restrictions = Table.of(Array.from({ length: count }, (_, at) => restriction(`r${at}`)));
  const plan = { ...PLAN, restrictions };
  const save = useSaveSheet(plan);
  return <button onClick={() => void save(shownRestrictions(plan, '2026-03-02'))}>Guardar</button>;
}

describe('restrictions taken away in a spreadsheet', () => {
  beforeAll(() => startTestTranslations());

  it.each([
    [2, 2, undefined],
    [120, 99, 'restrictions:sheet.cut'],
  ])('are %d in the table, %d in the sheet of the import', async (count, written, said) => {
    const kept = keepDownloads();
    const { store } = show(<Save count={count} />);
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]!.name).toBe('planilla_restricciones.xlsx');
    const read = readRestrictionsSheet(await bytesOf(kept[0]!));
    expect(read.ok && [read.rows.length, read.rows[1]?.id]).toEqual([written, 'r1']);
    expect(selectNewestMessage(store.getState() as never)?.key).toBe(said);
  });
});
