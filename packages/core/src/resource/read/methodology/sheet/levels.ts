import type { Methodology } from '@svc/contract/read/methodology';

/** How often the brand is present: one scan, several, a cycle. */
export const methodsOfLevels: Methodology['methods'] = [
  {
    situation: 'Mean over prompts, for questions like these (market)',
    method:
      'Beta with the mean and variance of the prompts’ rates, after adding 0.6 of a prompt that never and 0.6 of one that always names the brand',
    names: ['prompt-beta'],
    why: 'Assumes no law of the prompts’ rates. A fitted beta-binomial, used before, covered as little as 52% where prompts come in two groups. Chosen by coverage over 28 laws, 20 to 200 prompts and 1 to 10 answers each: no setting below 93%; on 21 further laws the worst of 588 settings was 92.2%.',
  },
  {
    situation: 'The same, where prompts come in topics or paraphrase groups',
    method: 'As above, on the topics; from 8 topics on, by their effective number',
    names: ['topic-beta'],
    why: 'Prompts of one topic resemble each other, so each adds less than a new one. With fewer nothing is said of questions from others.',
  },
  {
    situation:
      'The same, where the prompts come from few topics (few_topics): fewer than 8 by their effective number, n² ÷ Σ of the topics’ squared sizes',
    method:
      'Topics are strata: the spread of questions within them, and a part 2 × topics ÷ questions of the whole spread. Below 20 questions, or with more topics than a third of them, the whole spread',
    names: ['strata-beta'],
    why: 'More questions on these very topics differ from one another within their topic alone. Where topics differ the same width costs about two thirds of the credits, and where they do not 1% more; the worst of 288 settings held 92 to 93 in 100. Nothing is said of questions on other topics.',
  },
  {
    situation: 'Presence weighted by how much people search (demandWeighted)',
    method:
      'Mean over the prompts whose searches are counted, each weighing by its rank within its source; the Beta of the market, with weights in the place of counts',
    names: ['demand-rank-beta'],
    why: 'Impressions are of one site and no count of all searches, so ranks are compared, within a source alone. A few prompts that weigh much are as sure as few prompts. 10 to 200 prompts of two sources, presence even, rising or falling with demand: no setting below 92.5%. Nothing is said of fewer than 10 questions.',
  },
  {
    situation: 'Share of a tone or strength (sentiment: corrected), read by rules or an engine',
    method:
      'Rogan and Gladen: (p + sp − 1) ÷ (se + sp − 1), kept in 0..1; the middle 95% of its posterior, with p, se and sp on their effective numbers over topics',
    names: ['rogan-gladen-posterior'],
    why: 'A reader’s share is its error as much as the answers. Sensitivity and specificity come from a random sample that people judged without seeing the reading. In 48 worlds of known truth (24 and 60 prompts, 40 to 160 checked) the interval held it in 96 of 100 on average; the share as read is off by up to 19 points. It assumes that the reader errs alike in what was checked and in what is corrected: a sensitivity of .9 in one and .7 in the other costs 11 to 13 points.',
  },
  {
    situation: 'Agreement of a reader with people, and with itself',
    method: 'Jeffreys on the effective number of checked mentions; Wilson for what was read twice',
    names: ['jeffreys-effective', 'wilson'],
    why: 'Reading twice tells how far a reader is of one mind, and nothing of whether it is right.',
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
    why: 'Copies tell nothing new: so many answers are drawn evenly that no text counts twice, and each weighs as much as it comes. To count each text once put presence off by up to 24 points where answers are short. Search engines’ answer boxes gave the same text on 20 to 22 of 22 queries within half an hour.',
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
    situation: 'The same from the answers alone (answersAlone)',
    method:
      'What was asked counts as known but for the noise of its answers; the rest is guessed from the spread between prompts. Where so few prompts name the brand that the draw may have caught all of them, the rest may have none',
    names: ['listed-beta'],
    why: 'Half of a finite list is known already. Where prompts were asked three times each the interval is about a quarter narrower than that of a market; asked once, as wide, since their differences may all be noise. On the published answers of five sets, half of a list holds the whole in 95 to 99.9 of 100 cases. Worst in simulations: 90, for a rare brand where three quarters were asked.',
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
    situation: 'A set that is asked in parts, one a day (a schedule’s cycle)',
    method:
      'All parts of the last cycle as one measurement, each question once; its own noise from the cycles before',
    names: ['prompt-beta', 'topic-beta', 'strata-beta', 'noise-wilson', 'wilson'],
    why: 'It speaks of the mean over the days of the cycle. Seven times as many questions for the credits of one part daily: the market’s interval costs 27 of 100 credits at the same width. Not given while a part was not answered by 80%, nor across a change of model or names.',
  },
  {
    situation: 'Several engines together',
    method:
      'The mean of the engines’ own rates, each cell weighing the same however many answers it has; the prompt is the cluster. For the market the 0.6 of a prompt of each kind is added to each engine’s own; for these prompts, what an engine did not answer is guessed from what it did, as far as the market would be',
    names: ['prompt-beta', 'topic-beta', 'noise-wilson', 'wilson'],
    why: 'Engines agree on a prompt more than chance would have it, so a prompt stays one cluster. An engine that answered few prompts keeps its weight, and both intervals are then about as wide as those few allow: where one of two to four engines answered 2 to 40% of 30 to 100 prompts they hold 94 in 100 or more, and earlier as few as 36. Where it answered a single prompt about a rare brand, the market holds 89.',
  },
];
