type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves undefined fields out, so that a request has only what was asked for. */
export const defined = <T extends object>(given: T): Defined<T> =>
  // The result has no undefined values.
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
