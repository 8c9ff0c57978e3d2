import type { AnalysisComparison, CompareAnalyses, PartName } from '@svc/contract/act/analysis';
import type { Context } from '../../../kernel/index.ts';
import { readRow } from './service.ts';

const changeOf = (before: number | null, after: number | null) => ({
  before,
  after,
  change: before === null || after === null ? null : Math.round((after - before) * 10_000) / 10_000,
});

/** Two pages, or two dates of one page, feature by feature. */
export async function compareUrlAnalyses(
  context: Context,
  input: CompareAnalyses,
): Promise<AnalysisComparison> {
  const [{ result: old, ...before }, { result: now, ...after }] = [
    await readRow(context, input.before),
    await readRow(context, input.after),
  ];
  const codes = (findings: typeof old.findings) => new Set(findings.map(({ code }) => code));
  const [oldCodes, newCodes] = [codes(old.findings), codes(now.findings)];
  const scoreOf = (result: typeof old, part: PartName) =>
    result.parts.find((one) => one.part === part)?.score ?? null;
  const names = [...new Set([...Object.keys(old.features), ...Object.keys(now.features)])];
  const predicted = old.predicted.length > 0 && now.predicted.length > 0;
  const sameModel = old.predicted[0]?.presence.methodVersion === now.predicted[0]?.presence.methodVersion;
  const sameQuestions =
    JSON.stringify(old.prompts.map(({ text }) => text)) ===
    JSON.stringify(now.prompts.map(({ text }) => text));
  return {
    before,
    after,
    samePage: before.url === after.url,
    score: changeOf(old.score, now.score),
    parts: old.parts.map(({ part, score }) => ({ part, ...changeOf(score, scoreOf(now, part)) })),
    features: names
      .map((feature) => ({
        feature,
        ...changeOf(old.features[feature] ?? null, now.features[feature] ?? null),
      }))
      .filter((one) => one.before !== one.after),
    findings: {
      resolved: [...oldCodes].filter((code) => !newCodes.has(code)),
      appeared: [...newCodes].filter((code) => !oldCodes.has(code)),
      remaining: [...newCodes].filter((code) => oldCodes.has(code)),
    },
    predicted: old.predicted.flatMap(({ engine, presence }) => {
      const other = now.predicted.find((one) => one.engine === engine);
      return other ? [{ engine, before: presence, after: other.presence }] : [];
    }),
    notes: [
      'Two predictions are no test of a change: a simulation gives the uplift with its interval, and scans measure it.',
      ...(predicted ? [] : ['One page gave no questions, so nothing is predicted for it.']),
      ...(predicted && !sameModel ? ['The predictions come from two versions of the model.'] : []),
      ...(predicted && !sameQuestions ? ['The predictions are about different questions.'] : []),
    ],
  };
}
