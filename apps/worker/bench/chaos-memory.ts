/** Loaded before a process of the service. When asked, it collects garbage and reports the memory in use. */
const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ held: megabytes(heapUsed + external), resident: megabytes(rss) });
});
process.channel?.unref();
