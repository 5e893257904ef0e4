import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface NamedPlace {
  readonly iso2: string;
  readonly name: string;
}

/**
 * The library's data: a folder a country, in it one a region, each ending in its code. Its own functions import Node's modules
 * dynamically, which spec runners refuse; the files are public parts of the package.
 */
const DATA = dirname(createRequire(__filename).resolve('@countrystatecity/countries/data/countries.json'));

export const readCountries = (): Promise<readonly NamedPlace[]> => listed(join(DATA, 'countries.json'));

/** None for a country that there is not. */
export async function readRegions(country: string): Promise<readonly NamedPlace[]> {
  const folder = await folderOf(DATA, country);
  return folder === null ? [] : listed(join(folder, 'states.json'));
}

/** None for a region that there is not. */
export async function readCities(country: string, region: string): Promise<readonly { name: string }[]> {
  const ofCountry = await folderOf(DATA, country);
  const folder = ofCountry && (await folderOf(ofCountry, region));
  return folder ? listed(join(folder, 'cities.json')) : [];
}

async function folderOf(parent: string, code: string): Promise<string | null> {
  const found = (await readdir(parent, { withFileTypes: true })).find(
    (entry) => entry.isDirectory() && entry.name.endsWith(`-${code}`),
  );
  return found ? join(parent, found.name) : null;
}

/** A country without regions has no list of them. */
async function listed<T>(file: string): Promise<readonly T[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
