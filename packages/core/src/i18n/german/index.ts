import { labelPairs } from '@svc/contract/label';
import { advise, familyPhrases } from './advise.ts';
import { earlierAdvise } from './earlier-advise.ts';
import { earlierFigure } from './earlier-figure.ts';
import { earlierMessage } from './earlier-message.ts';
import { earlierWatch } from './earlier-watch.ts';
import { earlierWord, measure, measured } from './earlier-word.ts';
import { earlierWork } from './earlier-work.ts';
import { feature } from './feature.ts';
import { figure } from './figure.ts';
import { imported } from './import.ts';
import { improve } from './improve.ts';
import { page } from './page.ts';
import { watch } from './watch.ts';
import { work } from './work.ts';

type Pairs = readonly (readonly [english: string, german: string])[];

/** What the service says without values, in English as the code writes it, and in German: found by the whole sentence. */
export const sentences: Pairs = [figure, imported, improve, page, advise, watch, work, feature].flatMap(
  (part) => Object.entries(part),
);

/** Sentences that the code says no more, with holes where values stand: for rows that have the text alone. */
export const earlier: Pairs = [
  earlierWatch,
  earlierFigure,
  earlierAdvise,
  earlierMessage,
  earlierWork,
].flatMap((part) => Object.entries(part));

const moves = [
  ['fell', 'fiel'],
  ['rose', 'stieg'],
] as const;

/** The same of alerts: a sentence begins with its measure, which is put first so that a search finds the pair quickly. */
export const composed: Pairs = Object.entries(measure).flatMap(([english, german]) =>
  ['', ' of {brand}'].flatMap((whose) => [
    ...moves.flatMap(([moved, bewegt]) =>
      ['', ' {@where}'].flatMap((where) =>
        ['', ' on {#day}'].map(
          (since) =>
            [
              `${english}${whose}${where} ${moved}${since} to {@now}`,
              `${measured[english]}${whose.replace('of', 'von')}${where} ${bewegt}${since.replace('on', 'am')} auf {@now}`,
            ] as const,
        ),
      ),
    ),
    [
      `${english}${whose} is back at its earlier level{@where}: {@now}`,
      `${measured[english]}${whose.replace('of', 'von')} ist wieder auf dem früheren Niveau{@where}: {@now}`,
    ] as const,
    ...moves.map(
      ([moved, bewegt]) =>
        [
          `${english}${whose} ${moved} {@where} to {@now}`,
          `${measured[english]}${whose.replace('of', 'von')} ${bewegt} {@where} auf {@now}`,
        ] as const,
    ),
    [
      `${english}${whose} {@moved}: {@now}`,
      `${german}${whose.replace('of', 'von')} {@moved}: {@now}`,
    ] as const,
  ]),
);

/** Words that occur only inside sentences; there a feature begins with a small letter. */
export const words: Pairs = [
  ...labelPairs,
  ...Object.entries(earlierWord),
  ...Object.entries(familyPhrases),
  ...Object.entries(feature).map(([english, german]) => [english.toLowerCase(), german] as const),
];
