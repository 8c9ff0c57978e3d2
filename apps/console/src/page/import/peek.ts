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
  if (!zipped) return await file.slice(0, enough).text();
  const decoder = new TextDecoder();
  let text = '';
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  while (text.length < enough) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
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

function ofCsv(text: string): ReadonlyMap<string, string> {
  const head = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = head.split('\n', 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  const { mark = ',' } = counted.sort((a, b) => b.count - a.count)[0] ?? {};
  const [names = [], values = []] = records(head, mark, 2);
  return new Map(
    names.flatMap((name, at) => (name.trim() === '' ? [] : [[name.trim(), values[at] ?? ''] as const])),
  );
}

/** The first records of a CSV: fields in quotes may hold separators, line breaks and doubled quotes. */
function records(text: string, separator: string, most: number): string[][] {
  const found: string[][] = [];
  let record: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length && found.length < most; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') {
      field += sign;
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      record.push(field.replace(/\r$/, ''));
      field = '';
      if (sign === '\n') {
        found.push(record);
        record = [];
      }
    } else field += sign;
  }
  if (found.length < most && (field !== '' || record.length > 0)) found.push([...record, field]);
  return found;
}
