import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'gateway:public';

/** A route that needs no session. Every other one does. */
export const Public = () => SetMetadata(PUBLIC, true);
