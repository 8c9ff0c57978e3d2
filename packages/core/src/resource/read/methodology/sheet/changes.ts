import type { Methodology } from '@svc/contract/read/methodology';

/** What changed, and who moved. */
export const methodsOfChanges: Methodology['methods'] = [
  {
    situation: 'Difference of two scans, of the market',
    method:
      'Mean over prompts × engines that both scans have, each weighing the same; t interval with prompts as clusters, widened where few of them say anything. Away from 0 it reaches as far as the same relative change at the upper end of the level’s interval; where that is farther than t, the end towards 0 comes closer. Prompts that one scan alone has are combined with the shared ones by least variance',
    names: ['clustered-t-level', 'partly-paired-t', 'unpaired-t'],
    why: 'What differs between prompts or engines drops out, so an engine that lost answers shifts nothing. Interval, p-value and verdict come from one statistic and cannot disagree. It finds changes as often as an exact sign-flip test or more. Where prompts moved alike it can be narrower than the tracked one, which allows for all the noise that few answers a prompt may have: a change may then be shown here alone. Worse: where half of 8 to 60 topics fall by 60% and the others do not, it holds 86 to 92 in 100 in 10 of 60 settings, since so few topics do not tell how topics differ.',
  },
  {
    situation: 'Difference of two scans, on the tracked prompts',
    method: 'The same mean; t interval from the noise of each cell’s own repeats',
    names: ['within-cells-t', 'clustered-t'],
    why: 'These very prompts are compared, so only the noise of repeated answers counts. With one answer a prompt it cannot be told apart: the market’s interval then stands as an upper bound.',
  },
  {
    situation: 'A scan against the level of several before it (baseline), that day',
    method:
      'The earlier scans’ answers added up, then as for two scans. 3 to 8 scans of the same questions, engines, models and names since the level last changed',
    names: ['clustered-t-level', 'within-cells-t', 'bounded-by-loss'],
    why: 'The level is known from more answers than one scan, so the same interval costs 53 of 100 credits. It says what was answered that day, whatever comes after.',
  },
  {
    situation:
      'A scan against the level of several before it, or a cycle against the one before: a change that lasts',
    method:
      'The same, with the variance of whole days besides: from how much neighbouring days, or the parts of a cycle, differ beyond their answers, with a usual spread of .1 logit as four more days',
    names: [
      'clustered-t-level-over-days',
      'clustered-t-over-days',
      'within-cells-t-over-days',
      'partly-paired-t-over-days',
      'unpaired-t-over-days',
    ],
    why: 'Days shift whole scans: without their variance a passing shock of .35 logit was called a change in up to 43 of 100. With it in at most 12, in 4 on average; it holds 92 in 100 or more where days differ by up to .2 logit, and 88 to 92 where they differ by .35. Between cycles 93 at worst, where days differ by .3. Who looks each day has more chances to be misled: one of fourteen daily looks shows a false fall in 40 of 100 calm projects. So where scans are less than five days apart, two in a row have to show it against the same level, or one at twice the size that its interval needs: 6 of 100 are then misled, and 17 of 100 by a cycle. A fall by ten points is told a day later, within two weeks in 95 of 100.',
  },
  {
    situation: 'Difference of two periods of four scans or more in all',
    method:
      'As for two scans, with the variance of whole days besides: from how much neighbouring scans of both periods differ beyond their answers, with a usual spread of .1 logit as four more days. Scans of a week are one look where there are four weeks or more',
    names: [
      'clustered-t-level-over-days',
      'clustered-t-over-days',
      'within-cells-t-over-days',
      'partly-paired-t-over-days',
      'unpaired-t-over-days',
    ],
    why: 'Of four weekly scans against four without a lasting change, 13 in 100 were called one where days differ by .2 logit and 31 where by .35; now 5 and 8. Where whole weeks are alike and then others, it is up to 12 in 100, and of twelve weeks against twelve up to 36. With fewer scans the change is about the days that were measured.',
  },
  {
    situation: 'A goal that is reached',
    method:
      'Two scans in a row, at least five days apart, whose tracked interval is at or above the target with the variance of whole days besides, learned as for two periods',
    names: [],
    why: 'Each scan is one more chance to be wrong: by its own interval, half a year of weekly scans called a target two points above the level reached in 66 of 100 projects where days differ by .2 logit, and daily ones in nearly all; now in 1 or 2. Where days in a row are nearly the same (correlation .9), 8 weekly and 23 daily. A target that is held by ten points is told with the third scan.',
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
    situation: 'Own brand against a competitor, on the tracked prompts; you and rivals where a site is cited',
    method:
      'Mean difference over prompts × engines; t interval from the noise of repeated answers, bounded by the most that two rates in the same answers can differ (Fréchet)',
    names: ['paired-bound-t'],
    why: 'How often both stand in one answer is not counted by cell, so the interval holds 95 in 100 whether answers name brands together or one instead of the other; where they are independent it is about a quarter wider than needed.',
  },
  {
    situation: 'Change of one prompt, or of fewer than six, between two spans',
    method:
      'MOVER: the two figures’ own intervals for these prompts put together; each engine weighs the same',
    names: ['mover'],
    why: 'So few prompts tell nothing of questions like them, but answers to these very prompts can be compared. Of many rows, Benjamini-Hochberg at 10% says which changed.',
  },
  {
    situation: 'Share of voice, and other shares of sums (first, top 3, share of words, citations kept)',
    method:
      'Ratio over prompts; Wilson interval on effective answers from its linearised variance, t-widened; prompts count by their effective number',
    names: ['ratio-wilson'],
    why: 'Holds from five prompts on, also for brands that few answers name; fewer have no interval. Up to 20 prompts it is wider than needed. Where few prompts hold most of what is counted, it is up to twice as wide: they are nearly all that tells of questions like these. It holds 89 to 94 in 100 where the share is larger on those prompts, and less where they are very uneven besides.',
  },
  {
    situation: 'Mean rank among the brands of an answer',
    method:
      'Ratio over prompts; score interval with t from its linearised variance, steadied where few prompts differ',
    names: ['ratio-score'],
    why: 'Ranks of single answers vary far more than presence: read the interval first. It reaches farther towards later ranks, and leaves some doubt where a brand was always first. It holds 91 in 100 or more; a plain t held 42 to 78 for brands that are nearly always first.',
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
    method: 'MOVER: the figures’ own intervals put together, with the correlation of answers that they share',
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
];
