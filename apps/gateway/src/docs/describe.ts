import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';

export interface Description {
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

type OpenApiSchema = Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema'];

/** What the API's documentation says of a route, from the same schemas that parse it. */
export function Describe({ summary, body, answer }: Description): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({ schema: openApi(answer, 'output') }),
    ...(body ? [ApiBody({ schema: openApi(body, 'input') })] : []),
  );
}

function openApi(schema: z.ZodType, io: 'input' | 'output'): OpenApiSchema {
  return z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as OpenApiSchema;
}
