import { coverageError, type Row } from '../row.ts';
import type { CoverageResult } from '../simulation/coverage.ts';
import type { BenchResult } from '../statistics.ts';
import { renderCoverageChart } from './coverage-chart.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root { color-scheme: light dark; --ink: #1c1f24; --soft: #667; --line: #d8dbe2; --ours: #0b6e4f; --naive: #c2410c; --band: #0b6e4f1f; --page: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #9aa3b2; --line: #343a46; --ours: #4ade80; --naive: #fb923c; --band: #4ade8022; --page: #14171c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 68rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number { text-align: right; } .missed, .open { color: var(--naive); font-weight: 600; } .met { color: var(--ours); }
figure { margin: 1.5rem 0; overflow-x: auto; } figcaption, .soft { color: var(--soft); font-size: .9rem; }
svg text { font: 11px system-ui, sans-serif; fill: var(--soft); }`;

function renderRow({ id, what, bar, figure, unit, verdict, standardError, slack, detail }: Row): string {
  const error = standardError > 0 ? ` ± ${standardError}` : '';
  const forgiven = slack > 0 ? `<br><span class="soft">slack ${slack}</span>` : '';
  const more = Object.entries(detail ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  return `<tr><td>${id}</td><td>${escapeHtml(what)}<br><span class="soft">${escapeHtml(more)}</span></td><td>${escapeHtml(bar)}</td><td class="number">${figure}${error} ${escapeHtml(unit)}${forgiven}</td><td class="${verdict}">${verdict}</td></tr>`;
}

function renderCell(cell: CoverageResult): string {
  const number = (value: number, digits: number): string =>
    `<td class="number">${value.toFixed(digits)}</td>`;
  const { market, tracked, naiveMarket, naiveTracked, kornGraubard } = cell;
  return `<tr><td>${escapeHtml(cell.truth)}</td>${number(cell.n, 0)}${number(cell.k, 0)}${number(market.coverage, 1)}${number(market.width, 3)}${number(tracked.coverage, 1)}${number(tracked.width, 3)}${number(naiveMarket.coverage, 1)}${number(naiveTracked.coverage, 1)}${number(naiveTracked.width, 3)}${number(kornGraubard.coverage, 1)}${number(kornGraubard.width, 3)}</tr>`;
}

/** The report as one self-contained page; `sections` are inserted as they are, after the charts. */
export function renderReport(
  result: BenchResult,
  cells: readonly CoverageResult[],
  sections: readonly string[],
): string {
  const sorted = [...cells].sort((a, b) => a.truth.localeCompare(b.truth) || a.n - b.n || a.k - b.k);
  const repeats = cells.map((cell) => cell.repeats);
  const [fewest, most] = [Math.min(...repeats), Math.max(...repeats)];
  const times = [...new Set([fewest, most])].map((count) => count.toLocaleString('en')).join(' to ');
  const standardError = [...new Set([most, fewest])]
    .map((count) => coverageError(count).toFixed(2))
    .join(' to ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Do the 95% intervals hold 95% of the time?</title><style>${style}</style></head><body>
<h1>Do the 95% intervals hold 95% of the time?</h1>
<p>Brands with known presence are measured by simulation, ${times} times in each of ${cells.length} settings
(seed ${result.seed}, standard error of a coverage ${standardError} points). <b>Market</b>: presence over questions like the ones asked.
<b>Tracked</b>: presence over these very prompts. <b>Naive</b>: Wilson's interval on all answers as if they were independent,
which is how presence is commonly reported: too sure about the market, too unsure about the tracked prompts.</p>
${renderCoverageChart(sorted, 'market', 'naiveMarket', 'Market: coverage of the published interval against naive Wilson')}
${renderCoverageChart(sorted, 'tracked', 'naiveTracked', 'Tracked: coverage of the published interval against naive Wilson')}
${sections.join('\n')}
<h2>Acceptance</h2>
<p class="soft">Figures with their standard error. Met: the figure itself meets its bar. Open: it misses by less than three standard errors, so that more
simulations have to tell. Missed: by more. A row without slack
comes from the full run, which forgives nothing.</p>
<table><thead><tr><th></th><th>What</th><th>Bar</th><th>Figure</th><th></th></tr></thead><tbody>${result.rows.map(renderRow).join('')}</tbody></table>
<h2>Every setting</h2>
<p class="soft">Coverage in percent and mean width. n prompts, k answers each. Korn-Graubard is what R's survey package gives for the market.</p>
<table><thead><tr><th>Prompts' rates</th><th>n</th><th>k</th><th>market</th><th>width</th><th>tracked</th><th>width</th><th>naive, market</th><th>naive, tracked</th><th>width</th><th>Korn-Graubard</th><th>width</th></tr></thead><tbody>${sorted.map(renderCell).join('')}</tbody></table>
</body></html>
`;
}
