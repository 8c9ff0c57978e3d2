import type { CompetitorGap, GapsQuery, SpanQuery } from '@svc/contract/read/competitor';
import { type AheadCounts, chancesAhead, changeOfCounts } from '@svc/scoring';
import { type Context, type List, pageOf } from '../../../kernel/index.ts';
import { loadBrands } from './load.ts';
import { readPromptTexts } from './queries.ts';

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
  const gaps = (await countsOfPrompts(context, input)).filter(
    ({ own, rivals: [strongest] }) => strongest !== undefined && strongest.answers > own,
  );
  const value = ({ gap, confidence }: CompetitorGap): number => gap * confidence;
  const ranked = gaps.sort((a, b) => value(b) - value(a) || a.prompt.localeCompare(b.prompt));
  return pageOf(ranked, input, ({ promptId, prompt }) => promptId ?? prompt);
}

/** Every prompt of a span with how often it brings the own brand and each rival, led or not. */
export async function countsOfPrompts(
  context: Context,
  input: SpanQuery & { projectId: string },
): Promise<CompetitorGap[]> {
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
  const ahead = chancesOf(byPrompt, project.brand.id);
  return [...byPrompt].flatMap(([at, { answers, mentioned, engines }]): CompetitorGap[] => {
    const prompt = panel.prompts[at];
    const own = mentioned.get(project.brand.id) ?? 0;
    const rivals = [...mentioned]
      .filter(([brandId, count]) => brandId !== project.brand.id && count > 0)
      .map(([brandId, count]) => ({ brandId, name: names.get(brandId) ?? brandId, answers: count }))
      .sort((a, b) => b.answers - a.answers);
    const [strongest] = rivals;
    if (!prompt || answers === 0) return [];
    const most = Math.min(strongest?.answers ?? 0, answers);
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
        gap: (most - own) / answers,
        ci: changeOfCounts({ successes: own, trials: answers }, { successes: most, trials: answers }).ci,
        confidence: (strongest && ahead.get(strongest.brandId)?.get(at)) ?? 0.5,
      },
    ];
  });
}

/** For each rival and prompt, the probability that the rival's true rate is the higher one. */
function chancesOf(byPrompt: ReadonlyMap<number, Held>, ownId: string): Map<string, Map<number, number>> {
  const rivals = [
    ...new Set([...byPrompt.values()].flatMap(({ mentioned }) => [...mentioned.keys()])),
  ].filter((brandId) => brandId !== ownId);
  const counts = rivals.map((brandId) =>
    [...byPrompt.values()].map(
      ({ answers, mentioned }): AheadCounts => ({
        own: Math.min(mentioned.get(ownId) ?? 0, answers),
        other: Math.min(mentioned.get(brandId) ?? 0, answers),
        answers,
      }),
    ),
  );
  const prompts = [...byPrompt.keys()];
  return new Map(
    chancesAhead(counts).map((chances, rival) => [
      rivals[rival] ?? '',
      new Map(chances.map((chance, at) => [prompts[at] ?? -1, chance])),
    ]),
  );
}
