import { feature } from './feature.ts';
import { figure } from './figure.ts';
import { improve } from './improve.ts';
import { watch } from './watch.ts';
import { word } from './word.ts';
import { work } from './work.ts';

type Pairs = readonly (readonly [english: string, german: string])[];

/** What the service says, in English as the code writes it, and in German. */
export const sentences: Pairs = [figure, improve, watch, work, feature].flatMap((part) =>
  Object.entries(part),
);

/** What it says only inside of sentences; there a feature begins with a small letter. */
export const words: Pairs = [
  ...Object.entries(word),
  ...Object.entries(feature).map(([english, german]) => [english.toLowerCase(), german] as const),
];
