import file from './known-changes.json' with { type: 'json' };

/** A change that vendors announced; moving names echo themselves, so that no answer shows it. */
export interface KnownChange {
  engine: string;
  /** null: of every model of the engine. */
  model: string | null;
  /** ISO date. */
  at: string;
  what: string;
  source: string;
}

const changes: readonly KnownChange[] = file.changes;
const moving = new Set(file.moving);

export const knownChanges = (): readonly KnownChange[] => changes;

/** Whether a model's name may mean another model tomorrow, without any answer saying so. */
export const isMoving = (model: string | null): boolean => model !== null && moving.has(model);
