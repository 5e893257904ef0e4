import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Places } from './places';
import { publicHolidays } from './public-holidays';

@Controller()
export class PlacesController {
  constructor(private readonly places: Places) {}

  @HandleRpc(contracts.placesOf)
  async placesOf({ country }: z.infer<typeof contracts.placesOf.request>) {
    return { places: await (country === null ? this.places.countries() : this.places.regions(country)) };
  }

  @HandleRpc(contracts.citiesOf)
  async citiesOf({ country, region }: z.infer<typeof contracts.citiesOf.request>) {
    return { cities: await this.places.citiesOf(country, region) };
  }

  @HandleRpc(contracts.holidaysOf)
  async holidaysOf(asked: z.infer<typeof contracts.holidaysOf.request>) {
    return { holidays: await publicHolidays(asked) };
  }
}
