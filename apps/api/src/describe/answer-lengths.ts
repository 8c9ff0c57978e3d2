import type { Document } from './document.ts';

/** The longest that texts of these names are in answers: ids are prefixed UUIDs, cursors come back as `after`. */
const lengths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['workspaceId', 'projectId', 'scanId', 'promptId', 'promptSetId', 'brandId'].map((name) => [name, 40]),
  ),
  requestId: 128,
  next: 2_000,
  engine: 64,
  method: 200,
  methodVersion: 64,
};

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Schemas that callers send as well: what is refused there is for their own limits to say. */
function sentSchemas({ paths = {}, components = {} }: Document): Set<string> {
  const schemas: Schema = { ...components.schemas };
  const sent = new Set<string>();
  const look = (value: unknown, sending: boolean): void => {
    if (!isSchema(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      const name = sending && key === '$ref' ? String(inner).replace('#/components/schemas/', '') : '';
      if (name in schemas && !sent.has(name)) {
        sent.add(name);
        look(schemas[name], true);
      }
      look(inner, sending || key === 'requestBody' || key === 'parameters');
    }
  };
  look(paths, false);
  return sent;
}

function limit(value: unknown): void {
  if (!isSchema(value)) return;
  if (isSchema(value.properties))
    for (const [name, field] of Object.entries(value.properties)) {
      const most = lengths[name];
      if (most === undefined || !isSchema(field)) continue;
      const choices = Array.isArray(field.anyOf) ? field.anyOf : [field];
      for (const one of choices)
        if (isSchema(one) && one.type === 'string' && one.enum === undefined) one.maxLength ??= most;
    }
  for (const [keyword, inner] of Object.entries(value)) if (keyword !== 'example') limit(inner);
}

/** Says how long ids, cursors and names of engines and methods are at most, where only the service writes them. */
export function describeAnswerLengths(document: Document): void {
  const sent = sentSchemas(document);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    if (!sent.has(name)) limit(schema);
}
