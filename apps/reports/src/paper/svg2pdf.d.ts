/** The build that Node can load: the package's own entry is for browsers. */
declare module 'svg2pdf.js/dist/svg2pdf.es.js' {
  export function svg2pdf(
    element: Element,
    pdf: import('jspdf').jsPDF,
    place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ): Promise<unknown>;
}
