import { type AST, RegExpParser } from '@eslint-community/regexpp';

type Set = readonly boolean[];

/** Characters of every kind that expressions tell apart. */
const samples = [
  ...Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code)),
  ...'я我あ한ع€–“”’‚•…\u200b\u2028\u3000，。🎉',
];
const none: Set = samples.map(() => false);
const every: Set = samples.map(() => true);
const union = (one: Set, other: Set): Set => one.map((has, at) => has || other[at] === true);
const meets = (one: Set, other: Set): boolean => one.some((has, at) => has && other[at] === true);

/** What comes after a part: its first characters, and whether it may not be there. */
interface Following {
  first: Set;
  fails: boolean;
}
const end: Following = { first: none, fails: false };

/** Stands for a bound that is missing: about as long as a line. */
const endless = 1_000;

/** What a pattern is made of, with what it costs and which texts it may try again and again on. */
export interface Anatomy {
  /** In how many ways one text can be divided among repeated parts, at most: their bounds multiplied. */
  ways: number;
  /** Beginnings of texts, with a piece that is repeated after each. */
  texts: { start: string; piece: string }[];
}

export function anatomyOf(pattern: RegExp): Anatomy {
  const flags = pattern.flags.replace(/[gy]/g, '');
  const parsed = new RegExpParser().parsePattern(pattern.source, 0, pattern.source.length, {
    unicode: pattern.unicode,
    unicodeSets: pattern.unicodeSets,
  });
  const known = new Map<string, Set>();
  const charactersOf = (raw: string): Set => {
    const found = known.get(raw);
    if (found) return found;
    const one = new RegExp(`^(?:${raw})$`, flags);
    const made = samples.map((sample) => one.test(sample));
    known.set(raw, made);
    return made;
  };

  /** Characters that a part can begin with, where `after` can follow it. */
  const firstOf = (part: AST.Element, after: Set): Set => {
    switch (part.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return charactersOf(part.raw);
      case 'Group':
      case 'CapturingGroup':
        return part.alternatives.map(({ elements }) => firstIn(elements, after)).reduce(union, none);
      case 'Quantifier':
        return union(firstOf(part.element, after), part.min === 0 ? after : none);
      case 'Assertion':
        if (part.kind === 'lookahead' && !part.negate)
          return part.alternatives.map(({ elements }) => firstIn(elements, every)).reduce(union, none);
        return part.kind === 'end' ? none : after;
      case 'Backreference':
        return every;
    }
  };
  const firstIn = (parts: readonly AST.Element[], after: Set): Set =>
    parts.reduceRight((following, part) => firstOf(part, following), after);

  const canFail = (part: AST.Element): boolean => {
    if (part.type === 'Quantifier') return part.min > 0 && canFail(part.element);
    if (part.type === 'Group' || part.type === 'CapturingGroup')
      return part.alternatives.every(({ elements }) => elements.some(canFail));
    return true;
  };

  /**
   * A repeated part counts where its end is open: what follows can begin within it, and may fail, so that another end is
   * tried.
   */
  const waysOf = (part: AST.Element, after: Following): number => {
    if (part.type === 'Quantifier') {
      const bound = Math.max(1, Math.min(part.max, endless));
      const begins = firstOf(part.element, none);
      const fails = after.fails || part.min > 1;
      const inner = waysOf(part.element, bound > 1 ? { first: union(begins, after.first), fails } : after);
      return inner * (fails && meets(begins, after.first) ? bound : 1);
    }
    if (!('alternatives' in part)) return 1;
    const following = part.type === 'Assertion' ? end : after;
    return Math.max(
      1,
      ...part.alternatives.map((one) => ('elements' in one ? waysIn(one.elements, following) : 1)),
    );
  };
  const waysIn = (parts: readonly AST.Element[], after: Following): number => {
    let following = after;
    let ways = 1;
    for (const part of parts.toReversed()) {
      ways *= waysOf(part, following);
      following = { first: firstOf(part, following.first), fails: following.fails || canFail(part) };
    }
    return ways;
  };

  /** A text that a part matches; `times`: how often a repeated part stands in it. */
  const textOf = (part: AST.Element, times: number): string => {
    switch (part.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const fits = charactersOf(part.raw);
        return ['a', '1', ' ', ...samples].find((one) => fits[samples.indexOf(one)]) ?? '';
      }
      case 'Group':
      case 'CapturingGroup':
        return textIn(part.alternatives[0]?.elements ?? [], times);
      case 'Quantifier':
        return textOf(part.element, times).repeat(Math.max(part.min, Math.min(part.max, times)));
      default:
        return '';
    }
  };
  const textIn = (parts: readonly AST.Element[], times: number): string =>
    parts.map((part) => textOf(part, times)).join('');

  const texts: Anatomy['texts'] = [];
  const visit = (parts: readonly AST.Element[], before: string): void => {
    let start = before;
    for (const part of parts) {
      if (part.type === 'Quantifier') {
        const piece = textOf(part.element, 1);
        if (part.max > 1) {
          texts.push({ start, piece });
          texts.push({ start: '', piece: start + piece.repeat(Math.min(part.max, 40)) });
        }
        visit([part.element], start);
      } else if ('alternatives' in part)
        for (const one of part.alternatives) if ('elements' in one) visit(one.elements, start);
      start += textOf(part, 1);
    }
  };
  let ways = 1;
  for (const { elements } of parsed.alternatives) {
    ways = Math.max(ways, waysIn(elements, end));
    visit(elements, '');
    // All repeated parts at once, without the end of the whole.
    for (const times of [1, 30, 200])
      texts.push({ start: '', piece: textIn(elements.slice(0, -1), times).slice(0, 4_000) });
  }
  return { ways, texts: texts.filter(({ piece }) => piece !== '') };
}
