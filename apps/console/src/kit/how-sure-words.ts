import { counted } from '../text/counted.ts';

const en = {
  title: 'How sure is this?',
  answers: 'answers',
  sentence: (brand: string, value: string, range: string, of: string) =>
    `${brand} is in ${value} of ${of}. The true share lies in ${range} in 95 of 100 cases.`,
  counted: (present: string, answers: string, prompts: number) =>
    `${present} of ${answers} answers include it, over ${counted(prompts, 'prompt', 'prompts')}.`,
  effective: (answers: string) => `As precise as ${answers} separate answers.`,
  looking: 'Looking for missing answers…',
  noneMissing: 'No answer of the newest scan is missing.',
  missing: (engine: string, count: string, reason: string) => `${engine}: ${count} missing, ${reason}.`,
  reason: 'for another reason',
  reasons: {
    timeout: 'no answer in time',
    rate_limited: 'too many requests',
    unavailable: 'engine unavailable',
    auth: 'key refused',
    refused: 'refused to answer',
    blocked: 'blocked by the engine’s filter',
    cancelled: 'cancelled',
    empty: 'empty answer',
    truncated: 'answer cut off',
    not_shown: 'no AI answer shown',
  } as Record<string, string>,
  floor: (points: string) => `A repeat alone can move one scan by ${points} points. Read nothing into less.`,
  tracked: 'These prompts',
  market: 'Questions like these',
  other: (frame: string, value: string, range: string) => `${frame}: ${value} (${range}).`,
  otherUnknown: (frame: string) => `${frame}: too few topics to say.`,
  narrow: 'What would narrow it',
  plan: (points: string, prompts: number, samples: number, credits: string) =>
    `±${points} points on each engine: ${counted(prompts, 'prompt', 'prompts')}, ${counted(samples, 'answer', 'answers')} each, ${credits} credits a scan.`,
  why: 'Why did it change?',
  parts: {
    presence: 'The brand itself',
    engines: 'Other engines',
    prompts: 'Other prompts',
    model: 'Engines that changed their model',
    identity: 'Names and domains of the brand',
  } as Record<string, string>,
  read: 'Read these answers',
  scan: 'Start a scan',
  prompts: 'Add prompts',
  statisticians: 'For statisticians',
  method: 'Method',
  quality: 'How far to trust it',
  source: 'Where it comes from',
  asOf: 'As of',
};

const de: typeof en = {
  title: 'Wie sicher ist das?',
  answers: 'Antworten',
  sentence: (brand, value, range, of) =>
    `${brand} steht in ${value} der ${of}. Der wahre Anteil liegt in 95 von 100 Fällen in ${range}.`,
  counted: (present, answers, prompts) =>
    `${present} von ${answers} Antworten enthalten sie, über ${counted(prompts, 'Prompt', 'Prompts')}.`,
  effective: (answers) => `So genau wie ${answers} Einzelantworten.`,
  looking: 'Fehlende Antworten werden gesucht …',
  noneMissing: 'Keine Antwort des neuesten Scans fehlt.',
  missing: (engine, count, reason) => `${engine}: ${count} fehlen, ${reason}.`,
  reason: 'aus einem anderen Grund',
  reasons: {
    timeout: 'keine Antwort in der Zeit',
    rate_limited: 'zu viele Anfragen',
    unavailable: 'Engine nicht erreichbar',
    auth: 'Schlüssel abgelehnt',
    refused: 'Antwort verweigert',
    blocked: 'vom Filter der Engine blockiert',
    cancelled: 'abgebrochen',
    empty: 'leere Antwort',
    truncated: 'Antwort abgeschnitten',
    not_shown: 'keine KI-Antwort gezeigt',
  },
  floor: (points) =>
    `Eine Wiederholung allein kann einen Scan um ${points} Punkte bewegen. Weniger bedeutet nichts.`,
  tracked: 'Diese Prompts',
  market: 'Fragen wie diese',
  other: (frame, value, range) => `${frame}: ${value} (${range}).`,
  otherUnknown: (frame) => `${frame}: zu wenige Themen, um es zu sagen.`,
  narrow: 'Was den Bereich enger macht',
  plan: (points, prompts, samples, credits) =>
    `±${points} Punkte je Engine: ${counted(prompts, 'Prompt', 'Prompts')}, je ${counted(samples, 'Antwort', 'Antworten')}, ${credits} Credits je Scan.`,
  why: 'Warum hat es sich geändert?',
  parts: {
    presence: 'Die Marke selbst',
    engines: 'Andere Engines',
    prompts: 'Andere Prompts',
    model: 'Engines mit neuem Modell',
    identity: 'Namen und Domains der Marke',
  },
  read: 'Diese Antworten lesen',
  scan: 'Scan starten',
  prompts: 'Prompts hinzufügen',
  statisticians: 'Für Statistiker',
  method: 'Methode',
  quality: 'Wie belastbar das ist',
  source: 'Woher es kommt',
  asOf: 'Stand',
};

export const sureWords = { en, de };
