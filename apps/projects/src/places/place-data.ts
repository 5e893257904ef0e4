import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface NamedPlace {
  readonly name: string;
  readonly isoCode: string;
}
export interface Region extends NamedPlace {
  readonly countryCode: string;
}
/** A city as the library keeps it: its name, country and region come first. */
type CityRow = readonly [name: string, country: string, region: string, ...rest: string[]];

export const readCountries = (): Promise<readonly NamedPlace[]> => asset('country');
export const readRegions = (): Promise<readonly Region[]> => asset('state');

/**
 * Names of cities by `<country> <region>`. The library's own look-ups make an object of each of its 148 000 cities and go
 * through all of them with every question; only the names are kept here.
 */
export async function readCities(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>();
  for (const [name, country, region] of await asset<readonly CityRow[]>('city')) {
    const key = `${country} ${region}`;
    const known = names.get(key);
    if (known) known.push(name);
    else names.set(key, [name]);
  }
  return names;
}

async function asset<T>(name: string): Promise<T> {
  const file = createRequire(__filename).resolve(`country-state-city/lib/assets/${name}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
