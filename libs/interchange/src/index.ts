export * from './read-result';
export { type ScheduleFormat, detectFormat, readSchedule } from './formats';
export { networkOf } from './network';
export { readMspdi } from './mspdi/read';
export { writeMspdi } from './mspdi/write';
