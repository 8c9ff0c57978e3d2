import { type AnswerNames, gapBetween, partsOf, readNames } from './answer-names.ts';
import { joinParts } from './join.ts';
import { isKnownBrand } from './known-brand.ts';
import { type Evidence, type FoundName, keyOf, labelOf, wordsOf } from './name.ts';
import { isGeneric } from './noise.ts';
import { type KnownBrand, KnownNames } from './relation.ts';
import type { DiscoveryAnswer, Suggestion } from './types.ts';
import { type Sighting, weigh } from './weigh.ts';

/** Suggestions below this are mostly noise: what the labelled answers' bars are about. */
export const defaultCut = 0.5;

interface Held {
  spellings: Map<string, number>;
  evidence: Record<Evidence, number>;
  answers: Set<number>;
  prompts: Set<string>;
  articles: number;
  placed: number;
  titled: number;
  repeats: number;
  offered: number;
  linked: string | null;
  aliasOf: string | null;
  /** The text says whose it is. */
  owned: boolean;
  joins: string | null;
  example: Suggestion['example'];
}

const noEvidence = (): Record<Evidence, number> => ({
  known: 0,
  head: 0,
  nested: 0,
  heading: 0,
  cell: 0,
  column: 0,
  bold: 0,
  link: 0,
  quoted: 0,
  listed: 0,
  run: 0,
  opening: 0,
});

const enumeration =
  /^(?:\*{0,2}(?:[,、] ?| )(?:(?:and|or|und|oder|et|ou|y|e|o|i|oraz|lub|albo|czy|en|of|sowie|和|与|や|&) )?\*{0,2}|[、和与や])$/u;

/** Names kept while reading; the rarest are dropped beyond it, so that memory is bounded. */
const mostNames = 50_000;

/**
 * Gathers the names of many answers, of brands that nobody named beforehand. Pure: `add` each answer, then read
 * `suggestions`. Linear in the answers' length.
 */
export class Discovery {
  readonly #known: KnownNames;
  readonly #held = new Map<string, Held>();
  readonly #lists: string[][] = [];
  readonly #lower = new Map<string, number>();
  readonly #domains = new Map<string, string>();
  readonly #labels = new Map<string, readonly string[]>();
  readonly #languages = new Map<string, number>();
  #answers = 0;

  constructor(known: readonly KnownBrand[]) {
    this.#known = new KnownNames(known);
  }

  add(answer: DiscoveryAnswer): void {
    this.addNames(answer, readNames(answer));
  }

  /** Adds an answer whose names were read before. */
  addNames(answer: Pick<DiscoveryAnswer, 'id' | 'prompt'>, read: AnswerNames): void {
    this.#languages.set(read.language, (this.#languages.get(read.language) ?? 0) + 1);
    const place = this.#answers++;
    for (const domain of read.domains) this.#site(domain);
    for (const word of read.small) this.#lower.set(word, (this.#lower.get(word) ?? 0) + 1);
    const names = read.names
      .flatMap((name) => this.#apart(name))
      .sort((one, other) => one.start - other.start);
    const heads = new Map<string, number>();
    const lists = new Map<number, Set<string>>();
    for (const name of names) {
      const key = keyOf(name.text);
      if (key.length < 2) continue;
      if (name.block !== -1) {
        if (name.evidence !== 'cell' && name.evidence !== 'column') heads.set(key, (heads.get(key) ?? 0) + 1);
        lists.set(name.block, (lists.get(name.block) ?? new Set()).add(key));
      }
      if (this.#known.ownerOf(name.text) === null) this.#see(key, name, answer, place);
    }
    for (const [key, count] of heads) {
      const held = this.#held.get(key);
      if (held) held.repeats = Math.max(held.repeats, count);
    }
    for (const list of lists.values()) if (list.size > 1) this.#lists.push([...list]);
    this.#relate(read, names);
    this.#enumerate(read, names);
    if (this.#held.size > mostNames) this.#forgetRarest();
  }

  /** "Sales Hub by Acme" and "Acme's Hub" are two names when Acme is known. */
  #apart(name: FoundName): FoundName[] {
    const { owned, made } = partsOf(name);
    const [owner, own] = owned ?? [];
    if (owner && own && (this.#known.ownerOf(owner.text) !== null || isKnownBrand(keyOf(owner.text))))
      return [
        { ...name, ...owner },
        { ...name, ...own, owner: this.#known.ownerOf(owner.text) },
      ];
    const [first, maker] = made ?? [];
    if (!first || !maker || this.#known.ownerOf(maker.text) === null) return [name];
    return [
      { ...name, ...first, owner: this.#known.ownerOf(maker.text) },
      { ...name, ...maker },
    ];
  }

  #site(domain: string | null): void {
    if (domain === null) return;
    const labels = this.#labels.get(domain) ?? labelsOf(domain);
    this.#labels.set(domain, labels);
    for (const one of labels) this.#domains.set(one, domain);
  }

  #see(key: string, name: FoundName, answer: Pick<DiscoveryAnswer, 'id' | 'prompt'>, place: number): void {
    const held: Held = this.#held.get(key) ?? {
      spellings: new Map(),
      evidence: noEvidence(),
      answers: new Set(),
      prompts: new Set(),
      articles: 0,
      placed: 0,
      titled: 0,
      repeats: 0,
      offered: 0,
      linked: null,
      aliasOf: this.#known.parentOf(name.text),
      owned: false,
      joins: null,
      example: { answerId: answer.id, start: name.start, end: name.start + name.text.length },
    };
    this.#held.set(key, held);
    held.spellings.set(name.text, (held.spellings.get(name.text) ?? 0) + 1);
    held.evidence[name.evidence]++;
    held.answers.add(place);
    held.prompts.add(answer.prompt);
    if (name.owner) {
      held.aliasOf ??= name.owner;
      held.owned = true;
    }
    if (name.offered) held.offered++;
    if (name.before === 'article') held.articles++;
    else if (name.before === 'place') held.placed++;
    else if (name.before === 'title') held.titled++;
    this.#site(name.domain);
  }

  /** Relations in the text: a name's owner, and its former name. */
  #relate({ behind }: AnswerNames, names: readonly FoundName[]): void {
    for (const [at, first] of names.entries()) {
      const from = first.start + first.text.length;
      const said = behind[from];
      if (!said) continue;
      const [one, two] = [this.#known.ownerOf(first.text), this.#known.ownerStarting(said.of)];
      const own = this.#held.get(keyOf(first.text));
      if (own && two !== null) {
        own.aliasOf ??= two;
        own.owned = true;
        continue;
      }
      const second = names.slice(at + 1, at + 5).find(({ start }) => start >= from);
      const other = second && said.relation === 'former' ? this.#held.get(keyOf(second.text)) : undefined;
      if (!other) continue;
      // A thing that was renamed is a thing that is offered.
      if (own) own.offered++;
      if (one === null) other.joins = keyOf(first.text);
      else {
        other.aliasOf ??= one;
        other.owned = true;
      }
    }
  }

  /** "Acme, Zeta and Omega": what stands beside names in one row is likely one. */
  #enumerate(read: AnswerNames, names: readonly FoundName[]): void {
    const spoken = names.filter(
      ({ evidence, before }) => before !== 'place' && ['run', 'opening', 'listed'].includes(evidence),
    );
    let list: string[] = [];
    for (const [at, name] of spoken.entries()) {
      const before = spoken[at - 1];
      const between = before ? gapBetween(read, before.start + before.text.length, name.start) : null;
      if (list.length > 0 && !(between !== null && enumeration.test(between))) {
        if (list.length > 1) this.#lists.push(list);
        list = [];
      }
      list.push(keyOf(name.text));
    }
    if (list.length > 1) this.#lists.push(list);
  }

  #forgetRarest(): void {
    for (const [key, { answers }] of this.#held) if (answers.size < 2) this.#held.delete(key);
  }

  /** Every name with its probability, those in most answers and prompts first. */
  suggestions({ cut = defaultCut }: { cut?: number } = {}): Suggestion[] {
    const language = [...this.#languages].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
    const sightings = new Map(
      [...this.#held].map(([key, held]) => [key, this.#sighting(key, held, language)]),
    );
    // Judged without the list itself: otherwise labels would support one another.
    const alone = new Map(
      [...sightings].map(([key, seen]) => [
        key,
        seen.isPart ? null : weigh({ ...seen, counts: unlisted(seen.counts) }),
      ]),
    );
    const isName = (key: string): boolean => (alone.get(key) ?? 1) > 0;
    const company = new Map<string, { names: number; of: number }>();
    for (const list of this.#lists) {
      const known = list.filter(isName).length;
      for (const key of list) {
        const sum = company.get(key) ?? { names: 0, of: 0 };
        company.set(key, sum);
        sum.names += known - (isName(key) ? 1 : 0);
        sum.of += list.length - 1;
      }
    }
    const formerNames = new Map<string, string[]>();
    for (const { joins, spellings } of this.#held.values())
      if (joins !== null) formerNames.set(joins, [...(formerNames.get(joins) ?? []), ...spellings.keys()]);
    const found = [...this.#held].flatMap(([key, held]) => {
      const seen = sightings.get(key);
      const around = company.get(key);
      if (!seen || held.joins !== null) return [];
      const share = around && around.of > 0 ? around.names / around.of : null;
      const isAlone = share === null && !isLaidOut(seen.counts);
      const odds = (isAlone ? alone.get(key) : null) ?? weigh({ ...seen, company: share });
      const confidence = 1 / (1 + Math.exp(-odds));
      return confidence >= cut ? [this.#suggest(seen, held, confidence, formerNames.get(key) ?? [])] : [];
    });
    return joinParts(found, language).sort(
      (a, b) =>
        b.answers - a.answers ||
        b.prompts - a.prompts ||
        b.confidence - a.confidence ||
        a.name.localeCompare(b.name),
    );
  }

  #sighting(key: string, held: Held, language: string): Sighting {
    const name = commonest(held.spellings);
    const words = wordsOf(name);
    const [opening = ''] = words;
    const domain =
      this.#domains.get(key) ?? (opening.length > 3 ? this.#domains.get(opening) : undefined) ?? null;
    return {
      key,
      name,
      language,
      counts: held.evidence,
      articles: held.articles,
      placed: held.placed,
      titled: held.titled,
      repeats: held.repeats,
      offered: held.offered,
      answers: held.answers.size,
      domain,
      lowerCase: Math.min(...words.map((word) => this.#lower.get(word) ?? 0)),
      company: null,
      isPart: held.aliasOf !== null && (words.length < 2 || !isGeneric(words.slice(1))),
      isNamedAfter: held.aliasOf !== null,
      owned: held.owned,
    };
  }

  #suggest(
    { key, name, domain }: Sighting,
    held: Held,
    confidence: number,
    former: readonly string[],
  ): Suggestion {
    const evidence = Object.entries(held.evidence) as [Evidence, number][];
    return {
      key,
      name,
      spellings: [...held.spellings.keys(), ...former].filter((one) => one !== name).sort(),
      aliasOf: held.aliasOf,
      confidence,
      answers: held.answers.size,
      prompts: held.prompts.size,
      domain,
      evidence: evidence
        .filter(([, count]) => count > 0)
        .sort((a, b) => b[1] - a[1])
        .map(([kind]) => kind),
      example: held.example,
    };
  }
}

/** Names that a site's owner may write for its domain. */
function labelsOf(domain: string): string[] {
  const label = labelOf(domain);
  const [first = ''] = domain.split(/[.-]/, 1);
  const bare = label.replace(
    /^(?:get|try|use|join|go|my|the)(?=.{4})|(?<=.{4})(?:app|hq|online|official|shop|store|group|inc)$/g,
    '',
  );
  // ö is written oe in domains.
  return [label, label.replace(/([aou])e/g, '$1'), first.length > 5 ? first : label, bare];
}

const unlisted = (counts: Record<Evidence, number>): Record<Evidence, number> => ({
  ...counts,
  head: 0,
  heading: 0,
  cell: 0,
  nested: 0,
  bold: 0,
});

const isLaidOut = ({ head, heading, cell, nested, bold }: Record<Evidence, number>): boolean =>
  head + heading + cell + nested + bold > 0;

const commonest = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].sort(
    (a, b) => b[1] - a[1] || a[0].length - b[0].length || a[0].localeCompare(b[0]),
  )[0]?.[0] ?? '';
