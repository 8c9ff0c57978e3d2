import { held } from '@svc/bench';
import { readPage } from '@svc/page';
import { findingsOf } from '../src/resource/act/analysis/finding.ts';
import { checksOf } from '../src/resource/act/analysis/grade.ts';
import { asidePages } from './pages/aside.ts';
import { organisationPages, servicePages } from './pages/body.ts';
import { freshPages } from './pages/fresh.ts';
import type { LabelledPage } from './pages/page.ts';
import { localPages, shopPages } from './pages/place.ts';
import { productPages, softwarePages } from './pages/software.ts';
import { articlePages, documentationPages } from './pages/text.ts';

const engines = ['openai', 'perplexity', 'gemini', 'anthropic', 'google-ai-overview'];
const now = new Date('2026-11-24T00:00:00Z');

const fitted = [
  ...softwarePages,
  ...productPages,
  ...localPages,
  ...shopPages,
  ...articlePages,
  ...documentationPages,
  ...servicePages,
  ...organisationPages,
];

/** What the service finds on a page that was fetched. */
function read({ url, html, robots, headers = {}, refused }: LabelledPage) {
  const reading = readPage({
    ...{ url, html, headers, status: 200, redirects: [], ttfbMs: 50, llmsTxt: false, sitemap: null },
    robots: robots === undefined ? 'absent' : { text: robots },
    ...(refused && { refused }),
  });
  return { reading, findings: findingsOf(reading, checksOf(reading, now, engines), engines) };
}

function measure(pages: readonly LabelledPage[]) {
  let [right, wrong, missed, kinds, quoted, total] = [0, 0, 0, 0, 0, 0];
  for (const page of pages) {
    const { reading, findings } = read(page);
    const codes = findings.map(({ code }) => code);
    const more = codes.filter((code) => !page.findings.includes(code) && !page.either?.includes(code));
    const less = page.findings.filter((code) => !codes.includes(code));
    right += page.findings.length - less.length;
    wrong += more.length;
    missed += less.length;
    kinds += Number(reading.identity.kind.value === page.kind);
    total += findings.length;
    quoted += findings.filter(({ evidence }) => evidence.some(({ quote }) => quote !== '')).length;
    if (more.length + less.length > 0 || reading.identity.kind.value !== page.kind)
      process.stderr.write(
        `${page.id} (${reading.identity.kind.value}): too many ${more.join(', ') || '–'}; missing ${less.join(', ') || '–'}\n`,
      );
  }
  return {
    precision: right / Math.max(1, right + wrong),
    recall: right / Math.max(1, right + missed),
    kinds: kinds / pages.length,
    quoted: quoted / Math.max(1, total),
    wanted: right + missed,
    given: right + wrong,
  };
}

/** Findings on pages of our own, in eight kinds and two languages; `aside` and `fresh`: written and labelled before the rules were run on them. */
export function run() {
  const rows = [
    ['fitted', fitted] as const,
    ...(process.argv.includes('--without-aside')
      ? []
      : [['aside', asidePages] as const, ['fresh', freshPages] as const]),
  ].flatMap(([part, pages]) => {
    const { precision, recall, kinds, quoted, wanted, given } = measure(pages);
    const row = (id: string, what: string, least: number, figure: number) =>
      held(`${id}-${part}`, what, figure, 'share', { least });
    return [
      row(
        'precision',
        `${given} findings on ${pages.length} pages that an expert gave as well`,
        0.9,
        precision,
      ),
      row('recall', `${wanted} findings of the expert that are given`, 0.8, recall),
      row('kind', 'kind of page right', 0.85, kinds),
      row('quoted', 'findings that quote what they saw', 1, quoted),
    ];
  });
  return Promise.resolve({ bench: 'pages', seed: 0, rows });
}
