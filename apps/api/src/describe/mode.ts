const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Verbs leave the mode out and it is filled in for them: for callers it always stands where a schema has it. */
export function describeMode(value: unknown): void {
  if (!isObject(value)) return;
  const { properties } = value;
  if (
    isObject(properties) &&
    isObject(properties.mode) &&
    properties.mode.$ref === '#/components/schemas/Mode'
  )
    value.required = [...(Array.isArray(value.required) ? value.required : []), 'mode'];
  for (const inner of Object.values(value)) describeMode(inner);
}
