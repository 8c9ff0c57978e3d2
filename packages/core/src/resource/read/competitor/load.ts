import type { Project } from '@svc/contract/account/project';
import type { SpanQuery } from '@svc/contract/read/competitor';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  type Panel,
  type PanelQuery,
  readDimensions,
  readPanel,
  refuseTooDear,
  sayWhatExists,
} from '../../measure/cell/index.ts';
import { badgeOf, rulesOf, spanOf, zoneOf } from '../analytics/index.ts';

export interface BrandRow {
  brandId: string;
  name: string;
  role: 'own' | 'competitor';
}

export const brandRows = ({ brand, competitors }: Project): BrandRow[] => [
  { brandId: brand.id, name: brand.name, role: 'own' },
  ...competitors.map(({ id, name }) => ({ brandId: id, name, role: 'competitor' as const })),
];

/** The cells of all brands of a project in a span, with what every answer about them says first. */
export async function loadBrands(
  context: Context,
  input: SpanQuery & { projectId: string },
  bucket: PanelQuery['bucket'] = 'all',
) {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const key = { workspaceId: context.workspace.id, projectId };
  const query: PanelQuery = {
    ...key,
    ...span,
    rules: await rulesOf(context, projectId, input),
    brandIds: 'all',
    bucket,
    timeZone: zoneOf(input, project),
  };
  await refuseTooDear(context, query);
  const panel: Panel = await readPanel(context, query);
  const brands = brandRows(project);
  const measured = new Set(panel.groups.map(({ brandId }) => brandId));
  const unseen = brands.filter(({ brandId }) => !measured.has(brandId)).map(({ name }) => name);
  const notes =
    panel.groups.length === 0
      ? [sayWhatExists(await readDimensions(context, key.projectId))]
      : unseen.length > 0
        ? [say({ id: 'competitor.unseen', values: { names: unseen } })]
        : [];
  return { project, panel, brands, common: { projectId, span, provenance: badgeOf(panel.groups), notes } };
}
