/** How far a log has come: the C2SP checkpoint, which is the text that is signed. */
export interface Checkpoint {
  /** Names the log; unique. */
  origin: string;
  size: number;
  root: Buffer;
}

export const writeCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** null: no checkpoint. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin, count = '', root = ''] = text.split('\n');
  const [size, bytes] = [Number(count), Buffer.from(root, 'base64')];
  if (!origin || !/^(?:0|[1-9]\d{0,15})$/.test(count) || bytes.length !== 32) return null;
  return { origin, size, root: bytes };
}
