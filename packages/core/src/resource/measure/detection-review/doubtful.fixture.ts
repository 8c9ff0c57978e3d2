import { type IdentityBrand, identityOfPage } from './identity.ts';
import { createReader } from './reader.ts';

const sentences = [
  'Target matters here.',
  'Target always wins.',
  '- Target',
  'Target and others come to mind.',
  'One option is target.',
  'Some say target.',
  'Target, perhaps.',
];

/** A sentence of which this detector can’t tell whether it means the shop. */
export function doubtfulSentence(brand: IdentityBrand): string {
  const read = createReader(identityOfPage([brand]));
  const found = sentences.find(
    (text) =>
      read({ outcome: 'answered', text, citations: [], sources: [], prompt: 'Question', language: 'en' })
        .uncertain.length > 0,
  );
  if (!found) throw new Error('the detector is sure of every sentence');
  return found;
}
