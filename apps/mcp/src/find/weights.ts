/** How much each part counts, as `node bench/requests/fit.ts` finds it on requests that the search may know. */
export const weights = {
  name: 0.43,
  title: 0.25,
  description: 0.03,
  inputs: 0.3,
  all: 0.18,
  said: 0.57,
  removes: 2.7,
  unasked: -1.5,
  acts: 1.66,
};
