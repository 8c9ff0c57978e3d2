/** Subject of the search: the words after “which” or “best”, up to a few. */
const about =
  /(?:\bwhich|\bbest|\bwhat is the|\bwelche[rsnm]?|\bbeste[rsnm]?)\s((?:(?!best|would|is|are|do|does|can|kann|kannst|würde|ist|sind|hat|haben)[\p{L}-]+\s?){1,4})/iu;

/** Questions on a results page beside its answer; none where the search names no kind of thing. */
export function pageQuestions(
  prompt: string,
  language: string,
): { peopleAlsoAsk: string[]; relatedSearches: string[] } {
  const what = about.exec(prompt)?.[1]?.trim();
  if (!what) return { peopleAlsoAsk: [], relatedSearches: [] };
  return language === 'de'
    ? {
        peopleAlsoAsk: [`Welche ${what} werden am häufigsten empfohlen?`],
        relatedSearches: [`${what} Vergleich`, `${what} Erfahrungen`],
      }
    : {
        peopleAlsoAsk: [`Which ${what} do most people recommend?`],
        relatedSearches: [`best ${what} compared`, `${what} reviews`],
      };
}
