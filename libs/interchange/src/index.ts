export * from './read-result';
export { type ScheduleFormat, detectFormat, readSchedule } from './formats';
export { networkOf } from './network';
export { scheduleOfPlan } from './plan-schedule';
export { readMspdi } from './mspdi/read';
export { readPmxml } from './pmxml/read';
export { readGan } from './gan/read';
export { readXer } from './xer/read';
export { writeMspdi } from './mspdi/write';
