const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const word = /[\p{L}\p{N}]+(?:['’.\-&+][\p{L}\p{N}]+)*[+#]*/gu;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words as written, in order. Scripts without spaces are segmented by ICU. */
export function splitWords(text: string): string[] {
  if (!spaceless.test(text)) return text.match(word) ?? [];
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Folded for comparison: compatibility forms, case and diacritics. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const sentenceEnd = /(?<=[.!?…]["'”’»)\]]{0,4})\s{1,4}(?=[\p{Lu}\p{Lo}\p{N}"'“„«([¿¡])|(?<=[。！？])/u;
const abbreviation =
  /\b(?:e\.g|i\.e|etc|vs|inc|ltd|co|st|mr|mrs|ms|dr|no|nr|bzw|ca|z\. ?b|d\. ?h|p\. ?ex|\p{Lu})\.$/iu;

/** Sentences as written, trimmed; a common abbreviation or an initial ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(sentenceEnd)) {
    const previous = sentences.at(-1);
    if (previous !== undefined && abbreviation.test(previous))
      sentences[sentences.length - 1] = `${previous} ${piece}`;
    else if (piece.trim()) sentences.push(piece.trim());
  }
  return sentences;
}

/** One term for singular and plural, as far as a trailing s goes; a real stemmer would need the language. */
export const termOf = (word: string): string => singularOf(fold(word));

/** As `termOf`, of a word that is folded already. */
export const singularOf = (folded: string): string =>
  folded.length > 4 ? folded.replace(/(?<=[^s])s$/, '') : folded;
