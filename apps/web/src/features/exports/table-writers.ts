/** What writes spreadsheets and CSV, in a piece of its own that is loaded when somebody takes a table away. */
export {
  circularLinksFileName,
  CNC_LOG_COLUMNS,
  cncLogFileName,
  tableFileName,
  writeCircularLinks,
  writeCncLog,
  writeTable,
  writeTableCsv,
  XLSX_MIME,
} from '@plomada/interchange';
