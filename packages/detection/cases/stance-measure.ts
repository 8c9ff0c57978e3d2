import { type BrandIdentity, compileDetector } from '../src/index.ts';
import type { StanceCase } from './stance.ts';

export interface StanceScore {
  pairs: number;
  /** Mean F1 over positive, neutral, negative and mixed, where it speaks. */
  macroF1: number;
  precision: { positive: number; negative: number };
  /** Share of pairs whose polarity is not `unknown`. */
  speaks: number;
  /** Share of pairs whose strength is right. */
  strength: number;
  misses: string[];
}

export const brandsOf = (expected: StanceCase[2]): BrandIdentity[] =>
  Object.keys(expected).map((name, at) => ({
    id: name,
    name,
    aliases: [],
    domains: [],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto',
    languages: [],
    role: at === 0 ? 'own' : 'competitor',
  }));

const polarities = ['positive', 'neutral', 'negative', 'mixed'] as const;

export function measureStance(cases: readonly StanceCase[]): StanceScore {
  const misses: string[] = [];
  const judged = cases.flatMap(([language, text, expected]) => {
    const detector = compileDetector(brandsOf(expected), { threshold: 0 });
    const { brands } = detector.detect({ text, citations: [], sources: [], prompt: '', language });
    return Object.entries(expected).map(([name, label], at) => {
      const [sentiment = '', strength = ''] = label.split(' ');
      const found = brands[at];
      const one = {
        sentiment,
        strength,
        is: found?.sentiment ?? 'unknown',
        says: found?.strength ?? 'mentioned',
      };
      if (one.is !== sentiment || one.says !== strength)
        misses.push(
          `${name}: ${label} → ${one.is} ${one.says} | ${text.replaceAll('\n', ' ').slice(0, 110)}`,
        );
      return one;
    });
  });
  const spoken = judged.filter(({ is }) => is !== 'unknown');
  const scores = polarities.map((polarity) => {
    const said = spoken.filter(({ is }) => is === polarity).length;
    const meant = spoken.filter(({ sentiment }) => sentiment === polarity).length;
    const both = spoken.filter(({ is, sentiment }) => is === polarity && sentiment === polarity).length;
    return {
      precision: said === 0 ? 0 : both / said,
      f1: said + meant === 0 ? 0 : (2 * both) / (said + meant),
    };
  });
  return {
    pairs: judged.length,
    macroF1: scores.reduce((sum, { f1 }) => sum + f1, 0) / scores.length,
    precision: { positive: scores[0]?.precision ?? 0, negative: scores[2]?.precision ?? 0 },
    speaks: spoken.length / judged.length,
    strength: judged.filter(({ strength, says }) => strength === says).length / judged.length,
    misses,
  };
}
