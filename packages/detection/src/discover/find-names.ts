import { citationDomain } from '../citation/address.ts';
import { type Line, parseLines } from '../layout/line.ts';
import { parseSentences } from '../layout/sentence.ts';
import { unitsOf } from '../match/normalise.ts';
import { headNames } from './head.ts';
import { inlineHeads } from './inline-head.ts';
import { knownNames } from './known-brand.ts';
import { cleanName, type FoundName, longestName } from './name.ts';
import { isOffered } from './offered.ts';
import { isDense, runNames } from './run.ts';

const emphasis = /(\*\*|__|(?<![*\w])\*(?=\S))([^*_\n]{2,48}?)(?:\*\*|__|\*)/g;
const link = /\[([^\]\n]{2,60})\]\((https?:(?:[^)\s\]]|\](?!\())+)\)/g;

/** Words within an address name nobody: “utm_source=chatgpt.com”. */
const address = /https?:\/\/[^\s)\]]+/g;

/** Names are named early; what is longer is a list of something else. */
const longestRead = 16_000;
/** The most names that are read in one answer. */
const mostNames = 400;

/** Every name that an answer's layout or letters put forward, in the order of the text; one span may come twice. */
export function findNames(whole: string, language: string): FoundName[] {
  const text = whole.slice(0, longestRead);
  const lines = parseLines(text);
  const names: FoundName[] = [];
  let block = 0;
  let before = '';
  const advice = adviceLines(text, lines);
  for (const line of lines) {
    const kind = `${line.role} ${line.level}`;
    // Headings of one level are a list of their own, whatever stands between them.
    if (line.role !== 'heading' && kind !== before) block++;
    before = kind;
    const isAdvice =
      line.role === 'heading' &&
      line.ordinal === null &&
      adviceHeading.test(text.slice(line.content, line.end));
    if (!advice.has(line) && !isAdvice)
      names.push(...headNames(text, line, line.role === 'heading' ? -2 - line.level : block));
  }
  const advised = [...advice];
  const isAdvised = (at: number) => advised.some(({ start, end }) => at >= start && at < end);
  for (const found of text.matchAll(emphasis))
    if (
      !isAdvised(found.index) &&
      !/^\s*[:：]/u.test(text.slice(found.index + found[0].length, found.index + found[0].length + 3))
    )
      add(found[2] ?? '', found.index + (found[1] ?? '').length, 'bold', null);
  if (language === 'en') names.push(...inlineHeads(text));
  for (const found of text.matchAll(link)) {
    const [, written = '', url = ''] = found;
    if (!isCitationMark(written, url)) add(written, found.index + 1, 'link', citationDomain(url));
  }
  for (const { start, end, line } of parseSentences(text, unitsOf(text), lines)) {
    if (names.length >= mostNames) break;
    const { role = 'code', content = 0 } = lines[line] ?? {};
    if (role === 'text' || role === 'item')
      // The head of an item was read with its line.
      names.push(
        ...runNames(text, start, end, language).filter((name) => role === 'text' || name.start > content + 3),
      );
  }
  const addresses = [...text.matchAll(address)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const isWithin = ({ start }: FoundName) => addresses.some(([from, to]) => start >= from && start < to);
  const found = [...outermost(names.slice(0, mostNames), language), ...knownNames(text)].filter(
    (name) => !isWithin(name),
  );
  if (language !== 'en') return found;
  return found.map((name) => ({ ...name, offered: isOffered(text, name) }));

  function add(written: string, start: number, evidence: 'bold' | 'link', domain: string | null): void {
    if (/[:：.!?]$|：/u.test(written.trim()) && evidence === 'bold') return;
    const name = cleanName(written);
    if (name !== null && name.split(/\s+/).length <= 5)
      names.push({ text: name, start, evidence, block: -1, domain, before: null });
  }
}

/** “([example.com](https://www.example.com/page))”: the mark of a source, which names nobody. */
const isCitationMark = (written: string, url: string): boolean =>
  URL.parse(url)?.hostname.replace(/^www\./, '') === written.trim().replace(/^www\./, '');

/** Headings of what is no list of brands: how to choose, what speaks for and against. */
const adviceHeading =
  /(?<!\p{L})(?:how to|what to|things|tips?|factors?|criteri[ao]|consider|look for|check|matters?|reasons?|pros|cons|advantages|drawbacks|worauf|mirar|zwrócić|wichtig|achten|kriterien|vorteile|nachteile|tipps|hinweise|conseils?|critères|vérifier|avantages|inconvénients|points? (?:forts?|faibles?)|pensez|consejos?|criterios|recuerda|ventajas|desventajas|consigli|criteri|vantaggi|svantaggi|attenzione|uważać|kryteria|zalety|wady|wskazówki|pamiętaj|methodology|tested|questions?|fragen|preguntas|domande|pytania|rat|avis|advice|uwagę)(?!\p{L})|建议|注意|优点|缺点|优势|劣势|如何选|怎么选|小贴士|提示|选购|指南|避坑|对比|ポイント|選び方|注意点|メリット|デメリット/iu;

/** Lines below such a heading, until the next heading or paragraph. */
function adviceLines(text: string, lines: readonly Line[]): Set<Line> {
  const advice = new Set<Line>();
  let inside = false;
  for (const line of lines) {
    const written = text.slice(line.content, line.end).trim();
    const isHeading =
      line.role === 'heading' || (line.role === 'text' && /^(?:\*\*|__).{2,80}$|[:：]\**$/u.test(written));
    if (isHeading || (line.role === 'text' && !/^\s/.test(text.slice(line.start, line.start + 1))))
      inside = isHeading && line.ordinal === null && adviceHeading.test(written);
    else if (inside && line.role !== 'row') advice.add(line);
  }
  return advice;
}

/** A run inside a longer head is part of that: "Offline" of "Offline mode". */
function outermost(names: readonly FoundName[], language: string): FoundName[] {
  // Names of one place, so that each is compared with its neighbours alone.
  const placeOf = (start: number): number => Math.floor(start / (longestName + 16));
  const wide = Map.groupBy(
    names.filter(({ evidence }) => evidence !== 'listed' && (isDense(language) || isLaidOut(evidence))),
    ({ start }) => placeOf(start),
  );
  const around = (start: number): FoundName[] => {
    const place = placeOf(start + 4);
    return [...(wide.get(place - 1) ?? []), ...(wide.get(place) ?? [])];
  };
  return names.filter(
    (one) =>
      !around(one.start).some(
        (other) =>
          other !== one &&
          other.text.length > one.text.length &&
          other.start <= one.start + 4 &&
          other.start + other.text.length + 4 >= one.start + one.text.length &&
          other.text.includes(one.text),
      ),
  );
}

const isLaidOut = (evidence: FoundName['evidence']): boolean =>
  ['head', 'nested', 'heading', 'cell'].includes(evidence);
