import { writeMspdi } from '@plomada/interchange';
import { CASA_PILOTO } from './casa-piloto';
import { LOS_AROMOS } from './los-aromos';
import { scheduleBuilding } from './schedule-building';

/** The schedules made from descriptions, as Microsoft Project XML by their path in the workspace. */
export const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'demo/edificio-los-aromos.xml': () => writeMspdi(scheduleBuilding(LOS_AROMOS)),
  'libs/testing/fixtures/casa-piloto.xml': () => writeMspdi(scheduleBuilding(CASA_PILOTO)),
};
