import type { z } from 'zod';

/** The environment does not say what a process needs: one readable line a variable. Values are never repeated: they may be secrets. */
export class ConfigRefused extends Error {
  constructor(readonly lines: readonly string[]) {
    super(`Configuration refused:\n${lines.join('\n')}`);
    this.name = 'ConfigRefused';
  }
}

/**
 * Reads a configuration from variables. An empty variable counts as missing.
 *
 * Throws ConfigRefused naming every variable that is missing or wrong, all at once.
 */
export function readConfig<S extends z.ZodType>(
  schema: S,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigRefused(
    parsed.error.issues.map((issue) => {
      const variable = issue.path.join('.');
      return given[variable] === undefined
        ? `  ${variable} is missing`
        : `  ${variable} is not accepted: ${issue.message}`;
    }),
  );
}

/** The configuration of this process. Where it is wrong, says so on stderr and ends the process with code 1. */
export function parseConfig<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return readConfig(schema, process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
