import { canonicalUrl, citationDomain } from '../src/citation/address.ts';
import { compileDetector } from '../src/detector.ts';
import type { BrandDetection, BrandIdentity } from '../src/types.ts';
import { brandById, citationCases, type LabelledCase, labelledCases, ownershipCases } from './index.ts';

export interface Judged {
  labelled: LabelledCase;
  brand: string;
  expected: boolean;
  detection: BrandDetection;
}

export interface Quality {
  cases: number;
  judged: Judged[];
  precision: number;
  recall: number;
  f1: number;
  /** F1 of each class of cases. */
  f1ByTrap: Record<string, number>;
  /** Share of citation and ownership cases that are right. */
  citations: number;
  citationMisses: string[];
}

function scores(judged: readonly Judged[]): { precision: number; recall: number; f1: number } {
  let hit = 0;
  let found = 0;
  let wanted = 0;
  for (const { expected, detection } of judged) {
    if (detection.mentioned) found++;
    if (expected) wanted++;
    if (detection.mentioned && expected) hit++;
  }
  const precision = found === 0 ? 1 : hit / found;
  const recall = wanted === 0 ? 1 : hit / wanted;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

function judge(labelled: LabelledCase): Judged[] {
  const brands = labelled.brands.map((id) => {
    const brand = brandById.get(id);
    if (!brand) throw new Error(`No brand "${id}" for the case: ${labelled.text}`);
    return brand;
  });
  const { text, language, prompt } = labelled;
  const result = compileDetector(brands).detect({ text, citations: [], sources: [], prompt, language });
  return result.brands.map((detection) => ({
    labelled,
    brand: detection.brandId,
    expected: labelled.mentioned.includes(detection.brandId),
    detection,
  }));
}

function citationMisses(): string[] {
  const misses: string[] = [];
  for (const { url, canonical, domain, reason } of citationCases) {
    const found = canonicalUrl(url);
    if (found !== canonical) misses.push(`${reason}: ${url} → ${found}, not ${canonical}`);
    else if (citationDomain(url) !== domain)
      misses.push(`${reason}: ${url} → ${citationDomain(url)}, not ${domain}`);
  }
  for (const { domains, url, brand, reason } of ownershipCases) {
    const brands = Object.entries(domains).map(
      ([id, own]): BrandIdentity => ({
        id,
        name: `Unnamed ${id}`,
        aliases: [],
        domains: own,
        negativeTerms: [],
        contextTerms: [],
        caseRule: 'auto',
        languages: [],
        role: 'own',
      }),
    );
    const citation = { urlRaw: url, url, title: null, start: null, end: null };
    const result = compileDetector(brands).detect({
      text: '',
      citations: [citation],
      sources: [],
      prompt: '',
      language: 'en',
    });
    const found = result.citations[0]?.brandId ?? null;
    if (found !== brand) misses.push(`${reason}: ${url} → ${found}, not ${brand}`);
  }
  return misses;
}

/** Runs the detector over every labelled case. */
export function measureQuality(): Quality {
  const judged = labelledCases.flatMap(judge);
  const traps = [...new Set(labelledCases.map(({ trap }) => trap))];
  const misses = citationMisses();
  return {
    cases: labelledCases.length,
    judged,
    ...scores(judged),
    f1ByTrap: Object.fromEntries(
      traps.map((trap) => [trap, scores(judged.filter(({ labelled }) => labelled.trap === trap)).f1]),
    ),
    citations: 1 - misses.length / (citationCases.length + ownershipCases.length),
    citationMisses: misses,
  };
}
