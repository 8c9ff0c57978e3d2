import type { PromptIntent } from '@svc/contract/measure/prompt-set';
import type { PageReading } from '@svc/page';
import {
  type Business,
  type Language,
  placeNamed,
  readBusiness,
  withTopics,
} from '../../../../business/index.ts';
import { classifyPrompt } from './classify.ts';
import { standAlone } from './stand-alone.ts';

/** The basis of prompts: a page that was read, or the same few facts given by hand. */
export interface PromptSubject {
  brand: string;
  aliases?: readonly string[];
  domains?: readonly string[];
  /** What it is, as far as it is known. */
  business?: Business | null;
  /** The same business, where topics name what is asked for. */
  about?: Business | null;
  /** What people look for, as somebody named it: each is asked for by itself instead of the business as a whole. */
  topics?: readonly { phrase: string; weight?: number }[];
  competitors?: readonly string[];
  /** Companies buy it, people do, or it is read rather than bought. */
  audience?: 'business' | 'consumer' | 'reader' | undefined;
  /** Audiences in words of the language; instead of those that the business names. */
  audiences?: readonly string[];
  city?: string | null;
  /** Intents that make sense; by default all, but `local` only with a place, and for readers neither it nor `price`. */
  intents?: readonly PromptIntent[];
  /** Questions that the page itself asks. */
  questions?: readonly string[];
}

/** How people ask for the subject: as a whole, or for each topic that somebody named. */
export function businessesOf(
  subject: PromptSubject,
  language: Language,
): { business: Business; topic: string | null }[] {
  const { business = null, topics = [], city = null } = subject;
  if (business) return [{ business, topic: null }];
  const { about = null } = subject;
  const audience =
    subject.audience === 'consumer' || subject.audience === 'business'
      ? subject.audience
      : (about?.audience ?? 'business');
  const place = city ? placeNamed(city, language).phrase : (about?.place ?? null);
  return withTopics(
    about,
    topics.map(({ phrase }) => phrase),
    { language, place, audience },
  );
}

const pageTexts = (reading: PageReading): string[] => {
  const { identity, blocks } = reading;
  const { title, description, headings } = identity;
  return [
    ...(title ? [title] : []),
    ...(description ? [description] : []),
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ...blocks
      .filter(({ kind }) => kind === 'paragraph')
      .slice(0, 6)
      .map(({ text }) => text),
  ];
};

/** Headings that divide a page or a site, whatever is offered. */
const section =
  /^(?:the |our |your |key |all |main |technical |unsere? |alle |technische )?(?:specifications?|specs|prices?|pricing|plans?(?: and pricing)?|costs?|comparisons?(?: at a glance)?|at a glance|overview|summary|features?|benefits|integrations?|faqs?|frequently asked questions|questions(?: and answers)?|how (?:it works|we .*)|reviews?|testimonials|customers?|case studies|references|requirements|downloads?|documentation|resources|support|contact(?: us)?|about(?: us)?|get started|getting started|security|privacy|changelog|news|blog|team|partners?|industries|departments|locations|conclusion|related .*|spezifikation(?:en)?|daten|datenblatt|preise?|preisliste|kosten|tarife?|pakete|vergleich(?: mit .*)?|überblick|übersicht|auf einen blick|zusammenfassung|funktionen|merkmale|vorteile|schnittstellen|integrationen|häufige fragen|häufig gestellte fragen|fragen und antworten|so funktioniert.*|bewertungen|kundenstimmen|kunden|referenzen|voraussetzungen|dokumentation|hilfe|kontakt|über uns|sicherheit|datenschutz|neuigkeiten|branchen|abteilungen|standorte|fazit)$/iu;

/** The business that a page describes; null where it does not say what is offered. */
export function businessOfPage(
  reading: PageReading,
  language: Language,
  place: string | null = null,
): Business | null {
  const { identity } = reading;
  const texts = pageTexts(reading);
  const found = readBusiness({
    brand: identity.brand.value,
    language,
    descriptions: [],
    page: texts,
    schema: identity.structuredDataTypes,
    place: place ?? identity.locality?.value.city ?? null,
  });
  if (!found) return null;
  // Headings of services are what one comes for.
  const services = identity.headings
    .filter(
      ({ level, text }) =>
        level > 1 && text.split(/\s+/).length <= 3 && !/[?!.:]$/.test(text) && !section.test(text.trim()),
    )
    .map(({ text }) => text);
  const more = readBusiness({
    brand: identity.brand.value,
    language,
    descriptions: [
      `${language === 'de' ? found.heads[0]?.one : found.heads[0]?.one}: ${services.join(', ')}`,
    ],
  });
  const known = new Set(found.offers.map(({ text }) => text.toLowerCase()));
  const extra =
    services.length === 0 ? [] : (more?.offers ?? []).filter(({ text }) => !known.has(text.toLowerCase()));
  return { ...found, offers: [...found.offers, ...extra].slice(0, 12) };
}

/** The subject of a page: its business, and its topics for languages without questions of their own. */
export function subjectOf(reading: PageReading, language: string): PromptSubject {
  const { brand, aliases, domain, topics, title, kind, locality, prices, headings } = reading.identity;
  // A page with a price sells something, even if it reads like an article.
  const reads = (kind.value === 'documentation' || kind.value === 'article') && prices.length === 0;
  const titleWords = title?.split(/\s+/).length ?? 0;
  const stand = title && titleWords <= 8 ? [{ phrase: title, weight: 1 }] : [];
  const about = topics.length ? topics : stand;
  const own = language === 'de' ? 'de' : 'en';
  const business = businessOfPage(reading, own);
  const names = [brand.value, ...aliases, domain];
  const isConsumer = kind.value === 'shop' || kind.value === 'local_business';
  return {
    brand: brand.value,
    aliases,
    domains: [domain],
    business,
    topics: about,
    audience: reads ? 'reader' : (business?.audience ?? (isConsumer ? 'consumer' : 'business')),
    city: kind.value === 'local_business' ? (locality?.value.city ?? null) : null,
    questions: headings
      .flatMap(
        ({ text }) =>
          standAlone(text, { business, language: own, about: about.map(({ phrase }) => phrase) }) ?? [],
      )
      .filter((text) => !classifyPrompt(text, names).branded),
  };
}
