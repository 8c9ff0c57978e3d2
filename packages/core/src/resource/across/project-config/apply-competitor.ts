import { isDeepStrictEqual } from 'node:util';
import type { ProjectConfig } from '@svc/contract/across/project-config';
import { competitorOperations } from '@svc/contract/read/competitor';
import type { RunContext } from '../../../environment/index.ts';
import { assertAllowed } from '../../../kernel/index.ts';
import { getProject, updateProjectIdentity } from '../../account/project/index.ts';
import { readRelations, updateCompetitor } from '../../read/competitor/index.ts';
import { ruleOf } from './part.ts';

type Competitor = ProjectConfig['competitors'][number];

export const identityOf = ({ relation: _, note: __, ...brand }: Competitor) => brand;

/** Names and domains that answers are read by come first; then each competitor's notes, which need the brand's id. */
export async function applyBrands(
  context: RunContext,
  projectId: string,
  before: ProjectConfig,
  { brand, competitors }: ProjectConfig,
): Promise<void> {
  const identities = competitors.map(identityOf);
  if (!isDeepStrictEqual([before.brand, before.competitors.map(identityOf)], [brand, identities]))
    await updateProjectIdentity(context, { projectId, ...brand, competitors: identities });
  const project = await getProject(context, { projectId });
  const relations = await readRelations(context, projectId);
  for (const { name, relation, note } of competitors) {
    const id = project.competitors.find((one) => one.name === name)?.id;
    if (id === undefined) continue;
    const now = relations.get(id) ?? { relation: 'direct', note: null };
    const said = { relation: relation ?? now.relation, note: note === undefined ? now.note : note };
    if (isDeepStrictEqual(now, said)) continue;
    assertAllowed(context, ruleOf(competitorOperations, 'update_competitor'));
    await updateCompetitor(context, { projectId, competitorId: id, ...said });
  }
}
