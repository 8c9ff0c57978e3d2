import { createHash } from 'node:crypto';
import type { Message } from '../../../../i18n/index.ts';
import { listOf, textOf } from './list.ts';

/** A file that shows where an answer comes from. */
export interface Evidence {
  kind: 'html' | 'screenshot';
  contentType: string;
  bytes: Buffer;
  /** Hex. */
  sha256: string;
}

const mostFiles = 3;
const mostBytes = 4 * 1_048_576;
const pictures: readonly (readonly [type: string, starts: Buffer])[] = [
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/webp', Buffer.from('RIFF')],
];

/**
 * Files of a row: `{kind: "html", content}` or `{kind: "screenshot", base64}`, with `sha256` where the sender knows it; HTML
 * beside the text is one, too. Gives what is wrong with them instead.
 */
export function evidenceOf(value: unknown, html: string | null): Evidence[] | { problem: string | Message } {
  const found: Evidence[] = [];
  const add = (
    kind: Evidence['kind'],
    contentType: string,
    bytes: Buffer,
    said: string | null,
  ): Message | null => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (bytes.length > mostBytes)
      return { id: 'import.evidence_size', values: { megabytes: mostBytes / 1_048_576 } };
    if (said !== null && said.toLowerCase() !== sha256)
      return { id: 'import.evidence_hash', values: { sha256 } };
    if (!found.some((one) => one.sha256 === sha256)) found.push({ kind, contentType, bytes, sha256 });
    return null;
  };
  if (html !== null) {
    const problem = add('html', 'text/html; charset=utf-8', Buffer.from(html), null);
    if (problem) return { problem };
  }
  for (const entry of (listOf(value) ?? []).slice(0, mostFiles)) {
    const raw = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
    const said = textOf(raw.sha256);
    const content = typeof raw.content === 'string' ? raw.content : null;
    const base64 = textOf(raw.base64);
    if (raw.kind === 'html' && content !== null) {
      const problem = add('html', 'text/html; charset=utf-8', Buffer.from(content), said);
      if (problem) return { problem };
    } else if (raw.kind === 'screenshot' && base64 !== null) {
      const bytes = Buffer.from(base64.replace(/^data:[^,]{0,80},/, ''), 'base64');
      const type = pictures.find(([, starts]) => bytes.subarray(0, starts.length).equals(starts))?.[0];
      if (type === undefined) return { problem: 'A screenshot must be a PNG, JPEG or WebP image in base64.' };
      const problem = add('screenshot', type, bytes, said);
      if (problem) return { problem };
    } else
      return {
        problem:
          'Evidence is {"kind": "html", "content"} or {"kind": "screenshot", "base64"}, with "sha256" if you know it.',
      };
  }
  return found;
}
