/** Loaded before a process of the service: tells what it holds, after a garbage collection, when it is asked. */
const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ held: megabytes(heapUsed + external), resident: megabytes(rss) });
});
process.channel?.unref();
