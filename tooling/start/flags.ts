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
 * The allocator beside V8's heap: by default each thread keeps memory of its own, and what was freed is kept between pieces in use. Bodies of
 * answers, and what V8 needs while it compiles, are such pieces: 20 MB each.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
