import { counted } from '../../text/counted.ts';

/** What the pages of plans, trials, experiments, findings and logged changes say. */
const en = {
  axis: (points: string) => `−${points} to +${points}`,
  gain: 'Predicted gain, points',
  low95: '95%: from',
  high95: '95%: to',
  rises: 'Rises in',
  points: (value: string) => `${value} points`,
  plan: {
    headline: (steps: number, spent: string) =>
      `${counted(steps, 'step', 'steps')} for ${spent}: together {0}, predicted.`,
    title: 'The order that gains most',
    about: 'Each gain is what the step adds to those above it',
    beats: (share: string) => `It beats the three moves with the highest gain in ${share} of simulations.`,
    foot: 'Thick: 80% range, thin: 95%. All are predictions: measure what you ship.',
    next: 'Better than the next',
    tie: 'a tie: take either',
  },
  trial: {
    title: 'What would a change bring?',
    lead: 'Pick what you would change on your pages. The answer is a prediction with its range; nothing is asked and nothing is spent.',
    form: 'Pick the changes',
    groups: {
      words: 'What the page says',
      shape: 'How it is built',
      beyond: 'Beyond the page',
    },
    try: 'Predict the effect',
    trying: 'Working out the effect…',
    empty: 'Tick one or more changes to see what they would bring.',
    result: 'Predicted effect',
    nowUnknown: 'Presence now:',
    now: (share: string, range: string) => `Presence now, predicted: ${share} (${range})`,
    with: 'With the change',
    gain: (count: number, all: number) =>
      `The whole 95% range is above 0 for ${count} of ${counted(all, 'pair', 'pairs')} of prompt and engine.`,
    flatter: (cells: number) =>
      `Single prompts are not listed: the best of ${cells} predictions is mostly luck.`,
    given: 'a page given as HTML',
    tried: 'Tried so far',
    triedAbout: 'Tick two or more to see them side by side',
    what: 'Change',
    when: 'When',
    best: 'Best in',
  },
  experiment: {
    headline: (count: number, running: number) =>
      count === 0
        ? 'No experiment yet.'
        : running > 0
          ? `${counted(running, 'experiment is', 'experiments are')} running, ${count - running} ended.`
          : `${counted(count, 'experiment', 'experiments')}, none running.`,
    lead: 'Change pages for some prompts, leave others as they are, and compare. The groups are drawn at random beforehand: only an experiment can say why something moved.',
    steps: ['Registered', 'Measured before', 'Change live', 'Verdict'],
    effect: 'Effect, points',
    treated: 'Prompts with the change',
    holdout: 'Prompts without it',
    beforeAfter: (before: string, after: string) => `${before} → ${after}`,
    arm: (pairs: number) =>
      `before → after, mean of ${counted(pairs, 'pair', 'pairs')} of prompt and engine; the range is that of the effect`,
    spend: 'Start a scan of the experiment',
    stopSays: 'It starts no further scans. What was measured stays.',
  },
  finding: {
    headline: (count: number) =>
      count === 0 ? 'Nothing calls for a look.' : `${counted(count, 'finding', 'findings')} to look at.`,
    title: 'Findings, most important first',
    more: (count: number) => `Show ${count} more`,
  },
  change: {
    headline: (count: number) =>
      count === 0 ? 'Nothing is logged yet.' : `${counted(count, 'change', 'changes')} logged.`,
    title: 'What was changed, and what moved around it',
  },
};

const de: typeof en = {
  axis: (points) => `−${points} bis +${points}`,
  gain: 'Erwarteter Gewinn, Punkte',
  low95: '95 %: von',
  high95: '95 %: bis',
  rises: 'Steigt in',
  points: (value) => `${value} Punkte`,
  plan: {
    headline: (steps, spent) =>
      `${counted(steps, 'Schritt', 'Schritte')} für ${spent}: zusammen {0}, vorhergesagt.`,
    title: 'Die Reihenfolge, die am meisten bringt',
    about: 'Jeder Gewinn ist, was der Schritt zu denen darüber hinzufügt',
    beats: (share) => `Er schlägt die drei Maßnahmen mit dem höchsten Gewinn in ${share} der Fälle.`,
    foot: 'Dick: 80-%-Bereich, dünn: 95 %. Alles sind Vorhersagen: messen Sie, was Sie umsetzen.',
    next: 'Besser als der nächste',
    tie: 'gleichauf: beides geht',
  },
  trial: {
    title: 'Was brächte eine Änderung?',
    lead: 'Wählen Sie, was Sie auf Ihren Seiten ändern würden. Die Antwort ist eine Vorhersage mit Bereich; nichts wird gefragt und nichts ausgegeben.',
    form: 'Änderungen wählen',
    groups: {
      words: 'Was die Seite sagt',
      shape: 'Wie sie gebaut ist',
      beyond: 'Jenseits der Seite',
    },
    try: 'Wirkung vorhersagen',
    trying: 'Die Wirkung wird berechnet …',
    empty: 'Kreuzen Sie Änderungen an, um zu sehen, was sie brächten.',
    result: 'Erwartete Wirkung',
    nowUnknown: 'Präsenz jetzt:',
    now: (share, range) => `Präsenz jetzt, vorhergesagt: ${share} (${range})`,
    with: 'Mit der Änderung',
    gain: (count, all) =>
      `Bei ${count} von ${counted(all, 'Paar', 'Paaren')} aus Prompt und Engine liegt der ganze 95-%-Bereich über 0.`,
    flatter: (cells) => `Einzelne Prompts stehen hier nicht: der beste von ${cells} Werten ist meist Zufall.`,
    given: 'eine Seite, die als HTML gegeben war',
    tried: 'Bisher probiert',
    triedAbout: 'Kreuzen Sie zwei oder mehr an, um sie zu vergleichen',
    what: 'Änderung',
    when: 'Wann',
    best: 'Am besten in',
  },
  experiment: {
    headline: (count, running) =>
      count === 0
        ? 'Noch kein Experiment.'
        : running > 0
          ? `${counted(running, 'Experiment läuft', 'Experimente laufen')}, ${count - running} beendet.`
          : `${counted(count, 'Experiment', 'Experimente')}, keines läuft.`,
    lead: 'Ändern Sie Seiten für einige Prompts, lassen Sie andere, wie sie sind, und vergleichen Sie. Die Gruppen werden vorab ausgelost: Nur ein Experiment zeigt, warum sich etwas bewegt hat.',
    steps: ['Registriert', 'Vorher gemessen', 'Änderung live', 'Urteil'],
    effect: 'Wirkung, Punkte',
    treated: 'Prompts mit der Änderung',
    holdout: 'Prompts ohne sie',
    beforeAfter: (before, after) => `${before} → ${after}`,
    arm: (pairs) =>
      `vorher → nachher, Mittel von ${counted(pairs, 'Paar', 'Paaren')} aus Prompt und Engine; den Bereich hat die Wirkung`,
    spend: 'Einen Scan des Experiments starten',
    stopSays: 'Es startet keine weiteren Scans. Das Gemessene bleibt.',
  },
  finding: {
    headline: (count) =>
      count === 0 ? 'Es gibt nichts zu prüfen.' : `${counted(count, 'Befund', 'Befunde')} zu prüfen.`,
    title: 'Befunde, die wichtigsten zuerst',
    more: (count) => `${count} weitere zeigen`,
  },
  change: {
    headline: (count) =>
      count === 0 ? 'Noch ist nichts vermerkt.' : `${counted(count, 'Änderung', 'Änderungen')} vermerkt.`,
    title: 'Was geändert wurde und was sich davor und danach bewegt hat',
  },
};

export const trialWords = { en, de };
