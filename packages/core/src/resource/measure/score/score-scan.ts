import { type Provenance, weakest } from '@svc/contract/kernel';
import type { EngineMeasures, ScanResult, SurfaceMeasures } from '@svc/contract/measure/score';
import type { Scope } from '@svc/db';
import type { EngineDirectory } from '../../../environment/index.ts';
import { allOf, mapInTurns } from '../../../kernel/index.ts';
import { clusterOf, countPacks, writeCells, writeCitations } from '../cell/index.ts';
import { engineChangeNotes } from '../engine-change/index.ts';
import { type BrandCounts, countBrands, measureBrands, rankOn } from './brand-figures.ts';
import { measure, measureCells, type PromptCluster, type Sample, type ScanPart } from './compute.ts';
import { countedBy, weighByDemand } from './demand-weighted.ts';
import { headlineOf } from './headline.ts';
import { sameQuestions } from './near-duplicate.ts';
import { notesFor } from './note.ts';
import { loadFacts } from './queries-facts.ts';
import { storeScores } from './queries-store.ts';
import { thinCorpus } from './sandbox-corpus.ts';
import { conditionOf } from './shown.ts';
import { suggestDomains, unequalNote } from './suggest-domains.ts';

const provenanceOf = (surface: string): Provenance => (surface === 'sandbox' ? 'predicted' : 'live');
const groundedSurfaces = new Set(['api+search', 'serp', 'ui', 'sandbox']);

/**
 * Scores a scan from its recorded answers: cells, engines, surfaces, brands. Replaces the scan's earlier scores,
 * so that it can be called again after answers were read anew.
 */
export async function scoreScan(
  scope: Scope,
  key: { scanId: string; engines: EngineDirectory; now: string },
): Promise<ScanResult> {
  const facts = await loadFacts(scope, key.scanId);
  const label = (engine: string) => key.engines.find(engine, facts.mode)?.label ?? engine;
  // A prompt that names the brand says nothing about whether the brand comes up by itself.
  const counted = facts.prompts.filter((prompt) => !prompt.branded);
  const questions = sameQuestions(counted.map(({ text }) => text));
  const clusters: PromptCluster[] = counted.map((prompt, at) => ({
    promptIndex: prompt.promptIndex,
    cluster: clusterOf(prompt),
    question: prompt.paraphraseGroup ?? questions[at] ?? prompt.text,
    topic: prompt.topic,
    demand: prompt.demand && countedBy(prompt.demand),
  }));
  const thin = await thinCorpus(scope, key.scanId, facts);
  const reused = facts.samples.filter(({ reusedFrom }) => reusedFrom != null);
  const reusing = new Set(reused.map(({ engine }) => engine));
  const badgeOf = ({ engine, surface }: { engine: string; surface: string }): Provenance =>
    weakest([provenanceOf(surface), ...(reusing.has(engine) ? ['cached' as const] : [])]) ?? 'live';
  /** A figure is as old as the oldest answer that was taken over for it. */
  const asOf = (engines: readonly string[]): string =>
    reused
      .filter(({ engine }) => engines.includes(engine))
      .reduce((oldest, { reusedFrom }) => (reusedFrom && reusedFrom < oldest ? reusedFrom : oldest), key.now);
  const measured = facts.runs.map((run) => ({
    engine: run.engine,
    surface: run.surface,
    modelServed: run.modelServed,
    provenance: badgeOf(run),
    grounded: groundedSurfaces.has(run.surface),
    withheld: thin !== null && run.surface === 'sandbox',
  }));
  // An answer box that is not shown is no lost answer.
  const refused = facts.samples.filter(
    ({ outcome, present }) => outcome !== 'not_shown' && (outcome !== 'answered' || present === null),
  );
  const partOf = (engines: readonly string[], samples: readonly Sample[] = facts.samples): ScanPart => ({
    samples: samples.filter((sample) => engines.includes(sample.engine)),
    engines: measured.filter((one) => engines.includes(one.engine)),
    prompts: clusters,
    failures: facts.failures.filter((one) => engines.includes(one.engine)).length,
    lost: facts.failures.filter((one) => engines.includes(one.engine)),
    refused: refused.filter((one) => engines.includes(one.engine)),
    asOf: asOf(engines),
    past: facts.past,
    couldStop: facts.config.stopHalfWidth !== null,
  });

  const known = new Map(clusters.map((one) => [one.promptIndex, one]));
  const asked = {
    ...key,
    engines: measured,
    brands: facts.brands,
    projectId: facts.projectId,
    scannedAt: facts.scannedAt,
    country: facts.config.country,
    language: facts.config.language ?? 'en',
    personaId: facts.config.persona?.id ?? null,
    prompts: facts.prompts.map((prompt) => ({
      ...prompt,
      cluster: clusterOf(prompt),
      question: known.get(prompt.promptIndex)?.question ?? prompt.text,
    })),
  };

  async function workOut(): Promise<ScanResult> {
    const engines: EngineMeasures[] = await mapInTurns(facts.runs, (run) => ({
      engine: run.engine,
      label: label(run.engine),
      surface: run.surface,
      provenance: badgeOf(run),
      ...conditionOf([run], partOf),
      ...measure(partOf([run.engine])),
    }));
    const counts = new Map<string, BrandCounts>();
    const pool = (surface: string, names: string[]): SurfaceMeasures => {
      const counted = countBrands(facts.brands, facts.flags, partOf(names));
      counts.set(surface, counted);
      return {
        surface,
        engines: names,
        weights: 'by engine',
        provenance:
          weakest(measured.filter((one) => names.includes(one.engine)).map((one) => one.provenance)) ??
          'live',
        ...conditionOf(
          facts.runs.filter(({ engine }) => names.includes(engine)),
          partOf,
        ),
        ...measure(partOf(names)),
        demandWeighted: weighByDemand(partOf(names)),
        rank: rankOn(facts.brands, counted),
      };
    };
    const bySurface = Map.groupBy(facts.runs, (run) => run.surface);
    const surfaces = await mapInTurns([...bySurface], ([surface, runs]) =>
      pool(
        surface,
        runs.map((run) => run.engine),
      ),
    );
    const names = facts.runs.map((run) => run.engine);
    const overall =
      surfaces.length === 1 ? (surfaces[0] ?? null) : facts.config.poolSurfaces ? pool('mixed', names) : null;

    const cells = await mapInTurns(facts.runs, (run) => {
      const engine = measured.find((one) => one.engine === run.engine);
      if (!engine) return [];
      const failures = new Map<number, number>();
      for (const failure of facts.failures)
        if (failure.engine === run.engine)
          failures.set(failure.promptIndex, (failures.get(failure.promptIndex) ?? 0) + 1);
      return measureCells(
        engine,
        facts.samples.filter((sample) => sample.engine === run.engine),
        facts.prompts.map((prompt) => prompt.promptIndex),
        failures,
        asOf([run.engine]),
      );
    });
    await storeScores(scope, key, facts, { cells: cells.flat(), engines, overall });
    const suggestions = await suggestDomains(scope, key.scanId, facts.brands);
    const unequal = unequalNote(facts.brands, suggestions, facts.projectId);
    return {
      headline: headlineOf(facts, overall, key.now),
      provenance: weakest(measured.map((one) => one.provenance)) ?? 'live',
      overall,
      surfaces,
      engines,
      brands: measureBrands(
        facts.brands,
        facts.flags,
        partOf(overall?.engines ?? names),
        suggestions,
        overall ? counts.get(overall.surface) : undefined,
      ),
      outcomes: Object.fromEntries(
        [...Map.groupBy(facts.samples, (sample) => sample.outcome)].map(([outcome, list]) => [
          outcome,
          list.length,
        ]),
      ),
      searched: {
        yes: facts.samples.filter((sample) => sample.searched === true).length,
        no: facts.samples.filter((sample) => sample.searched === false).length,
        unknown: facts.samples.filter((sample) => sample.searched === null).length,
      },
      notes: [
        ...(thin === null ? [] : [thin]),
        ...(unequal === null ? [] : [unequal]),
        ...notesFor(facts, { counted: counted.length, overall, engines }),
        ...(await engineChangeNotes(scope, key.scanId)),
      ],
    };
  }

  const packs = countPacks({
    engines: measured,
    promptIndexes: facts.prompts.map(({ promptIndex }) => promptIndex),
    brandIds: facts.brands.map(({ id }) => id),
    answers: facts.answers,
    failures: facts.failures,
    reused: facts.taken,
  });
  // Postgres reads and stores pages while this process works out the figures.
  const [, , result] = await allOf([
    writeCells(scope, asked, packs),
    writeCitations(scope, asked),
    workOut(),
  ]);
  return result;
}
