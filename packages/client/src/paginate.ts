interface Envelope<T> {
  items: T[];
  next: string | null;
}

/** Every item of a list, page by page: `for await (const project of paginate((page) => unwrap(client.GET(…))))`. */
export async function* paginate<T>(
  read: (page: { limit: number; after?: string }) => Promise<Envelope<T>>,
  limit = 100,
): AsyncGenerator<T> {
  let page = await read({ limit });
  for (;;) {
    yield* page.items;
    if (page.next === null) return;
    page = await read({ limit, after: page.next });
  }
}
