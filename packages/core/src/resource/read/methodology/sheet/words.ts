import type { Methodology } from '@svc/contract/read/methodology';

/** What words, labels, badges and states mean. */
export const meanings: Pick<Methodology, 'words' | 'labels' | 'statuses' | 'provenance' | 'modes'> = {
  words: [
    {
      word: 'presence',
      meaning: 'The brand is mentioned in the answer’s text, or one of its domains is cited.',
    },
    { word: 'mention', meaning: 'Its name or an alias stands in the text and means the brand.' },
    { word: 'citation', meaning: 'A source that the answer names lies on one of the brand’s domains.' },
    {
      word: 'sample',
      meaning: 'One answer of one engine to one prompt. It costs one credit on a live engine.',
    },
    { word: 'cell', meaning: 'One prompt on one engine; it holds k samples.' },
    {
      word: 'topic',
      meaning:
        'What a prompt is about: the one that it was generated from, or the one that it was imported with.',
    },
    { word: 'n', meaning: 'Prompts, or groups of paraphrases, that gave an answer.' },
    {
      word: 'k',
      meaning:
        'Samples a prompt, on average: trials ÷ n. Not successes. Answers of a cell that repeat word for word do not count twice (distinct).',
    },
    { word: 'successes, trials', meaning: 'Answers that hold the brand, of the answers counted.' },
    {
      word: 'effectiveN',
      meaning:
        'Independent answers that would be equally sure. Each interval has its own: the one beside `ci` is of `ci`, that in `market` is of `market.ci`.',
    },
    {
      word: 'grade',
      meaning:
        'What answer engines can see of a page, A to F: the mean of its parts (access 25%, content 25%, structure 20%, evidence 15%, entity 15%). A from 85, B from 70, C from 55, D from 40, E from 25. It is at best the one for the share of engines that get the page: of five, one kept out leaves B, two C, three D, four E. F where none can read it.',
    },
  ],
  labels: [
    { label: 'ok', meaning: 'At least 20 prompts, answered by each engine.' },
    {
      label: 'indicative',
      meaning:
        'Fewer than 20 prompts (for the market: topics), in all or from one of the engines, so every single cell: read it as a direction.',
    },
    { label: 'upper_bound', meaning: 'The true interval is no wider than the one shown.' },
    {
      label: 'few_topics',
      meaning:
        'The prompts come from fewer than 8 topics by their effective number (eight of which one holds half are few): the interval is of more questions on these topics, nothing is said of others.',
    },
    {
      label: 'insufficient',
      meaning:
        'Too few answers for an interval; or a cell of fewer than 3 answers, whose figure says more of the engine’s other prompts than of this one.',
    },
  ],
  statuses: [
    { status: 'measured', meaning: 'Answers came and were read.' },
    {
      status: 'insufficient',
      meaning: 'Answers came, none that can make a figure: unreadable, or of a sandbox with too few pages.',
    },
    { status: 'stale', meaning: 'Measured, but before something changed that it depends on.' },
    { status: 'not_run', meaning: 'Nothing was asked. Not a zero.' },
    { status: 'failed', meaning: 'Every call failed. Not a zero, and not charged.' },
    { status: 'not_grounded', meaning: 'The engine did not search, so it had nothing to cite.' },
  ],
  provenance: [
    {
      badge: 'live',
      meaning:
        'From answers that the scan itself got from answer engines. `asOf` says when; reading the figure later, by whatever operation, does not change its badge.',
    },
    {
      badge: 'cached',
      meaning:
        'From answers that this scan did not ask for: an earlier scan got them, or somebody imported them (`origin` says which).',
    },
    {
      badge: 'predicted',
      meaning: 'From the predictor or the sandbox engine. Never mixed into live figures.',
    },
  ],
  modes: [
    { mode: 'live', meaning: 'With a live key: the engines themselves were asked.' },
    {
      mode: 'test',
      meaning:
        'With a test key: emulated engines answer over real HTTP with invented texts. Detection, scoring and intervals are the real ones, and the badges keep their meaning: live is from answers that the scan got from the emulator. But none of these figures says anything about a brand, and money is 0. Imported answers are what they were, whichever key brought them. Live and test data never meet.',
    },
  ],
};
