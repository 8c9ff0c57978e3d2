import { parse } from 'csv-parse/browser/esm/sync';
import { textOf } from '../../part/file-text.ts';

/** Enough of a file for its head and its first row. */
const enough = 262_144;

/** The first value of each column of a file at hand, by the column's name; empty where it cannot be read. */
export async function peek(file: Blob): Promise<ReadonlyMap<string, string>> {
  const text = await firstOf(file).catch(() => '');
  const line = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n')).trim();
  return line.startsWith('{') ? ofJson(line) : ofCsv(text);
}

async function firstOf(file: Blob): Promise<string> {
  const [one, two] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const zipped = one === 0x1f && two === 0x8b;
  if (!zipped) return textOf(new Uint8Array(await file.slice(0, enough).arrayBuffer()));
  const start = new Uint8Array(enough);
  let length = 0;
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  while (length < enough) {
    const { value, done } = await reader.read();
    if (done) break;
    start.set(value.subarray(0, enough - length), length);
    length = Math.min(enough, length + value.length);
  }
  await reader.cancel();
  return textOf(start.subarray(0, length));
}

function ofJson(line: string): ReadonlyMap<string, string> {
  try {
    const row: Record<string, unknown> = JSON.parse(line);
    return new Map(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Read by the parser that reads the whole file later, so that both see the same columns. */
function ofCsv(text: string): ReadonlyMap<string, string> {
  const [firstLine = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  const { mark = ',' } = counted.sort((a, b) => b.count - a.count)[0] ?? {};
  const [names = [], values = []] = parse(text, {
    bom: true,
    delimiter: mark,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipRecordsWithError: true,
    to: 2,
  });
  return new Map(
    names.flatMap((name, at) => (name.trim() === '' ? [] : [[name.trim(), values[at] ?? ''] as const])),
  );
}
