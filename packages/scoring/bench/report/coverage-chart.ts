import type { CoverageMethod, CoverageResult } from '../simulation/coverage.ts';

const [width, height, left, bottom, top] = [1040, 300, 40, 40, 14];
const lowest = 50;

/** Coverage by setting as inline SVG: ours and the naive interval, the band 93 to 97 shaded, settings grouped by truth. */
export function renderCoverageChart(
  cells: readonly CoverageResult[],
  ours: CoverageMethod,
  naive: CoverageMethod,
  title: string,
): string {
  const step = (width - left - 10) / cells.length;
  const x = (i: number): string => (left + step * (i + 0.5)).toFixed(1);
  const y = (coverage: number): string =>
    (top + (height - top - bottom) * (1 - (Math.max(lowest, coverage) - lowest) / (100 - lowest))).toFixed(1);
  const ticks = [50, 60, 70, 80, 90, 95, 100]
    .map(
      (tick) =>
        `<line x1="${left}" x2="${width - 10}" y1="${y(tick)}" y2="${y(tick)}" stroke="var(--line)"/><text x="${left - 6}" y="${y(tick)}" text-anchor="end" dominant-baseline="middle">${tick}</text>`,
    )
    .join('');
  const dot = (method: CoverageMethod, color: string, shape: (i: number, at: string) => string): string =>
    cells
      .map((cell, i) => {
        const { coverage, width: mean } = cell[method];
        const label = `${cell.truth}, n = ${cell.n}, k = ${cell.k}: ${coverage.toFixed(1)}%, width ${mean.toFixed(3)}`;
        return `<g fill="${color}">${shape(i, y(coverage))}<title>${label}</title></g>`;
      })
      .join('');
  const groups = [...new Set(cells.map(({ truth }) => truth))].map((truth) => {
    const first = cells.findIndex((cell) => cell.truth === truth);
    const count = cells.filter((cell) => cell.truth === truth).length;
    const edge = left + step * first;
    const middle = edge + (step * count) / 2;
    return `<line x1="${edge.toFixed(1)}" x2="${edge.toFixed(1)}" y1="${top}" y2="${height - bottom}" stroke="var(--line)"/><text x="${middle.toFixed(1)}" y="${height - bottom + 16}" text-anchor="middle">${truth}</text>`;
  });
  const band = `<rect x="${left}" width="${width - left - 10}" y="${y(97)}" height="${(Number(y(93)) - Number(y(97))).toFixed(1)}" fill="var(--band)"/>`;
  const naiveDots = dot(
    naive,
    'var(--naive)',
    (i, at) => `<path d="M${x(i)} ${at}m-3 -3l6 6m0 -6l-6 6" stroke="var(--naive)" stroke-width="1.5"/>`,
  );
  const ourDots = dot(ours, 'var(--ours)', (i, at) => `<circle cx="${x(i)}" cy="${at}" r="3.2"/>`);
  return `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" width="100%">${band}${ticks}${groups.join('')}<text x="${left}" y="${height - 6}">in each group n = 5, 10, 20, 50, 100 from left to right, k = 1, 3, 5, 10 within; below ${lowest}% drawn at ${lowest}%</text>${naiveDots}${ourDots}</svg><figcaption>${title}. Dots: ours. Crosses: naive. Shaded: 93 to 97%.</figcaption></figure>`;
}
