import { Injectable } from '@nestjs/common';
import type { placesOf, ProjectSettings } from '@plomada/contracts';
import type { z } from 'zod';
import { type NamedPlace, readCities, readCountries, readRegions } from './place-data';

type Place = z.infer<typeof placesOf.response>['places'][number];

const byName = new Intl.Collator('es').compare;

/** Countries, their regions and cities. Loaded with the first question: most processes never hear one. */
@Injectable()
export class Places {
  private readonly loaded = {
    countries: once(readCountries),
    regions: once(readRegions),
    cities: once(readCities),
  };

  async countries(): Promise<Place[]> {
    return placesIn(await this.loaded.countries());
  }

  async regions(country: string): Promise<Place[]> {
    const regions = await this.loaded.regions();
    return placesIn(regions.filter(({ countryCode }) => countryCode === country));
  }

  async citiesOf(country: string, region: string): Promise<string[]> {
    const names = (await this.loaded.cities()).get(`${country} ${region}`) ?? [];
    return [...new Set(names)].sort(byName);
  }

  /** Whether there is such a place: a region of its country, a city of its region, or less of it. */
  async has({ country, region, city }: ProjectSettings['location']): Promise<boolean> {
    if (country === null) return region === null && city === null;
    if (!isAmong(await this.countries(), country)) return false;
    if (region === null) return city === null;
    if (!isAmong(await this.regions(country), region)) return false;
    return city === null || (await this.citiesOf(country, region)).includes(city);
  }
}

/** Reads once, and again only after a failure. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}

function placesIn(found: readonly NamedPlace[]): Place[] {
  return found.map(({ isoCode, name }) => ({ code: isoCode, name })).sort((a, b) => byName(a.name, b.name));
}

const isAmong = (places: readonly Place[], wanted: string): boolean =>
  places.some(({ code }) => code === wanted);
