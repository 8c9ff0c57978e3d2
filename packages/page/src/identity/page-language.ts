import type { PageDocument } from '../content/index.ts';
import { detectLanguage } from '../language/index.ts';
import type { Guess, TextBlock } from '../types.ts';

const primary = (tag: string | null | undefined): string | null => {
  const code = /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i.exec(tag ?? '')?.[1];
  return code ? code.toLowerCase() : null;
};

/** The declared language, unless the text is clearly in another: many templates declare `en` whatever they hold. */
export function readLanguage(page: PageDocument, blocks: readonly TextBlock[]): Guess<string> | null {
  const attribute = page.$('html').attr('lang') ?? page.$('html').attr('xml:lang');
  const declared =
    primary(attribute) ?? primary(page.meta('content-language')) ?? primary(page.meta('og:locale'));
  const text = blocks.map((block) => block.text).join(' ');
  const detected = detectLanguage(text);
  if (detected?.sure && detected.language !== declared) {
    const quote = blocks.find((block) => block.kind === 'paragraph')?.text ?? text;
    return {
      value: detected.language,
      confidence: 'medium',
      evidence: [{ quote: quote.slice(0, 200), where: 'body' }],
    };
  }
  if (declared) {
    const confidence = detected?.language === declared ? 'high' : 'medium';
    return { value: declared, confidence, evidence: [{ quote: attribute ?? declared, where: 'attribute' }] };
  }
  return detected
    ? {
        value: detected.language,
        confidence: 'low',
        evidence: [{ quote: text.slice(0, 200), where: 'body' }],
      }
    : null;
}
