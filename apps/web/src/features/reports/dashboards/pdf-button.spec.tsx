import { act, fireEvent, screen } from '@testing-library/react';
import { NO_REPORT_FILTER, type ReportFilter } from '@plomada/domain';
import i18next from 'i18next';
import { serve } from '../../../testing/server';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { selectMessages } from '../../../base/messages/messages-slice';
import { PdfButton } from './pdf-button';

const MAKE = 'POST /api/reports/p1/dashboards/meeting/pdf';
const STATE = 'GET /api/reports/p1/dashboard_pdfs/f1';
const FILE = 'GET /api/reports/p1/dashboard_pdfs/f1/file';
const made = { body: { fileId: 'f1' } };

const showButton = (filter: ReportFilter | null = null) =>
  show(<PdfButton dashboard="meeting" projectId="p1" projectName="Torre Norte" filter={filter} />);

describe('the button that takes a dashboard away as a PDF', () => {
  beforeAll(() => startTestTranslations());
  afterEach(() => jest.restoreAllMocks());

  it('waits until the server has made it, in the language that is shown, and hands it out by its name', async () => {
    const states = [{ status: 'making' }, { status: 'ready' }];
    const asked = serve({
      [MAKE]: () => made,
      [STATE]: () => ({ body: states.shift() }),
      [FILE]: () => ({ body: 'bytes' }),
    });
    URL.createObjectURL = () => 'blob:1';
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    showButton();
    fireEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
    expect(screen.getByRole('button', { name: /Preparando el PDF/ })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Descargar PDF' })).toBeEnabled();
    expect(names).toEqual([expect.stringMatching(/^Reunión_Torre Norte_.*\.pdf$/)]);
    expect(asked[0]).toEqual({ call: MAKE, body: { lang: i18next.language } });
    expect(asked.map(({ call }) => call)).toEqual([MAKE, STATE, STATE, FILE]);
  });

  it('has it made of what the reports are filtered by', async () => {
    const filter = { ...NO_REPORT_FILTER, families: ['Materiales'] };
    const failure = { kind: 'unavailable', code: 'DASHBOARD_PDF_FAILED' };
    const asked = serve({ [MAKE]: () => made, [STATE]: () => ({ body: { status: 'failed', failure } }) });
    showButton(filter);
    fireEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
    await screen.findByRole('button', { name: 'Descargar PDF' });
    expect(asked[0]).toEqual({ call: MAKE, body: { lang: i18next.language, filter } });
  });

  it('says why it could not be made', async () => {
    const failure = { kind: 'unavailable', code: 'DASHBOARD_PDF_FAILED' };
    serve({ [MAKE]: () => made, [STATE]: () => ({ body: { status: 'failed', failure } }) });
    const { store } = showButton();
    fireEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
    await screen.findByRole('button', { name: 'Descargar PDF' });
    expect(selectMessages(store.getState()).map(({ key }) => key)).toEqual(['codes:DASHBOARD_PDF_FAILED']);
  });

  it('says why not without a network', () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showButton();
    expect(screen.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled();
    expect(screen.getByText('Sin conexión: el PDF se prepara en el servidor')).toBeVisible();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Descargar PDF' })).toBeEnabled();
  });
});
