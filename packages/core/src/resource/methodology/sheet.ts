import type { Methodology } from './schema.ts';

type Sheet = Omit<Methodology, 'versions' | 'engines'>;

/** What does not change between deployments. */
export const sheet: Sheet = {
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
        'Samples a prompt, on average: trials ÷ n. Not successes. Copies of one answer in a cell count once (distinct).',
    },
    { word: 'successes, trials', meaning: 'Answers that hold the brand, of the answers counted.' },
    {
      word: 'effectiveN',
      meaning:
        'Independent answers that would be equally sure. Each interval has its own: the one beside `ci` is of `ci`, that in `market` is of `market.ci`.',
    },
  ],
  estimands: [
    {
      name: 'tracked',
      field: 'ci',
      question: 'How often is the brand present in answers to these very prompts?',
      assumes: 'Repeated answers to one prompt vary; the set of prompts is given.',
    },
    {
      name: 'market',
      field: 'market.ci',
      question: 'How often would it be present in answers to questions like these?',
      assumes: 'The prompts represent the questions that buyers ask.',
    },
  ],
  cluster:
    'The prompt, or its group of paraphrases, also when engines are pooled; for the market its topic, from 8 topics on, in a figure and in a comparison. Answers to one prompt resemble each other, so counting them as independent would cover 99% for tracked and as little as 51% for market where 95% is said.',
  methods: [
    {
      situation: 'Mean over prompts, for questions like these (market)',
      method:
        'Beta with the mean and variance of the prompts’ rates, after adding 0.6 of a prompt that never and 0.6 of one that always names the brand',
      names: ['prompt-beta'],
      why: 'Assumes no law of the prompts’ rates. A fitted beta-binomial, used before, covered as little as 52% where prompts come in two groups. Chosen by coverage over 28 laws, 20 to 200 prompts and 1 to 10 answers each: no setting below 93%; on 21 further laws the worst of 588 settings was 92.2%.',
    },
    {
      situation: 'The same, where prompts come in topics or paraphrase groups',
      method: 'As above, on the topics; from 8 topics on',
      names: ['topic-beta'],
      why: 'Prompts of one topic resemble each other, so each adds less than a new one. With fewer than 8 topics nothing is said of questions from others: few_topics.',
    },
    {
      situation: 'Presence weighted by how much people search (demandWeighted)',
      method:
        'Mean over the prompts whose searches are counted, each weighing by its rank within its source; the Beta of the market, with weights in the place of counts',
      names: ['demand-rank-beta'],
      why: 'Impressions are of one site and no count of all searches, so ranks are compared, within a source alone. A few prompts that weigh much are as sure as few prompts. 10 to 200 prompts of two sources, presence even, rising or falling with demand: no setting below 92.5%. Nothing is said of fewer than 10 questions.',
    },
    {
      situation: 'Mean over exactly these prompts (tracked)',
      method:
        'Wilson interval on the independent answers that the noise within prompts is worth; each prompt’s noise from its own repeats',
      names: ['noise-wilson'],
      why: 'What prompts differ by is no error here. Unequal numbers of answers may go with presence.',
    },
    {
      situation: 'One answer a prompt, nothing known of it (tracked)',
      method: 'Wilson interval on the prompts',
      names: ['wilson'],
      why: 'Without repeats, differences between prompts cannot be told from noise: an upper bound on the width. Earlier scans narrow it.',
    },
    {
      situation:
        'Answers that were refused, blocked or unreadable; or lost more, or less, where the brand is present (3% lost or more, p < .05)',
      method:
        'The interval as wide as it would be if none, or each, of these answers named the brand; the value stays. Refused ones always count, whole prompts among them; calls that failed count where a test shows that their loss goes with presence',
      names: ['bounded-by-loss'],
      why: 'Refusals may go with what the answer would have said, and no test can tell: where whole prompts are refused an interval without this holds the truth in 0 to 95 of 100 cases. The interval holds whatever the missing answers would have said.',
    },
    {
      situation: 'Answer boxes of search engines, such as AI Overviews (basis: shown_answers)',
      method:
        'Presence among the answers shown; how often one is shown (shown) with intervals of its own, made like those of presence',
      names: ['prompt-beta', 'topic-beta', 'noise-wilson', 'wilson'],
      why: 'A search that shows no answer counts neither as present nor as absent nor as lost. Rates of the answers shown and rates over all questions are not the same figure: where engines of both kinds are pooled, `basis` says mixed.',
    },
    {
      situation: 'An engine that gives the same answer again',
      method:
        'Where the first two answers have the same text on 4 of 5 prompts, and on five prompts or more, each prompt is asked once; what was not asked is `skipped` and not charged',
      names: ['wilson'],
      why: 'Copies tell nothing new and count once. Search engines’ answer boxes gave the same text on 20 to 22 of 22 queries within half an hour.',
    },
    {
      situation: 'All answers alike',
      method: 'One-sided: the end at 0 or 1 is kept',
      names: ['wilson'],
      why: 'Never seen is not never: the other end says how often it could still be.',
    },
    {
      situation: 'One prompt on one engine (a cell)',
      method:
        'Posterior of the cell, drawn towards its engine’s other prompts; one-sided at none and all. Never more than indicative; below 3 answers insufficient',
      names: ['empirical-bayes-beta', 'wilson'],
      why: 'Three answers say little alone; what the other prompts of the engine show narrows the interval without losing coverage.',
    },
    {
      situation: 'One answer a prompt, of prompts that were asked before',
      method: 'Difference from what the prompts’ own earlier answers forecast, Wilson on effective answers',
      names: ['history-difference-wilson'],
      why: 'Earlier looks of the same prompts tell the noise that a single answer can’t.',
    },
    {
      situation: 'A whole prompt set, of which a scan asked a random part (drawPrompts)',
      method:
        'Mean of the predictions for all its prompts plus the mean difference of answers and predictions, Wilson on effective answers',
      names: ['difference-wilson'],
      why: 'Since the part was drawn at random and predictions were made before the answers, wrong predictions widen the interval and do not shift it. Good ones save credits: organic rank alone brought ±5 points at a third of the credits of asking each prompt three times, on simulated results pages.',
    },
    {
      situation: 'A scan that may stop early (stopWhen)',
      method:
        'The market’s interval, wider by 15%; asking ends once that is narrow enough, after 30 prompts at least',
      names: ['+stop-margin, added to the name of the interval'],
      why: 'A scan that chooses its moment to stop would otherwise miss rare brands 7 times in 100. It saves a quarter to three quarters of the prompts.',
    },
    {
      situation:
        'Over the days of scans and those between (longRun), from scans of the same prompts on three days',
      method:
        'Mean of the scans; its error is the noise of answers and the spread of days, averaged over how much days may differ and how alike days in a row may be, which the scans weigh; Wilson’s interval on that. Never narrower than for independent days',
      names: ['days-mixture'],
      why: 'Engines and news shift whole scans, for days on end: taken as independent, 60 days that hang together by .9 hold the level in 40 to 64 of 100 cases. Holds 92.5 in 100 or more, from 5 to 60 days in a row that differ by up to .35 logits, with correlations up to .9. Worse: at .95 as low as 88; `label` and `days` say what the days are worth, though 60 days at .95 are called too persistent in about half of the cases only.',
    },
    {
      situation: 'The next scan if nothing changed (expectedNext)',
      method: 'Joint sampling interval: the noise of this scan and of the next one',
      names: ['test-retest'],
      why: 'A scan outside says that something changed, be it only the day. Two intervals that overlap say less.',
    },
    {
      situation: 'Later scans (forecast), from four comparable ones',
      method:
        'Gaussian process in logits: level, drift between scans and the noise of answers, averaged over the ways of drifting that explain the series',
      names: ['drift-mixture'],
      why: 'Whole scans wander with engines and news, by a spread that few scans show. No trend is drawn on; breaks in what is asked or who answers end a series.',
    },
    {
      situation: 'Breaks in a series (anomalies)',
      method:
        'The last one to six scans against the level before them, on the prompts and engines that both have, in standard deviations of answers and of days that may be alike in a row; more than 3.2 is a break',
      names: ['paired-levels'],
      why: 'Of 100 series of 26 scans without a break, fewer than 10 show a false one where days differ by up to .2 logits, independent or alike in a row; where they differ by .35 logits, up to 23 do. A drop of 10 points over 50 prompts asked three times is found within four scans in 9 of 10 after ten scans where few prompts waver, in 4 of 10 where all do.',
    },
    {
      situation: 'Difference of two scans, of the market',
      method:
        'Mean over prompts × engines that both scans have, each weighing the same; t interval with prompts as clusters, widened where few of them say anything. Prompts that one scan alone has are combined with the shared ones by least variance',
      names: ['clustered-t', 'partly-paired-t', 'unpaired-t'],
      why: 'What differs between prompts or engines drops out, so an engine that lost answers shifts nothing. Interval, p-value and verdict come from one statistic and cannot disagree. It finds changes as often as an exact sign-flip test or more.',
    },
    {
      situation: 'Difference of two scans, on the tracked prompts',
      method: 'The same mean; t interval from the noise of each cell’s own repeats',
      names: ['within-cells-t', 'clustered-t'],
      why: 'These very prompts are compared, so only the noise of repeated answers counts. With one answer a prompt it cannot be told apart: the market’s interval then stands as an upper bound.',
    },
    {
      situation: 'Difference of two scans on one prompt',
      method: 'Newcombe’s interval from the two Wilson intervals',
      names: ['newcombe-wilson'],
      why: 'A few answers each: wide, and the prompts that are shown are those that changed most.',
    },
    {
      situation: 'Difference of two scans, where one lost answers that go with presence',
      method: 'From the worst to the best that the lost answers could have made of it; the value stays',
      names: ['bounded-by-loss'],
      why: 'Answers lost where the brand is present look like a fall. Verdict and p-value follow the wider interval.',
    },
    {
      situation: 'Own brand against a competitor',
      method: 'The market’s difference between the two in the same answers, paired by prompt and engine',
      names: ['clustered-t'],
      why: 'With one answer a cell this is McNemar’s test for clustered pairs (Obuchowski 1998). By mention unless all brands have a domain.',
    },
    {
      situation: 'Share of voice, and other shares of sums (first, top 3, share of words, citations kept)',
      method:
        'Ratio over prompts; Wilson interval on effective answers from its linearised variance, t-widened',
      names: ['ratio-wilson'],
      why: 'Holds from five prompts on, also for brands that few answers name; fewer have no interval. Up to 20 prompts it is wider than needed.',
    },
    {
      situation: 'Mean rank among the brands of an answer',
      method: 'Ratio over prompts; t interval from its linearised variance',
      names: ['ratio-t'],
      why: 'Ranks of single answers vary far more than presence: read the interval first.',
    },
    {
      situation: 'Chances of rank by share of voice, from 20 topics or questions on',
      method:
        'Draws of the brands’ true shares (normal on asin √share, covariance over clusters), drawn together as far as the spread of brands does not exceed noise',
      names: [],
      why: 'The leader of a sample leads partly by luck. Without drawing together, a leader was said to lead in 60 of 100 cases and did in 35, of five close brands. Now what is said is at most 7 points too much, but of brands that are exactly equal, where one of five is still said to lead in some 36 of 100; of rare brands that differ it is up to 12 points too modest.',
    },
    {
      situation: 'Movers: engines, intents, topics and prompts',
      method:
        'Against the brand’s own shift in log-odds (conditional score test, prompts as clusters; single prompts against how much prompts wander); Benjamini-Hochberg at 10% over all that can be tested',
      names: [],
      why: 'A shift of the whole brand would make each of its parts look like a mover. Fewer than six prompts that say anything cannot show a move and are not tested. A shift of one engine for a day is a move here: where engines’ days differ by .4 logits, or topics’ by .6, up to 31 of 100 pairs of scans show one that is gone the next day.',
    },
    {
      situation: 'Movers: rivals',
      method:
        'The market’s difference of each, with the variance of two days besides, learned from how much the other rivals differ; Benjamini-Hochberg at 10% with the above',
      names: [],
      why: 'Rivals have days too: without their variance a passing shock of .5 logits made one of 40 rivals a mover in 93 of 100 pairs of scans; now at most about 10. Moves of 15 points of single rivals are seldom told from a day by two scans alone (about 1 in 5).',
    },
    {
      situation: 'What part of a change comes from engines, prompts, models, names and presence',
      method: 'Kitagawa’s decomposition; percentiles of the Bayesian bootstrap over prompts or topics',
      names: ['cluster-bootstrap'],
      why: 'The parts sum to the change. No interval below six clusters.',
    },
    {
      situation: 'A score or sum of several figures',
      method:
        'MOVER: the figures’ own intervals put together, with the correlation of answers that they share',
      names: ['mover'],
      why: 'Keeps the skew of each interval; as good as those that it is given.',
    },
    {
      situation: 'Experiments, and recommendations where a scan lies between finding and shipping',
      method:
        'Difference in differences: the change where something was done less the change elsewhere; t with prompts as clusters',
      names: ['difference-in-differences-t'],
      why: 'Verdict, interval and smallest visible effect are at one level, which several looks share.',
    },
    {
      situation: 'Recommendations for prompts that were chosen by the answers they are compared with',
      method:
        'The same, with earlier figures drawn to the mean by the slope that both arms show; where the arms cannot show it, bounds over all slopes',
      names: ['adjusted-difference-t', 'adjusted-difference-bounds'],
      why: 'Prompts chosen for low figures rise by themselves. Where each was asked once, or none of them named the brand, the slope cannot be learned: the verdict is then unclear, whatever the answers. Otherwise up to 5 of 100 moves without any effect are verified over six looks.',
    },
    {
      situation: 'Alerts on a lasting change',
      method:
        'EWMA chart (weight .25) of the mean paired deviation from the first scans, over the noise of answers and the drift that the series shows',
      names: [],
      why: 'In 18 weeks up to 13 of 100 panels that wander slowly raise a false alarm; a drop of 10 points over 50 prompts asked three times is found within four scans in 75 to 95 of 100.',
    },
    {
      situation: 'Change of brands and sources from scan to scan (volatility)',
      method:
        'Parametric bootstrap of both scans at their pooled rates: the range that chance alone gives, not an interval of the figure',
      names: ['parametric-bootstrap'],
      why: 'Answers to one prompt vary: without the range every scan would look like churn.',
    },
    {
      situation: 'Credits used until the end of a period',
      method: 'Mean of whole days, t interval over weeks',
      names: ['student-weeks'],
      why: 'Days of a week differ, weeks less.',
    },
    {
      situation: 'Two series together (presence and visits), from 8 pairs on',
      method:
        'Spearman’s rank correlation; Fisher’s interval on the independent pairs that the series are worth',
      names: [],
      why: 'Neighbours in time are alike, so that pairs count for less (Bartlett 1935). A trend in both series looks like a relation, and no relation proves a cause.',
    },
    {
      situation: 'Predicted, nothing asked',
      method:
        'Bayesian logistic model on published priors, with the organic rank where a search engine’s answer shows one; with the prompt’s own earlier answers where there are any; a mean over many from joint draws',
      names: ['predictor-logit-normal', 'predictor+own-history-beta', 'predictor-portfolio'],
      why: 'The interval keeps what features can’t know of a prompt, and before any answer also that some prompts never name the brand and that brands may differ more than studies say: it then starts at 0. In simulation it holds 95% or more where 40% of prompts are such, where prompts differ twice as much and where effects are doubled; it does not (75%) where rates saturate as in a complementary log-log world. It costs no credits and is never mixed into measured figures.',
    },
    {
      situation: 'Several engines together',
      method:
        'The mean of the engines’ own rates, each cell weighing the same however many answers it has; the prompt is the cluster',
      names: ['prompt-beta', 'topic-beta', 'noise-wilson', 'wilson'],
      why: 'Engines agree on a prompt more than chance would have it, so a prompt stays one cluster.',
    },
  ],
  labels: [
    { label: 'ok', meaning: 'At least 20 prompts.' },
    {
      label: 'indicative',
      meaning:
        'Fewer than 20 prompts (for the market: topics), so every single cell: read it as a direction.',
    },
    { label: 'upper_bound', meaning: 'The true interval is no wider than the one shown.' },
    {
      label: 'few_topics',
      meaning: 'The prompts come from fewer than 8 topics: nothing is said of questions from others.',
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
      meaning: 'From answers that an earlier scan got and that were used again instead of asking.',
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
        'With a test key: emulated engines answer over real HTTP with invented texts. Detection, scoring and intervals are the real ones, and the badges keep their meaning: live is from answers that the scan got from the emulator. But no figure says anything about a brand, and money is 0. Live and test data never meet.',
    },
  ],
  collection: {
    surfaces: [
      { surface: 'api', meaning: 'The model’s API without web search: what the model remembers.' },
      {
        surface: 'api+search',
        meaning: 'The model’s API with its own web search: near to what its users see, not the same.',
      },
      { surface: 'serp', meaning: 'The answer box of a search engine, read through a provider.' },
      {
        surface: 'sandbox',
        meaning: 'The built-in engine over the pages it was given: for trying the service.',
      },
    ],
    rules: [
      'Each prompt is asked by itself, in a new conversation, with no hint of the brand.',
      'Country and language go to the engine where it takes them; GET /v1/engines says which.',
      'Answers are stored with the model that served them, so that a change of model can be told from a change of presence.',
      'A failed or refused call is no absence: it is left out of the value, shown in the counts, and widens the interval.',
      'An answer box that is not shown is no absence and no loss: rates are of the answers shown, and `shown` says how often there was one.',
      'Repeats of a prompt are asked in rounds: all prompts once, then all again.',
    ],
  },
  detection: [
    'Names and aliases match as whole words, whatever the script, accents or hyphens; the longest match wins.',
    'A name that is also a common word counts only near words that tell the brand apart.',
    'A cited address counts when it lies on a domain of the brand or below it; tracking parameters are removed.',
    'Stored answers are read again at no cost when names or domains change.',
  ],
  limits: [
    'An API’s answer is not what a signed-in person sees: no history, no personal context.',
    'The market interval is only as good as the prompts: generated ones cover intents evenly, not by how often they are asked.',
    'The interval covers the chance of sampling. It does not cover engines that change tomorrow, or what the detector overlooks.',
    'Two intervals that overlap do not show that nothing changed: a difference has to be tested by itself, paired by prompt.',
    'Rank and share of words in one answer vary far more than presence; take them over many answers.',
    'Answers to one prompt within a scan may resemble each other more than those of another hour: repeats are asked in rounds over all prompts, and what is left of it makes intervals of these very prompts too narrow (92, 84, 66 in 100 where repeats hang together by .1, .3, .6).',
  ],
};
