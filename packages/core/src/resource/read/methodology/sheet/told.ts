import { said } from '../../../../i18n/index.ts';
import { german } from './german/index.ts';
import { type Sheet, sheet } from './index.ts';

const both = (en: string, de: string | undefined): string => said({ en, de: de ?? en });
const each = (texts: readonly string[], told: readonly string[]): string[] =>
  texts.map((text, at) => both(text, told[at]));

/** The sheet, whose German is told to those who read German. */
export const saidSheet = (): Sheet => ({
  words: sheet.words.map((one) => ({ ...one, meaning: both(one.meaning, german.words[one.word]) })),
  labels: sheet.labels.map((one) => ({ ...one, meaning: both(one.meaning, german.labels[one.label]) })),
  statuses: sheet.statuses.map((one) => ({
    ...one,
    meaning: both(one.meaning, german.statuses[one.status]),
  })),
  provenance: sheet.provenance.map((one) => ({
    ...one,
    meaning: both(one.meaning, german.provenance[one.badge]),
  })),
  modes: sheet.modes.map((one) => ({ ...one, meaning: both(one.meaning, german.modes[one.mode]) })),
  estimands: sheet.estimands.map((one) => ({
    ...one,
    question: both(one.question, german.estimands[one.name]?.question),
    assumes: both(one.assumes, german.estimands[one.name]?.assumes),
  })),
  cluster: both(sheet.cluster, german.cluster),
  methods: sheet.methods.map((one, at) => ({
    ...one,
    situation: both(one.situation, german.methods[at]?.situation),
    method: both(one.method, german.methods[at]?.method),
    why: both(one.why, german.methods[at]?.why),
  })),
  collection: {
    surfaces: sheet.collection.surfaces.map((one) => ({
      ...one,
      meaning: both(one.meaning, german.surfaces[one.surface]),
    })),
    rules: each(sheet.collection.rules, german.rules),
  },
  detection: each(sheet.detection, german.detection),
  limits: each(sheet.limits, german.limits),
});
