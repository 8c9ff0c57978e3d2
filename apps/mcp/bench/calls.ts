/** Answered requests a second, by so many callers at once. Throws when one fails. */
export async function callsPerSecond(
  send: () => Promise<Response>,
  accept: (text: string) => boolean,
  { seconds = 3, callers = 16 } = {},
): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const began = performance.now();
  let answered = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const response = await send();
      const text = await response.text();
      if (!response.ok || !accept(text)) throw new Error(`HTTP ${response.status}: ${text.slice(0, 300)}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (answered * 1_000) / (performance.now() - began);
}
