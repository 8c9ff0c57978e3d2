/** Writes rows, given as lines of JSON, in one format. What it gives is one piece after the other of the file. */
export interface Encoder {
  /** Empty when a file is continued. */
  head: () => Promise<Uint8Array>;
  rows: (lines: Buffer) => Promise<Uint8Array>;
  tail: () => Promise<Uint8Array>;
  /** State with which another process continues: storable as JSON. */
  state: () => unknown;
}

export const readRows = (lines: Buffer): Record<string, unknown>[] =>
  JSON.parse(`[${lines.toString().trimEnd().replaceAll('\n', ',')}]`);
