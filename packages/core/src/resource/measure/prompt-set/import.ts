import type { Project } from '@svc/contract/account/project';
import { isOneOf } from '@svc/contract/kernel';
import {
  type ImportedPrompts,
  type ImportPrompts,
  type Prompt,
  promptStages,
  promptsPerSet,
  type SetParams,
} from '@svc/contract/measure/prompt-set';
import type { PrepareContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  createPause,
  isText,
  newId,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { contentWords, createLikenessIndex } from '../../../near-duplicate/index.ts';
import { type ImportRow, mostRows } from '../../../upload/index.ts';
import { getProject } from '../../account/project/index.ts';
import { mostSearched } from '../integration/index.ts';
import { searchDays, whySearched } from './found.ts';
import { asPrompt, tidy, whyRejected } from './prompt.ts';
import { insertPrompts, type NewPrompt, promptsOfSet } from './queries.ts';
import { editableSet, nextVersion } from './service.ts';

const rowsShown = 1_000;

type Row = ImportedPrompts['rows'][number];

/** What people searched for in the last 90 days, most shown first. Throws conflict where no service has given any. */
async function searchRows(context: Context, projectId: string): Promise<ImportRow[]> {
  const since = new Date(context.now().getTime() - searchDays * 86_400_000).toISOString().slice(0, 10);
  const found = await mostSearched(context, { projectId, since, most: mostRows });
  if (found.length === 0)
    throw new ServiceError(
      'conflict',
      `No connected service has reported searches in the last ${searchDays} days. Connect Search Console or Bing.`,
      { next: 'POST /v1/integrations connects them.' },
    );
  return found.map(({ query, impressions }, at) => ({ row: at + 1, text: query, tags: [], impressions }));
}

/** The rows of a file, or of what people searched for. Throws not_found, validation_failed and conflict. */
export async function readRows(
  context: PrepareContext,
  { projectId, format, content = '' }: ImportPrompts & SetParams,
): Promise<ImportRow[]> {
  await getProject(context, { projectId });
  if (format === 'searches') return searchRows(context, projectId);
  return context.readUpload('readImport', { format, content }, context.workspace.organisationId);
}

/** Adds what a file asks that the set does not ask yet. A bad row does not refuse the rest. */
export async function importPrompts(
  context: Context,
  input: ImportPrompts & SetParams,
  records: readonly ImportRow[],
): Promise<ImportedPrompts> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const set = await editableSet(context, input);
    const known = await promptsOfSet(context, input);
    const { rows, prompts } = await sortRows(records, { project, known, input, now: context.now() });
    if (!input.dryRun && prompts.length > 0) {
      await insertPrompts(context, input, prompts, set.version + 1);
      await nextVersion(context, input, set);
    }
    // A rehearsal is audited, too: who looked at what.
    const count = (status: Row['status']) => rows.filter((row) => row.status === status).length;
    const counts = {
      added: count('added'),
      duplicates: count('duplicate'),
      rejected: count('rejected'),
    };
    await audit(context, input.dryRun ? 'prompt.import_tried' : 'prompt.imported', set.id, {
      format: input.format,
      ...counts,
    });
    // For a file the rows with faults come first; for searches, the rows that can be used.
    const first = (row: Row) => (row.status === 'added') === (input.format === 'searches');
    const shown = [...rows.filter(first), ...rows.filter((row) => !first(row))];
    return { dryRun: input.dryRun, ...counts, rows: shown.slice(0, rowsShown) };
  });
}

interface Surroundings {
  project: Project;
  known: readonly Prompt[];
  input: ImportPrompts;
  now: Date;
}

/** The outcome of each row, and the prompts to create for the new ones. */
async function sortRows(
  records: readonly ImportRow[],
  { project, known, input, now }: Surroundings,
): Promise<{ rows: Row[]; prompts: NewPrompt[] }> {
  const index = createLikenessIndex();
  const texts = new Map<string, string>();
  const keep = (id: string, text: string) => {
    index.add(id, contentWords(text));
    texts.set(text.toLowerCase(), id);
  };
  const pause = createPause();
  for (const { id, text } of known) {
    keep(id, text);
    await pause();
  }
  const room = Math.min(input.most, promptsPerSet - known.length);
  const prompts: NewPrompt[] = [];
  /**
   * Impressions of rows that ask the same as another prompt, by that prompt's id; ids of the new prompts by
   * row.
   */
  const joined = new Map<string, number>();
  const ids = new Map<number, string>();
  const sort = (record: ImportRow): Row => {
    const text = tidy(record.text);
    const row = {
      ...{ row: record.row, text: text.slice(0, 300) },
      ...{ intent: null, impressions: record.impressions ?? null },
    };
    const reason = whyUnusable(record, text, project, input);
    if (reason !== null) return { ...row, status: 'rejected', promptId: null, reason };
    // Once there is no room, only identical texts are compared: likeness costs time.
    const full = prompts.length >= room;
    const same = texts.get(text.toLowerCase()) ?? (full ? null : index.find(contentWords(text)));
    if (same !== null) {
      joined.set(same, (joined.get(same) ?? 0) + (record.impressions ?? 0));
      return { ...row, status: 'duplicate', promptId: same, reason: 'The set asks this already.' };
    }
    if (full)
      return {
        ...row,
        status: 'rejected',
        promptId: null,
        reason: say({ id: 'refused.room', values: { room, most: promptsPerSet } }),
      };
    const id = newId('prompt', now.getTime() + prompts.length);
    const { stage, ...rest } = record;
    const given = promptStages.find((one) => one === stage);
    const prompt = asPrompt({ ...rest, ...(given && { stage: given }) }, project);
    prompts.push({ id, ...prompt, ...originOf(record, input, now) });
    keep(id, text);
    ids.set(row.row, id);
    return {
      ...row,
      intent: prompt.intent,
      status: 'added',
      promptId: input.dryRun ? null : id,
      reason: null,
    };
  };
  const rows: Row[] = [];
  for (const record of records) {
    rows.push(sort(record));
    await pause();
  }
  // Searches that say the same count with the one that stands for them.
  const whole = ({ row, impressions, ...rest }: Row): Row => ({
    ...{ row, ...rest },
    impressions: impressions === null ? null : impressions + (joined.get(ids.get(row) ?? '') ?? 0),
  });
  return { rows: rows.map(whole), prompts };
}

/** Whence the row comes; searches keep their impressions. */
function originOf(
  { impressions }: ImportRow,
  { format }: ImportPrompts,
  now: Date,
): Pick<NewPrompt, 'source' | 'why' | 'demand'> {
  const searched = format === 'searches' || format === 'search_console';
  if (!searched || impressions === undefined)
    return { source: searched ? 'searched' : 'import', why: null, demand: null };
  const connected = format === 'searches';
  return {
    source: 'searched',
    why: whySearched(impressions),
    demand: {
      impressions,
      days: connected ? searchDays : null,
      from: connected ? 'connected_services' : 'search_console',
      until: connected ? now.toISOString().slice(0, 10) : null,
    },
  };
}

function whyUnusable(record: ImportRow, text: string, project: Project, input: ImportPrompts): string | null {
  const { topic = '', paraphraseGroup = '', tags } = record;
  if (![record.text, topic, paraphraseGroup, ...tags].every(isText))
    return 'It contains characters that are not text, such as NUL.';
  const reason = record.problem ?? whyRejected({ ...record, stage: undefined });
  if (reason !== null) return reason;
  if (record.stage !== undefined && !isOneOf(promptStages, record.stage))
    return say({ id: 'refused.stage', values: { stage: record.stage, stages: [...promptStages] } });
  if (record.tags.length > 20 || record.tags.some((tag) => tag.length > 60))
    return 'A prompt can have up to 20 tags of up to 60 characters.';
  if ((record.topic?.length ?? 0) > 100 || (record.paraphraseGroup?.length ?? 0) > 100)
    return 'A topic or a paraphrase group can have up to 100 characters.';
  const search = input.format === 'search_console' || input.format === 'searches';
  if (search && !text.includes(' ')) return 'One word is not a question.';
  const refuses = (input.branded ?? (search ? 'reject' : 'keep')) === 'reject';
  if (refuses && asPrompt({ ...record, stage: undefined }, project).branded) return 'It names the brand.';
  return null;
}
