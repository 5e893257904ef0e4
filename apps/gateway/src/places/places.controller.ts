import { Controller, Header } from '@nestjs/common';
import { citiesOf, holidaysOf, placeRoutes, placesOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** Places of the world change seldom: a browser asks once a day. */
const A_DAY = 'private, max-age=86400';

/** Countries, regions and cities, a list at a time, and public holidays. */
@Controller('api')
export class PlacesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(placeRoutes.countries)
  @Header('cache-control', A_DAY)
  countries() {
    return this.rpc.call(placesOf, { country: null });
  }

  @Route(placeRoutes.regions)
  @Header('cache-control', A_DAY)
  regions({ params }: RouteRequest<typeof placeRoutes.regions>) {
    return this.rpc.call(placesOf, params);
  }

  @Route(placeRoutes.cities)
  @Header('cache-control', A_DAY)
  cities({ params }: RouteRequest<typeof placeRoutes.cities>) {
    return this.rpc.call(citiesOf, params);
  }

  @Route(placeRoutes.holidays)
  @Header('cache-control', A_DAY)
  holidays({ params, query }: RouteRequest<typeof placeRoutes.holidays>) {
    return this.rpc.call(holidaysOf, { ...params, ...query });
  }
}
