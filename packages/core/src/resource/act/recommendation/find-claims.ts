import type { RunContext } from '../../../environment/index.ts';
import { getClaimAccuracy } from '../../read/fact-sheet/index.ts';
import type { Material } from './case/material.ts';
import { type Found, link } from './found.ts';
import type { Where } from './place.ts';

/** What answers say of the facts of the brand: findings where they are wrong, and the facts that they have right. */
export async function findClaims(
  context: RunContext,
  { projectId, days }: Where,
  { facts: sheet }: Pick<Material, 'facts'>,
): Promise<{ found: Found[]; known: ReadonlySet<string> }> {
  if (sheet.length === 0) return { found: [], known: new Set() };
  const { facts } = await getClaimAccuracy(context, { projectId, days });
  const found = facts.flatMap(({ factId, right, wrong, evidence }): Found[] => {
    const fact = sheet.find(({ id }) => id === factId);
    const terms = fact?.terms[0] ?? factId;
    if (wrong === 0 || !fact) return [];
    const all = wrong + right;
    return [
      {
        move: 'wrong_claims',
        subject: factId,
        label: terms,
        why: { id: 'why.wrong_claim', values: { topic: terms, wrong, all } },
        cells: [],
        pages: [],
        evidence: [link('get_claim_accuracy', '/v1/analytics/claims', { projectId, days })],
        answerIds: evidence.filter(({ verdict }) => verdict === 'wrong').map(({ answerId }) => answerId),
        fact: { terms, value: fact.value, saidBy: [] },
        said: evidence.flatMap(({ verdict, answerId, engine, sentence }) =>
          verdict === 'wrong' ? [{ answerId, engine, sentence }] : [],
        ),
      },
    ];
  });
  return { found, known: new Set(facts.flatMap(({ factId, right }) => (right > 0 ? [factId] : []))) };
}
