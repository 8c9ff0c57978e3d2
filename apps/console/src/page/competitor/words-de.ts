import { counted } from '../../text/counted.ts';
import { ended } from '../../text/ended.ts';
import { type en, listed } from './words-en.ts';

export const de: typeof en = {
  tabs: {
    compare: 'Vergleich',
    prompts: 'Gewonnene und verlorene Prompts',
    together: 'Gemeinsam genannt',
    suggested: 'Vorschläge',
    brands: 'Woran jeder erkannt wird',
  },
  surface: 'Art der Antwort',
  added: (name) => `${name} wird ab jetzt verglichen.`,
  measure: {
    presence: 'Gezeigt wird Präsenz: genannt oder Website zitiert,',
    mention: 'Gezeigt werden Nennungen, weil nicht jede Marke eine Website hat, die zitiert werden kann,',
  },
  on: (answers) => `in ${answers}.`,
  headline: {
    none: 'Fügen Sie zwei Wettbewerber zum Vergleich hinzu.',
    unmeasured: 'Für diesen Zeitraum gibt es noch keinen Wert.',
    filtered:
      'Keine Antwort aus diesem Zeitraum und mit diesen Filtern lässt sich zählen. Wählen Sie einen anderen Zeitraum oder setzen Sie die Filter zurück.',
    rank: (rank, of) => `Sie sind ${rank} von ${of}.`,
    behind: '{0} liegt um {1} Punkte vorn {2}.',
    ahead: 'Sie liegen um {1} Punkte vor {0} {2}.',
    noTest: 'Ein Abstand zu einem Wettbewerber ist nicht belegt.',
    apart: (name, points, range) =>
      `Sie und ${name} lassen sich noch nicht unterscheiden: ${points} Punkte (${range}), das kann auch Zufall sein.`,
    apartMany: (names) => `Von ${listed(names, 'und')} lassen Sie sich noch nicht unterscheiden.`,
    led: (count) =>
      `Klar vor ${count === 1 ? 'einem weiteren Wettbewerber' : `${count} weiteren Wettbewerbern`}.`,
  },
  trend: {
    title: (answers) => `Alle Marken in ${answers}`,
    measure: 'Maß',
    measures: { presence: 'Präsenz', mention: 'Genannt', citation: 'Zitiert' },
    about: {
      presence: (span) => `Anteil der Antworten, die sie nennen oder zitieren, ${span}`,
      mention: (span) => `Anteil der Antworten, die sie nennen, ${span}`,
      citation: (span) => `Anteil der Antworten mit Quellen, die ihre Website zitieren, ${span}`,
    },
    foot: (weeks) =>
      `${counted(weeks, 'Woche', 'Wochen')}. Zeigen, tippen oder mit den Pfeiltasten ablesen. Band: 95-%-Bereich.`,
  },
  leads: {
    title: 'Wer führt',
    about: (brands) => `Stimmenanteil: von allen Nennungen dieser ${brands}`,
    foot: 'Platz 1: Chance zu führen, nach diesen Antworten.',
    none: 'Keine Antwort dieses Zeitraums nennt eine der Marken.',
    sure: 'Platz ist sicher',
    unsure: 'Zu wenige Themen, um zu sagen, wie sicher ein Platz ist.',
    between: (low, high) => `${low} bis ${high}`,
    first: (chance) => `Platz 1: ${chance}`,
  },
  matrix: {
    title: {
      engine: 'Alle Marken, Engine für Engine',
      topic: 'Alle Marken, Thema für Thema',
      intent: 'Alle Marken, nach der Absicht',
    },
    about: (span) =>
      `${ended(`Anteil der Antworten mit 95-%-Bereich, ${span}`)} Getönte Felder unterscheiden sich über den Zufall hinaus von Ihrem Wert.`,
    by: 'Spalten',
    modes: { engine: 'Nach Engine', topic: 'Nach Thema', intent: 'Nach Absicht' },
    brand: 'Marke',
    column: 'Zeigen',
    ahead: 'Sie vorn',
    behind: 'Sie hinten',
    even: 'kein Unterschied belegt',
    noAnswers: 'keine Antworten',
    scale: (top) => `Alle Skalen 0–${top}`,
  },
  against: {
    title: 'Sie gegen jeden Wettbewerber',
    about: (answers) => `Ihr Anteil minus der des Wettbewerbers, in denselben ${answers}, in Punkten`,
    foot: (points) => `Ein Unterschied von ${points} Punkten oder mehr würde sich 4 von 5 Mal zeigen.`,
    none: 'In diesem Zeitraum gibt es keine Antworten, in denen Sie sich vergleichen lassen.',
    verdicts: {
      ahead: 'Sie vorn',
      behind: 'Sie hinten',
      no_difference_shown: 'kein Unterschied belegt',
      too_few: 'zu wenige Antworten',
    },
    duel: (name) => `Sie gegen ${name}`,
    record: (wins, ties, losses) =>
      `Bei ${wins} Ihrer Prompts je Engine stehen Sie in mehr Antworten, bei ${ties} in gleich vielen, bei ${losses} in weniger.`,
    byEngine: 'Nach Engine',
    prompts: 'Wo der Abstand am größten ist',
    counts: (engine, name, own, other, answers) => `${engine}: Sie ${own}, ${name} ${other} von ${answers}`,
  },
  won: {
    title: 'Prompts, die ein Wettbewerber am deutlichsten gewinnt',
    about: (span) => `Antworten, die ihn nennen, und Antworten, die Sie nennen, ${span}`,
    all: (count) => `Alle ${count}`,
    foot: 'Gezählte Antworten, keine Schätzung. Sortiert nach Sicherheit des Abstands, dann nach Größe.',
    none: 'Bei keinem Prompt wird ein Wettbewerber öfter genannt als Sie.',
    counts: (name, rival, own, answers) => `${name} ${rival} von ${answers}, Sie ${own} von ${answers}`,
  },
  together: {
    headline: (first, second, answers, byChance) =>
      `${first} und ${second} stehen am häufigsten zusammen: in ${answers} Antworten; allein der Zufall ergäbe ${byChance}.`,
    nobody: 'Keine Antwort dieses Zeitraums nennt zwei der Marken.',
    lead: 'Wer mit Ihnen in einer Antwort steht, konkurriert um dieselbe Frage.',
    pairs: 'Gemeinsam genannt',
    pairsAbout: 'Antworten, die beide nennen, verglichen mit dem, was allein durch Zufall zu erwarten wäre',
    foot: (answers) =>
      `${answers} Antworten gelesen. Der Anteil bezieht sich auf Antworten, die mindestens eine der beiden nennen, mit 95-%-Bereich.`,
    pair: 'Marken',
    both: 'Antworten mit beiden',
    chance: 'Durch Zufall zu erwarten',
    share: 'Anteil an Antworten mit einer von beiden',
    position: 'Platz in der Antwort',
    positionAbout: 'Von den Antworten, die die Marke nennen, mit 95-%-Bereich',
    brand: 'Marke',
    first: 'Zuerst genannt',
    top3: 'Unter den ersten drei',
    meanRank: 'Mittlerer Platz',
  },
  suggested: {
    headline: (count) =>
      count === 0
        ? 'Alle Marken in den Antworten sind bekannt.'
        : `${counted(count, 'Marke', 'Marken')} in den Antworten, die Sie noch nicht beobachten.`,
    lead: 'Die Namen stammen aus den Antworten selbst. Wörter, die in den meisten Antworten stehen, werden ausgelassen.',
    title: 'Marken in den Antworten, die Sie noch nicht beobachten',
    none: 'Keine neue Marke wird häufig genug genannt.',
    inAnswers: (answers, read) => `In ${answers} von ${read} Antworten.`,
    read: 'Antwort lesen',
    track: 'Beobachten',
    sameAs: (name) => `Dasselbe wie ${name}`,
    noBrand: 'Keine Marke',
    done: 'Gespeichert. Alle Antworten werden jetzt kostenlos neu gelesen.',
  },
  lost: {
    headline: (count) =>
      count === 0
        ? 'In diesem Zeitraum gewinnt kein Wettbewerber einen Prompt.'
        : `Bei ${counted(count, 'Prompt', 'Prompts')} wird ein Wettbewerber öfter genannt als Sie.`,
    lead: 'Öffnen Sie einen Prompt, um zu lesen, was gesagt wurde.',
    title: 'Prompts, die ein Wettbewerber gewinnt',
    foot: (shown, total) => `${shown} von ${total}. Gezählte Antworten, keine Schätzung.`,
    prompt: 'Prompt',
    topic: 'Thema',
    ahead: 'Öfter genannt',
    you: 'Sie',
    sure: 'Chance, dass er vorn liegt',
    of: (name, count, answers) => `${name} ${count} von ${answers}`,
    ofYou: (own, answers) => `${own} von ${answers}`,
    none: 'Bei keinem Prompt wird ein Wettbewerber öfter genannt als Sie.',
    more: 'Mehr anzeigen',
  },
  known: 'Woran jede Marke erkannt wird',
  knownSays: (rivals) =>
    rivals === 0
      ? 'Noch wird kein Wettbewerber beobachtet.'
      : `${counted(rivals, 'Wettbewerber wird', 'Wettbewerber werden')} in jeder Antwort gesucht.`,
  knownLead: 'Eine Marke ist präsent, wenn eine Antwort sie nennt oder ihre Website zitiert.',
  siteless: (rivals) =>
    `${counted(rivals, 'Wettbewerber hat', 'Wettbewerber haben')} keine Website; deshalb zählen Vergleiche nur Nennungen. Mit Website lässt sich die Präsenz vergleichen.`,
  ownBrand: (name) => `Woran ${name} selbst erkannt wird`,
  noSite: 'keine Website',
  rules: 'Ausnahmen',
  rule: (near, far) => [near && `nur nahe ${near}`, far && `nicht nahe ${far}`].filter(Boolean).join('; '),
  name: 'Name',
  aliases: 'Andere Namen',
  domains: 'Domains',
  contextTerms: 'Name zählt nur in der Nähe dieser Wörter',
  negativeTerms: 'Name zählt nicht in der Nähe dieser Wörter',
  relation: 'Beziehung zu Ihnen',
  relations: { direct: 'Direkter Wettbewerber', indirect: 'Alternative', partner: 'Partner' },
  note: 'Notiz (optional)',
  commas: 'Durch Kommas getrennt',
  change: 'Ändern',
  save: 'Speichern',
  remove: 'Entfernen',
  read: 'Nach einer Änderung werden alle gespeicherten Antworten kostenlos neu gelesen.',
};
