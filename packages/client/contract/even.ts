/** The form that is compared: times are equal however they are written; without `nulls`, null and missing are equal. */
export function even(value: unknown, nulls = false): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) {
    const time = Date.parse(value);
    return Number.isNaN(time) ? value : new Date(time).toISOString();
  }
  if (Array.isArray(value)) return value.map((one) => even(one, nulls));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      one === null && !nulls ? [] : [[name, even(one, nulls)]],
    ),
  );
}
