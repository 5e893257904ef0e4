import { Body, Param, type PipeTransform, Query } from '@nestjs/common';
import { id } from '@plomada/contracts';
import { z } from 'zod';

class Parsed implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(value: unknown): unknown {
    return this.schema.parse(value);
  }
}

/** The body, parsed; fields that the schema does not know are refused. */
export const ParsedBody = (schema: z.ZodObject): ParameterDecorator => Body(new Parsed(schema.strict()));

/** What is wrong with the value is said of its name. Throws a ZodError. */
export function parseNamed<S extends z.ZodType>(schema: S, name: string, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
}

class ParsedNamed implements PipeTransform {
  constructor(
    private readonly name: string,
    private readonly schema: z.ZodType,
  ) {}

  transform(value: unknown): unknown {
    return parseNamed(this.schema, this.name, value);
  }
}

/** A parameter of the path, parsed; an id unless told otherwise. */
export const ParsedParam = (name: string, schema: z.ZodType = id): ParameterDecorator =>
  Param(name, new ParsedNamed(name, schema));

/** A parameter behind the question mark, parsed. */
export const ParsedQuery = (name: string, schema: z.ZodType): ParameterDecorator =>
  Query(name, new ParsedNamed(name, schema));
