const longestText = 300;

/**
 * What a model needs of an item to choose among many: without what is null or empty, and with long texts cut. Zero and
 * false say something and stay.
 */
export function concise(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (Array.isArray(value)) return value.map(concise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([key, inner]) => [key, concise(inner)]),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
