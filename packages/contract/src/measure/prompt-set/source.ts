/** Sources of questions that were found rather than written, best first. */
export const foundSources = ['searched', 'search_page', 'fan_out'] as const;
