import { scoredScanStatuses } from '@svc/contract/kernel';
import { type Detection, detectionId, type ListUncertain } from '@svc/contract/measure/detection-review';
import { rowsOf, type Scope } from '@svc/db';
import { type AnswerDetection, detectorVersion, type Verdict } from '@svc/detection';
import { sql } from 'kysely';
import { dayOf } from '../../../i18n/index.ts';
import { type List, listRows, ServiceError } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { classifyPrompt, setPromptsBranded } from '../prompt-set/index.ts';
import { setScanPromptsBranded } from '../scan/index.ts';
import { brandsOf, type Identity, type IdentityBrand } from './identity.ts';
import type { ScanKey } from './queries-reading.ts';
import type { Earlier } from './rescore.ts';
import { bestSpan, excerptAround } from './verdict.ts';

const prompt = sql<string>`(select p.text from answer a
  join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
  where a.workspace_id = u.workspace_id and a.id = u.answer_id and a.created_at = u.created_at)`;
const brand = sql<string>`coalesce((select b.name from brand b where b.workspace_id = u.workspace_id and b.id = u.brand_id), u.alias)`;

const orders = {
  '-createdAt': { name: '-createdAt', by: ['u.createdAt', 'u.answerId', 'u.brandId'], direction: 'desc' },
  doubt: {
    name: 'doubt',
    by: [sql<number>`-abs(u.confidence - 0.5)`, 'u.createdAt', 'u.answerId', 'u.brandId'],
    direction: 'desc',
  },
} as const;

/** Detections that wait for a person. */
export const listUncertainRows = (
  { db, workspace }: Scope,
  projectId: string,
  query: ListUncertain,
): Promise<List<Detection>> =>
  listRows(
    db
      .selectFrom('uncertain_detection as u')
      .where('u.workspaceId', '=', workspace.id)
      .where('u.projectId', '=', projectId),
    {
      columns: [
        'u.answerId',
        'u.scanId',
        'u.engine',
        prompt.as('prompt'),
        'u.brandId',
        brand.as('brand'),
        'u.matched',
        'u.alias',
        'u.excerpt',
        'u.excerptStart',
        'u.confidence',
        'u.createdAt',
      ],
      filters: { 'u.scanId': query.scanId, 'u.brandId': query.brandId, 'u.engine': query.engine },
      order: orders[query.sort],
      toItem: (row): Detection => ({ id: detectionId(row.answerId, row.brandId), ...row, verdict: null }),
      page: query,
    },
  );

interface AnswerRow {
  scanId: string;
  engine: string;
  prompt: string;
  brand: string | null;
  text: string;
  erasedAt: string | null;
  detection: AnswerDetection;
  createdAt: string;
  verdict: Detection['verdict'];
}

/** One brand in one answer, decided or not; null: no such answer, or the answer does not contain the brand's name. */
export async function findDetection(
  { db, workspace }: Scope,
  projectId: string,
  { answerId, brandId }: { answerId: string; brandId: string },
): Promise<Detection | null> {
  const rows = await rowsOf<AnswerRow>(db)`
    select a.scan_id, a.engine, p.text as prompt, b.name as brand, a.text, a.erased_at, a.detection, a.created_at,
      (select json_build_object('isBrand', v.is_brand, 'note', v.note, 'decidedBy', v.decided_by, 'decidedAt', v.decided_at)
        from detection_verdict v where v.workspace_id = a.workspace_id and v.answer_id = a.id and v.brand_id = ${brandId}) as verdict
    from answer a
    join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    left join brand b on b.workspace_id = a.workspace_id and b.project_id = a.project_id and b.id = ${brandId}
    where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.id = ${answerId}`;
  const row = rows[0];
  const found = row?.detection.brands?.find((one) => one.brandId === brandId);
  const span = found && (bestSpan(found) ?? citationOf(found));
  if (!row || !span) return null;
  if (row.erasedAt !== null)
    throw new ServiceError(
      'conflict',
      `This answer’s text was erased on ${dayOf(row.erasedAt, 'en')} under the workspace’s retention period, so its detections can no longer be reviewed.`,
    );
  const { text, erasedAt: _erased, detection: _, brand, ...rest } = row;
  return {
    id: detectionId(answerId, brandId),
    answerId,
    brandId,
    brand: brand ?? span.alias,
    ...rest,
    matched: span.matched,
    alias: span.alias,
    ...(isCitation(span) ? { excerpt: span.matched, excerptStart: 0 } : excerptAround(text, span)),
    confidence: isCitation(span) ? null : found.confidence,
  };
}

/** A brand that is cited and not named: what can be judged is the address. */
function citationOf(brand: AnswerDetection['brands'][number]) {
  const [url] = brand.cited ? brand.citedUrls : [];
  return url === undefined ? undefined : { matched: url, alias: URL.parse(url)?.hostname ?? url };
}

const isCitation = (span: object): span is NonNullable<ReturnType<typeof citationOf>> => !('start' in span);

/** Keeps a person's word and takes the question off the queue; null: the word is taken back. */
export async function saveVerdict(
  { db, workspace }: Scope,
  projectId: string,
  detection: Detection,
  verdict: Detection['verdict'],
): Promise<void> {
  const { answerId, brandId } = detection;
  const of = sql`workspace_id = ${workspace.id} and answer_id = ${answerId} and brand_id = ${brandId}`;
  if (verdict === null) {
    await sql`delete from detection_verdict where ${of}`.execute(db);
    return;
  }
  await db
    .insertInto('detection_verdict')
    .values({
      workspaceId: workspace.id,
      projectId,
      answerId,
      brandId,
      isBrand: verdict.isBrand,
      note: verdict.note,
      alias: detection.alias,
      matched: detection.matched,
      excerpt: detection.excerpt,
      excerptStart: detection.excerptStart,
      decidedBy: verdict.decidedBy,
      decidedAt: verdict.decidedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'answerId', 'brandId']).doUpdateSet({
        isBrand: verdict.isBrand,
        note: verdict.note,
        decidedBy: verdict.decidedBy,
        decidedAt: verdict.decidedAt,
      }),
    )
    .execute();
  await sql`delete from uncertain_detection where ${of}`.execute(db);
}

/** How many answers of a scan were last read otherwise. */
export async function countOutdated(
  { db, workspace }: Scope,
  scanId: string,
  reader: { identityVersion: number; detectorVersion: string },
): Promise<number> {
  const rows = await rowsOf<{ count: number }>(db)`
    select count(*) as count from answer where workspace_id = ${workspace.id} and scan_id = ${scanId}
      and (identity_version <> ${reader.identityVersion}::integer or detector_version <> ${reader.detectorVersion})
      and (select s.text_state = 'kept' from scan s where s.workspace_id = answer.workspace_id and s.id = answer.scan_id)`;
  return rows[0]?.count ?? 0;
}

/** Enough for any rule to be settled; older verdicts say what newer ones do. */
const verdictsLearnedFrom = 2_000;

/** A project's present identity; null: the project is gone. */
export async function loadIdentity(scope: Scope, projectId: string): Promise<Identity | null> {
  const project = await findProject(scope, projectId);
  if (!project) return null;
  // Read after the version: a verdict that came in between raises it, and everything is read once more.
  const rows = await scope.db
    .selectFrom('detection_verdict')
    .select(['brandId', 'isBrand', 'alias', 'matched', 'excerpt', 'excerptStart'])
    .where('workspaceId', '=', scope.workspace.id)
    .where('projectId', '=', projectId)
    // A word on a citation says nothing of how the name is written.
    .where('matched', 'not like', 'http%')
    .orderBy('decidedAt', 'desc')
    .limit(verdictsLearnedFrom)
    .execute();
  const verdicts = new Map<string, Verdict[]>();
  for (const row of rows) {
    const own = verdicts.get(row.brandId) ?? [];
    verdicts.set(row.brandId, own);
    own.push({
      text: row.excerpt,
      start: row.excerptStart,
      end: row.excerptStart + row.matched.length,
      alias: row.alias,
      isBrand: row.isBrand,
    });
  }
  return { version: project.identityVersion, brands: brandsOf(project), verdicts };
}

/**
 * A prompt that names the brand says nothing about whether the brand comes up by itself; a new name can make a prompt
 * such a one. Marks the prompts of a project or of a scan by the brand's present names.
 */
export async function markBranded(
  scope: Scope,
  of: { table: 'prompt' | 'scan_prompt'; column: 'projectId' | 'scanId'; id: string },
  brands: readonly IdentityBrand[],
): Promise<void> {
  const own = brands.find((brand) => brand.role === 'own');
  if (!own) return;
  const names = [own.name, ...own.aliases, ...own.domains];
  const [table, column] = [sql.table(of.table), sql.ref(of.column)];
  const rows = await rowsOf<{ text: string; branded: boolean }>(scope.db)`
    select distinct text, branded from ${table} where workspace_id = ${scope.workspace.id} and ${column} = ${of.id}`;
  for (const branded of [true, false]) {
    const wrong = rows.filter(
      (row) => row.branded !== branded && classifyPrompt(row.text, names).branded === branded,
    );
    if (wrong.length === 0) continue;
    const texts = wrong.map(({ text }) => text);
    const { id } = of;
    if (of.table === 'prompt') await setPromptsBranded(scope, id, texts, branded);
    else await setScanPromptsBranded(scope, id, texts, branded);
  }
}

/** Counted from the stored rows, so that an interrupted re-reading still reports all of its changes. */
export async function versionsBefore(
  { db, workspace }: Scope,
  key: ScanKey,
  identityVersion: number,
): Promise<Earlier> {
  const rows = await rowsOf<Earlier>(db)`
    select (select count(*)::integer from answer a where a.workspace_id = ${workspace.id} and a.scan_id = ${key.scanId}) as answers,
      count(*)::integer as changed, max(identity_version) as identity, max(detector_version) as detector
    from detection_version where workspace_id = ${workspace.id} and scan_id = ${key.scanId}
      and replaced_by_identity = ${identityVersion}::integer and replaced_by_detector = ${detectorVersion}`;
  return rows[0] ?? { answers: 0, changed: 0, identity: null, detector: null };
}

interface Outdated {
  projectId: string | null;
  scanId?: string | undefined;
}

function outdated({ db, workspace }: Scope, job: Outdated, identityVersion: number) {
  const scans = db
    .selectFrom('scan')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', job.projectId === null ? 'is' : '=', job.projectId)
    .where('status', 'in', scoredScanStatuses)
    .where((where) =>
      where.or([
        where('recordedSamples', '>', 0),
        sql<boolean>`exists (select from reused_answer u where u.workspace_id = scan.workspace_id and u.scan_id = scan.id)`,
      ]),
    )
    // Of answers without text, or no answers, every reading would find nothing.
    .where('textState', '=', 'kept')
    .where('rowsDropped', '=', false)
    .where(
      sql<boolean>`not exists (select from reused_answer u
        join answer a on a.workspace_id = u.workspace_id and a.id = u.answer_id and a.created_at = u.answered_at
        join scan o on o.workspace_id = a.workspace_id and o.id = a.scan_id and o.text_state <> 'kept'
        where u.workspace_id = scan.workspace_id and u.scan_id = scan.id)`,
    )
    .where((where) =>
      where.or([
        where('identityVersion', 'is distinct from', identityVersion),
        where('detectorVersion', 'is distinct from', detectorVersion),
      ]),
    );
  return job.scanId === undefined ? scans : scans.where('id', '=', job.scanId);
}

/** Whether any scan of a project waits to be read again. */
export const hasOutdated = async (
  scope: Scope,
  projectId: string,
  identityVersion: number,
): Promise<boolean> =>
  (await outdated(scope, { projectId }, identityVersion).select('id').limit(1).executeTakeFirst()) !==
  undefined;

/** Newest first: those are looked at. */
export async function outdatedScans(scope: Scope, job: Outdated, identityVersion: number) {
  const scans = await outdated(scope, job, identityVersion)
    .select(['id', 'brands', 'config'])
    .orderBy('createdAt', 'desc')
    .execute();
  return scans.map((scan) => ({
    id: scan.id,
    brands: scan.brands ?? [],
    language: scan.config.language,
  }));
}
