import { Injectable } from '@nestjs/common';
import type { placesOf, ProjectSettings } from '@plomada/contracts';
import type { z } from 'zod';
import { type NamedPlace, readCities, readCountries, readRegions } from './place-data';

type Place = z.infer<typeof placesOf.response>['places'][number];

const byName = new Intl.Collator('es').compare;

/** Countries, their regions and cities, read when they are asked for. */
@Injectable()
export class Places {
  async countries(): Promise<Place[]> {
    return placesIn(await readCountries());
  }

  async regions(country: string): Promise<Place[]> {
    return placesIn(await readRegions(country));
  }

  async citiesOf(country: string, region: string): Promise<string[]> {
    const cities = await readCities(country, region);
    return [...new Set(cities.map(({ name }) => name))].sort(byName);
  }

  /**
   * Whether there is such a place: a region of its country. A city may have any name, in a region: the lists know no
   * communes or sites, and a building stands where it stands.
   */
  async has({ country, region, city }: ProjectSettings['location']): Promise<boolean> {
    if (country === null) return region === null && city === null;
    if (!isAmong(await this.countries(), country)) return false;
    return region === null ? city === null : isAmong(await this.regions(country), region);
  }
}

function placesIn(found: readonly NamedPlace[]): Place[] {
  return found.map(({ iso2, name }) => ({ code: iso2, name })).sort((a, b) => byName(a.name, b.name));
}

const isAmong = (places: readonly Place[], wanted: string): boolean =>
  places.some(({ code }) => code === wanted);
