/** What writes the file, in a piece of its own that is loaded when it is asked for. */
export { CNC_LOG_COLUMNS, cncLogFileName, writeCncLog } from '@plomada/interchange';
