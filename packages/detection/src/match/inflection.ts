/**
 * What languages attach to a name without a space. Only whole runs count: "Яндексом" is Яндекс + ом, "Яндексоид" is not.
 * All forms are normalised (no diacritics, й → и, alef and ya unified).
 */

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Case endings of nouns and of adjectival names, after a consonant or after a stem whose last vowel was dropped. */
export const cyrillicEndings = list(
  'а у ом ем е ы и ов ев еи ои ою ею я ю ам ям ами ями ах ях о ого ому им ым их ых ими ыми ая ую ое ие ые ии ыи',
);

export const hangulParticles = list(
  '은 는 이 가 을 를 의 에 에서 에게 와 과 도 로 으로 만 부터 까지 이나 나 라는 이라는 처럼 보다 한테 께서 마다 조차 이란 란 ' +
    '이라 라 입니다 이다 이며 이고 고 등 측 사 에는 에도 에서는 에서도 에게는 으로는 로는 으로도 로도 와는 과는 와의 과의 에서의 ' +
    '이라고 라고 이지만 지만 인데 이든 든 뿐 랑 이랑 하고 으로서 로서 으로써 로써 만의 만이 까지도 보다는 이었 였 예요 이에요',
);

/** Suffixes of names in Latin script, by language. English has none: its possessive stands behind an apostrophe. */
export const latinSuffixes: Record<string, ReadonlySet<string>> = {
  de: list('s'),
  sv: list('s'),
  da: list('s'),
  nb: list('s'),
  no: list('s'),
  nl: list('s'),
  fi: list('n in a ia lla illa lle ille lta ilta ssa issa sta ista an en on iin han kin'),
  et: list('i ile il ilt is ist iga ita'),
  hu: list('t ot et ban ben nak nek val vel rol tol hoz hez ra re ba be on en nal nel os es'),
  pl: list('a u owi em iem ie y i ow om ami ach'),
  cs: list('u a em e y i um'),
  sk: list('u a om e y i'),
  hr: list('a u om e i'),
  sr: list('a u om e i'),
  sl: list('a u om e i'),
  lt: list('o ui a as e u'),
  lv: list('s a am u'),
  ro: list('ul ului'),
  // Turkish writes an apostrophe after a name; informal text leaves it out.
  tr: list('in un da de dan den a e i u nin nun ya ye la le'),
};

/** Conjunctions, prepositions and articles written onto the next word, and their combinations. */
export const prefixes: Record<'arabic' | 'hebrew', ReadonlySet<string>> = {
  arabic: list('و ف ب ك ل س ال وال بال فال كال لل ولل وب ول فب فل وبال'),
  hebrew: list('ה ו ב ל מ ש כ וה וב ול ומ וש וכ שב של שה מה לה בה כה שמ ושה ומה שכ כש וכש'),
};
