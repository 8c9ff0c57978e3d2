import {
  type BrandingEntity,
  contrast,
  readableContrast,
  type SetBranding,
} from '@svc/contract/across/branding';
import type { WorkspaceParams } from '@svc/contract/across/workspace';
import type { RunContext } from '../../../environment/index.ts';
import { GuardError } from '../../../guard/index.ts';
import { audit, type Context, invalid } from '../../../kernel/index.ts';
import { plainBranding, readBranding } from '../../../white-label/index.ts';
import { inManagedWorkspace } from '../workspace/index.ts';
import { upsertBranding } from './queries.ts';

const read = async (context: Context): Promise<BrandingEntity> =>
  (await readBranding(context)) ?? { ...plainBranding, updatedAt: null };

/** Throws not_found for a workspace that the caller does not manage. */
export const getBranding = (
  context: RunContext,
  { workspaceId }: WorkspaceParams,
): Promise<BrandingEntity> =>
  workspaceId === context.workspace.id ? read(context) : inManagedWorkspace(context, workspaceId, read);

/** Replaces all of it. Throws validation_failed for colours that are hard to read and a logo that nobody may fetch. */
export const setBranding = (
  context: RunContext,
  { workspaceId, colours = plainBranding.colours, ...rest }: SetBranding & WorkspaceParams,
): Promise<BrandingEntity> =>
  inManagedWorkspace(context, workspaceId, async (inside) => {
    assertReadable(colours);
    if (rest.logoUrl !== null) assertLogo(context, rest.logoUrl);
    const before = await read(inside);
    const after = { ...rest, colours };
    await upsertBranding(inside, after);
    await audit(inside, 'branding.set', workspaceId, { before, after });
    return read(inside);
  });

function assertReadable(colours: BrandingEntity['colours']): void {
  for (const name of ['accent', 'text'] as const) {
    const ratio = contrast(colours[name], colours.background);
    if (ratio >= readableContrast) continue;
    throw invalid(
      `colours.${name}`,
      `The contrast with the background is ${ratio.toFixed(2)}. Choose a colour with ${readableContrast} or more so that people can read it.`,
      { expected: `a contrast of ${readableContrast} or more`, received: colours[name] },
    );
  }
}

function assertLogo(context: RunContext, url: string): void {
  try {
    context.checkAddress(url);
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw invalid('logoUrl', error.message, { expected: 'a public https address', received: url });
  }
}
