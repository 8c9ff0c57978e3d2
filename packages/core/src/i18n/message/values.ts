import type { Range } from '../points.ts';

/** A message in a message. Its id is looked up when it is told: a row may have one that this release does not know. */
export interface Part {
  id: string;
  values: object;
}

/** How a language tells a message that stands in another. */
export type Say = (part: Part) => string;

export interface Moved {
  change: number;
  ci: Range | null;
}

export interface Losing {
  /** With the shares of its answers that were lost. */
  engine: string;
  before: number;
  after: number;
}

/** How much presence changed where something stands out, and on all others. */
export interface StoodOut {
  there: number;
  elsewhere: number;
}

export interface Cited {
  place: string;
  before: number;
  after: number;
}

/** Where an alert's figure stands: an engine, else a surface, else all that was asked. */
export interface Place {
  engine: string | null;
  surface: string | null;
}

/** What an alert watches, and whose; null: the own brand's. */
export interface Watched extends Place {
  metric: 'presence' | 'mention' | 'citation' | 'share_of_voice' | 'first_place';
  brand: string | null;
}
