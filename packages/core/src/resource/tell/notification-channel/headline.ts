import type { Language } from '@svc/contract/kernel';
import { labelOf } from '@svc/contract/label';
import { percent } from '../../../i18n/index.ts';
import { eventTerms } from './fact-names.ts';

type Data = Readonly<Record<string, unknown>>;
type Headline = (data: Data, language: Language) => string | null;

/** A sentence in both languages where all of its parts are there; null: the event's summary stands for it. */
const both =
  (en: (...parts: string[]) => string, de: (...parts: string[]) => string) =>
  (parts: readonly (string | null)[], language: Language): string | null => {
    const known = parts.filter((part) => part !== null);
    return known.length < parts.length ? null : (language === 'de' ? de : en)(...known);
  };

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const shareOf = (value: unknown, language: Language): string | null =>
  typeof value === 'number' ? percent(value, language) : null;
const countOf = (value: unknown, language: Language): string | null =>
  typeof value === 'number' ? value.toLocaleString(language, { maximumFractionDigits: 0 }) : null;

const low = both(
  (left) => `${left} credits left, less than a fifth of a month’s`,
  (left) => `Noch ${left} Credits, weniger als ein Fünftel eines Monats`,
);
const budget = both(
  (spent, limit) => `${spent} credits spent this month; the budget’s soft limit is ${limit}`,
  (spent, limit) => `${spent} Credits diesen Monat ausgegeben; die weiche Grenze des Budgets ist ${limit}`,
);
const atRisk = both(
  (chance, name) => `${chance} probability of reaching the goal “${name}”`,
  (chance, name) => `Das Ziel „${name}“ wird mit ${chance} Wahrscheinlichkeit erreicht`,
);
const cited = both(
  (domain, now, before) => `${domain} is cited in ${now} of answers, before in ${before}`,
  (domain, now, before) => `${domain} wird in ${now} der Antworten zitiert, zuvor in ${before}`,
);
const changed = both(
  (engine) => `${engine} answers differently than before`,
  (engine) => `${engine} antwortet anders als zuvor`,
);
const asked = both(
  (operation) => `Approval needed: ${operation}`,
  (operation) => `Freigabe nötig: ${operation}`,
);
const ofCitation: Headline = ({ domain, after, before }, language) =>
  cited([textOf(domain), shareOf(after, language), shareOf(before, language)], language);

/** Headlines with the figure or the name first, of events whose data has no sentence of its own. */
export const headlines: Readonly<Record<string, Headline>> = {
  'credits.low': ({ available }, language) => low([countOf(available, language)], language),
  'budget.reached': ({ spent, softLimit }, language) =>
    budget([countOf(spent, language), countOf(softLimit, language)], language),
  'goal.at_risk': ({ probability, name }, language) =>
    atRisk([shareOf(probability, language), textOf(name)], language),
  'citation.new': ofCitation,
  'citation.lost': ofCitation,
  'engine.changed': ({ engine }, language) =>
    changed([typeof engine === 'string' ? labelOf('engine', engine, language) : null], language),
  'approval.requested': ({ operation }, language) =>
    asked([eventTerms.operation?.[String(operation)]?.[language] ?? null], language),
};
