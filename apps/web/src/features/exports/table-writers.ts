/** What writes spreadsheets and CSV, in a piece of its own that is loaded when somebody takes a table away. */
export {
  circularLinksFileName,
  CNC_LOG_COLUMNS,
  cncLogFileName,
  RESTRICTIONS_TEMPLATE_NAME,
  tableFileName,
  writeCircularLinks,
  writeCncLog,
  writeRestrictionsTemplate,
  writeTable,
  writeTableCsv,
  XLSX_MIME,
} from '@plomada/interchange';
