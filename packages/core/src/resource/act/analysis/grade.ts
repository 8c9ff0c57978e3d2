import type { AnalysisResult, Finding, Part, PartName } from '@svc/contract/act/analysis';
import { keysOf } from '@svc/contract/kernel';
import type { PageReading } from '@svc/page';
import { criteria, type Seen } from './criterion/index.ts';
import { bestLetter, letterOf } from './letter.ts';
import { searchCrawlersOf } from './shut-out.ts';

/** Result of one criterion, from 0 (absent) to 1. null: it could not be seen, or does not apply to such a page. */
export interface Check extends Seen {
  part: PartName;
  check: string;
  /** Weight within the part; 1 unless it matters more. */
  weight: number;
  importance: Finding['importance'];
}

const weights: Record<PartName, number> = {
  access: 0.25,
  content: 0.25,
  structure: 0.2,
  evidence: 0.15,
  entity: 0.15,
};

/** All that a grade is made from, from the page's HTML, headers and robots.txt alone. */
export function checksOf(reading: PageReading, now: Date, engines: readonly string[]): Check[] {
  const kind = reading.identity.kind.value;
  const asked = searchCrawlersOf(engines);
  const isKnown = reading.robots !== null || reading.shutOut.length > 0;
  const open = asked.filter(({ token }) => !reading.shutOut.some((out) => out.token === token));
  return [
    ...criteria.map(({ part, check, weight = 1, importance, kinds, judge, message, action }) => ({
      ...{ part, check, weight, importance },
      ...(message !== undefined && { message }),
      ...(action !== undefined && { action }),
      ...(kinds && !kinds.includes(kind) ? { fulfilled: null, evidence: [] } : judge(reading, now)),
    })),
    {
      part: 'access',
      check: 'search_crawlers_allowed',
      weight: 3,
      importance: 'high',
      fulfilled: isKnown && asked.length > 0 ? open.length / asked.length : null,
      evidence: [],
    },
  ];
}

export const rankOf = ({ importance }: Pick<Finding, 'importance'>): number =>
  ({ high: 2, medium: 1, low: 0 })[importance];

const round = (value: number): number => Math.round(value * 10) / 10;

export function partsOf(checks: readonly Check[]): Part[] {
  return keysOf(weights).map((part) => {
    const own = checks.filter((check) => check.part === part);
    const seen = own.filter(({ fulfilled }) => fulfilled !== null);
    const total = seen.reduce((sum, { weight }) => sum + weight, 0);
    const reached = seen.reduce((sum, { weight, fulfilled }) => sum + weight * (fulfilled ?? 0), 0);
    return {
      part,
      score: total === 0 ? null : round((100 * reached) / total),
      weight: weights[part],
      checks: own.map(({ check, fulfilled }) => ({
        check,
        fulfilled: fulfilled === null ? null : Math.round(fulfilled * 100) / 100,
      })),
    };
  });
}

/**
 * Parts that could not be seen do not count. What engines cannot read at all is an F, however good it is; some of them kept
 * out lower the best grade that it can have.
 */
export function gradeOf(
  reading: PageReading,
  parts: readonly Part[],
  engines: readonly string[],
): Pick<AnalysisResult, 'grade' | 'score'> {
  const seen = parts.filter(({ score }) => score !== null);
  const total = seen.reduce((sum, { weight }) => sum + weight, 0);
  const reached = seen.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0);
  const score = total === 0 ? 0 : round(reached / total);
  if (reading.indexability.indexable === false || reading.scripted !== null) return { score, grade: 'F' };
  const [earned, best] = [letterOf(score), bestLetter(reading, engines)];
  // Letters sort as grades do.
  return { score, grade: best !== null && best > earned ? best : earned };
}
