import type { Methodology } from '@svc/contract/read/methodology';

/** What a series tells, and what is foretold. */
export const methodsOfSeries: Methodology['methods'] = [
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
    why: 'Whole scans wander with engines and news, by a spread that few scans show. Where they differ by up to .35 logits, 93 to 98 of 100 later scans fall into the 95% range, and 91 at .6 logits in a row. No trend is drawn on; breaks in what is asked or who answers end a series.',
  },
  {
    situation: 'Breaks in a series (anomalies)',
    method:
      'The last one to six scans against the level before them, on the prompts and engines that both have, in standard deviations of answers and of days that may be alike in a row; more than 3.2 is a break, or 3.6 for each of five engines, which share the false alarms of one series',
    names: ['paired-levels'],
    why: 'Of 100 series of 26 scans without a break, fewer than 10 show a false one where days differ by up to .2 logits, independent or alike in a row; where they differ by .35 logits, up to 23 do. A drop of 10 points over 50 prompts asked three times is found within four scans in 9 of 10 after ten scans where few prompts waver, in 4 of 10 where all do. At one engine of five, with 30 prompts, one by 20 points is found nearly always and one by 10 points in 1 of 3.',
  },
  {
    situation: 'Alerts on a lasting change',
    method:
      'EWMA chart (weight .25) of the mean paired deviation from the first scans, over the noise of answers and the drift that the series shows, and those of the other surfaces beside it; surfaces share the false alarms of one',
    names: ['ewma'],
    why: 'In 18 weeks up to 15 of 100 panels that wander slowly raise a false alarm, on one surface or on five together; a drop of 10 points over 50 prompts asked three times is found within four scans in 75 to 95 of 100, at one surface of five in 53 to 89.',
  },
  {
    situation: 'Answers that an engine lost (alerts on its health)',
    method:
      'Wilson on calls ÷ design effect: how much more earlier scans differ in their losses than independent calls would, with a usual effect of 2 as four more scans',
    names: ['wilson-in-runs'],
    why: 'Outages come in runs. Where calls are lost six in a row, independent calls would hold in fewer than 65 of 100 cases, this in 90 or more.',
  },
  {
    situation: 'How repeatable a scan is (reliability)',
    method: 'Fisher’s scale, standard error of the jackknife over prompts, never less than Fisher’s own',
    names: ['jackknife'],
    why: 'Few prompts tell little of how alike halves of their answers are: not given below eight.',
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
    why: 'The interval keeps what features can’t know of a prompt, and before any answer also that some prompts never name the brand and that brands may differ more than studies say: it then starts at 0. In simulation it holds 95% or more where 40% of prompts are such, where prompts differ twice as much and where effects are doubled; it does not (75%) where rates saturate as in a complementary log-log world. On real answers, whether a question asks for names predicts presence with a Brier skill of 12% (95%: 9 to 16) beyond the engine’s rate, for 113 brands that nothing was fitted to; 8.6% (5 to 12) for the 61 that it was. Where the brand’s level is not known either, it can be no better than that rate: −1% for those 113, who are better known than brands are taken to be, and 12% with their tier given. What a page has adds nothing that was ever measured on fresh real pages, and ranks were tried on simulated pages alone. A new version replaces the one in force only if, on a fifth of the prompts, its fit to the other four fifths is no worse than that behind the one in force: neither has seen answers to that fifth. It costs no credits and is never mixed into measured figures.',
  },
];
