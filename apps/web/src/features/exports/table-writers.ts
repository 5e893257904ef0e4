/** What writes the spreadsheet, in a piece of its own that is loaded when it is asked for. */
export { tableFileName, writeTable, writeTableCsv, XLSX_MIME } from '@plomada/interchange';
