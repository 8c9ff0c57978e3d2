import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startEmulator } from './index.ts';
import { askEngine } from './testing/ask.ts';
import { cites, names, readAnswer } from './testing/read.ts';

const PROMPT = 'Which tool do you know?';
const page = {
  url: 'https://guide.example/tools',
  domain: 'guide.example',
  title: 'Tools',
  snippet: 'All of them',
};

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ seed: 'write' }, ({ prompt, engine, sample }) =>
    prompt === PROMPT
      ? {
          blocks: [
            {
              type: 'paragraph',
              sentences: [{ text: `${engine} knows Wrenly, try ${sample}.`, cites: [0] }],
            },
          ],
          pages: [page],
          citedCount: 1,
          queries: ['tools'],
        }
      : null,
  );
});
afterAll(() => emulator.close());

test.each(['openai', 'anthropic', 'gemini', 'perplexity', 'google-ai-overview'] as const)(
  '%s gives the answer that was written, with its citation, and is no sample of the truth',
  async (engine) => {
    for (const sample of [0, 1]) {
      const { text, cited } = readAnswer(engine, (await askEngine(emulator.origin, engine, PROMPT)).json);
      expect(text).toContain(`${engine} knows Wrenly, try ${sample}.`);
      expect(cites(cited, page.domain)).toBe(true);
      expect(emulator.truth(engine, PROMPT).some(({ brand }) => names(text, brand))).toBe(false);
    }
    expect(emulator.stats().engines[engine]?.brands).toEqual({});
  },
);

test('other prompts are answered from the truth', async () => {
  const { text } = readAnswer(
    'openai',
    (await askEngine(emulator.origin, 'openai', 'Another question?')).json,
  );
  expect(text).not.toContain('Wrenly');
  expect(text.length).toBeGreaterThan(1_000);
});
