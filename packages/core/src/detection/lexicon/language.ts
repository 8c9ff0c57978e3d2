/** Function words that no other of these languages shares; enough to tell which lexicon to use. */
const functionWords: Record<string, string> = {
  en: 'the and of is for with are that this your you it',
  de: 'und der die das ist für mit nicht auch eine sie von zu',
  fr: 'le les des est pour avec une dans qui vous sur et',
  es: 'el los las es para con una por como más y del',
  it: 'il gli è per con una che di sono della anche nel',
  pt: 'os uma para com não são mais ao você em do da',
  nl: 'het een en voor met van zijn niet ook dat op de',
  sv: 'och att är för med som det en av på inte ett',
  pl: 'i jest na dla z nie oraz się to do jak w',
  cs: 'je a na pro se jsou také nebo které s v že',
  tr: 've için bir ile bu olarak daha en da çok gibi',
  fi: 'ja on se että ei ovat myös kuin tai sekä voi',
};

const byWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

const scripts: [RegExp, string][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0e00-\u0e7f]/, 'th'],
  [/[\u0900-\u097f]/, 'hi'],
  [/[\u0590-\u05ff]/, 'he'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[іїєґІЇЄҐ]/, 'uk'],
  [/[\u0400-\u04ff]/, 'ru'],
];

/** Enough text to tell the language by. */
const sampleLength = 600;

/** Language of a text by its script, then by function words among its first words; `en` when nothing tells. */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, sampleLength);
  for (const [script, language] of scripts) if (script.test(sample)) return language;
  const votes = new Map<string, number>();
  for (const [word] of sample.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const language of byWord.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  let best = 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
