import { createHash } from 'node:crypto';
import { instant } from '../kernel/index.ts';
import type { KeptEvidence } from '../resource/measure/answer/index.ts';
import type { Evidence } from '../resource/measure/answer-import/index.ts';
import { bodiesPrefix } from './bodies.ts';
import type { Runner } from './runner.ts';

/** A longer page is not kept: half of one shows nothing. */
const mostBytes = 4 * 1_048_576;
/** An answer waits no longer for the object store. */
const patienceMs = 10_000;

type Of = Readonly<{ workspaceId: string; scanId: string }>;

/** Keeps files of evidence beside the bodies of their scan: they go when those go. */
export const keepEvidence = (
  { environment }: Pick<Runner, 'environment'>,
  { workspaceId, scanId }: Of,
  files: readonly Evidence[],
  source: string | null,
): Promise<KeptEvidence[]> =>
  Promise.all(
    files.map(async ({ kind, contentType, sha256, bytes }) => {
      const object = `${bodiesPrefix(workspaceId, scanId)}evidence/${sha256}`;
      await environment.objects.put(object, bytes, contentType);
      const keptAt = instant(environment.now());
      return { kind, contentType, sha256, bytes: bytes.length, object, source, keptAt };
    }),
  );

/** Keeps the page that a provider sent. null: there is none, it is too long, or the object store does not take it: the answer counts all the same. */
export async function keepHtml(
  runner: Pick<Runner, 'environment'>,
  of: Of,
  html: string | null | undefined,
  source: string | null,
): Promise<KeptEvidence[] | null> {
  if (!html) return null;
  const bytes = Buffer.from(html);
  if (bytes.length > mostBytes) return null;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file: Evidence = { kind: 'html', contentType: 'text/html; charset=utf-8', bytes, sha256 };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the object store takes too long')), patienceMs);
  });
  try {
    return await Promise.race([keepEvidence(runner, of, [file], source), late]);
  } catch (err) {
    runner.environment.log.warn({ err, scanId: of.scanId }, 'the page of an answer is not kept');
    return null;
  } finally {
    clearTimeout(timer);
  }
}
