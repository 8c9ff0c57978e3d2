import type { Case, Part, Written } from '@svc/contract/act/recommendation';
import { z } from 'zod';
import type { PrepareContext } from '../../../../environment/index.ts';
import { haveWritten } from '../../../account/provider-key/index.ts';
import { keepTrue } from './check-written.ts';
import type { Language } from './words.ts';

/** Parts that a case must have. */
const parts = ['where', 'who', 'why', 'lacks', 'do', 'by'] as const satisfies readonly Part[];
/** By the place of the case; those that an engine worded in at least one language. */
const needed: readonly Part[] = ['where', 'do'];
const mostCases = 5;
const languages: readonly Language[] = ['en', 'de'];

const sentence = z.object({
  part: z.enum(parts),
  text: z.string().trim().min(10),
  evidence: z.array(z.string()),
});
const answer = z.object({ case: z.int(), en: z.array(sentence), de: z.array(sentence) });

export interface WrittenCases {
  /** By the place of the case; those that an engine worded in a language at least. */
  texts: Map<number, Case['text']>;
  cost: Awaited<ReturnType<typeof haveWritten>>['cost'];
  label: string;
  /** Sentences that said what their fields do not. */
  refused: number;
}

/** Cases in an engine’s words, each sentence tied to its fields; what it makes up is left out, and so is a text without its core. */
export async function haveCasesWritten(
  context: PrepareContext,
  cases: readonly Case[],
  { engine, maxCostUsd }: { engine: string; maxCostUsd: number },
): Promise<WrittenCases> {
  const told = cases.slice(0, mostCases);
  const { texts, cost, label } = await haveWritten(context, {
    engineId: engine,
    what: 'cases',
    instead: 'this service words them itself',
    maxCostUsd,
    orders: told.map(orderOf),
  });
  const written: WrittenCases = { texts: new Map(), cost, label, refused: 0 };
  for (const text of texts) {
    const given = read(text);
    const one = given && told[given.case - 1];
    if (!given || !one) continue;
    const worded = { ...one.text };
    for (const language of languages) {
      const { kept, refused } = keepTrue(given[language], one.text[language], language);
      written.refused += refused;
      if (needed.every((part) => kept.some((sentence) => sentence.part === part)))
        worded[language] = merged(one.text[language], kept, engine);
    }
    if (languages.some((language) => worded[language].writtenBy !== null))
      written.texts.set(given.case - 1, worded);
  }
  return written;
}

/** The engine’s sentences in their parts, ours where it wrote none. */
function merged(ours: Written, kept: Written['sentences'], engine: string): Written {
  const order = [...new Set(ours.sentences.map(({ part }) => part))];
  return {
    title: ours.title,
    sentences: order.flatMap((part) => {
      const own = kept.filter((one) => one.part === part);
      return own.length > 0 ? own : ours.sentences.filter((one) => one.part === part);
    }),
    writtenBy: engine,
  };
}

function orderOf({ text }: Case, at: number): string {
  const facts = languages.flatMap((language) => [
    `Facts in ${language === 'en' ? 'English' : 'German'}:`,
    ...text[language].sentences
      .filter(({ part }) => parts.some((one) => one === part))
      .map(({ part, text, evidence }) => `- ${part} [${evidence.join(', ')}] ${text}`),
  ]);
  return [
    'Word these facts for a marketing lead, in plain English and again in plain German: short sentences, active, the figure first.',
    'Use only what stands below. Add no figure, name, address, quotation or reason. Keep quotations word for word. Promise no effect.',
    `Answer with JSON alone: {"case": ${at + 1}, "en": [{"part": "where", "text": "…", "evidence": ["lost"]}], "de": […]}. “part” is one of ${parts.join(', ')}; “evidence” has the names in brackets of the facts that the sentence uses.`,
    ...facts,
  ].join('\n');
}

/** The first object of JSON in an answer, as far as it has the shape that was asked for. */
function read(text: string): z.output<typeof answer> | null {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return null;
  try {
    return answer.safeParse(JSON.parse(text.slice(start, end + 1))).data ?? null;
  } catch {
    return null;
  }
}
