/** What writes the spreadsheet, in a piece of its own that is loaded when it is asked for. */
export { viewFileName, writeView, writeViewCsv, XLSX_MIME } from '@plomada/interchange';
