import { createHash } from 'node:crypto';
import type { EngineAnswer } from '@svc/engines';

/** Equal for answers with the same text, but for case and white space. */
export function copyKeyOf({ outcome, text }: Pick<EngineAnswer, 'outcome' | 'text'>): string | null {
  if (outcome !== 'answered' || text.trim() === '') return null;
  return createHash('md5').update(text.toLowerCase().replace(/\s+/g, ' ')).digest('hex');
}
