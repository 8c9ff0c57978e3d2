import { labelOf } from '@svc/contract/label';
import type { prompt as english } from './english-prompt.ts';

const promptsAre = (count: number): string => (count === 1 ? 'Eine Frage ist' : `${count} Fragen sind`);
const foundAs = {
  searched: 'was Menschen suchten',
  search_page: 'was Suchseiten fragen',
  fan_out: 'was Engines suchten',
} as const;
const another = {
  subject: 'anderes Thema',
  town: 'andere Stadt',
  language: 'andere Sprache',
} as const;

export const prompt: typeof english = {
  'audit.branded': ({ branded, all }) =>
    `${branded} von ${all} Fragen nennen die Marke. Sie zählen nicht zur Präsenz, kosten aber Credits.`,
  'audit.near_duplicates': ({ groups }) =>
    `${groups === 1 ? 'Eine Gruppe von Fragen meint' : `${groups} Gruppen von Fragen meinen`} dasselbe. Jede Gruppe zählt als eine Frage: Entfernen Sie welche, oder kennzeichnen Sie sie als Umschreibungen.`,
  'audit.leading': ({ prompts }) =>
    `${promptsAre(prompts)} so gestellt, dass die Antwort in eine Richtung gedrängt wird. Fragen Sie neutral.`,
  'audit.broken_wording': ({ prompts }) =>
    `${promptsAre(prompts)} unsauber formuliert: eine offene Stelle, ein doppeltes oder ein fehlendes Wort. Korrigieren Sie den Wortlaut.`,
  'audit.wrong_kind': ({ prompts }) =>
    `${promptsAre(prompts)} so gestellt, als wären Menschen Ware. Sagen Sie, was ihnen angeboten wird.`,
  'audit.no_choice': ({ prompts }) =>
    `${promptsAre(prompts)} ohne Auswahl, also werden Marken womöglich seltener genannt. Fragen Sie welche, wer oder wo.`,
  'audit.untypical': ({ prompts, reasons }) =>
    `${promptsAre(prompts)} untypisch für diesen Markt (${reasons.map((one) => `${another[one.another]}: ${one.prompts}`).join(', ')}). Fragen Sie nach dem, was angeboten wird, wo es ist, in der Sprache der Sammlung.`,
  'audit.one_topic': ({ topic, most, all }) =>
    `${most} von ${all} Fragen handeln von „${topic}“; das Intervall des Markts sagt also wenig über andere Themen. Ergänzen Sie Fragen dazu.`,
  'audit.one_intent': ({ intent, most, all }) =>
    `${most} von ${all} Fragen haben die Absicht „${labelOf('intent', intent, 'de')}“; die Werte sagen also wenig über andere Absichten.`,
  'audit.missing_stage': ({ stages }) =>
    `Keine Frage deckt die Phase ${stages.map((stage) => `„${labelOf('stage', stage, 'de')}“`).join(' oder ')} ab.`,

  'found.people_also_ask': ({ pages }) =>
    `Suchseiten führen es bei ${pages} der Fragen des Projekts unter „Weitere Fragen“.`,
  'found.related': ({ pages }) =>
    `Suchseiten führen es bei ${pages} der Fragen des Projekts als verwandte Suche.`,
  'found.fan_out': ({ prompts }) =>
    `Engines suchten danach, um ${prompts} der Fragen des Projekts zu beantworten.`,
  'found.searched': ({ impressions }) =>
    `Danach wurde gesucht, und Seiten der Marke wurden ${impressions}-mal gezeigt.`,
  'found.share': ({ found, all, source }) => `${found} von ${all} Fragen: ${foundAs[source]}.`,

  'made.added': ({ added, wanted, known }) =>
    `${added} von ${wanted} Fragen kamen hinzu. Die ${known} vorhandenen bleiben, also bleiben Scans vergleichbar.`,
  'made.few': ({ prompts, wanted }) =>
    `${prompts} von ${wanted} Fragen sind entstanden: Mehr würden diese nur anders sagen. Ergänzen Sie Angebote oder Themen, um mehr zu bekommen.`,
  'made.taken': ({ prompts, wanted }) => `Nur ${prompts} von ${wanted} Fragen ließen sich übernehmen.`,
  'made.names_brand': ({ phrase }) => `„${phrase}“ nennt die Marke; Fragen dazu bleiben deshalb weg.`,
  'made.in_english': ({ language }) =>
    `In der Sprache „${language}“ gibt es keine Fragen; sie sind auf Englisch.`,
  'made.no_wordings': ({ language }) => `Für die Sprache „${language}“ gibt es keine Wortlaute.`,
  'made.combinations': ({ shown, all }) => `${shown} von ${all} Kombinationen; erhöhen Sie „most“ für mehr.`,

  'refused.room': ({ room, most }) =>
    `Höchstens ${room} kommen hinzu: Eine Sammlung kann bis zu ${most} haben.`,
  'refused.stage': ({ stage, stages }) =>
    `„${stage}“ ist keine Phase. Nehmen Sie eine von: ${stages.join(', ')}.`,
  'refused.intent': ({ intent, intents }) =>
    `„${intent}“ ist keine Absicht. Nehmen Sie eine von: ${intents.join(', ')}.`,
  'refused.length': ({ length }) => `Der Text hat ${length} Zeichen; erlaubt sind 2.000.`,
};
