/** Opens the field that leads anywhere, from wherever it is shown. */
const event = 'open-palette';
export const openPalette = () => void document.dispatchEvent(new Event(event));

/** Calls back when somebody wants it; ends with the function that comes back. */
export function onPalette(open: () => void): () => void {
  document.addEventListener(event, open);
  return () => document.removeEventListener(event, open);
}
