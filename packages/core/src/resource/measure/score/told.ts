import type { ScanResult } from '@svc/contract/measure/score';
import { measuredSentence } from './headline.ts';
import { shownNote } from './note.ts';

/** A stored result. What one of an earlier release says, which has no messages, is remembered from its figures where they tell. */
export function toldResult(result: ScanResult): ScanResult {
  for (const engine of result.engines) shownNote(engine);
  if (result.headline?.source === 'measured')
    for (const emulated of [false, true]) measuredSentence(result.headline.presence, emulated);
  return result;
}
