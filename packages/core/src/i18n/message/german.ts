import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { percentWithRange, type Share, percent as share } from '../percent.ts';
import * as figure from '../points.ts';
import { tellGerman } from '../tell.ts';
import { figure as figures } from './german-figure.ts';
import { improve } from './german-improve.ts';
import { page } from './german-page.ts';
import { prompt } from './german-prompt.ts';
import { read } from './german-read.ts';
import { scan } from './german-scan.ts';
import { watch } from './german-watch.ts';
import type { Messages } from './index.ts';
import type { Losing, Moved, Place, StoodOut, Watched } from './values.ts';

const language = 'de';
const engineOf = (id: string): string => labelOf('engine', id, language);
const surfaceOf = (id: string): string => labelOf('surface', id, language);
const percent = (value: number): string => share(value, language);
const points = (value: number): string => figure.points(value, { language });
const pointsFrom = (value: number): string => figure.points(value, { language, dative: true });
const signedPoints = (value: number): string => figure.signedPoints(value, { language });
const fellOrRose = (change: number): string => (change < 0 ? 'gefallen' : 'gestiegen');
const by = ({ change, ci }: Moved, digits = 1): string =>
  ci ? figure.pointsWithRange(change, ci, { language, digits }) : figure.points(change, { language, digits });
const against = ({ there, elsewhere }: StoodOut): string =>
  `${signedPoints(there)}, gegenüber ${signedPoints(elsewhere)}`;
const lost = ({ engine, before, after }: Losing): string =>
  `${engineOf(engine)} verlor ${percent(after)} der Antworten, zuvor ${percent(before)}.`;
const theseOf = (fewTopics: boolean): string => (fewTopics ? 'Fragen zu diesen Themen' : 'Fragen wie diesen');
const below = (change: number): string => (change < 0 ? 'unter' : 'über');
const ranged = (value: Share): string => percentWithRange(value, language);
const whereOf = ({ engine, surface }: Place): string =>
  engine !== null ? ` auf ${engineOf(engine)}` : surface === null ? '' : ` bei ${surfaceOf(surface)}`;
const watchedAs = {
  presence: 'Die Präsenz',
  mention: 'Die Nennung',
  citation: 'Die Zitierung',
  share_of_voice: 'Der Stimmenanteil',
  first_place: 'Der Anteil erster Plätze',
} as const;
const watched = ({ metric, brand }: Watched): string =>
  brand === null ? watchedAs[metric] : `${watchedAs[metric]} von ${brand}`;
const earlier = (scans: number): string => (scans === 1 ? 'Scan davor' : `Mittel der ${scans} Scans davor`);
const parts = {
  engine: 'der Engine',
  intent: 'der Absicht',
  topic: 'dem Thema',
  prompt: 'der Frage',
} as const;

export const german: Messages = {
  text: ({ text }) => tellGerman(text) ?? text,
  written: ({ de }) => de,
  row: ({ parts }, say) => parts.map(say).join(' '),
  ...improve,
  ...watch,
  ...figures,
  ...scan,
  ...prompt,
  ...page,
  ...read,

  'break.moved': ({ surface, engine, day, ...moved }) =>
    `Die Präsenz ${engine === null ? `bei ${surfaceOf(surface)}` : `auf ${engineOf(engine)}`} ist am ${dayOf(day, language)} um ${by(moved, 0)} ${fellOrRose(moved.change)}.`,
  'break.other_prompts': ({ surface, change }) =>
    `Die Präsenz bei ${surfaceOf(surface)} ist um ${points(change)} ${fellOrRose(change)}, da andere Fragen gestellt wurden; die Marke selbst muss sich nicht geändert haben.`,
  'break.other_engines': ({ surface, change }) =>
    `Die Präsenz bei ${surfaceOf(surface)} ist um ${points(change)} ${fellOrRose(change)}, da andere Engines antworteten; die Marke selbst muss sich nicht geändert haben.`,
  'break.all_new_prompts': ({ surface, change }) =>
    `Die Präsenz bei ${surfaceOf(surface)} ist mit einer völlig neuen Fragensammlung um ${points(change)} ${fellOrRose(change)}; die beiden Scans lassen sich nicht vergleichen.`,
  'break.fewer_answers': ({ surface, engines }) =>
    `Die Werte bei ${surfaceOf(surface)} beruhen auf weniger Antworten: ${engines.map(lost).join(' ')}`,

  'cause.other_prompts': () => 'Die Fragen sind andere als im vorigen Scan.',
  'cause.other_engines': () => 'Die Engines sind andere als im vorigen Scan.',
  'cause.all_new_prompts': () => 'Keine Frage des vorigen Scans wurde noch einmal gestellt.',
  'cause.lost_answers': lost,
  'cause.none': ({ direction, engine }) => {
    const rival = direction === 'drop' ? 'stieg' : 'fiel';
    if (engine !== null)
      return `Keine Ursache gefunden: Auf ${engineOf(engine)} ragt kein Thema und keine Quelle heraus, und kein Wettbewerber ${rival} dort. Vergleichen Sie die Antworten davor und danach.`;
    const check =
      direction === 'drop'
        ? 'Prüfen Sie, was sich auf Ihrer Website geändert hat und was andere über Sie schreiben.'
        : 'Prüfen Sie, was Sie damals geändert haben, damit Sie es beibehalten können.';
    return `Keine Ursache gefunden: Keine Engine, kein Thema und keine Quelle ragt heraus, und kein Wettbewerber ${rival}. ${check}`;
  },
  'cause.topic': ({ topic, there, elsewhere }) =>
    `Das Thema „${topic}“ sticht heraus: ${signedPoints(there)}, bei anderen Themen ${signedPoints(elsewhere)}. Vergleichen Sie die Antworten auf seine Fragen davor und danach.`,
  'cause.engine': ({ engine, there, elsewhere }) =>
    `${engineOf(engine)} sticht heraus: ${signedPoints(there)}, auf den anderen Engines ${signedPoints(elsewhere)}. Vergleichen Sie die Antworten davor und danach.`,
  'cause.also_topic': ({ topic, ...stood }) =>
    `Abgesehen davon sticht das Thema „${topic}“ heraus: ${against(stood)} bei anderen Themen.`,
  'cause.also_engine': ({ engine, ...stood }) =>
    `Abgesehen davon sticht ${engineOf(engine)} heraus: ${against(stood)} auf den anderen Engines.`,
  'cause.cited_less': ({ place, before, after }) =>
    `${percent(before)} der Antworten zitierten vorher ${place}, seither ${percent(after)}.`,
  'cause.names_less': ({ place, before, after }) =>
    `Von den Antworten, die ${place} zitieren, nannten vorher ${percent(before)} Sie, seither ${percent(after)}.`,
  'cause.source': ({ source, there, elsewhere, part }, say) =>
    `${say(source)} Wo sie zitiert wurde, änderte sich die Präsenz um ${signedPoints(there)}, sonst um ${signedPoints(elsewhere)}; das macht ${points(part)} der Änderung aus. Prüfen Sie, ob sie Sie noch nennt.`,
  'cause.look_first': ({ source }, say) =>
    `Sehen Sie sich zuerst eine Quelle an: ${say(source)} Kein Test zeigt, dass sie die Ursache ist.`,
  'cause.models': ({ now, before }) =>
    `Die Antworten kamen von ${now.join(', ')}, davor von ${before.join(', ')}.`,
  'cause.competitor': ({ name, change }) =>
    `${name} ist bei denselben Fragen und Engines um ${points(change)} ${fellOrRose(change)}.`,
  'cause.names': ({ before, after }) =>
    `Namen oder Domains der Marke wechselten von Version ${before} zu ${after}.`,

  'finding.brand_moved': ({ name, days, ...moved }) =>
    `Die Präsenz von ${name} ist in ${days} Tagen um ${by(moved)} ${fellOrRose(moved.change)}.`,
  'finding.part_moved': ({ kind, name, days, ...moved }) =>
    `Die Präsenz ist bei ${parts[kind]} ${name} in ${days} Tagen um ${by(moved)} ${fellOrRose(moved.change)}, anders als insgesamt.`,
  'finding.lost_answers': ({ engine, share, days }) =>
    `${engineOf(engine)} verlor in ${days} Tagen ${percent(share)} der Antworten; die Werte beruhen auf den übrigen.`,
  'finding.more_than_chance': ({ of, shared, low, high }) =>
    `Die ${of === 'brands' ? 'Marken' : 'Quellen'} in Antworten änderten sich stärker, als der Zufall erklärt: ${percent(shared)} gemeinsam mit dem vorigen Scan, erwartet waren ${percent(low)} bis ${percent(high)}.`,
  'finding.behind': ({ name, losses, wins, ...moved }) =>
    `${name} wird um ${by(moved)} öfter genannt als Sie. Dieser Wettbewerber führt bei ${losses} Paaren aus Frage und Engine, Sie führen bei ${wins}.`,
  'finding.cited_less': ({ domain, before, after, ...moved }) =>
    `${percent(after)} der Antworten zitieren ${domain}, zuvor waren es ${percent(before)}: ein Rückgang um ${by(moved)}.`,
  'finding.never_cited': ({ never, all }) =>
    `${never} Ihrer ${all} bekannten Seiten (${percent(never / all)}) werden in keiner Antwort zitiert.`,

  'change.not_comparable': () =>
    'Die Scans haben keine Frage auf derselben Engine gemeinsam, also gibt es nichts zu vergleichen.',
  'change.too_few': () =>
    'Weniger als sechs Fragen lassen sich vergleichen: zu wenige, um Änderung von Rauschen zu trennen.',
  'change.none_shown': ({ fewTopics, visible }) =>
    `Keine Änderung gezeigt bei ${theseOf(fewTopics)}; eine ab ${pointsFrom(visible)} wäre in 4 von 5 Fällen zu sehen gewesen.`,
  'change.shown': ({ fewTopics, ...moved }) =>
    `Bei ${theseOf(fewTopics)} ist die Präsenz um ${by(moved)} ${fellOrRose(moved.change)}.`,
  'change.day': ({ scans, ...moved }) =>
    `An diesem Tag lag die Präsenz ${by(moved)} ${below(moved.change)} den ${scans} Scans davor.`,
  'change.day_none': ({ scans, visible }) =>
    `Dieser Tag zeigt keine Änderung gegenüber den ${scans} Scans davor; eine ab ${pointsFrom(visible)} wäre in 4 von 5 Fällen zu sehen gewesen.`,
  'change.lasting': ({ scans, ...moved }) =>
    `Die Präsenz ist gegenüber den ${scans} Scans davor um ${by(moved)} ${fellOrRose(moved.change)}, mehr als sie sonst von Tag zu Tag schwankt.`,
  'change.lasting_none': ({ scans, visible }) =>
    `Gegenüber den ${scans} Scans davor zeigt sich keine bleibende Änderung; eine ab ${pointsFrom(visible)} wäre in 4 von 5 Fällen zu sehen gewesen.`,
  'change.waiting': ({ scans, ...moved }) =>
    `Die Präsenz liegt ${by(moved)} ${below(moved.change)} den ${scans} Scans davor. Bei so kurzen Abständen muss ein zweiter Scan das bestätigen, bevor es als bleibend gilt.`,

  'alert.moved': ({ fell, day, now, scans, change, ...what }) => {
    const size =
      change === null
        ? ''
        : `, ${figure.points(change.value, { language, digits: 0 })} ${fell ? 'unter' : 'über'} dem ${earlier(scans)} (${figure.pointsRange(change.ci, { language, fell, digits: 0 })})`;
    return `${watched(what)}${whereOf(what)} ${fell ? 'fiel' : 'stieg'}${day === null ? '' : ` am ${dayOf(day, language)}`} auf ${ranged(now)}${size}`;
  },
  'alert.source_lost': ({ source, now, before, scans, ...place }) =>
    `${source} wird${whereOf(place)} kaum noch zitiert: in ${ranged(now)} der Antworten, zuvor (${earlier(scans)}) in ${ranged(before)}`,
  'alert.answers_lost': ({ engine, now }) =>
    `${engine === null ? 'Eine Engine' : engineOf(engine)} verlor ${ranged(now)} der Antworten`,
  'alert.back': ({ now, ...what }) =>
    `${watched(what)} ist wieder auf dem früheren Niveau${whereOf(what)}: ${ranged(now)}`,
  'alert.source_back': ({ source, now, ...place }) =>
    `${source} wird${whereOf(place)} wieder zitiert: in ${ranged(now)} der Antworten`,
  'alert.answers_back': (place) => `Engines antworten wieder${whereOf(place)}`,

  'goal.unknown': () => 'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
  'goal.reached': ({ beyond }) =>
    `Der neueste Scan übertrifft das Ziel schon um ${points(beyond)}. Nun gilt es, das zu halten.`,
  'goal.no_past': ({ needed, days }) =>
    `Braucht +${points(needed)} in ${days} Tagen; der Verlauf des Projekts hat keine zwei vergleichbaren Scans im Abstand von ${days} Tagen.`,
  'goal.past': ({ needed, days, seen, periods }) =>
    `Braucht +${points(needed)} in ${days} Tagen; so große Bewegungen gab es in ${seen} von ${periods} solchen Zeiträumen.`,
};
