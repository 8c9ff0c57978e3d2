import { dayOf } from '../day.ts';
import { percentOfTenths, percent as wholePercent } from '../percent.ts';
import type { Range } from '../points.ts';
import { tellGerman } from '../tell.ts';
import type { figure as english } from './english-figure.ts';

const percent = (share: number): string => percentOfTenths(share, 'de');
const whole = (share: number): string => wholePercent(share, 'de');
const day = (at: string): string => dayOf(at, 'de');
const range = ({ low, high }: Range): string => `95\u00a0%: ${percent(low)} bis ${percent(high)}`;
const model = (name: string): string =>
  name === 'calibrated model' ? 'kalibriertes Modell' : (tellGerman(name) ?? name);

const beside = ({ found }: { found: number | null }): string =>
  found === null
    ? ''
    : ` Die Sandbox nennt die Marke in ${percent(found)} ihrer Antworten. Sie zitiert nur die Seiten, die sie bekam, daher können sich die beiden Werte unterscheiden.`;

export const figure: typeof english = {
  'score.present': ({ value, ci, market, prompts, answers, emulated }) =>
    `Präsent in ${percent(value)} der Antworten auf diese Fragen (${range(ci)}), aus ${answers} Antworten auf ${prompts} Fragen.${market ? ` Bei Fragen wie diesen: ${range(market)}.` : ''}${emulated ? ' Die Engines sind nachgestellt: Das sagt nichts über die Marke.' : ''}`,
  'score.expected': ({ model: name, value, low, high, ...sandbox }) =>
    `Keine Antwortmaschine wurde gefragt. Das Vorhersagemodell (${model(name)}) erwartet Präsenz in ${percent(value)} der Antworten (${range({ low, high })}).${beside(sandbox)}`,
  'score.unknown': ({ model: name, answers, ...sandbox }) =>
    `Keine Antwortmaschine wurde gefragt, und das Vorhersagemodell (${model(name)}) weiß zu wenig: Es braucht ${answers} Antworten.${beside(sandbox)}`,
  'score.shown': ({ engine, value, ci }) =>
    `${engine} zeigte bei ${percent(value)} dieser Suchen eine Antwort (${range(ci)}); die Werte gelten für die gezeigten Antworten.`,
  'score.branded': ({ prompts }) =>
    `${prompts} Fragen nennen die Marke selbst und zählen in den Anteilen nicht mit.`,
  'score.few_prompts': ({ prompts }) => `${prompts} Fragen: Unter 20 sind Intervalle nur ein erster Hinweis.`,
  'score.copies': ({ counted, read }) =>
    `${counted} von ${read} Antworten zählen, denn Antworten auf dieselbe Frage sind wortgleich, was nichts Neues sagt: Kein Text zählt dort zweimal, und jeder wiegt so viel, wie er vorkommt.`,
  'score.repeated': ({ engine, skipped }) =>
    `${engine} wiederholte auf die meisten doppelt gestellten Fragen dieselbe Antwort, also wurde jede Frage nur einmal gestellt. ${skipped} Antworten entfielen, und ihre Credits sind erstattet.`,
  'score.stopped': ({ engine, planned, whole: all, halfWidth }) =>
    `${engine} wurde nach ${planned} von ${all} Antworten beendet: Das Marktintervall, für das frühe Ende verbreitert, lag innerhalb von ±${halfWidth.toLocaleString('de')}. Die Fragen kamen in zufälliger Reihenfolge.`,
  'predicted.about': ({ value, low, high }) =>
    `Etwa ${whole(value)} (95\u00a0%: ${whole(low)} bis ${whole(high)}), vorhergesagt.`,
  'predicted.too_little': ({ answers }) => `Zu wenig ist bekannt: Es braucht ${answers} Antworten.`,
  'calibration.few_prompts': ({ prompts }) =>
    `${prompts} Fragen: zu wenige, um ein kalibriertes Modell von einem schlechten zu unterscheiden.`,
  'rank.too_few': ({ least, questions }) =>
    `Um zu sagen, wie sicher ein Rang ist, braucht es ${least} Themen oder Fragen; es gibt ${questions}.`,
  'shopping.no_products': ({ silent, answers }) =>
    `${silent} von ${answers} Antworten stammen aus einer Quelle, die gezeigte Produkte nicht meldet; sie zählen in keinem Produktanteil.`,
  'shopping.no_ads': ({ silent, answers }) =>
    `${silent} von ${answers} Antworten stammen aus einer Quelle, die gezeigte Anzeigen nicht meldet; sie zählen in keinem Anzeigenanteil.`,

  'score.thin_corpus': ({ pages, domains, enough, remedy }, say) =>
    `Keine Werte der Sandbox: Sie hatte ${pages} fremde Seiten auf ${domains} Domains und braucht ${enough.pages} auf ${enough.domains}. Mit weniger nennt sie die Marke, weil sie kaum anderes zu zitieren hat. ${say(remedy)}`,
  'score.long_run_needs': ({ scans }) =>
    `Die Werte des Scans gelten für seinen Tag, und Tage unterscheiden sich. Der Langzeitwert braucht Scans derselben Fragen an ${scans} Tagen.`,
  'span.empty': ({ sides, filtered }) => {
    const span = `Im Zeitraum ${sides.map((side) => (side === 'before' ? 'davor' : 'danach')).join(' und ')}`;
    return filtered ? `${span} passt nichts Gemessenes zu diesen Filtern.` : `${span} wurde nichts gemessen.`;
  },
  'span.from_to': ({ from, to }) => `Der Zeitraum reicht von ${from} bis ${to}.`,
  'span.measured': ({ parts, span: [from, to] = [] }) =>
    `Nichts Gemessenes passt zu diesem Zeitraum und diesen Filtern. Bisher gemessen: ${[...parts, ...(from && to ? [`vom ${day(from)} bis ${day(to)}`] : [])].join('; ')}.`,

  'status.answered': ({ ms }) => `Antwort in ${ms} ms.`,
  'status.workers': ({ workers }) => `${workers} laufen.`,
  'status.none_waits': ({ what }) => `Nichts wartet: ${what}.`,
  'status.waited': ({ what, seconds }) => `Am längsten wartet seit ${seconds} s: ${what}.`,
  'status.few_samples': ({ samples }) =>
    `${samples} Anfragen in der letzten Stunde: zu wenige für ein Urteil.`,
  'status.failed': ({ failed, samples }) =>
    `${failed} von ${samples} Anfragen schlugen in der letzten Stunde fehl.`,
};
