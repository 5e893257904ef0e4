import { baseConfig, parseConfig } from '@plomada/service-kit';

export const config = parseConfig(baseConfig);
