export interface Flights {
  /** Starts it as soon as there is room. */
  start: (work: () => Promise<void>) => Promise<void>;
  /** Waits for all of it. */
  land: () => Promise<void>;
}

/** Work that goes on beside its caller, so much of it at a time. What failed is thrown at the next call, once nothing is under way. */
export function createFlights(atOnce: number): Flights {
  const flying = new Set<Promise<void>>();
  const failures: unknown[] = [];
  async function land(): Promise<void> {
    await Promise.all(flying);
    if (failures.length > 0) throw failures[0];
  }
  return {
    land,
    async start(work) {
      while (flying.size >= atOnce) await Promise.race(flying);
      if (failures.length > 0) return land();
      const flight: Promise<void> = work()
        .catch((error: unknown) => {
          failures.push(error);
        })
        .finally(() => flying.delete(flight));
      flying.add(flight);
    },
  };
}
