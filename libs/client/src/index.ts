export { connect, type Connection } from './connect';
export {
  messageOf,
  PlomadaError,
  type PlomadaCode,
  type PlomadaErrorKind,
  type PlomadaFailure,
  type PlomadaLanguage,
} from './plomada-error';
export * from './routes/all';
