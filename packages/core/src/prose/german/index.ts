import { surfaceLabels } from '../../label/index.ts';
import { advise, familyPhrases } from './advise.ts';
import { feature } from './feature.ts';
import { figure } from './figure.ts';
import { imported } from './import.ts';
import { improve } from './improve.ts';
import { page } from './page.ts';
import { watch } from './watch.ts';
import { measure, word } from './word.ts';
import { work } from './work.ts';

type Pairs = readonly (readonly [english: string, german: string])[];

/** What the service says, in English as the code writes it, and in German. */
export const sentences: Pairs = [figure, imported, improve, page, advise, watch, work, feature].flatMap(
  (part) => Object.entries(part),
);

/** What is said of a kind of answers, whose name is another in German; names of engines are the same. */
const placed: Pairs = Object.entries(watch)
  .filter(([english]) => /^(?:Presence on|Figures of) \{place\}/.test(english))
  .flatMap(([english, german]) =>
    surfaceLabels.map(
      ({ en, de }) => [english.replace('{place}', en), german.replace('{place}', de)] as const,
    ),
  );

/** What an alert says begins with its measure, which stands first so that it is found at once. */
const measured: Pairs = Object.entries(measure).flatMap(([english, german]) =>
  ['', ' of {brand}'].flatMap((whose) => [
    [
      `${english}${whose} {@moved} to {@now}`,
      `${german}${whose.replace('of', 'von')} {@moved} auf {@now}`,
    ] as const,
    // As an earlier release wrote it.
    [
      `${english}${whose} {@moved}: {@now}`,
      `${german}${whose.replace('of', 'von')} {@moved}: {@now}`,
    ] as const,
  ]),
);

export const composed: Pairs = [...measured, ...placed];

/** What it says only inside of sentences; there a feature begins with a small letter. */
export const words: Pairs = [
  ...Object.entries(word),
  ...Object.entries(familyPhrases),
  ...Object.entries(feature).map(([english, german]) => [english.toLowerCase(), german] as const),
];
