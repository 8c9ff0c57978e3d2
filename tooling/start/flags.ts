/** Room for new objects: V8 would take a hundred megabytes for it. */
export const newObjects = '--max-semi-space-size=4';
/** How far the heap grows before V8 looks for what is dead; by itself fourfold, where the machine has much memory. */
export const heapGrowth = '--heap-growing-percent=50';

/**
 * Keep API and worker small (`pnpm bench memory`), for some quarter more CPU while a worker scans. A growth of 20 percent would save another
 * 20 MB there and cost two thirds more CPU. The images start with the same.
 */
export const memoryFlags: readonly string[] = [newObjects, heapGrowth];

/**
 * The allocator beside V8's heap: by default each thread keeps memory of its own, and large pieces are kept once some were freed. Bodies of
 * answers are such pieces: 20 MB in a busy worker.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
