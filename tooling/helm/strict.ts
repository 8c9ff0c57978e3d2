/** Which fields of a value were read by nobody, by their path. */
export function watchReads(value: unknown): { watched: unknown; unread: () => string[] } {
  const unread = new Set<string>();
  const watch = (one: unknown, path: string): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const copy: unknown[] | Record<string, unknown> = Array.isArray(one) ? [] : {};
    for (const [key, inner] of Object.entries(one)) {
      unread.add(`${path}.${key}`);
      Reflect.set(copy, key, watch(inner, `${path}.${key}`));
    }
    return new Proxy(copy, {
      get(target, key) {
        unread.delete(`${path}.${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  };
  return { watched: watch(value, ''), unread: () => [...unread].map((path) => path.slice(1)) };
}
