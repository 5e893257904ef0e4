import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'gateway:public';

/** A route that needs no session. Every other one does. */
export const Public = () =>
  applyDecorators(SetMetadata(PUBLIC, true), ApiExtension('x-access', { public: true }));
