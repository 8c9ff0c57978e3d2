import type { ScanResult } from '@svc/contract/measure/score';
import { measuredSentence } from './headline.ts';
import { shownNote } from './note.ts';

/** A stored result, with what it says remembered in each language: the text alone is kept, and the figures stand beside it. */
export function toldResult(result: ScanResult): ScanResult {
  for (const engine of result.engines) shownNote(engine);
  if (result.headline?.source === 'measured')
    for (const mode of ['live', 'test'] as const) measuredSentence(result.headline.presence, mode);
  return result;
}
