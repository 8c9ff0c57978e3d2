import type { Context } from '../../../kernel/index.ts';
import { askedWithinCap, type Call } from './ask.ts';
import { groupsOf } from './order.ts';
import { readersOf } from './queries-check.ts';
import { type Newest, nextToReread, saveRereads } from './queries-reread.ts';
import { newestOf } from './served.ts';
import { stancesOf } from './stance.ts';

/**
 * Where an engine began to serve another model under the same name, has the new one read a sample of what the earlier ones read,
 * so that their difference is known and no trend jumps because of it.
 */
export async function rereadSample(
  context: Context,
  call: Call,
  { projectId, names, stop }: { projectId: string; names: readonly string[]; stop: AbortSignal },
): Promise<'read' | 'capped' | 'refused' | 'stopped'> {
  const newest: Newest | null = newestOf(call.reader, await readersOf(context, projectId));
  if (newest === null) return 'read';
  const answers = await nextToReread(context, projectId, newest);
  for (const group of groupsOf(answers.map(({ text }) => text))) {
    if (stop.aborted) return 'stopped';
    const sent = group.flatMap((at) => answers[at] ?? []);
    const texts = sent.map(({ text }) => text);
    const read = await askedWithinCap(context, call, { projectId, names, texts });
    if (read === 'capped' || read === 'refused') return read;
    const stances = sent.flatMap((answer, at) =>
      stancesOf(answer, read.readings[at] ?? { brands: [], dropped: 1 }),
    );
    if (read.served !== null)
      await saveRereads(context, { projectId, reader: call.reader, served: read.served }, stances);
  }
  return 'read';
}
