/** The moves that can be recommended, as callers name them. */
export const moveNames = [
  'crawler_blocked',
  'page_unreadable',
  'missing_facts',
  'thin_evidence',
  'outdated_page',
  'no_entity_page',
  'page_never_cited',
  'no_page',
  'lost_to_rival',
  'source_gap',
  'wrong_claims',
] as const;
export type MoveName = (typeof moveNames)[number];
