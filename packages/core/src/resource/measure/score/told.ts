import type { ScanResult } from '@svc/contract/measure/score';
import { fromStored, type Stored } from '../../../i18n/index.ts';
import { measuredSentence } from './headline.ts';
import { shownNote } from './note.ts';

/** A result as a row has it, with what it says remembered in each language; of a row without messages, from its figures. */
export function toldResult(stored: Stored<ScanResult>): ScanResult {
  const result = fromStored<ScanResult>(stored);
  for (const engine of result.engines) shownNote(engine);
  if (result.headline?.source === 'measured')
    for (const mode of ['live', 'test'] as const) measuredSentence(result.headline.presence, mode);
  return result;
}
