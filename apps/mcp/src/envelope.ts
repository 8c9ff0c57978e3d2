import { answers } from './catalog/answers.gen.ts';
import type { JsonSchema, Provenance } from './catalog/entry.ts';

/** What every tool answers with. */
export interface Envelope {
  status: 'ok' | 'accepted' | 'running' | 'pending_approval';
  data?: unknown;
  /** A sentence that may be quoted as it stands. */
  quote?: string;
  page?: {
    total: number;
    limit: number;
    offset: number;
    has_more: boolean;
    next_after?: string;
    next_offset?: number;
  };
  /** `as_of`: when the newest answers were collected. `read_as_of`: the time of the database copy, where one was read. */
  provenance?: { kind: Provenance; as_of?: string; read_as_of?: string };
  approval?: unknown;
  /** Work that goes on: how to look at it. */
  job?: { id: string; poll_tool: string; wait_tool: string };
  warnings?: string[];
  /** What to do next, in words. */
  next?: string;
}

/** Open objects, only `status` required: some clients refuse an answer that its schema does not cover. */
const envelopeSchema: JsonSchema & { properties: Record<string, JsonSchema> } = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok', 'accepted', 'running', 'pending_approval'] },
    data: { type: 'object' },
    quote: { type: 'string' },
    page: { type: 'object' },
    provenance: { type: 'object' },
    approval: { type: 'object' },
    job: { type: 'object' },
    warnings: { type: 'array', items: { type: 'string' } },
    next: { type: 'string' },
  },
  required: ['status'],
};

/** What a tool answers: the envelope, with the types of its data. */
export function schemaOfAnswer(name: string): JsonSchema {
  const data = answers[asScan.has(name) ? 'svc.get_scan' : name];
  return data === undefined
    ? envelopeSchema
    : { ...envelopeSchema, properties: { ...envelopeSchema.properties, data: JSON.parse(data) } };
}

const asScan: ReadonlySet<string> = new Set(['svc.wait_for_scan', 'svc.run_scan_and_wait']);

const strength: Record<string, number> = { predicted: 0, cached: 1, live: 2 };
const isBadge = (value: unknown): value is Provenance => typeof value === 'string' && value in strength;

/** The weakest badge anywhere in the data. null: it tells none, and a guess could contradict another answer of the same days. */
export function provenanceOf(data: unknown): { kind: Provenance; as_of?: string } | null {
  let kind: Provenance | null = null;
  let asOf: string | undefined;
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 8) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'provenance' && isBadge(inner)) {
        if (kind === null || (strength[inner] ?? 0) < (strength[kind] ?? 0)) kind = inner;
      } else if (key === 'asOf' && typeof inner === 'string')
        asOf = asOf === undefined || inner > asOf ? inner : asOf;
      else look(inner, depth + 1);
    }
  };
  look(data, 0);
  return kind === null ? null : { kind, ...(asOf !== undefined && { as_of: asOf }) };
}
