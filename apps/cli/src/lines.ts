import { StringDecoder } from 'node:string_decoder';

/**
 * Lines that end in a line feed. Node's `readline` also ends them at U+2028 and U+2029, which stand in texts of pages and answers.
 */
export async function* linesOf(content: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
