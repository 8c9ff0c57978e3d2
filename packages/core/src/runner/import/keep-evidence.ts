import type { KeptEvidence } from '../../resource/answer/index.ts';
import type { Evidence } from '../../resource/answer-import/index.ts';
import { bodiesPrefix } from '../bodies.ts';
import type { Runner } from '../runner.ts';

/** Keeps files of evidence beside the bodies of their scan: they go when those go. */
export const keepEvidence = (
  { environment }: Pick<Runner, 'environment'>,
  { workspaceId, scanId }: { workspaceId: string; scanId: string },
  files: readonly Evidence[],
): Promise<KeptEvidence[]> =>
  Promise.all(
    files.map(async ({ kind, contentType, sha256, bytes }) => {
      const object = `${bodiesPrefix(workspaceId, scanId)}evidence/${sha256}`;
      await environment.objects.put(object, bytes, contentType);
      return { kind, contentType, sha256, bytes: bytes.length, object };
    }),
  );
