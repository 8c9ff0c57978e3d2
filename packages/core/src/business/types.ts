import type { families } from '@svc/contract/measure/prompt-set';

export type Family = (typeof families)[number];

/** Languages that have questions and a grammar of their own here. */
export const businessLanguages = ['en', 'de'] as const;
export type Language = (typeof businessLanguages)[number];

export type Gender = 'm' | 'f' | 'n';

/** What is offered, or who offers it, with its grammar. */
export interface NounPhrase {
  /** Before the noun: English as written, German adjectives as stems. */
  before: string[];
  one: string;
  many: string;
  /** German only; null in English. */
  gender: Gender | null;
  /** The noun has no plural: software, advice, Beratung. */
  mass: boolean;
  /** After the noun: “of modern art”, “für Arbeitsrecht”. */
  after: string;
}

/** `provider`: somebody whom one goes to or hires. `product`: something that one gets. */
export type Role = 'provider' | 'product';

/** An entry of the word list: a kind of business in both languages. */
export interface Kind {
  id: string;
  family: Family;
  role: Role;
  /** People look for it near home, so that questions say where. */
  local: boolean;
  /** Which questions of its family suit it beyond those that suit all. */
  tags: readonly string[];
  words: Record<Language, { noun: NounPhrase; also: readonly string[] }>;
  /** Types of schema.org. */
  schema: readonly string[];
  /** Situations of an asker: a topic and a sentence, as `topic: sentence`. */
  needs: Record<Language, readonly string[]>;
  /** The entry holds many things, so that its needs suit its first noun alone. */
  loose: boolean;
  /** A usual upper price in euros, and per what. */
  budget: { most: number; per: Record<Language, string> } | null;
}

/** What is said of an offer beyond its head. */
export interface Offer {
  text: string;
  /**
   * `offer`: what one comes for. `feature`: what it has. `person`: for whom. `use`: when or where it is used, with its
   * preposition.
   */
  type: 'offer' | 'feature' | 'person' | 'use';
}

export interface Business {
  language: Language;
  family: Family;
  role: Role;
  local: boolean;
  /** The entry of the word list; null: read by grammar alone. */
  kind: string | null;
  /** What it is, most telling first. */
  heads: NounPhrase[];
  /** The first of them in fewer words: “museum” for “museum of modern art”; null where there is no shorter one. */
  general: NounPhrase | null;
  offers: Offer[];
  audience: 'business' | 'consumer';
  /** A town or region; null when none is known. */
  place: string | null;
}
