import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { percentWithRange, percent as share } from '../percent.ts';
import type { Asker, watch as english } from './english-watch.ts';

const language = 'de';
const engineOf = (id: string): string => labelOf('engine', id, language);
const count = (credits: number): string => credits.toLocaleString(language);
const times = (asked: number): string => (asked === 1 ? 'einmal' : `${asked}-mal`);
const day = (at: string): string => dayOf(at, language);
const percent = (value: number): string => share(value, language);

type Chance = Omit<Parameters<(typeof english)['fact.goal_at_risk']>[0], 'name'>;
const chance = ({ probability, target, due, now }: Chance): string =>
  `${percent(probability)} Chance, ${percent(target)} bis zum ${day(due)} zu erreichen; der neueste Scan zeigt ${percentWithRange(now, language)}`;

const calm = {
  loss: 'kein Verlust',
  change: 'keine Änderung',
  rise: 'kein Anstieg',
  fall: 'kein Rückgang',
} as const;
const which = { earlier: 'früheren', later: 'späteren' } as const;

const askerOf = (persona: Asker | null): string =>
  persona ? `${persona.name} (Version ${persona.version})` : 'niemand Bestimmtem';

const since = (waiting: 'level' | 'change'): string =>
  waiting === 'level'
    ? 'Der Wert erscheint, wenn seitdem alle Teile gefragt wurden.'
    : 'Die Änderung erscheint, wenn seitdem beide Zyklen gefragt wurden.';

export const watch: typeof english = {
  'rule.learning': ({ scans }) =>
    `Diese Regel braucht ${scans === 1 ? 'noch einen Scan' : `noch ${scans} Scans`} mit ebenso vielen Fragen.`,
  'rule.calm': ({ of }) => `Bleibend gezeigt: ${calm[of]}.`,
  'rule.too_few_scans': ({ needed, prompts, scans }) =>
    `Die Regel braucht ${needed} Scans mit Antworten auf ${prompts} Fragen; es sind ${scans}.`,
  'rule.few_to_simulate': ({ scans }) =>
    `Die Simulation lernt aus nur ${scans} Scans; die Schwankung von Woche zu Woche ist daher größtenteils angenommen.`,
  'fact.credits_low': ({ left, limit }) =>
    `Die Credits gehen aus: ${count(left)} sind übrig, weniger als ${count(limit)}`,
  'fact.credits_left': ({ left }) => `${count(left)} Credits sind übrig.`,
  'fact.credits_end': ({ day: on, earliest, left }) =>
    `Die Credits sind laut Prognose am ${day(on)} aufgebraucht (95\u00a0%: nicht vor dem ${day(earliest)}): ${count(left)} sind übrig`,
  'fact.credits_last': ({ days, left }) =>
    `Die Credits reichen laut Prognose länger als ${days} Tage: ${count(left)} sind übrig.`,
  'fact.goal_at_risk': ({ name, ...stands }) => `Ziel „${name}“ ist gefährdet: ${chance(stands)}`,
  'fact.goal_stands': ({ reached, ...stands }) =>
    `${chance(stands)}${reached ? '; es war schon einmal erreicht' : ''}.`,
  'fact.engine_changed': ({ engine, what }, say) =>
    `${engineOf(engine)} hat sich geändert: ${say(what)} Ein Unterschied zu früheren Scans kann an der Engine liegen`,

  'forecast.too_few': ({ least, scans }) =>
    `Dafür braucht es ${least} Scans ohne sonstige Änderung, und es gibt ${scans}. Es fehlen ${least - scans} mit denselben Fragen, Engines und Modellen.`,
  'forecast.new_level': ({ day: on, engine, surface }) =>
    `Das Niveau ${engine === null ? `bei ${labelOf('surface', surface ?? '', language)}` : `auf ${engineOf(engine)}`} hat sich am ${day(on)} geändert. Die Prognose gilt für das neue; frühere Scans zeigen nur, wie stark Scans schwanken.`,
  'forecast.too_few_days': ({ least, days }) =>
    `Eine Prognose braucht ${least} ganze Tage seit der ersten Nutzung; es sind ${days}.`,
  'goal.several_surfaces': ({ surfaces }) =>
    `Gemessen werden ${surfaces.map((id) => labelOf('surface', id, language)).join(' und ')}; das wird nicht zusammengefasst: Setzen Sie ein Ziel, das eine Oberfläche nennt.`,

  'engine.canary': ({ differences }) =>
    `Antworten auf dieselben neutralen Fragen unterscheiden sich: ${differences}.`,
  'engine.several_models': ({ engine, models }) =>
    `${engineOf(engine)} antwortete in diesem Scan mit mehr als einem Modell: ${models.join(', dann ')}.`,
  'engine.answers_differ': ({ engine, day: on }) =>
    `${engineOf(engine)} antwortet seit dem ${day(on)} anders, obwohl das Modell gleich heißt. Ein Unterschied zum Scan davor kann an der Engine liegen.`,
  'engine.model_changed': ({ engine, before, after, day: on }) =>
    `${engineOf(engine)} wechselte von ${before} zu ${after} (bemerkt am ${day(on)}). Ein Unterschied zum Scan davor kann an der Engine liegen.`,

  'compare.only_asked': ({ engine, scan }) =>
    `Nur der ${scan === 'later' ? 'spätere' : 'frühere'} Scan fragte ${engineOf(engine)}; diese Engine bleibt außer Betracht.`,
  'compare.model': ({ engine, model, before }) =>
    `${engineOf(engine)} antwortete mit ${model}, davor mit ${before}. Eine Änderung dort kann am Modell liegen statt an der Marke.`,
  'compare.names': ({ before, after }) =>
    `Namen oder Domains der Marke änderten sich dazwischen (Version ${before} → ${after}); das kann einen Teil der Änderung erklären.`,
  'compare.few_pages': ({ engine, scan }) =>
    `Im ${which[scan]} Scan standen ${engineOf(engine)} zu wenige fremde Seiten zur Verfügung; die Antworten werden nicht verglichen.`,
  'compare.shared': ({ shared, fresh, old }) =>
    `${shared} Fragen sind in beiden Scans. Die ${fresh} neuen und ${old} früheren zählen nur für den Markt, wo sie das Intervall verengen.`,
  'compare.reused': ({ scan, reused, recorded }) =>
    `Im ${which[scan]} Scan wurden ${reused} gespeicherte Antworten übernommen. Verglichen werden nur die ${recorded} neuen.`,
  'compare.samples': ({ before, now }) =>
    `Jede Frage wurde davor ${times(before)} gestellt und jetzt ${times(now)}.`,
  'compare.locale': ({ before, after }) => `Das Gebiet wechselte von ${before} zu ${after}.`,
  'compare.persona': ({ before, after }) =>
    `Die Persona wechselte von ${askerOf(before)} zu ${askerOf(after)}; das kann einen Teil der Änderung erklären.`,
  'cycle.model': ({ engine, model, before, day: on, waiting }) =>
    `${engine} antwortete am ${day(on)} mit ${model}, davor mit ${before}. ${since(waiting)}`,
  'cycle.names': ({ day: on, waiting }) =>
    `Die Namen oder Domains der Marke änderten sich vor dem ${day(on)}. ${since(waiting)}`,
  'cycle.asked': ({ asked, parts }) =>
    `${asked} von ${parts} Teilen wurden gefragt. Der Wert erscheint, wenn es alle sind.`,
  'cycle.thin': ({ share: answered, part, parts, least }) =>
    `Nur ${percent(answered)} von Teil ${part} von ${parts} wurden beantwortet; nötig sind ${percent(least)}. Er wird einen Zyklus später wieder gefragt.`,
  'cycle.two_needed': ({ made, all }) =>
    `${made} der ${all} Läufe zweier Zyklen sind fertig. Die Änderung erscheint mit dem letzten.`,
  'compare.no_level': ({ least, scans }) =>
    `Ein Niveau braucht ${least} frühere Scans mit denselben Fragen, Engines, Modellen und Namen, seit es sich zuletzt änderte; es sind ${scans}.`,
  'compare.few_looks': ({ least, looks }) =>
    `Wie sehr sich Tage unterscheiden, zeigen erst ${least} Scans in den beiden Zeiträumen; es sind ${looks}. Die Änderungen gelten für die gemessenen Tage und halten vielleicht nicht an.`,
};
