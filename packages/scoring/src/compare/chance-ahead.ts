import { normalCdf } from '../distribution/index.ts';

/** Answers to one prompt: how many there are, and how many name this brand and the other one. */
export interface AheadCounts {
  own: number;
  other: number;
  answers: number;
}

/** Shares of a variance below which prompts, and brands, are never taken to differ: what was seen cannot show that they do not. */
const leastOfPrompts = 0.05;
const leastOfBrands = 0.1;

/**
 * Probability that another brand's true rate on a prompt is higher than the own one, for each other brand and prompt.
 *
 * Leads of prompts are drawn towards the brand's mean lead, and mean leads towards 0, as far as their spread beyond chance
 * allows (parametric empirical Bayes, Efron and Morris 1975). So the probability also holds for the strongest of several
 * brands, and for the largest of many leads. By simulation of 8 to 30 prompts with 6 to 60 answers, 1 to 8 brands: where it says
 * .9 to .95, it is so in .83 to .96, and in .98 where it says .98; a flat prior was right in .54 to .96. Only where all brands
 * are alike on all prompts is it too sure: of 30 prompts, two then say more than .8.
 *
 * @param brands by brand, then by prompt: the same prompts for each; those without answers get .5
 */
export function chancesAhead(brands: readonly (readonly AheadCounts[])[]): number[][] {
  const seen = brands.map((prompts) => prompts.map(leadOf));
  const whole = seen.map((leads) => describe(leads.filter((lead) => lead !== null)));
  const prompts = Math.max(0, mean(whole.map(({ beyond }) => beyond)));
  const squares = mean(whole.map(({ lead }) => lead ** 2));
  return seen.map((leads, brand) => {
    const { lead, noise, count } = whole[brand] ?? { lead: 0, noise: 0, count: 0 };
    const spread = Math.max(prompts, leastOfPrompts * noise);
    const error = (spread + noise) / Math.max(1, count);
    const between = Math.max(squares - error, leastOfBrands * error);
    const trust = between / (between + error);
    return leads.map((one) => {
      if (one === null || spread === 0) return 0.5;
      const weight = spread / (spread + one.variance);
      const expected = weight * one.lead + (1 - weight) * trust * lead;
      const variance = weight * one.variance + (1 - weight) ** 2 * trust * error;
      return normalCdf(expected / Math.sqrt(variance));
    });
  });
}

interface Lead {
  lead: number;
  variance: number;
}

/** The variance has one answer more of each kind, so that 0 of n varies too. */
function leadOf({ own, other, answers }: AheadCounts): Lead | null {
  if (answers === 0) return null;
  const [p, q] = [(other + 1) / (answers + 2), (own + 1) / (answers + 2)];
  return { lead: (other - own) / answers, variance: (p * (1 - p) + q * (1 - q)) / answers };
}

/** The mean lead, the noise of one prompt's, and how much more than that they spread. */
function describe(leads: readonly Lead[]) {
  const lead = mean(leads.map((one) => one.lead));
  const noise = mean(leads.map(({ variance }) => variance));
  const squares = leads.reduce((sum, one) => sum + (one.lead - lead) ** 2, 0);
  return { lead, noise, beyond: squares / Math.max(1, leads.length - 1) - noise, count: leads.length };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
