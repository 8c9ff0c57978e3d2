import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { pointsWithRange } from '../points.ts';
import type { read as english } from './english-read.ts';

const language = 'de';
const day = (at: string): string => dayOf(at, language);
const list = (values: readonly (string | number)[]): string => values.join(', ') || 'keine';
const askers = (personas: readonly string[]): string =>
  list(personas.map((id) => id || 'niemand Bestimmtes'));
const partOf = { day: 'den Tag', week: 'die Woche', month: 'den Monat' } as const;

const answersOf = (surfaces: readonly string[]): string =>
  surfaces.map((id) => labelOf('answersOf', id, language)).join(' und ');

export const read: typeof english = {
  'demand.few_known': ({ known, all, needed }) =>
    `Suchvolumen sind für ${known} von ${all} Fragen bekannt; ${needed} sind nötig. Importieren Sie mehr Suchanfragen.`,
  'demand.few_readable': ({ known, needed }) =>
    `Zu wenige der ${known} Fragen mit bekanntem Suchvolumen haben eine lesbare Antwort; ${needed} sind nötig.`,
  'compared.by_mention': ({ names, seen, inProject }) => {
    const found = seen.map(({ domain, name, answers }) => `${domain} (${name}, ${answers} Antworten)`);
    return `Marken werden nach Nennung verglichen: ${names.join(', ')} ${names.length === 1 ? 'hat' : 'haben'} keine Domain, daher könnten Zitate nicht für alle zählen. Eine Marke mit Domains ist auch präsent, wo sie zitiert wird: Vergleichen Sie Nennungen statt Präsenz.${found.length > 0 ? ` Gesehen in Antworten, die sie nennen: ${found.join(', ')}.` : ''}${inProject ? ' Ergänzen Sie ihre Domains in der Identität des Projekts.' : ''}`;
  },
  'competitor.surfaces_together': ({ surfaces }) =>
    `Hier sind ${answersOf(surfaces)} zusammen gezählt. Eine Marke kann auf einer Oberfläche führen und auf einer anderen zurückliegen: Wählen Sie eine, um sie für sich zu sehen.`,
  'compare.surfaces_together': ({ surfaces }) =>
    `Die Veränderung über alle Engines zählt ${answersOf(surfaces)} zusammen. Eine Oberfläche kann steigen, während eine andere fällt: Wählen Sie eine, um sie für sich zu sehen.`,
  'competitor.unseen': ({ names }) => `Kein Scan dieses Zeitraums suchte nach ${names.join(', ')}.`,
  'scorecard.apart': ({ rows }) =>
    `Mehrere Oberflächen werden nicht zusammengefasst. Wählen Sie je eine Oberfläche oder Engine für: ${rows.join(', ')}.`,
  'shopping.too_many': ({ most }) =>
    `Der Zeitraum enthält mehr als ${most} verschiedene Karten oder Anzeigen.`,
  'span.partial': ({ unit, days }) =>
    `Der Zeitraum enthält ${partOf[unit]} ab ${days.map(day).join(' und ')} nur zum Teil.`,
  'cycle.over_days': ({ days }) => `Präsenz der letzten ${days} Tage`,
  'cycle.over_runs': ({ runs }) => `Präsenz der letzten ${runs} Läufe`,

  'series.engines': ({ now, before }) => `Engines: ${list(now)}; davor: ${list(before)}.`,
  'series.models': ({ now, before }) => `Jetzt ${list(now)}; davor ${list(before)}.`,
  'series.prompts': ({ shared, now, before }) =>
    `${shared} von ${now} Fragen wurden schon davor gestellt, von damals ${before}.`,
  'series.names': ({ now, before }) => `Namen und Domains der Version ${list(now)}; davor: ${list(before)}.`,
  'series.detector': ({ now, before }) => `Gelesen mit Erkennung ${list(now)}; davor: ${list(before)}.`,
  'series.locale': ({ now, before }) => `Gebiet ${list(now)}; davor: ${list(before)}.`,
  'series.persona': ({ now, before }) => `Gefragt als ${askers(now)}; davor als ${askers(before)}.`,

  'explain.most_influence': ({ shown, all }) => `Die ${shown} Fragen mit dem größten Einfluss, von ${all}.`,
  'explain.other_model': ({ old, model }) =>
    `Das Modell ${old} gibt es nicht mehr; die Erklärung nutzt ${model}.`,
  'explain.was': ({ value }) =>
    `Damals war der Wert ${value.toFixed(3).replace('.', ',')}; seither wurden Seiten oder Antworten neu gelesen.`,
  'explain.own_answers': ({ present, answers }) =>
    `Präsent in ${present} von ${answers} Antworten auf diese Frage`,
  'explain.prompt': ({ text, present, answers }) => `${text}: präsent in ${present} von ${answers}`,

  'reader.waiting': ({ reader, mentions }) =>
    `${mentions} Nennungen muss ${reader} noch lesen; sie zählen als unbekannt. Was ein anderer Leser dazu sagte, wird nicht hineingemischt.`,
  'reader.since': ({ reader, since, before }) =>
    `${reader} liest dieses Projekt seit dem ${day(since)}, vorher las ${before}. Die ganze Reihe wurde neu gelesen und hat deshalb einen Leser; Werte, die Sie früher gesichert haben, hatten den anderen.`,
  'reader.models': ({ models, since }) =>
    `${models.length} Modelle antworteten unter diesem Namen, das neueste seit dem ${day(since)}: ${models.join(', ')}. Eine Änderung zwischen ihren Lesungen kann am Leser liegen statt an den Antworten.`,
  'reader.few_reread': ({ since, earlier, later, reread, needed }) =>
    `Seit dem ${day(since)} liest ${later.join(', ')}, davor las ${earlier.join(', ')}. Beide lasen nur ${reread} gleiche Nennungen (${needed} sind nötig), darum lässt sich der Ton davor und danach nicht vergleichen.`,
  'reader.differs': ({ since, earlier, later, reread, value, ci }) =>
    `Seit dem ${day(since)} liest ${later.join(', ')}, davor las ${earlier.join(', ')}. In ${reread} Nennungen, die beide lasen, unterscheidet sich das Lob um ${pointsWithRange(value, ci, { language })}. Dieser Teil der Änderung kommt vom Leser, nicht von den Antworten.`,
  'reader.no_engine': ({ engine }) => `Der Betreiber hat ${engine} nicht eingerichtet.`,
  'reader.no_key': ({ engine }) => `Ihr eigener Schlüssel für ${engine} fehlt. Setzen Sie ihn neu.`,
  'detection.read_again': ({ answers, changed, day: on, names, detector }) => {
    const reasons = [
      names && `Namen und Domains der Version ${names.now} (davor: ${names.before})`,
      detector && `Erkennung ${detector.now} (davor: ${detector.before})`,
    ].filter(Boolean);
    return `Seine ${answers} Antworten wurden am ${day(on)} neu gelesen${reasons.length > 0 ? `, mit ${reasons.join(' und ')}` : ''}: ${changed} davon lesen sich jetzt anders.`;
  },

  'schedule.monthly': ({ credits, left, monthly }) =>
    `Dieser Lauf kann ${credits} Credits kosten, aber von den ${monthly} des Zeitplans im Monat sind nur ${left} übrig. Erhöhen Sie seine Monatsgrenze, oder fragen Sie weniger.`,
  'webhook.failing': ({ since }) => `Jeder Versuch seit dem ${day(since)} schlug fehl.`,
  'webhook.refused': ({ status }) => `Die Antwort war ${status}; nur 2xx gilt als empfangen.`,
  'webhook.late': ({ seconds }) =>
    `Der Empfänger antwortete nicht innerhalb von ${seconds} Sekunden. Antworten Sie sofort mit 2xx, und tun Sie die Arbeit danach.`,
  'webhook.answered': ({ status }) => `Die Antwort war ${status}.`,
  'project.draft': ({ name }) =>
    `Noch werden keine Fragen gestellt: „${name}“ ist ein Entwurf. Aktivieren Sie ihn.`,
};
