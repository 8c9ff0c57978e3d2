import type { AnalysisResult, AnalyzeUrl } from '@svc/contract/act/analysis';
import type { Estimate } from '@svc/contract/measure/score';
import { type FetchedPage, type PageReading, ruleAgainst, toFeatureVector } from '@svc/page';
import { predictPortfolioSteps } from '@svc/scoring';
import type { PrepareContext } from '../../../environment/index.ts';
import { fetchPage, GuardError } from '../../../guard/index.ts';
import { type Context, instant, inTurns, invalid, ServiceError } from '../../../kernel/index.ts';
import { currentModel } from '../../measure/predictor/index.ts';
import { generatePromptsSteps } from '../../measure/prompt-set/index.ts';
import { tellPredicted } from '../../measure/score/index.ts';
import { cellsOf } from '../prediction/index.ts';
import { refusedCrawlers } from './crawler-access.ts';
import { findingsOf } from './finding.ts';
import { checksOf, gradeOf, partsOf } from './grade.ts';
import { searchCrawlersOf } from './shut-out.ts';

const usualEngines = ['openai', 'perplexity', 'gemini', 'anthropic', 'google-ai-overview'];
/** The name by which a site can shut this service out. */
const ownAgent = 'svc-reader';

export interface ReadUrl {
  reading: PageReading;
  requestedUrl: string;
}

/**
 * Fetches and reads the page, and asks for it by the names of the engines' search crawlers. Throws
 * validation_failed when it does not open, or asks this service to stay away.
 */
export async function readUrl(
  context: PrepareContext,
  { url, engines = usualEngines }: Pick<AnalyzeUrl, 'url' | 'engines'>,
): Promise<ReadUrl> {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  try {
    const fetched = await fetchPage(context.fetch, address);
    assertWelcome(fetched);
    const refused = await refusedCrawlers(context, fetched.url, searchCrawlersOf(engines));
    return { reading: await context.readPage({ ...fetched, refused }), requestedUrl: address };
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw new ServiceError('validation_failed', `${url} could not be read: ${error.message}`, {
      errors: [{ path: 'url', expected: 'a page that opens for everyone', received: url }],
      // For programs that word it themselves.
      extensions: { reason: error.code },
    });
  }
}

function assertWelcome({ url, robots }: FetchedPage): void {
  const rule = ruleAgainst(url, robots, ownAgent);
  if (rule !== null)
    throw invalid('url', `The robots.txt of ${new URL(url).host} shuts out ${ownAgent} (${rule}).`, {
      expected: 'a page whose robots.txt does not name this service',
      received: url,
    });
}

/** Everything that one reading tells, and what the model expects of it. */
export async function analyse(
  context: Context,
  reading: PageReading,
  input: Pick<AnalyzeUrl, 'engines' | 'prompts' | 'locale'>,
): Promise<AnalysisResult> {
  const { identity, indexability, robots, shutOut } = reading;
  const engines = input.engines ?? usualEngines;
  const checks = checksOf(reading, context.now(), engines);
  const parts = partsOf(checks);
  const language = input.locale?.language ?? identity.language?.value ?? 'en';
  const steps = generatePromptsSteps({
    from: reading,
    count: input.prompts,
    language,
    country: input.locale?.country ?? null,
    // The same page gives the same questions, so that its analyses can be compared.
    seed: 1,
  });
  const { prompts, notes } = await inTurns(steps);
  const { model } = await currentModel(context.db, context.workspace.mode);
  return {
    ...gradeOf(reading, parts, engines),
    parts,
    identity: {
      brand: identity.brand.value,
      aliases: identity.aliases,
      domain: identity.domain,
      title: identity.title,
      description: identity.description,
      language: identity.language?.value ?? null,
      kind: identity.kind.value,
      topics: identity.topics.slice(0, 12).map(({ phrase }) => phrase),
      suggestedCompetitors: comparedWith(reading),
    },
    access: {
      indexable: indexability.indexable,
      quotable: indexability.quotable,
      crawlers: (robots?.crawlers ?? []).map(({ token, operator, purpose, engines, allowed, rule }) => ({
        crawler: token,
        operator,
        purpose,
        engines: [...engines],
        allowed,
        rule,
        shutOutBy: shutOut.find((out) => out.token === token)?.by ?? null,
      })),
    },
    prompts: prompts.map(({ text, intent, topic, source, why }) => ({ text, intent, topic, source, why })),
    predicted:
      prompts.length === 0
        ? []
        : await predictedPresence(
            model,
            await cellsOf(
              prompts.map((prompt) => ({ id: null, ...prompt })),
              {
                readings: [reading],
                engines,
                tier: null,
                language,
                now: context.now(),
                brand: identity.domain,
                domains: [identity.domain],
                history: { of: () => [], organic: () => null },
              },
            ),
            instant(context.now()),
          ),
    modelLabel: model.label,
    findings: findingsOf(reading, checks, engines),
    features: featuresOf(reading),
    limits: [...reading.limits, ...notes],
  };
}

type Cells = Awaited<ReturnType<typeof cellsOf>>;
type Model = Awaited<ReturnType<typeof currentModel>>['model'];

/** The mean over the questions, engine by engine. */
function predictedPresence(model: Model, cells: Cells, asOf: string): Promise<AnalysisResult['predicted']> {
  const engines = [...Map.groupBy(cells, ({ engine }) => engine)].map(async ([engine, own]) => {
    const { mean, low95, high95 } = await inTurns(
      predictPortfolioSteps(
        model,
        own.map(({ subject }) => subject),
        { draws: 400 },
      ),
    );
    const sd = Math.max((high95 - low95) / 3.92, 1e-6);
    const presence: Estimate = {
      value: mean,
      ci: { low: low95, high: high95, level: 0.95, method: 'predictor-portfolio' },
      market: null,
      n: own.length,
      k: 0,
      successes: 0,
      trials: 0,
      effectiveN: Math.round(Math.max(0, (mean * (1 - mean)) / (sd * sd) - 1) * 100) / 100,
      label: 'indicative',
      provenance: 'predicted',
      asOf,
      status: 'not_run',
      methodVersion: model.version,
    };
    return { engine, presence, ...tellPredicted({ value: mean, low: low95, high: high95 }) };
  });
  return Promise.all(engines);
}

function featuresOf({ features }: PageReading): AnalysisResult['features'] {
  const seen = toFeatureVector(features);
  return Object.fromEntries(
    Object.keys(features).map((name) => [
      name,
      Object.entries(seen).find(([one]) => one === name)?.[1] ?? null,
    ]),
  );
}

const comparison =
  /(?:\bvs\.?|\bversus|\balternatives? to|\balternatives? zu|\balternatives? à|\balternativas? a|\bcompared (?:to|with)) +((?:\p{Lu}[\p{L}\p{N}.&-]*)(?: \p{Lu}[\p{L}\p{N}.&-]*)?)/gu;

/** Names behind “vs” and “alternative to” in title, headings and text. */
function comparedWith({ identity, text }: PageReading): string[] {
  const places = [
    identity.titleRaw ?? '',
    ...identity.headings.map((heading) => heading.text),
    text.slice(0, 50_000),
  ];
  const own = [identity.brand.value, ...identity.aliases].map((name) => name.toLowerCase());
  const names = places.flatMap((place) =>
    [...place.matchAll(comparison)].map(([, name = '']) => name.replace(/[.,]+$/, '')),
  );
  return [...new Set(names)].filter((name) => !own.includes(name.toLowerCase())).slice(0, 20);
}
