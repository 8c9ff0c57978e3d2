import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { percentSign, percent as share } from '../percent.ts';
import * as figure from '../points.ts';
import type { scan as english } from './english-scan.ts';

const language = 'de';
const engineOf = (id: string): string => labelOf('engine', id, language);
const count = (credits: number): string => credits.toLocaleString(language);
const percent = (value: number): string => share(value, language);
const points = (value: number): string => figure.points(value, { language });
const pointsFrom = (value: number): string => figure.points(value, { language, dative: true });
const topicsOf = (topics: number): string => (topics === 1 ? 'ein Thema' : `${topics} Themen`);
const trackedPrompts = (tracked: number): string =>
  tracked === 1 ? 'verfolgte Frage' : `${tracked} verfolgten Fragen`;
const own = 'fügen Sie bis zu 500 eigene auf einmal hinzu';
const number = (text: string | number): string => String(text).replace('-', '−').replace('.', ',');
const correlation = ({ value, low, high }: Parameters<(typeof english)['quality.correlated']>[0]): string =>
  `${number(value.toFixed(2))} (95${percentSign(language)}: ${number(low.toFixed(2))} bis ${number(high.toFixed(2))})`;
const ofNew = (fresh: boolean): string => (fresh ? ' unter seinen neuen Antworten' : '');

export const scan: typeof english = {
  'advice.more_prompts': ({ prompts, now, later, more, credits, way }, say) =>
    `${prompts} Fragen zählten, das ist wenig: Bei Fragen wie diesen ist die Präsenz je Engine nur auf ±${points(now)} genau. Mit 30 Fragen wären es ±${points(later)}, für ${count(more)} statt ${count(credits)} Credits je Scan. ${say(way)}`,
  'advice.change_shown': ({ day, change }, say) =>
    `Der neueste Scan vom ${dayOf(day, language)} zeigt eine Änderung. ${say(change)}`,
  'advice.prompts_before_repeats': ({ prompts, fewer, samples, now, later, way }, say) =>
    `Für den Markt helfen mehr Fragen mehr als Wiederholungen: ${prompts} Fragen, einmal gestellt, kosten so viel wie ${fewer}, ${samples}-mal gestellt, und verengen das Intervall jeder Engine von ±${pointsFrom(now)} auf ±${points(later)}. ${say(way)} Für genau diese Fragen lohnen Wiederholungen.`,
  'advice.engine_failing': ({ engine, failed, all }) =>
    `${engineOf(engine)} gab auf ${failed} von ${all} Anfragen keine Antwort; die Werte beruhen auf wenigen Antworten.`,
  'advice.check_engine': ({ engine }) => `Prüfen Sie, ob ${engineOf(engine)} zurzeit antwortet.`,
  'advice.engines_not_asked': ({ engines }) =>
    `Der neueste Scan ließ Engines des Projekts aus: ${engines.map(engineOf).join(', ')}.`,
  'advice.stale': ({ days }) =>
    `Der neueste Scan ist ${days} Tage alt. Innerhalb eines Monats ersetzen die meisten Engines die Hälfte der zitierten Seiten.`,
  'advice.noise_floor': ({ noise, visible }) =>
    `Ohne jede Änderung verschöbe eine Wiederholung dieses Scans die Präsenz in 19 von 20 Fällen um bis zu ${points(noise)}. Kleinere Änderungen sind Rauschen; eine von ${pointsFrom(visible)} fände sich in 4 von 5 Fällen.`,

  'prompts.from_topics': ({ topics }) =>
    topics === 1
      ? 'Sie lassen sich aus dem Thema des Projekts erzeugen.'
      : `Sie lassen sich aus den ${topics} Themen des Projekts erzeugen.`,
  'prompts.more_topics': ({ topics, prompts, needed }) =>
    `Das Projekt hat ${topicsOf(topics)}. Das ergibt ${prompts} Fragen, die verschieden genug sind: Nennen Sie ${needed} oder mehr Themen. Oder ${own}.`,
  'prompts.at_most': ({ most, named }) =>
    `Erzeugen lassen sich höchstens ${most} je Sammlung${named ? ', aus Themen, die Sie nennen' : ''}; ${own}.`,
  'prompts.locked': ({ tracked }) =>
    `Die Sammlung ist gesperrt, ihre ${tracked} Fragen bleiben also. Ergänzen Sie Fragen in einer Kopie; Scans beider werden an den gemeinsamen Fragen verglichen.`,
  'prompts.enough': ({ tracked }) => `Die Sammlung hat ${tracked}. Lassen Sie einen Scan mehr davon stellen.`,
  'prompts.no_more': ({ tracked }) =>
    `Über die ${trackedPrompts(tracked)} hinaus lässt sich nichts erzeugen. Nennen Sie andere Themen, oder ergänzen Sie eigene Fragen.`,
  'prompts.add': ({ count: more, topics, tracked }) =>
    `Sie können ${more} weitere erzeugen${topics.length < 2 ? '' : `, zu Themen, die in der Sammlung fehlen, etwa „${topics[0]}“ und „${topics[1]}“`}. Die ${trackedPrompts(tracked)} ${tracked === 1 ? 'bleibt' : 'bleiben'}, also bleiben Scans vergleichbar; neue Fragen werden ab dem nächsten Scan verglichen.`,
  'prompts.do_generate': ({ count: prompts }) => `Erzeugen Sie ${prompts} Fragen, und aktivieren Sie sie.`,
  'prompts.do_name_topics': ({ needed, count: prompts }) =>
    `Nennen Sie ${needed} oder mehr Themen, und erzeugen Sie ${prompts} Fragen.`,
  'prompts.do_scan': ({ count: prompts }) => `Starten Sie einen Scan mit bis zu ${prompts} Fragen.`,
  'prompts.do_add': ({ count: prompts }) => `Erzeugen Sie ${prompts} weitere für die Sammlung.`,

  'prompts.small_set': ({ questions }) =>
    `${questions} Fragen geben breite Intervalle, gut für einen ersten Blick. Für Entscheidungen nehmen Sie 50 oder mehr.`,
  'prompts.why_rival': ({ word }) => `„${word}“ ist ein Konkurrent.`,
  'prompts.why_need': ({ word }) => `Mit „${word}“ kommt man zu solchen Betrieben.`,
  'prompts.why_person': ({ word }) => `Das Angebot ist für „${word}“.`,
  'prompts.why_offer': ({ word }) => `„${word}“ gehört zum Angebot.`,

  'estimate.few_prompts': ({ prompts, named }) =>
    `${prompts === 1 ? 'Eine Frage' : `${prompts} Fragen`}${named ? ' ohne den Namen der Marke' : ''} ${prompts === 1 ? 'gibt' : 'geben'} Intervalle als ersten Hinweis; stellen Sie 20 oder mehr.`,
  'estimate.prompts_before_repeats': ({ prompts, now, later, way }, say) =>
    `Für den Markt helfen mehr Fragen mehr als Wiederholungen: ${prompts} Fragen, einmal gestellt, kosten dasselbe und verengen die halbe Breite von ${number(now.toFixed(3))} auf ${number(later.toFixed(3))}.${way ? ` ${say(way)}` : ''}`,
  'plan.topics_limit': ({ topics, least, credits }) =>
    `Die Fragen des Projekts gehören zu ${topics} Themen, und das begrenzt die Genauigkeit: Mehr Fragen dazu verengen das Intervall des Markts bestenfalls auf ±${number((100 * least).toFixed(1))} Punkte. ${count(credits)} Credits kommen dem auf 0,2 Punkte nahe; nur Fragen zu mehr Themen unterbieten es.`,
  'plan.more_prompts': ({ wanted, there, way }, say) =>
    `Der Plan stellt ${wanted} Fragen; das Projekt hat ${there}. ${say(way)}`,
  'cycle.saves': ({ credits, daily, parts, perRun, saved, width }) =>
    `Täglich gestellt kostet das ${count(credits)} Credits am Tag und zeigt jeden Tag auf ±${points(daily)} genau, bei Fragen wie diesen. In ${parts} Teilen gestellt, einem am Tag und jede Frage einmal, kostet es ${count(perRun)} Credits am Tag (${percent(saved)} weniger) und zeigt die Präsenz von ${parts} Tagen auf ±${points(width)} genau.`,

  'quality.questions': ({ questions, fresh }) => `${questions} Fragen${ofNew(fresh)}`,
  'quality.questions_needed': ({ least }) => `${least} oder mehr, die die Marke nicht nennen`,
  'quality.answers': ({ answers, fresh }) => `${number(answers)} lesbare Antworten je Zelle${ofNew(fresh)}`,
  'quality.answers_needed': ({ least }) => `${least} oder mehr`,
  'quality.correlated': (found) =>
    `Wiederholungen sind mit ${correlation(found)} korreliert; Intervalle für genau diese Fragen sind daher zu eng. Stellen Sie jede Frage einmal am Tag, an mehr Tagen`,
  'quality.not_correlated': (found) => `keine Korrelation gezeigt: ${correlation(found)}`,
  'quality.neutral': ({ branded, intents }) =>
    `${percent(branded)} der Fragen nennen die Marke; ${intents} Absichten`,
  'quality.neutral_needed': ({ share: most, intents }) =>
    `höchstens ${percent(most)}, und ${intents} Absichten oder mehr`,
  'quality.coverage': ({ coverage }) => `${percent(coverage)} der Anfragen beantwortet oder übernommen`,
  'quality.coverage_needed': ({ least }) => `${percent(least)} oder mehr`,
  'quality.engines_changed': ({ changes }) => `${changes} Änderungen an Engines bemerkt`,
  'quality.width': ({ half }) => `±${number(Math.round(half * 1_000) / 10)} Punkte für den Markt`,
  'quality.widths': ({ widths }) =>
    `Markt: ${widths.map(({ surface, half }) => `${labelOf('surface', surface, 'de')} ${half === null ? 'kein Wert' : `±${number(Math.round(half * 1_000) / 10)} Punkte`}`).join(', ')}`,
  'quality.width_needed': ({ half }) => `±${number(half * 100)} Punkte oder weniger`,
};
