import type { Document } from './document.ts';

interface Schema {
  $ref?: string;
  oneOf?: Schema[];
  properties?: Record<string, { enum?: unknown[]; const?: unknown }>;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

/** Where a schema is one of several shapes, `discriminator` names the field that says which. Generators need it. */
export function describeDiscriminators({ components }: Document): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  for (const schema of Object.values(schemas)) {
    const shapes = (schema.oneOf ?? []).map(({ $ref = '' }) => ({
      $ref,
      of: schemas[$ref.split('/').at(-1) ?? ''],
    }));
    const names = Object.keys(shapes[0]?.of?.properties ?? {});
    for (const propertyName of names) {
      const values = shapes.map(({ of }) => only(of?.properties?.[propertyName]));
      if (values.some((value) => value === undefined) || new Set(values).size < values.length) continue;
      const mapping = Object.fromEntries(shapes.map(({ $ref }, index) => [String(values[index]), $ref]));
      schema.discriminator = { propertyName, mapping };
      break;
    }
  }
}

/** The one value that a field can have. */
const only = (field: { enum?: unknown[]; const?: unknown } | undefined): unknown =>
  field?.const ?? (field?.enum?.length === 1 ? field.enum[0] : undefined);
