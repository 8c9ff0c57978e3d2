import { labelOf } from '@svc/contract/label';
import type { AlertEvidence, AlertPart, AlertReading, AlertRule } from '@svc/contract/read/alert';
import { dayOf, percent, points, pointsRange, sentenceIn } from '../../../i18n/index.ts';
import { isUnexplained } from '../anomaly/index.ts';
import { withRange } from './describe.ts';
import { lookAt, lostCause, type Shift } from './shift.ts';

/** One line of a message, in both languages. */
export interface Line {
  part: AlertPart;
  en: string;
  de: string;
}

interface Told {
  reading: AlertReading;
  evidence: AlertEvidence;
  /** Scans that it is compared with. */
  scans: number;
  /** What else the answers that moved show; null: nothing is known. */
  shift: Shift | null;
}

const mostPlaces = 3;

/** Sentences that were made elsewhere, and stored in English. */
export const inGerman = (english: string): string => sentenceIn(english, 'de');

const line = (part: AlertPart, en: string, de: string): Line => ({ part, en, de });

/** Lines below a message's headline: compared with what, since when, where, why as far as is known, and what to look at. */
export function detailsOf(kind: AlertRule['kind'], { reading, evidence, scans, shift }: Told): Line[] {
  const { now, before } = reading;
  const { cells, notes, since } = evidence;
  if (evidence.scanId === null) return notes.map((note) => line('cause', note, inGerman(note)));
  const [first] = cells;
  const one = scans === 1;
  return [
    ...(now && before && scans > 0
      ? [
          line(
            'compared',
            `${one ? 'The previous scan' : `The ${scans} scans before`} showed ${withRange(before, 'en')}; this one shows ${withRange(now, 'en')}.`,
            `${one ? 'Der Scan davor zeigte' : `Die ${scans} Scans davor zeigten`} ${withRange(before, 'de')}, dieser zeigt ${withRange(now, 'de')}.`,
          ),
        ]
      : []),
    ...(reading.smoothed?.ci ? [smoothed(reading.smoothed.value, reading.smoothed.ci)] : []),
    ...(since === undefined
      ? []
      : [
          line(
            'since',
            `The scan of ${dayOf(since, 'en')} was the first to show it.`,
            `Der Scan vom ${dayOf(since, 'de')} zeigte es als erster.`,
          ),
        ]),
    ...(first ? [moved(cells, reading.direction)] : []),
    ...causes(kind, notes, reading.direction === 'fall' ? shift : null),
    ...(first ? lookAt(first, shift, reading.direction) : []),
  ];
}

/** What a chart judges moves a part of the way each scan; the headline tells the whole difference. */
function smoothed(value: number, ci: { low: number; high: number }): Line {
  const fell = value < 0;
  return line(
    'smoothed',
    `The rule’s smoothed ${fell ? 'fall' : 'rise'}, which follows step by step, is ${points(value)} so far (${pointsRange(ci, { fell })}): this set off the alert.`,
    `Der geglättete ${fell ? 'Rückgang' : 'Anstieg'} der Regel, der nach und nach folgt, beträgt bisher ${points(value, { language: 'de' })} (${pointsRange(ci, { language: 'de', fell })}): Das löste den Alarm aus.`,
  );
}

function moved(cells: AlertEvidence['cells'], direction: AlertReading['direction']): Line {
  // A question that fell on several engines is named once.
  const most = [...Map.groupBy(cells, ({ prompt }) => prompt)].slice(0, mostPlaces);
  const [en, de] = (['en', 'de'] as const).map((language) =>
    most.map(([prompt, places]) => {
      const [open, close, on, to] = language === 'en' ? ['“', '”', 'on', 'to'] : ['„', '“', 'auf', 'auf'];
      const each = places.map(
        ({ engine, before, now }) =>
          `${labelOf('engine', engine, language)} (${percent(before, language)} ${to} ${percent(now, language)})`,
      );
      const together = [...each.slice(0, -2), each.slice(-2).join(language === 'en' ? ' and ' : ' und ')];
      return `${open}${prompt}${close} ${on} ${together.join(', ')}`;
    }),
  ) as [string[], string[]];
  const [headEn, headDe] = {
    fall: ['Fell most', 'Am stärksten gefallen'],
    rise: ['Rose most', 'Am stärksten gestiegen'],
    both: ['Moved most', 'Am stärksten bewegt'],
  }[direction ?? 'both'] as [string, string];
  return line('moved', `${headEn}: ${en.join('; ')}.`, `${headDe}: ${de.join('; ')}.`);
}

/** Kinds whose figure a cause may explain. */
const explained: ReadonlySet<AlertRule['kind']> = new Set(['sequential', 'change', 'anomaly']);

function causes(kind: AlertRule['kind'], notes: readonly string[], shift: Shift | null = null): Line[] {
  const [first] = notes;
  const [en, de] = [notes.join(' '), notes.map(inGerman).join(' ')];
  const lost = first === undefined && explained.has(kind) && shift ? lostCause(shift) : null;
  if (lost) return [line('cause', lost.en, lost.de)];
  if (first === undefined)
    return explained.has(kind)
      ? [
          line(
            'cause',
            'No cause was found: no engine changed and no source was lost.',
            'Keine Ursache gefunden: Keine Engine änderte sich, und keine Quelle ging verloren.',
          ),
        ]
      : [];
  return [
    isUnexplained(first)
      ? line('cause', en, de)
      : line('cause', `Likely cause: ${en}`, `Wahrscheinliche Ursache: ${de}`),
  ];
}

/** Where it moved most and why, as far as is known: what a report says of an open alert. */
export function whyOf({ evidence: { cells, notes }, reading }: Pick<Told, 'evidence' | 'reading'>): {
  en: string;
  de: string;
} {
  const [first] = notes;
  const lines = [
    ...(cells.length > 0 ? [moved(cells.slice(0, 3), reading.direction)] : []),
    ...(first === undefined
      ? [line('cause', 'No cause has been found yet.', 'Eine Ursache ist noch nicht gefunden.')]
      : causes('change', notes)),
  ];
  return { en: lines.map(({ en }) => en).join(' '), de: lines.map(({ de }) => de).join(' ') };
}

/** The line of a message about a firing that is over. */
export const firedBefore = ({ firedAt, sentence }: { firedAt: string; sentence: string }): Line =>
  line(
    'fired',
    `The alert of ${dayOf(firedAt, 'en')} said: ${sentence}.`,
    `Der Alarm vom ${dayOf(firedAt, 'de')} lautete: ${inGerman(sentence)}.`,
  );

export const alsoShown = (sentence: string): Line =>
  line('also', `The same scan also shows: ${sentence}.`, `Derselbe Scan zeigt auch: ${inGerman(sentence)}.`);

export const alsoSetOff = (names: readonly string[]): Line =>
  line(
    'also',
    `The same event also set off: ${names.join(', ')}.`,
    `Dasselbe Ereignis löste auch aus: ${names.join(', ')}.`,
  );

export const noted = (note: string): Line => line('note', `Note: ${note}`, `Notiz: ${note}`);
