import { z } from 'zod';
import type { BaseConfig } from './base-config';

const LOCAL_URL = 'http://localhost:8080';

/** Where people reach the product. What is given out of it begins with that: never with what a request says of itself. */
export const publicUrl = z.url({ protocol: /^https?$/ }).default(LOCAL_URL);

/** False where it was not told and is needed: everywhere but on a developer's machine. */
export function hasPublicUrl({
  PUBLIC_URL,
  PLOMADA_MODE,
}: Pick<BaseConfig, 'PLOMADA_MODE'> & { readonly PUBLIC_URL: string }): boolean {
  return PLOMADA_MODE === 'local' || PUBLIC_URL !== LOCAL_URL;
}
