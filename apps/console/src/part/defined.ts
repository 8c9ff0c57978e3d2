type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined, so that nothing stands in a request that nobody asked for. */
export const defined = <T extends object>(given: T): Defined<T> =>
  // The result has no undefined values.
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
