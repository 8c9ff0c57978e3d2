import type { CitationChange } from '@svc/contract/read/citation';
import { type ComparedCell, currentMethod, judgeTogether, testFigures } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { clusterPrompts } from '../../measure/cell/index.ts';
import type { Span } from '../analytics/index.ts';
import { readDomains, type SourceCells } from './queries.ts';
import type { Asked } from './searched-cells.ts';

/** The surest changes first. */
export async function readChanges(context: Context, asked: Asked, span: Span): Promise<CitationChange[]> {
  const [after, before] = await Promise.all([
    readDomains(context, asked),
    readDomains(context, { ...asked, span }),
  ]);
  const [later, earlier] = [citedIn(after), citedIn(before)];
  const questions = new Map([...before.asked, ...after.asked].map((cell) => [cell.prompt, cell]));
  const { nameOf } = clusterPrompts([...questions.values()]);
  const places = new Set([...later.answers.keys()].filter((key) => earlier.answers.has(key)));
  const domains = [...new Set([...later.domains.keys(), ...earlier.domains.keys()])];
  const changes = domains.flatMap((domain) => {
    const [own, old] = [later.domains.get(domain), earlier.domains.get(domain)];
    const cells = [...places].map((key): ComparedCell => {
      const { engine, prompt } = later.places.get(key) ?? { engine: '', prompt: '' };
      const side = (all: ReturnType<typeof citedIn>, cited: Map<string, number> | undefined) => {
        const trials = all.answers.get(key) ?? 0;
        return { successes: Math.min(trials, cited?.get(key) ?? 0), trials };
      };
      const cluster = nameOf(questions.get(prompt) ?? { topic: null, question: prompt });
      return { cluster, engine, before: side(earlier, old), after: side(later, own) };
    });
    const { before, after: now, value, ci } = currentMethod.compare(cells, { question: 'market' });
    if (before === null || now === null || value === null || (before === 0 && now === 0)) return [];
    return [{ cells, found: { domain, before, after: now, change: value, ci } }];
  });
  // Sites waver from day to day: a change has to be more than that of the others.
  const tests = testFigures(changes.map(({ cells }) => cells));
  const family = judgeTogether(tests);
  return changes
    .map(({ found: change }, at): CitationChange => {
      const { qValue = null, discovery = false } = family[at] ?? {};
      const type = after.facts.get(change.domain) ?? before.facts.get(change.domain);
      return {
        ...change,
        pValue: tests[at]?.pValue ?? null,
        sourceType: (type?.sourceType ?? 'other') as CitationChange['sourceType'],
        kind: kindOf(change),
        qValue,
        verdict: qValue === null ? 'too_few' : discovery ? 'changed' : 'no_change_shown',
      };
    })
    .sort(
      (a, b) =>
        (a.qValue ?? 2) - (b.qValue ?? 2) ||
        Math.abs(b.change) - Math.abs(a.change) ||
        a.domain.localeCompare(b.domain),
    );
}

function citedIn({ asked, domains }: SourceCells) {
  const key = ({ engine, prompt }: { engine: string; prompt: string }): string => `${engine} ${prompt}`;
  return {
    places: new Map(asked.map((cell) => [key(cell), cell])),
    answers: new Map(asked.map((cell) => [key(cell), cell.answers])),
    domains: new Map(
      [...Map.groupBy(domains, ({ domain }) => domain)].map(([domain, cells]) => [
        domain,
        new Map(cells.map((cell) => [key(cell), cell.cited])),
      ]),
    ),
  };
}

const kindOf = ({ before, after }: { before: number; after: number }): CitationChange['kind'] =>
  before === 0 ? 'new' : after === 0 ? 'lost' : after > before ? 'more' : 'fewer';
