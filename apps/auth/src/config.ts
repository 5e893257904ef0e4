import { baseConfig, parseConfig } from '@plomada/service-kit';
import { z } from 'zod';

export const config = parseConfig(
  baseConfig.extend({
    /** The first root's login, used only while there is no root. */
    BOOTSTRAP_ROOT_EMAIL: z.email().max(254).optional(),
    BOOTSTRAP_ROOT_PASSWORD: z.string().min(6).max(128).optional(),
  }),
);
export type AuthConfig = typeof config;
