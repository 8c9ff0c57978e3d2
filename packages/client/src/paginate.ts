interface Envelope<T> {
  items: T[];
  total: number;
  limit: number;
  offset: number;
}

/** Every item of a list, page by page: `for await (const project of paginate((page) => unwrap(client.GET(…))))`. */
export async function* paginate<T>(
  read: (page: { limit: number; offset: number }) => Promise<Envelope<T>>,
  limit = 100,
): AsyncGenerator<T> {
  for (let offset = 0; ; ) {
    const page = await read({ limit, offset });
    yield* page.items;
    offset += page.items.length;
    if (page.items.length === 0 || offset >= page.total) return;
  }
}
