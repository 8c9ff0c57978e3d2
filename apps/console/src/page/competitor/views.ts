/** The parts of the place, by their addresses. */
export const competitorViews = ['compare', 'prompts', 'together', 'suggested', 'brands'] as const;
