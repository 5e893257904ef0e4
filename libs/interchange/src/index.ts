export * from './read-result';
export { type ScheduleFormat, detectFormat, readSchedule } from './formats';
export { networkOf } from './network';
export { scheduleOfPlan } from './plan-schedule';
export { readMspdi } from './mspdi/read';
export { writeMspdi } from './mspdi/write';
