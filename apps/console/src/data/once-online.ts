/**
 * Loads a part of the console. Without a connection it waits for one, as questions to the service do: the page stays, while
 * a load that fails would have the browser show its own page in place of the console.
 */
export const onceOnline =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    if (!navigator.onLine)
      await new Promise((then) => window.addEventListener('online', then, { once: true }));
    return load();
  };
