import type { Document } from './document.ts';

const named = (length: number, names: string): [string, number][] =>
  names.split(' ').map((name) => [name, length]);

/**
 * The longest that texts of these names are in answers. Ids are prefixed UUIDs, some of them chained; names and questions are
 * as long as what callers may send; sentences are made of a few of those. What engines and pages say has no limit.
 */
const lengths = new Map<string, number>([
  ...named(40, 'workspaceId projectId scanId promptId promptSetId brandId'),
  ...named(40, 'due from to until at bucket week before after baselineScanIds'),
  ...named(128, 'requestId hash inputHash fingerprint secret hint instance sha256 root'),
  ...named(2_000, 'next'),
  ...named(64, 'engine methodVersion currency'),
  ...named(
    200,
    'id by createdBy requestedBy decidedBy acknowledgedBy resolvedBy handledBy loggedBy invitedBy replacedBy disabledBy engines scopes events surface language languages timeZone intent kind code state measure feature operation action unit group crawler operator check field detector detectorVersion modelVersion priorsVersion eventType type status grade cadence cron city component version template ipAllowList resource finishReason blockedBy',
  ),
  ...named(253, 'domain host'),
  ...named(300, 'name title brand alias owner email role topic topics paraphraseGroup filename label'),
  ...named(2_000, 'method prompt promptText description note change constraint rule lastError'),
  ...named(
    10_000,
    'sentence headline message notes why reason meaning detail advice limits studies summary caution proof steps statement warning formula definition misread assumes situation question rules detection cluster structure recalibration disabledReason expected missing unseen signs how word interval range drift noBaseline',
  ),
]);
const ofIds = 200;

const lengthOf = (name: string): number | undefined =>
  lengths.get(name) ?? (/Ids?$/.test(name) ? ofIds : undefined);

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Schemas that callers also send: their limits decide what is refused there. */
function sentSchemas({ paths = {}, components = {} }: Document): Set<string> {
  const schemas: Schema = { ...components.schemas };
  const sent = new Set<string>();
  const look = (value: unknown, sending: boolean): void => {
    if (!isSchema(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      const name = sending && key === '$ref' ? String(inner).replace('#/components/schemas/', '') : '';
      if (name in schemas && !sent.has(name)) {
        sent.add(name);
        look(schemas[name], true);
      }
      look(inner, sending || key === 'requestBody' || key === 'parameters');
    }
  };
  look(paths, false);
  return sent;
}

/** The texts that a field has: itself, one of its choices, or the items of a list. */
function textsOf(field: Schema): Schema[] {
  const choices = (Array.isArray(field.anyOf) ? field.anyOf : [field]).filter(isSchema);
  const inner = choices.flatMap((one) => (isSchema(one.items) ? textsOf(one.items) : [one]));
  return inner.filter(({ type, enum: values }) => [type].flat().includes('string') && values === undefined);
}

function limit(value: unknown): void {
  if (!isSchema(value)) return;
  if (isSchema(value.properties))
    for (const [name, field] of Object.entries(value.properties)) {
      const most = lengthOf(name);
      if (most === undefined || !isSchema(field)) continue;
      for (const text of textsOf(field)) text.maxLength ??= most;
    }
  for (const [keyword, inner] of Object.entries(value)) if (keyword !== 'example') limit(inner);
}

/** Says how long texts are at most where only the service writes them. */
export function describeAnswerLengths(document: Document): void {
  const sent = sentSchemas(document);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    if (!sent.has(name)) limit(schema);
}
