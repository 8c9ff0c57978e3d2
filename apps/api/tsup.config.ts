import { bundle } from '../../tooling/bundle.ts';

// What the docs are made of.
export default bundle({
  'statistics.html': '../../docs/statistics/index.html',
  guides: '../../docs/guides',
  'guides/real-answers.md': '../../docs/statistics/real-answers.md',
  'guides/arena.md': '../../docs/statistics/arena.md',
  recipes: '../../docs/recipes',
  pictures: '../../docs/pictures',
});
