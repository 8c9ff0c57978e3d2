import { keyOf, wordsOf } from './name.ts';

/** A name that somebody tracks already. */
export interface KnownBrand {
  id: string;
  /** Name, aliases and domains. */
  names: readonly string[];
}

/** Names of known brands, for telling what is theirs. */
export class KnownNames {
  readonly #byKey = new Map<string, string>();
  readonly #words: { id: string; words: string[]; key: string }[] = [];

  constructor(brands: readonly KnownBrand[]) {
    for (const { id, names } of brands)
      for (const name of names) {
        const key = keyOf(name.includes('.') ? (name.split('.')[0] ?? name) : name);
        if (key === '') continue;
        this.#byKey.set(key, id);
        this.#byKey.set(keyOf(name), id);
        this.#words.push({ id, key, words: wordsOf(name) });
      }
  }

  /** The brand that has this name; null: none. */
  ownerOf(name: string): string | null {
    const key = keyOf(name);
    return (
      this.#byKey.get(key) ?? (key.endsWith('s') ? this.#byKey.get(key.slice(0, -1)) : undefined) ?? null
    );
  }

  /** The known name with which a text begins, before other words. */
  ownerStarting(text: string): string | null {
    return this.ownerOf(text) ?? this.parentOf(text);
  }

  /** The known brand whose name it begins with: "Acme Pay" is a part of Acme. */
  parentOf(name: string): string | null {
    const words = wordsOf(name);
    const dense = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(name);
    const key = keyOf(name);
    for (const known of this.#words) {
      const starts = known.words.length < words.length && known.words.every((word, at) => words[at] === word);
      if (starts || (dense && key.length > known.key.length && key.startsWith(known.key))) return known.id;
    }
    return null;
  }
}

const formerly =
  'formerly(?: known as)?|previously|ex|once|ehemals|früher|vormals|anciennement|ex-|autrefois|antes|anteriormente|già|ex |precedentemente|dawniej|wcześniej|voorheen|旧|原|原名|前身是?|前身';
const since =
  'now|today|jetzt|heute|devenu|désormais|ahora|oggi|ora|diventat[ao]|obecnie|teraz|nu|現|现|现名|现为';
const of =
  'by|brand of|owned by|part of|subsidiary of|marque de|filiale de|Marke von|Tochter von|marca de|filial de|marca di|marka|spółka';

const lead = /^[\s*_]{0,8}/u;
const behind = new RegExp(
  String.raw`^(?:[(（,，]\s{0,4}(?:[^()（）]{0,20}\s)?(?<former>${formerly}|${since})|[(（,，]?\s{0,4}(?:[^()（）,.;]{0,20}\s)?(?<owned>${of}))[\s:：]{1,4}(?<of>[^()（）,，;.\n]{2,40})`,
  'iu',
);

export interface Relation {
  relation: 'former' | 'line';
  of: string;
}

/** Words after a name that relate it to another one: "Keap (formerly Infusionsoft)", "Sales Hub by HubSpot". */
export function relationBehind(text: string): Relation | null {
  const found = behind.exec(text.replace(lead, ''))?.groups;
  if (!found?.of) return null;
  return { relation: found.former === undefined ? 'line' : 'former', of: found.of };
}
