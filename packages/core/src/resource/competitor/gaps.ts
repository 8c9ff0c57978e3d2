import { changeOfCounts, normalCdf } from '@svc/scoring';
import { type Context, type List, pageOf } from '../../kernel/index.ts';
import { loadBrands } from './load.ts';
import { readPromptTexts } from './queries.ts';
import type { CompetitorGap, GapsQuery } from './schema.ts';

interface Held {
  answers: number;
  mentioned: Map<string, number>;
  engines: Set<string>;
}

/** Prompts on which a competitor is mentioned more often than the own brand; large and certain gaps come first. */
export async function getCompetitorGaps(
  context: Context,
  input: GapsQuery & { projectId: string },
): Promise<List<CompetitorGap>> {
  const { panel, brands, project } = await loadBrands(context, input);
  const byPrompt = new Map<number, Held>();
  for (const { brandId, engine, cells } of panel.groups)
    for (const { prompt, answers, mentioned } of cells) {
      const held = byPrompt.get(prompt) ?? { answers: 0, mentioned: new Map(), engines: new Set() };
      byPrompt.set(prompt, held);
      if (brandId === project.brand.id) held.answers += answers;
      if (mentioned > 0 && brandId !== project.brand.id) held.engines.add(engine);
      held.mentioned.set(brandId, (held.mentioned.get(brandId) ?? 0) + mentioned);
    }
  const texts = await readPromptTexts(
    context,
    panel.prompts.map(({ key }) => key),
  );
  const names = new Map(brands.map(({ brandId, name }) => [brandId, name]));
  const gaps = [...byPrompt].flatMap(([at, { answers, mentioned, engines }]): CompetitorGap[] => {
    const prompt = panel.prompts[at];
    const own = mentioned.get(project.brand.id) ?? 0;
    const rivals = [...mentioned]
      .filter(([brandId, count]) => brandId !== project.brand.id && count > 0)
      .map(([brandId, count]) => ({ brandId, name: names.get(brandId) ?? brandId, answers: count }))
      .sort((a, b) => b.answers - a.answers);
    const [strongest] = rivals;
    if (!prompt || !strongest || answers === 0 || strongest.answers <= own) return [];
    const text = texts.get(prompt.key);
    return [
      {
        promptId: text === undefined ? null : prompt.key,
        prompt: text ?? prompt.question,
        intent: prompt.intent,
        topic: prompt.topic,
        engines: [...engines].sort(),
        answers,
        own,
        rivals,
        gap: Math.min(1, (strongest.answers - own) / answers),
        ci: changeOfCounts(
          { successes: own, trials: answers },
          { successes: Math.min(strongest.answers, answers), trials: answers },
        ).ci,
        confidence: higher(Math.min(strongest.answers, answers), own, answers),
      },
    ];
  });
  const value = ({ gap, confidence }: CompetitorGap): number => gap * confidence;
  const ranked = gaps.sort((a, b) => value(b) - value(a) || a.prompt.localeCompare(b.prompt));
  return pageOf(ranked, input, ({ promptId, prompt }) => promptId ?? prompt);
}

/** Probability that the first rate is the higher one, both with the prior of Agresti and Coull's two and two. */
function higher(first: number, second: number, answers: number): number {
  const [p, q] = [(first + 1) / (answers + 2), (second + 1) / (answers + 2)];
  return normalCdf((p - q) / Math.sqrt((p * (1 - p) + q * (1 - q)) / (answers + 2)));
}
