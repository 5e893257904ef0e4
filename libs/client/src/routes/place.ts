// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { Language, Place, PublicHoliday } from '../types';
export type PlaceCountriesAnswer = {
  readonly places: readonly Place[];
};
export type PlaceRegionsParams = {
  readonly country: string;
};
export type PlaceRegionsAnswer = {
  readonly places: readonly Place[];
};
export type PlaceCitiesParams = {
  readonly country: string;
  readonly region: string;
};
export type PlaceCitiesAnswer = {
  readonly cities: readonly string[];
};
export type PlaceHolidaysParams = {
  readonly country: string;
};
export type PlaceHolidaysQuery = {
  readonly from: number;
  readonly to: number;
  readonly region?: string;
  readonly language: Language;
};
export type PlaceHolidaysAnswer = {
  readonly holidays: readonly PublicHoliday[];
};
export class PlaceCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** All countries by ISO 3166-1 code. GET /places/countries; needs a token to read. */
  countries(): Promise<PlaceCountriesAnswer> {
    return this.#send({ method: 'GET', path: '/places/countries', timeoutMs: 20000, isBinary: false });
  }

  /** The regions of a country. GET /places/countries/:country/regions; needs a token to read. */
  regions(request: { readonly params: PlaceRegionsParams }): Promise<PlaceRegionsAnswer> {
    return this.#send(
      { method: 'GET', path: '/places/countries/:country/regions', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Names of the cities of a region. GET /places/countries/:country/regions/:region/cities; needs a token to read. */
  cities(request: { readonly params: PlaceCitiesParams }): Promise<PlaceCitiesAnswer> {
    return this.#send(
      {
        method: 'GET',
        path: '/places/countries/:country/regions/:region/cities',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** The public holidays of a country and its region in some years, by name. GET /places/countries/:country/holidays; needs a token to read. */
  holidays(request: {
    readonly params: PlaceHolidaysParams;
    readonly query: PlaceHolidaysQuery;
  }): Promise<PlaceHolidaysAnswer> {
    return this.#send(
      { method: 'GET', path: '/places/countries/:country/holidays', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
