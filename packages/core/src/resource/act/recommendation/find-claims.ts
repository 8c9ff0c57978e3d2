import type { RunContext } from '../../../environment/index.ts';
import { getClaimAccuracy } from '../../read/fact-sheet/index.ts';
import { hasFigure, states, termSet } from './case/lacks.ts';
import type { Material } from './case/material.ts';
import { answersById, type CitingAnswer } from './case/queries-case.ts';
import { plain } from './case/quotes.ts';
import { type Found, link } from './found.ts';
import { placesOfPrompts, type Where } from './place.ts';

const mostQuotes = 2;
const mostSites = 2;

/** What answers say of the facts of the brand: findings where they are wrong, and the facts that they have right. */
export async function findClaims(
  context: RunContext,
  { projectId, days, cells }: Where,
  material: Pick<Material, 'facts' | 'own' | 'project'>,
): Promise<{ found: Found[]; known: ReadonlySet<string> }> {
  const { facts: sheet, own, project } = material;
  if (sheet.length === 0) return { found: [], known: new Set() };
  const { facts } = await getClaimAccuracy(context, { projectId, days });
  const shown = facts.flatMap(({ evidence }) =>
    evidence.flatMap(({ verdict, answerId }) => (verdict === 'wrong' ? [answerId] : [])),
  );
  const answers = new Map((await answersById(context, shown)).map((answer) => [answer.id, answer]));
  const texts = new Map(cells.map(({ prompt }) => [prompt.id ?? '', prompt.text]));
  const found = facts.flatMap(({ factId, right, wrong, evidence }): Found[] => {
    const fact = sheet.find(({ id }) => id === factId);
    if (wrong === 0 || !fact) return [];
    const { value, isPrice } = fact;
    const terms = fact.terms[0] ?? factId;
    const said = evidence
      .filter(({ verdict }) => verdict === 'wrong')
      .flatMap((one) => {
        const answer = answers.get(one.answerId);
        return answer ? [{ ...one, answer }] : [];
      });
    const page = pageStating(fact, own, project.locale.language);
    const all = wrong + right;
    return [
      {
        move: 'wrong_claims',
        subject: factId,
        label: terms,
        why: isPrice
          ? { id: 'why.wrong_price', values: { topic: terms, value, wrong, all } }
          : { id: 'why.wrong_claim', values: { topic: terms, wrong, all } },
        cells: placesOfPrompts(cells, new Set(said.map(({ answer }) => answer.promptId))),
        pages: page === null ? [] : [page],
        own: page,
        evidence: [link('get_claim_accuracy', '/v1/analytics/claims', { projectId, days })],
        answerIds: said.map(({ answerId }) => answerId),
        fact: { terms, value, isPrice, saidBy: citedBy(said.map(({ answer }) => answer)) },
        said: said.slice(0, mostQuotes).map(({ answerId, engine, sentence, answer }) => ({
          ...{ answerId, engine, at: answer.createdAt, text: plain(sentence), brand: project.brand.name },
          question: texts.get(answer.promptId) ?? '',
        })),
      },
    ];
  });
  return { found, known: new Set(facts.flatMap(({ factId, right }) => (right > 0 ? [factId] : []))) };
}

/** The own page that has the fact right; of a price, one that shows it as a price before one that mentions its figure. */
function pageStating(fact: Material['facts'][number], own: Material['own'], language: string): string | null {
  const pages = [...own.values()];
  const page =
    (fact.isPrice && pages.find(({ prices }) => hasFigure(prices, fact.value))) ||
    pages.find(({ text }) => states(text, termSet(text), fact, language));
  return page ? page.url : null;
}

/** Sites of others that at least half of these answers cite. */
function citedBy(answers: readonly CitingAnswer[]): string[] {
  const sites = answers.flatMap(({ domains }) => domains);
  return [...Map.groupBy(sites, (domain) => domain)]
    .filter(([, cites]) => cites.length * 2 >= answers.length)
    .sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b))
    .map(([domain]) => domain)
    .slice(0, mostSites);
}
