/** An overlay that a key or a button opens. */
type Opened = 'palette' | 'filters' | 'inbox';

export const open = (what: Opened) => void document.dispatchEvent(new Event(`open-${what}`));

/** Calls back when somebody wants it; ends with the function that comes back. */
export function onOpen(what: Opened, then: () => void): () => void {
  document.addEventListener(`open-${what}`, then);
  return () => document.removeEventListener(`open-${what}`, then);
}
