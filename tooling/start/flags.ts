/**
 * With its own limits V8 keeps a hundred megabytes for new objects, and lets the heap grow fourfold before it looks for what is
 * dead. So API and worker hold half as much, for some 10% more CPU (`pnpm bench memory`). The images start with the same.
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=20'];

/** The allocator beside V8's heap: by default each thread keeps memory of its own. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
