import { letter, spansOf } from '../match/glyph.ts';

/** Frequent grammar words of each language. Counting them is enough to choose a lexicon. */
const functionWords: Record<string, string> = {
  en: 'the and of is for with are that this your you it i a an to in or be can may not if any about was could by have from its they as on at but which',
  de: 'und der die das ist für mit nicht auch eine ein einen sie von zu es ich den dem des im am zum zur bei sich wird sind oder als auf keine leider konnte über haben',
  fr: 'a le la les des est pour avec une un dans qui vous sur et je ne pas il elle ce cette du de au aux par en que plus sont aucune ai ou mais son sa ses',
  es: 'a el la los las es para con una un por como más y del de que no en se lo su al son pero o he te si sobre muy puede ninguna',
  it: 'a il la gli i le è per con una un che di sono della anche nel non ho si ma del da in al alla più su come se purtroppo delle dei',
  pt: 'os as uma um para com não são mais ao você em do da de que e o a no na é se por nos nas ou seu sua mas nenhuma sobre também',
  nl: 'het een en voor met van zijn niet ook dat op de is in te je ik kon geen over bij of maar naar aan deze heeft wordt kan vaak',
  sv: 'och att är för med som det en ett av på inte den de jag om till i eller kan har du ingen tyvärr från men här också',
  pl: 'i jest na dla z nie oraz się to do jak w o po że ma są mi udało lub ale przez od można też który',
  cs: 'je a na pro se jsou také nebo které s v že o i ale si ve jako není můžete která nejsou',
  tr: 've için bir ile bu olarak daha en da de çok gibi ise hakkında olan ancak maalesef veya değil var ne',
  fi: 'ja on se että ei ovat myös kuin tai sekä voi en jos mutta kun ole hän ne joka',
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

/** Characters that are read; they are enough to tell the language. */
const sampleLength = 600;

/** Language of a text by its script, then by function words among its first words; `en` when nothing tells. */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, sampleLength);
  for (const [script, language] of scripts) if (script.test(sample)) return language;
  const votes = new Map<string, number>();
  const written = sample.toLowerCase();
  for (const { start, end } of spansOf(written, { begins: letter, goesOn: letter })) {
    for (const language of byWord.get(written.slice(start, end)) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  let best = 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
