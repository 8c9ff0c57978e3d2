/** Writes rows, given as lines of JSON, in one format. What it gives is one piece after the other of the file. */
export interface Encoder {
  /** Nothing when a file is gone on with. */
  head: () => Promise<Uint8Array>;
  rows: (lines: Buffer) => Promise<Uint8Array>;
  tail: () => Promise<Uint8Array>;
  /** What another process needs to go on: storable as JSON. */
  state: () => unknown;
}

export const readRows = (lines: Buffer): Record<string, unknown>[] =>
  JSON.parse(`[${lines.toString().trimEnd().replaceAll('\n', ',')}]`);
