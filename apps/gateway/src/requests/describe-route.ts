import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtension,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
} from '@nestjs/swagger';
import type { RouteContract } from '@plomada/contracts';
import { z } from 'zod';

type AnySchema = Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema'];
type OpenApiSchema = Exclude<AnySchema, { $ref: string }>;

/** What the API's documentation says of a route, from the same schemas that parse it. */
export function describeRoute(route: RouteContract): MethodDecorator {
  const { summary, access, tokenScope, params, query, body, form, answer } = route;
  const sent = form ?? body;
  return applyDecorators(
    ApiOperation({ summary }),
    ApiExtension('x-access', access === 'public' ? { public: true } : { needs: access }),
    ...(access === 'public' ? [] : [ApiExtension('x-api-token', tokenScope ?? 'none')]),
    ...Object.entries(params.shape).map(([name, one]) => ApiParam({ name, schema: openApi(one, 'input') })),
    ...Object.entries(query.shape).map(([name, one]) =>
      ApiQuery({ name, required: false, schema: openApi(one, 'input') }),
    ),
    ...(form ? [ApiConsumes('multipart/form-data')] : []),
    ...(sent ? [ApiBody({ schema: openApi(sent, 'input') })] : []),
    typeof answer === 'string'
      ? ApiOkResponse({ content: { [answer]: { schema: { type: 'string', format: 'binary' } } } })
      : ApiOkResponse({ schema: openApi(answer, 'output') }),
  );
}

function openApi(schema: z.core.$ZodType, io: 'input' | 'output'): OpenApiSchema {
  return z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as OpenApiSchema;
}
