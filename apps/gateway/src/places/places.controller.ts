import { Controller, Get, Header } from '@nestjs/common';
import { citiesOf, countryCode, placesOf, regionCode } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { AnySession } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

/** Places of the world change seldom: a browser asks once a day. */
const A_DAY = 'private, max-age=86400';

/** Countries, regions and cities, a list at a time. For everybody who is logged in. */
@Controller('api/places/countries')
export class PlacesController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @AnySession()
  @Header('cache-control', A_DAY)
  @Describe({ summary: 'All countries by ISO 3166-1 code', answer: placesOf.response })
  countries() {
    return this.rpc.call(placesOf, { country: null });
  }

  @Get(':country/regions')
  @AnySession()
  @Header('cache-control', A_DAY)
  @Describe({ summary: 'The regions of a country', answer: placesOf.response })
  regions(@ParsedParam('country', countryCode) country: string) {
    return this.rpc.call(placesOf, { country });
  }

  @Get(':country/regions/:region/cities')
  @AnySession()
  @Header('cache-control', A_DAY)
  @Describe({ summary: 'Names of the cities of a region', answer: citiesOf.response })
  cities(
    @ParsedParam('country', countryCode) country: string,
    @ParsedParam('region', regionCode) region: string,
  ) {
    return this.rpc.call(citiesOf, { country, region });
  }
}
