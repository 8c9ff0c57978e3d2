import { bundle } from '../../tooling/bundle.ts';

// A page of the docs.
export default bundle({ 'statistics.html': '../../docs/statistics/index.html' });
