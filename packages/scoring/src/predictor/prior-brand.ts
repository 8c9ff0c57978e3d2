import { rankedEngines, rankFromTypical, typicalRank } from './organic-rank.ts';
import { type FeaturePrior, prevalence, standardised } from './prior.ts';

/** Priors of what a page's owner does not edit on the page: brand, retrieval and access. Source: table 5.3 of the method, and published
 * rates by organic rank. */
export const brandPriors = [
  {
    id: 'third_party_listicle',
    description: 'Leading third-party lists on the topic name the brand',
    unit: 'share',
    kind: 'brand',
    typical: prevalence(0.2),
    association: { mean: 0.6, sd: 0.4 },
    variesByEngine: true,
    basis: ['Kumar 2606.20065: listicles 21% of citations', 'Chen 2509.08919: earned media dominates'],
  },
  {
    id: 'organic_rank',
    description:
      'Best rank of the brand’s own pages among the organic results below the answer; three times their number when none is there',
    unit: 'rank',
    kind: 'retrieval',
    typical: { mean: typicalRank, sd: 0 },
    fromTypical: rankFromTypical,
    association: { mean: 1, sd: 0.25 },
    counted: true,
    effect: { mean: 0.25, sd: 0.25 },
    engines: rankedEngines,
    basis: [
      'Google AI Overviews, page cited: .57 at rank 1, .51 at 2-3, .45 at 4-5, .35 at 6-10, .16 at 11-20, .04 at 21-40, .01 beyond',
      'seoClarity 362k keywords: .43 at rank 1, .07 at rank 20',
      'Writesonic 1M overviews: .33 at rank 1, .13 at rank 10',
      'CiteChoice 2609.15164: 7.9 points when ranks were swapped, a quarter of what is observed',
    ],
  },
  {
    id: 'asks_for_names',
    description:
      'The prompt asks who there is: the best, alternatives, a place nearby; no comparison, price or how-to',
    unit: 'share',
    kind: 'retrieval',
    typical: prevalence(0.56),
    association: { mean: 0.8, sd: 0.5 },
    counted: true,
    basis: [
      'Broadcastwell III, 61 brands, 40 categories, 1,270 brand × answer pairs: best-of .35, alternatives .37, comparison .09, evaluation .16, use case .04; log-odds 1.62, standard error .19 over categories; halved, since it is one market',
    ],
  },
  {
    id: 'passage_relevance',
    description: 'BM25 or TF-IDF relevance of the best passage to the prompt, standardised',
    unit: 'sd',
    kind: 'retrieval',
    typical: standardised,
    association: { mean: 0.5, sd: 0.25 },
    variesByEngine: true,
    basis: ['What Gets Cited 2605.25517: topic match is a gatekeeper', 'geo-citation-lab: r .25-.43'],
  },
  {
    id: 'query_term_coverage',
    description: 'Share of the prompt terms that the page contains, standardised',
    unit: 'sd',
    kind: 'retrieval',
    typical: standardised,
    association: { mean: 0.42, sd: 0.2 },
    variesByEngine: true,
    basis: ['Lee, Zenodo 19432599: d = .42 at equal position'],
  },
  {
    id: 'retrieval_bot_blocked',
    description: "robots rules block the engine's retrieval crawler",
    unit: 'share',
    kind: 'access',
    typical: prevalence(0.05),
    association: { mean: -0.7, sd: 0.6 },
    variesByEngine: true,
    counted: true,
    basis: ['BuzzStream 4M citations: 71-92% of blockers are still cited'],
  },
  {
    id: 'training_bot_blocked',
    description: 'robots rules block training crawlers only',
    unit: 'share',
    kind: 'access',
    typical: prevalence(0.2),
    association: { mean: -0.1, sd: 0.2 },
    basis: ['BuzzStream 4M citations: 88-92% of blockers are still cited'],
  },
  {
    id: 'not_indexable',
    description:
      'Not fetchable, not indexable, or text only through JavaScript (counts for citations of the own site)',
    unit: 'share',
    kind: 'access',
    typical: prevalence(0.03),
    association: { mean: -3, sd: 1 },
    counted: true,
    basis: ['A gate: an engine cannot cite what it cannot read'],
  },
  {
    id: 'llms_txt',
    description: 'The site has an llms.txt',
    unit: 'share',
    kind: 'access',
    typical: prevalence(0.1),
    association: { mean: 0, sd: 0.05 },
    basis: ['SE Ranking 300k domains: no importance'],
  },
] as const satisfies readonly FeaturePrior[];
