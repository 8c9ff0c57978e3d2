/** Room for new objects: V8 would take a hundred megabytes for it. */
export const newObjects = '--max-semi-space-size=4';
/** How far the heap grows before V8 looks for what is dead; by itself fourfold, where the machine has much memory. */
export const heapGrowth = '--heap-growing-percent=20';

/** API and worker hold half as much so, for some 10% more CPU (`pnpm bench memory`). The images start with the same. */
export const memoryFlags: readonly string[] = [newObjects, heapGrowth];

/** The allocator beside V8's heap: by default each thread keeps memory of its own. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
