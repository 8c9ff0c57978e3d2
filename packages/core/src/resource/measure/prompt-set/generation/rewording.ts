import type { Language } from '../../../../business/index.ts';

/** Wordings that mean the same, as patterns with `$1` and `$2`; each can stand for each of its group. */
const groups: Record<Language, readonly (readonly [RegExp, string])[][]> = {
  en: [
    [
      [/^Which (.+) would you recommend(.*)\?$/i, 'Which $1 would you recommend$2?'],
      [/^Which (.+) do you recommend(.*)\?$/i, 'Which $1 do you recommend$2?'],
      [/^What (.+) would you suggest(.*)\?$/i, 'What $1 would you suggest$2?'],
    ],
    [
      [/^Which (.+) (?:is|are) (?:the )?best( (?:for|with|if|when) .+)\?$/i, 'Which $1 is best$2?'],
      [/^Which (.+) suits? best(.+)\?$/i, 'Which $1 would you choose$2?'],
      [/^Which (.+) would you choose( (?:for|with|if|when) .+)\?$/i, 'Which $1 would you choose$2?'],
    ],
    [
      [/^Who offers the best (.+?)()\?$/i, 'Who offers the best $1$2?'],
      [/^Where can I get the best (.+?)()\?$/i, 'Where can I get the best $1$2?'],
      [/^Which provider of (.+?) is the best()\?$/i, 'Which provider of $1 is the best$2?'],
    ],
    [
      [/^How much (?:does|do) (.+?) cost(.*)\?$/i, 'What is the price of $1$2?'],
      [/^What is the price of (.+?)()\?$/i, 'What is the price of $1$2?'],
    ],
    [
      [
        /^What (?:is|are) (?:a |the )?(?:good|best) alternatives? to (.+?)()\?$/i,
        'What are good alternatives to $1$2?',
      ],
      [/^What could I use instead of (.+?)()\?$/i, 'What could I use instead of $1$2?'],
    ],
    [
      [/^Can you compare (.+?)()\?$/i, 'How do $1 compare$2?'],
      [/^How do (.+?) compare()\?$/i, 'Can you compare $1$2?'],
    ],
  ],
  de: [
    [
      [/^Welche(n|s|r)? (.+) kannst du empfehlen\?$/i, 'Welche$1 $2 kannst du empfehlen?'],
      [/^Welche(n|s|r)? (.+) empfiehlst du\?$/i, 'Welche$1 $2 empfiehlst du?'],
      [/^Welche(n|s|r)? (.+) würdest du empfehlen\?$/i, 'Welche$1 $2 würdest du empfehlen?'],
    ],
    [
      [/^Was koste(n|t) (.+)\?$/i, 'Wie viel koste$1 $2?'],
      [/^Wie viel koste(n|t) (.+)\?$/i, 'Wie viel koste$1 $2?'],
    ],
    [
      [/^Welche(n|s|r)? (.+) würdest du nehmen\?$/i, 'Welche$1 $2 würdest du nehmen?'],
      [
        /^Für welche(n|s|r)? (.+) würdest du dich entscheiden\?$/i,
        'Für welche$1 $2 würdest du dich entscheiden?',
      ],
    ],
    [
      [/^Kannst du (.+) vergleichen()\?$/i, 'Bitte vergleiche $1$2.'],
      [/^Bitte vergleiche (.+?)()\.$/i, 'Kannst du $1 vergleichen$2?'],
    ],
  ],
};
/** Openings that can stand before a question without changing what it asks. */
const openings: Record<Language, readonly string[]> = {
  en: ['Quick question: ', 'I would like to know: ', 'Hello, ', 'A question for you: ', 'Please help me: '],
  de: ['Kurze Frage: ', 'Ich wüsste gern: ', 'Hallo, ', 'Eine Frage: ', 'Bitte hilf mir: '],
};

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The same question in other words; it asks for neither more nor less. */
export function reword(text: string, language: Language): string[] {
  const question = text.trim();
  const said = groups[language].flatMap((group) => {
    const found = group.find(([pattern]) => pattern.test(question));
    if (!found) return [];
    const [pattern] = found;
    return group.map(([, wording]) => question.replace(pattern, wording).replace(/\s{2,}/g, ' '));
  });
  const opened = openings[language].map((opening) =>
    opening.endsWith(': ') ? opening + question : opening + lowerFirst(question),
  );
  return [...new Set([...said, ...opened])].filter((one) => one.toLowerCase() !== question.toLowerCase());
}
