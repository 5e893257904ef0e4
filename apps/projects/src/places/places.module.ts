import { Module } from '@nestjs/common';
import { Places } from './places';
import { PlacesController } from './places.controller';

@Module({ controllers: [PlacesController], providers: [Places], exports: [Places] })
export class PlacesModule {}
