import { expect, test } from 'vitest';
import { organicHosts } from './organic.ts';

test('hosts come in order of rank, and what cannot be read keeps its rank', () => {
  const results = [
    { position: 2, link: 'https://www.example.com/a?b=1' },
    { position: 1, link: 'https://docs.acme.com/' },
    { position: 4, link: 'https://acme.com/x' },
    { position: 3, link: '/relative' },
  ];
  expect(organicHosts(results, 'position', 'link')).toEqual([
    'docs.acme.com',
    'www.example.com',
    '',
    'acme.com',
  ]);
  expect(organicHosts([{ link: 'https://a.example/' }, {}], 'position', 'link')).toEqual(['a.example', '']);
});
