import type { ServiceName } from '@plomada/contracts';
import type { BaseConfig } from '../config/base-config';

type Prefixed = Pick<BaseConfig, 'PLOMADA_PREFIX'>;

/** The queue that a service answers questions from. */
export const serviceQueue = (config: Prefixed, service: ServiceName | (string & {})): string =>
  `${config.PLOMADA_PREFIX}.${service}`;
/** A queue that contracts name, such as a plan's. */
export const namedQueue = (config: Prefixed, queue: string): string => `${config.PLOMADA_PREFIX}.${queue}`;
/** The exchange of all events; routing key `<service>.<fact>`. */
export const eventsExchange = (config: Prefixed): string => `${config.PLOMADA_PREFIX}.events`;
/** The exchange by which all processes are asked how they are. */
export const processesExchange = (config: Prefixed): string => `${config.PLOMADA_PREFIX}.processes`;
/** The exchange that messages go to when nobody could handle them; routing key: the app's dead queue. */
export const deadExchange = (config: Prefixed): string => `${config.PLOMADA_PREFIX}.dead`;
/** Where an app's unhandled messages wait for an operator. */
export const deadQueue = (config: Prefixed, app: string): string => `${config.PLOMADA_PREFIX}.${app}.dead`;
/** The queue that all instances of an app share for one event. */
export const eventQueue = (config: Prefixed, app: string, key: string): string =>
  `${config.PLOMADA_PREFIX}.${app}.on.${key}`;
