/** How much each part counts, as `node bench/requests/fit.ts` finds it on requests that the search may know. */
export const weights = {
  fields: { name: 0.35, title: 0.23, description: 0.15, inputs: 0.24, words: 0.31, pairs: 0.27, all: 0.75 },
  removes: 3.1,
  unasked: -1.3,
  acts: 1.9,
};
