import type { ClaimAccuracy } from '@svc/contract/read/fact-sheet';
import { currentMethod } from '@svc/scoring';

const [mostSubjects, mostExamples, mostValues] = [20, 2, 5];

/** An answer with what it claims of the brand: about what, what it is said to be (null: not read apart), and the words. */
interface Claimed {
  answer: { id: string; engine: string };
  cluster: string;
  claims: readonly { about: string; value: string | null; text: string }[];
}

/** What answers claim of the brand by subject, whether or not there is a fact for it, with the values that they name. */
export function subjectsOf(read: readonly Claimed[]): ClaimAccuracy['subjects'] {
  const key = (about: string): string => about.trim().toLowerCase();
  const all = read.flatMap(({ answer, cluster, claims }) =>
    claims.map((claim) => ({ ...claim, answer, cluster })),
  );
  const clusters = Map.groupBy(read, ({ cluster }) => cluster);
  return [...Map.groupBy(all, ({ about }) => key(about))]
    .map(([about, own]) => {
      const ids = new Set(own.map(({ answer }) => answer.id));
      const parts = [...clusters.values()].map((of) => ({
        part: of.filter(({ answer }) => ids.has(answer.id)).length,
        whole: of.length,
      }));
      const wordings = new Map(own.map(({ text, answer }) => [text, answer]));
      const named = own.flatMap(({ value, answer }) => (value === null ? [] : [{ value, answer }]));
      const values = [...Map.groupBy(named, ({ value }) => value)].map(([value, said]) => ({
        value: value.slice(0, 100).toWellFormed(),
        answers: new Set(said.map(({ answer }) => answer.id)).size,
      }));
      return {
        about,
        answers: ids.size,
        share: shareOf(parts),
        values: values.toSorted((a, b) => b.answers - a.answers).slice(0, mostValues),
        examples: [...wordings].slice(0, mostExamples).map(([text, { id, engine }]) => ({
          text: text.slice(0, 600).toWellFormed(),
          answerId: id,
          engine,
        })),
      };
    })
    .toSorted((a, b) => b.answers - a.answers || (a.about < b.about ? -1 : 1))
    .slice(0, mostSubjects);
}

export function shareOf(parts: readonly { part: number; whole: number }[]) {
  const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(parts);
  return { value, ci, n, label, methodVersion };
}
