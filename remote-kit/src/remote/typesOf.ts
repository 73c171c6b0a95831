import type { JsonSchema, ModuleTypes } from '@festival/release-contracts/package/moduleTypes';
import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { z } from 'zod';

/** Keywords that give no information about a type, or that every object has. */
const omitted = ['$schema', 'default', 'pattern', 'minimum', 'maximum', 'propertyNames'] as const;

/** The type of a schema's output, as JSON Schema. */
const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema => {
  const made = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      for (const name of omitted) delete jsonSchema[name];
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const { $schema: _, ...type } = made;
  return type as JsonSchema;
};

/** The types of a remote's exposed modules, in the form in which they are published with its versions. [FED-10] */
export const typesOf = (exposed: ExposedTypes): ModuleTypes =>
  Object.fromEntries(
    Object.entries(exposed).map(([name, { params, data }]) => [
      `./${name}`,
      { ...(params && { params: jsonSchemaOf(params) }), ...(data && { data: jsonSchemaOf(data) }) },
    ]),
  );
