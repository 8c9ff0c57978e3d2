import type { CalibrationReport, ReliabilityBin } from './calibration-report.ts';

const side = 320;
const margin = { left: 56, top: 40, right: 16, bottom: 92 };
const width = margin.left + side + margin.right;
const height = margin.top + side + margin.bottom;

const round = (value: number): string => String(Math.round(value * 100) / 100);
const x = (probability: number): string => round(margin.left + side * probability);
const y = (probability: number): string => round(margin.top + side * (1 - probability));
const percent = (probability: number): string => `${round(100 * probability)}%`;

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function axes(): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const lines = ticks.map(
    (tick) =>
      `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="#e3e6ea"/>` +
      `<text x="${x(tick)}" y="${round(margin.top + side + 18)}" text-anchor="middle">${tick}</text>` +
      `<text x="${round(margin.left - 8)}" y="${y(tick)}" dy="4" text-anchor="end">${tick}</text>`,
  );
  return `${lines.join('')}<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8a929c" stroke-dasharray="4 4"/>`;
}

/** Consistency band: where right predictions would land. */
function band(bin: ReliabilityBin): string {
  const at = x(bin.predicted);
  return `<path d="M${at} ${y(bin.bandLow)}V${y(bin.bandHigh)}" stroke="#9ec5f0" stroke-width="9"/>`;
}

function point(bin: ReliabilityBin): string {
  const outside = bin.observed < bin.bandLow || bin.observed > bin.bandHigh;
  const label = `predicted ${percent(bin.predicted)}, observed ${percent(bin.observed)}, expected ${percent(bin.bandLow)} to ${percent(bin.bandHigh)}; ${round(bin.answers)} answers, ${bin.prompts} prompts`;
  return `<circle cx="${x(bin.predicted)}" cy="${y(bin.observed)}" r="4" fill="${outside ? '#c0392b' : '#1f4e8c'}"><title>${label}</title></circle>`;
}

/**
 * A reliability diagram as a stand-alone SVG: a point a bin, the band in which 95% of points fall when predictions are exactly
 * right (red: outside), the diagonal, and the figures under it. Text is escaped.
 */
export function reliabilityDiagram(report: CalibrationReport, title: string): string {
  const { calibrationError: error, brier, inTheLarge } = report;
  const chance = error.withinNull ? 'within chance' : 'more than chance';
  const notes = [
    `${round(report.answers)} answers, ${report.prompts} prompts. Blue: 95% range of exact predictions`,
    `Brier ${brier.score.toFixed(3)}, skill ${brier.skill.toFixed(3)}, calibration in the large z ${inTheLarge.z.toFixed(1)}`,
    `squared calibration error ${Math.max(0, error.debiasedSquared).toFixed(4)}, ${chance} (${error.nullHigh.toFixed(4)})`,
  ];
  const texts = notes.map(
    (note, i) => `<text x="12" y="${round(height - 38 + 14 * i)}" font-size="10">${escapeText(note)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="11" fill="#333">` +
    `<title>${escapeText(title)}</title><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<text x="${round(margin.left)}" y="22" font-size="14" font-weight="600">${escapeText(title)}</text>` +
    axes() +
    report.bins.map(band).join('') +
    report.bins.map(point).join('') +
    `<text x="${x(0.5)}" y="${round(margin.top + side + 36)}" text-anchor="middle">predicted</text>` +
    `<text transform="translate(14 ${y(0.5)}) rotate(-90)" text-anchor="middle">observed</text>` +
    `${texts.join('')}</svg>`
  );
}
