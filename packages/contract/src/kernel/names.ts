/** The names of a table that has no others than its type says: Object.keys itself promises only texts. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as Extract<keyof T, string>[];

/** A value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** `includes` itself takes only what is in the list already. */
export const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  names.some((name) => name === text);
