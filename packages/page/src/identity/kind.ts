import { nodesOf, type PageDocument } from '../content/index.ts';
import type { Evidence, Guess, Locality, PageKind, TextBlock } from '../types.ts';

const schemaKinds: [PageKind, RegExp, number][] = [
  ['shop', /^(Product|ProductGroup|Offer|OnlineStore)$/, 3],
  ['software', /^(SoftwareApplication|WebApplication|MobileApplication)$/, 4],
  [
    'local_business',
    /(LocalBusiness|Store|Restaurant|Hotel|Dentist|Physician|Plumber|Electrician|Bakery|CafeOrCoffeeShop|Salon|Contractor|OpeningHoursSpecification)$/,
    4,
  ],
  ['documentation', /^(TechArticle|APIReference)$/, 4],
  ['article', /^(Article|BlogPosting|NewsArticle|Review)$/, 3],
];
const wordKinds: [PageKind, RegExp, number][] = [
  [
    'shop',
    /add to (?:cart|bag|basket)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|adicionar ao carrinho|in winkelwagen|free shipping|versandkosten/i,
    2.5,
  ],
  [
    'software',
    /free trial|kostenlos testen|essai gratuit|prueba gratis|prova gratuita|per user|pro nutzer|par utilisateur|integrations?\b|\bAPI\b|\bSaaS\b|dashboard|software|book a demo/i,
    1.5,
  ],
  [
    'local_business',
    /opening hours|öffnungszeiten|horaires d|horario|orari di apertura|openingstijden|visit us|our (?:shop|salon|practice|clinic)|anfahrt|near you/i,
    1.5,
  ],
  [
    'documentation',
    /getting started|installation|api reference|npm install|pip install|command[- ]line|configuration file/i,
    1.5,
  ],
  ['article', /min(?:ute)? read|published on|posted on|by the author|lesezeit|publié le|publicado el/i, 1.5],
];

/** What sort of page this is: from structured data, else from its content and its address. */
export function guessKind(
  page: PageDocument,
  blocks: readonly TextBlock[],
  url: string,
  locality: Guess<Locality> | null,
): Guess<PageKind> {
  const scores = new Map<PageKind, { score: number; evidence: Evidence[] }>();
  const add = (kind: PageKind, score: number, evidence: Evidence): void => {
    const entry = scores.get(kind) ?? { score: 0, evidence: [] };
    scores.set(kind, { score: entry.score + score, evidence: [...entry.evidence, evidence] });
  };
  for (const [kind, pattern, score] of schemaKinds) {
    const [node] = nodesOf(page.jsonLd, pattern);
    if (node) add(kind, score, { quote: node.types.join(', '), where: 'json_ld' });
  }
  const text = page.$('body').text().slice(0, 100_000);
  for (const [kind, pattern, score] of wordKinds) {
    const match = pattern.exec(text);
    if (match) add(kind, score, { quote: match[0], where: 'body' });
  }
  const { pathname, hostname } = new URL(url);
  if (
    /\/(docs?|documentation|reference|guide|manual)(\/|$)/i.test(pathname) ||
    /^(docs?|developer)\./.test(hostname)
  )
    add('documentation', 3, { quote: hostname + pathname, where: 'url' });
  if (/\/(blog|news|articles?|magazin|posts?)\/./i.test(pathname) || page.meta('og:type') === 'article')
    add('article', 2.5, { quote: pathname, where: 'url' });
  if (blocks.filter((block) => block.kind === 'code').length >= 2)
    add('documentation', 2, { quote: 'code samples', where: 'body' });
  const type = page.meta('og:type');
  if (type?.startsWith('product')) add('shop', 3, { quote: type, where: 'meta' });
  if (locality) add('local_business', 1.5, { quote: locality.value.city ?? '', where: 'json_ld' });
  const [best, second] = [...scores].toSorted((one, other) => other[1].score - one[1].score);
  if (!best || best[1].score < 1.5) return { value: 'other', confidence: 'low', evidence: [] };
  const margin = best[1].score - (second?.[1].score ?? 0);
  const confidence = margin >= 2 ? 'high' : margin >= 1 ? 'medium' : 'low';
  return { value: best[0], confidence, evidence: best[1].evidence };
}
