/**
 * CPU of this thread within one turn of its event loop: while it works, nobody else is answered. CPU rather than time, so
 * that other programs of the machine count for nothing.
 */
export async function longestTurn<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
  };
  let turning = true;
  const turn = () => {
    look();
    // Not at once: a loop without rests takes a processor that other tests need.
    if (turning) setTimeout(turn, 1);
  };
  setTimeout(turn, 1);
  const result = await work();
  turning = false;
  look();
  return { result, milliseconds: longest };
}
