import {
  CHART_LOOK,
  type DrawnChart,
  onPaper,
  type OwnLetters,
  withSparseLabels,
} from '@plomada/presentation';
import { JSDOM } from 'jsdom';
import { measureIn, type WidthOf } from './boxes';
import { writtenIn } from './written-in';

export interface ChartDrawer {
  /** Draws a chart of this size, in pixels, hands it over as an SVG and forgets it. */
  draw(
    chart: DrawnChart,
    size: { readonly width: number; readonly height: number },
    use: (svg: SVGElement) => Promise<unknown>,
  ): Promise<void>;
}

/** What an SVG of a chart has for those who point at it, and nobody sees on paper. */
const UNSEEN = 'style, desc, title, [visibility="hidden"], .highcharts-tracker-line';

/** Draws charts without a browser: the same library as on the screens, in a document that is nowhere shown. */
export async function chartDrawer(own: OwnLetters, widthOf: WidthOf): Promise<ChartDrawer> {
  const { window } = new JSDOM('<!doctype html><div id="chart"></div><div id="paper"></div>');
  measureIn(window, widthOf);
  // Asked first, and answered so, letters are measured as above.
  window.HTMLCanvasElement.prototype.getContext = () => null;
  // The libraries take these from a page, which there is none of here, when they are loaded: it must be after this.
  Object.assign(globalThis, { window, document: window.document, getComputedStyle: window.getComputedStyle });
  const { default: Highcharts } = await import('highcharts');
  Highcharts.setOptions(CHART_LOOK);
  const [place, paper] = ['chart', 'paper'].map((id) => window.document.getElementById(id)!) as [
    HTMLElement,
    HTMLElement,
  ];
  return {
    async draw({ options: drawn }, { width, height }, use) {
      const options = withSparseLabels(drawn, width);
      const sized = {
        ...options,
        chart: { ...options.chart, width, height },
        accessibility: { enabled: false },
      };
      const chart = Highcharts.chart(place, sized);
      paper.innerHTML = withColours(place.querySelector('svg')!.outerHTML);
      chart.destroy();
      const svg = paper.firstElementChild as SVGElement;
      for (const one of svg.querySelectorAll(UNSEEN)) one.remove();
      // What is clipped by nothing would be left out.
      for (const one of svg.querySelectorAll('[clip-path="none"]')) one.removeAttribute('clip-path');
      for (const text of svg.querySelectorAll('text')) writtenIn(text, own);
      await use(svg);
      paper.replaceChildren();
    },
  };
}

/** An SVG with the colours of the theme, and those that the library itself brings, written out. */
function withColours(svg: string): string {
  const declared = svg.split(/[;{}]/).map((one) => one.trim().split(': '));
  const brought = new Map(
    declared
      .filter(([name]) => name!.startsWith('--highcharts-'))
      // Those of dark screens follow the others.
      .toReversed()
      .map(([name, value = 'none']) => [name!, value] as const),
  );
  return onPaper(svg).replace(
    /var\((--highcharts-[\w-]{1,60})\)/g,
    (_, name: string) => brought.get(name) ?? 'none',
  );
}
