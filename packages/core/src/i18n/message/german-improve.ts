import { labelOf } from '@svc/contract/label';
import { percentSign } from '../percent.ts';
import { points, pointsRange, pointsWithRange, signedPoints } from '../points.ts';
import { tellGerman } from '../tell.ts';
import type { improve as english } from './english-improve.ts';

const language = 'de';
const questionsOf = (count: number): string => (count === 1 ? 'eine Frage' : `${count} Fragen`);

const against = ({ value, ci, predicted }: Parameters<(typeof english)['verify.rise']>[0]): string =>
  `${signedPoints(value, { language })} (${pointsRange(ci, { language })}) gegenüber den Fragen, die es nicht berührt; vorhergesagt: ${signedPoints(predicted, { language })}`;

const effect = ({ value, ci }: Parameters<(typeof english)['experiment.worked']>[0]): string =>
  pointsWithRange(value, ci, { language, digits: 0 });
/** At the beginning of a sentence. */
function measureOf(id: string): string {
  const label = labelOf('measure', id, language);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export const improve: typeof english = {
  'why.crawlers': ({ engines }) => `Ihre Website sperrt die Such-Crawler von ${engines.join(', ')} aus.`,
  'why.page_lacks': ({ prompts, features }) =>
    `Ihrer besten Seite für ${questionsOf(prompts)} fehlt dies: ${features.map((name) => tellGerman(name) ?? name).join('; ')}.`,
  'why.no_definition': () => 'Keine Ihrer gelesenen Seiten sagt in einem Satz, was die Marke ist.',
  'why.page_fits': ({ url, questions }) => `Andere gewinnen ${questionsOf(questions)}, auf die ${url} passt.`,
  'why.pages_fit': ({ url, others, questions }) =>
    `Andere gewinnen ${questionsOf(questions)}, auf die ${url} und ${others === 1 ? 'eine weitere Ihrer Seiten' : `${others} weitere Ihrer Seiten`} passen.`,
  'why.compared': ({ name, questions }) =>
    `${name} führt, wo verglichen wird. Keine gelesene Seite von Ihnen beantwortet ${questionsOf(questions)}.`,
  'why.no_page': ({ questions }) =>
    `Andere gewinnen ${questionsOf(questions)}, auf die keine gelesene Seite von Ihnen antwortet.`,
  'why.source': ({ domain, cited, withRival, withOwn }) =>
    `${cited} Antworten zitieren ${domain}: ${withRival} nennen einen Wettbewerber, ${withOwn} nennen Sie.`,
  'why.wrong_claim': ({ topic, wrong, all }) =>
    `${wrong} von ${all} Antworten, die „${topic}“ erwähnen, liegen falsch.`,
  'why.wrong_price': ({ topic, value, wrong, all }) =>
    `${wrong} von ${all} Antworten, die den Preis „${topic}“ nennen, liegen falsch; richtig ist ${value}.`,

  'verify.rise': (figure) => `Ein Anstieg zeigt sich: ${against(figure)}.`,
  'verify.no_rise': (figure) => `Der vorhergesagte Anstieg ist nicht bestätigt: ${against(figure)}.`,
  'verify.unclear': ({ number, more, ...figure }, say) =>
    `Bei Prüfung ${number} noch unklar: ${against(figure)}. ${say(more)}`,
  'verify.times': ({ times }) =>
    `Mit etwa ${times}-mal so vielen Fragen zeigte sich eine der vorhergesagten Größe.`,

  'plan.ties': ({ steps }) =>
    `${steps === 1 ? 'Ein Schritt ist' : `${steps} Schritte sind`} etwa so gut wie die beste Alternative: Wählen Sie, was Ihnen passt.`,
  'simulation.shared': ({ cells }) => `Verglichen auf den ${cells} Zellen, die alle gemeinsam haben.`,
  'simulation.adoption': ({ adoption }) =>
    `Alle rechnen mit der größten Verbreitung, ${adoption.toLocaleString(language)}.`,
  'simulation.untested': ({ names }) =>
    `${names.length === 1 ? 'Eine dieser Wirkungen' : `${names.length} dieser Wirkungen`} hat niemand getestet. Das Modell stützt sich auf das, was zitierte Seiten gemeinsam haben.`,
  'simulation.cap': ({ percent }) =>
    `In ${percent}${percentSign(language)} der Ziehungen war die Obergrenze erreicht: Mehr solche Änderungen bringen nichts.`,
  'simulation.some': ({ subjects, cells }) =>
    `Gerechnet auf ${subjects} von ${cells} Zellen aus Frage × Engine, gleichmäßig verteilt.`,

  'experiment.split': ({ treated, holdout, step }, say) =>
    `Die Änderung gilt für ${treated} Fragen; ${holdout} bleiben, wie sie sind. Die Aufteilung ist zufällig. ${say(step)}`,
  'experiment.ended': () => 'Das Experiment ist beendet: Lesen Sie sein Ergebnis.',
  'experiment.stopped': () => 'Das Experiment wurde abgebrochen.',
  'experiment.scanning': () => 'Ein Scan läuft: Warten Sie, bis er fertig ist.',
  'experiment.due_before': ({ scans }) => `Scans, die vor der Änderung noch fehlen: ${scans}.`,
  'experiment.make_change': () =>
    'Als Nächstes: Führen Sie die Änderung für sie durch, starten Sie das Experiment dann erneut und melden Sie, dass sie live ist.',
  'experiment.due_after': ({ scans }) => `Die Änderung ist live. Scans, die noch fehlen: ${scans}.`,
  'experiment.done': () => 'Alle Scans sind gemacht: Das Ergebnis folgt.',
  'experiment.later': ({ scans, started }) =>
    `Das Ergebnis kommt, wenn alle ${scans} Scans mit der Änderung da sind; bisher gestartet: ${started}. Vorher steht hier keine Zahl, denn wer früh hinsieht, hält leicht Zufall für Erfolg.`,
  'experiment.none_shown': ({ look, scans, value, ci }) =>
    `Bei Scan ${look} von ${scans} nach der Änderung ist keine Wirkung gezeigt: ${signedPoints(value, { language, digits: 0 })} (${pointsRange(ci, { language, digits: 0 })}) gegenüber den unveränderten Fragen. Das beweist nicht, dass es keine gibt.`,
  'experiment.worked': (one) =>
    `Die Änderung wirkt: ${measureOf(one.measure)} ist um ${effect(one)} gestiegen, bei ${one.treated} geänderten Fragen gegenüber ${one.holdout} unveränderten.`,
  'experiment.harmed': (one) =>
    `Die Änderung schadet: ${measureOf(one.measure)} ist um ${effect(one)} gefallen, bei ${one.treated} geänderten Fragen gegenüber ${one.holdout} unveränderten.`,
  'experiment.missed': ({ rise, times, more }, say) =>
    `Ein Anstieg von ${points(rise, { language, dative: true })} bliebe in ${times} von 100 Fällen unentdeckt. ${say(more)}`,
};
