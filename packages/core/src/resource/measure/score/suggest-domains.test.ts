import { expect, test } from 'vitest';
import { isNamedAfter } from './suggest-domains.ts';

test.each([
  ['planful.com', ['Planful']],
  ['getplanful.io', ['Planful']],
  ['time-camp.de', ['TimeCamp']],
  ['acme.com', ['Acme Software']],
  ['übersicht.de', ['Ubersicht']],
  ['hp.com', ['Hewlett-Packard', 'HP']],
])('%s reads like %j', (domain, names) => {
  expect(isNamedAfter(domain, names)).toBe(true);
});

test.each([
  ['g2.com', ['Planful']],
  ['planetary.org', ['Planful']],
  ['hpe.com', ['HP']],
  ['x.com', ['X']],
  ['example.com', ['计划']],
])('%s does not read like %j', (domain, names) => {
  expect(isNamedAfter(domain, names)).toBe(false);
});
