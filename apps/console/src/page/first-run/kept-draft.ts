import { scope } from '../../scope.ts';
import { type Draft, emptyDraft, type Made, type Unread } from './measure.ts';

/** What a first run has gathered, and where it stands. */
export interface Gathered {
  step: number;
  draft: Draft;
  unread: Unread | undefined;
  engines: readonly string[];
  made: Made;
}

export const beginning: Gathered = {
  step: 0,
  draft: emptyDraft,
  unread: undefined,
  engines: ['sandbox'],
  made: {},
};

const place = `first-run ${scope.workspace ?? ''} ${scope.test ? 'test' : ''}`;
/** The step before prices: what they are asked for is made there. */
const farthest = 3;

/** What was kept in this tab, up to the step from which prices are asked for; otherwise a first run that begins. */
export function readGathered(): Gathered {
  try {
    const kept: Partial<Gathered> = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    const draft = { ...emptyDraft, ...kept.draft };
    return { ...beginning, ...kept, draft, step: Math.min(kept.step ?? 0, farthest) };
  } catch {
    return beginning;
  }
}

/** Keeps it for whoever loads the page anew; null: it is no longer needed. */
export function keepGathered(gathered: Gathered | null): void {
  if (gathered === null) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, JSON.stringify(gathered));
}
