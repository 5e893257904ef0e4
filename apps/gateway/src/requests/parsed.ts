import { Body, Param, type PipeTransform, Query } from '@nestjs/common';
import { id } from '@plomada/contracts';
import type { z } from 'zod';

class Parsed implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(value: unknown): unknown {
    return this.schema.parse(value);
  }
}

/** The body, parsed; fields that the schema does not know are refused. */
export const ParsedBody = (schema: z.ZodObject): ParameterDecorator => Body(new Parsed(schema.strict()));

/** A parameter of the path, parsed; an id unless told otherwise. */
export const ParsedParam = (name: string, schema: z.ZodType = id): ParameterDecorator =>
  Param(name, new Parsed(schema));

/** A parameter behind the question mark, parsed. */
export const ParsedQuery = (name: string, schema: z.ZodType): ParameterDecorator =>
  Query(name, new Parsed(schema));
