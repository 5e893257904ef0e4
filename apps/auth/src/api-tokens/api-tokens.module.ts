import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { ApiTokenController } from './api-token.controller';
import { API_TOKENS, apiTokenSchema } from './api-token.schema';
import { ApiTokens } from './api-tokens';

@Module({
  imports: [UsersModule, MongooseModule.forFeature([{ name: API_TOKENS, schema: apiTokenSchema }])],
  controllers: [ApiTokenController],
  providers: [ApiTokens],
  exports: [ApiTokens],
})
export class ApiTokensModule {}
