import { fold, splitSentences, splitWords, stopWords } from '../language/index.ts';
import type { Evidence, PageIdentity, TextBlock } from '../types.ts';

/** Verbs whose subject shows what kind of thing it is. */
const verbs: Record<string, string> = {
  en: `is|are|was founded|provides?|offers?|makes?|builds?|sells?|helps?|lets?|gives?|turns?|connects?|rents?|repairs?|delivers?|runs?|plans?|stores?|tracks?|sends?|manages?|supports?|advises?|designs?|teaches?|treats?|bakes?|roasts?|brews?|serves?|combines?|shows?|records?|keeps?|collects?|imports?|produces?|publishes?|protects?|organi[sz]es?|represents?|has been|specialises?|specializes?|works? (?:with|for)|allows?|checks?|finds?|converts?|creates?`,
  de: `ist|sind|bietet|bieten|verkauft|verkaufen|macht|machen|baut|bauen|hilft|helfen|liefert|liefern|vermietet|repariert|reparieren|plant|planen|berät|beraten|behandelt|behandeln|backt|backen|röstet|rösten|stellt|stellen|zeigt|verwaltet|erfasst|versendet|verbindet|organisiert|veröffentlicht|schützt|unterstützt|unterstützen|fertigt|fertigen|entwickelt|entwickeln|betreibt|betreiben|sammelt|führt|führen|übernimmt|erstellt|erstellen|pflegt|pflegen|speichert|vertritt|kocht|unterrichtet|prüft|findet|wandelt|hält`,
};
const ours: Record<string, string> = {
  en: 'we|our (?:team|company|shop|practice|clinic|studio|agency|app|software|museum|charity|bakery|store|tool|library)|it|this (?:app|tool|software|library|site|guide|page|shop|package|service)',
  de: 'wir|unser(?:e|er)? \\p{L}+|es|diese[rs]? \\p{L}+',
};
/** Words that praise. */
const praise =
  /^(?:.+ly|loved?|beloved|award(?:-.*|ed)|winning|acclaimed|stunning|brilliant|incredible|awesome|effortless|delightful|gorgeous|elegant|unmatched|unrival\w*|unparalleled|phenomenal|extraordinary|remarkable|fantastic|exceptional|outstanding|superior|premier|premium|favou?rite|legendary|magical|finest|greatest|fastest|easiest|simplest|smartest|largest|biggest|most-loved|number-one|redefin\w*|reinvent\w*|supercharg\w*|geliebt\w*|meistgeliebt\w*|beliebt\w*|preisgekront\w*|ausgezeichnet\w*|revolutionar\w*|wunderbar\w*|wunderschon\w*|schonste\w*|schnellste\w*|einfachste\w*|grosste\w*|fuhrendste\w*|weltweit\w*|atemberaubend\w*|beeindruckend\w*|hervorragend\w*|herausragend\w*|grossartig\w*|fantastisch\w*|brillante[smr]?|genial\w*|unschlagbar\w*|magisch\w*|erstklassig\w*|aussergewohnlich\w*|muhelos\w*|machtig\w*|leistungsstark\w*|nahtlos\w*|volle[smnr]?|entfessel\w*|entfalte\w*|begeistert\w*|arbeit|plattform(?:en)?|platforms?)$/;
/** Things that end as adverbs do. */
const adverbial = /^(?:.*(?:famil|suppl|assembl|ital|jell|butterfl|repl|monopol|anomal|fl)y)$/;
/** A participle at the end names no thing: “Work, beautifully planned.” */
const participle: Record<string, RegExp> = {
  en: /\s\p{L}{4,}ed[.!]?$/u,
  de: /\s(?:ge\p{Ll}{3,}(?:t|en)|\p{Ll}{3,}iert)[.!]?$/u,
};
/** Words that do not tell what a thing is. */
const vague =
  /^(?:welcome|hello|home|best|leading|amazing|passion\w*|excellen\w*|future|potential|dreams?|solutions?|innovati\w*|success\w*|possibilit\w*|experiences?|journey|value|values|world|tomorrow|quality|people|person|growth|grow|level|next|new|more|better|great|perfect\w*|unlock\w*|empower\w*|transform\w*|elevate\w*|reimagin\w*|unleash\w*|discover\w*|inspir\w*|committed|dedicated|proud|happy|believe\w*|trust\w*|partner\w*|everything|things?|way|ways|today|time|always|every|life|lives|business|businesses|customers?|clients?|team|teams|work|simple|easy|smart|smarter|modern|digital|unique|ultimate|powerful|seamless\w*|cutting-edge|world-class|revolution\w*|game-chang\w+|magic\w*|love|heart|beautiful|bold|possible|limits?|beyond|change|changing|make|makes|help|helps|provide\w*|offer\w*|deliver\w*|create|created|need|needs|goal|goals|vision|mission|idea|ideas|brand|company|difference|stories|story|moments?|promise|synerg\w*|holistic|paradigm|ecosystem|willkommen|zukunft\w*|leidenschaft\w*|losung\w*|erfolg\w*|qualitat\w*|menschen|welt|morgen|traum\w*|moglichkeit\w*|erlebnis\w*|mehrwert\w*|partner|kunden|team|wert|werte|heute|alles|besser\w*|einzigartig\w*|perfekt\w*|innovativ\w*|modern\w*|digital\w*|einfach\w*|neue?\w?|beste\w?|fuhrend\w*|ganzheitlich\w*|herzen?|visionen?|ideen|idee|unternehmen|wunsch\w*|bedurfnis\w*|ziele?n?|freude|begeister\w*|individuell\w*|massgeschneidert\w*|synergien?)$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that carry something, names of the brand apart, and the share that they are of all but grammar. */
function substance(
  text: string,
  language: string,
  names: readonly string[],
): { words: number; share: number } {
  const own = new Set(names.flatMap((name) => splitWords(fold(name))));
  const grammar = stopWords.get(language);
  const content = new Set(
    splitWords(text)
      .map(fold)
      .filter((word) => word.length > 2 && !own.has(word) && !grammar?.has(word)),
  );
  const words = [...content].filter(
    (word) => !vague.test(word) && (!praise.test(word) || adverbial.test(word)),
  ).length;
  return { words, share: words / Math.max(1, content.size) };
}

/**
 * A sentence, heading or description that says what the page is about: the brand (or “we”) with what it is or
 * does, or a heading with at least two words that carry something. Praise is none, nor is a row of a table.
 */
export function readStatement(
  blocks: readonly TextBlock[],
  identity: Pick<
    PageIdentity,
    'brand' | 'aliases' | 'titleRaw' | 'title' | 'description' | 'language' | 'kind'
  >,
): Evidence | null {
  const language = identity.language?.value ?? 'en';
  const names = [identity.brand.value, ...identity.aliases].filter((name) => name.length > 1).slice(0, 10);
  const subject = [...names.map(escaped), ours[language] ?? ours.en].join('|');
  const says = new RegExp(
    `(?:^|[.!?:;,]\\s|\\s(?:at|with|bei|mit)\\s)(?:(?:the|der|die|das)\\s)?(?:${subject})(?:[,’'®™]?s?\\b[^.!?]{0,60}?)?\\s(?:${verbs[language] ?? `${verbs.en}`})\\s`,
    'iu',
  );
  const defines =
    /^(?!(?:any|every|no|some)(?:one|body|thing)|who|what|which|how|each|all|wer|was|welche|jede[rs]?|alle[s]?)(?:an?|the|ein|eine|der|die|das)?\s?\p{L}(?:(?!\s(?:who|that|which)\s)[^.!?]){0,60}?\s(?:is|are|ist|sind)\s(?:(?:an?|the|ein|eine|einer|der|die|das)\s)?\p{L}/iu;
  const carries = (text: string, least: number, most = 0.5): boolean => {
    const { words, share } = substance(text, language, names);
    return words >= least && share >= most;
  };
  for (const { kind, text } of blocks.slice(0, 150)) {
    if (kind === 'heading' || kind === 'code' || kind === 'table_row') continue;
    for (const sentence of splitSentences(text.slice(0, 3_000)))
      if (!sentence.endsWith('?') && (says.test(sentence) || defines.test(sentence)) && carries(sentence, 2))
        return { quote: sentence.slice(0, 200), where: 'body' };
  }
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level !== null && level <= 2)?.text;
  if (heading && carries(heading.replace(participle[language] ?? '', ''), 2))
    return { quote: heading.slice(0, 200), where: 'heading' };
  const paragraph = blocks.find(
    ({ kind, text }) => kind === 'paragraph' && splitWords(text).length >= 6,
  )?.text;
  const [first] = splitSentences(paragraph?.slice(0, 1_000) ?? '');
  if (first && carries(first, 5, 0.7)) return { quote: first.slice(0, 200), where: 'body' };
  if (identity.description && carries(identity.description, 4))
    return { quote: identity.description.slice(0, 200), where: 'meta' };
  return null;
}
