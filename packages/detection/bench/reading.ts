import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@svc/bench';
import { discoveryHeldOut } from '../cases/discovery-held-out.ts';
import { measureDiscovery, tunedDiscoveryCases } from '../cases/discovery-measure.ts';
import { type StanceCase, stanceCases } from '../cases/stance.ts';
import { stanceHeldOut } from '../cases/stance-held-out.ts';
import { stanceIndirect } from '../cases/stance-indirect.ts';
import { measureStance } from '../cases/stance-measure.ts';
import { stanceMore } from '../cases/stance-more.ts';
import { stanceRoundabout } from '../cases/stance-roundabout.ts';
import { stanceVoice } from '../cases/stance-voice.ts';
import { parseAddress } from '../src/citation/address.ts';
import { Discovery } from '../src/discover/index.ts';
import { cardRows } from './cards.ts';
import { makeAnswer, makeBrands, randomFrom } from './detection-corpus.ts';
import { toneRows } from './drawn-tones.ts';
import { measureRealDiscovery, precisionOf, readStances, realSets, speaksOf } from './real.ts';

const seed = 20_261_122;

const row = (id: string, what: string, figure: number, least: number): Row => ({
  id,
  what,
  bar: `>= ${least}`,
  figure,
  unit: '',
  pass: figure >= least,
});

function discoveryRows(): Row[] {
  return [['held-out', discoveryHeldOut] as const, ['tuned', tunedDiscoveryCases] as const].flatMap(
    ([part, cases]) => {
      const { precision, recall, aliases } = measureDiscovery(cases);
      return [
        row(
          `discovery-precision-${part}`,
          `names at the default cut that are brands, eight languages, own texts, ${part}`,
          precision,
          0.9,
        ),
        row(`discovery-recall-${part}`, `brands that nobody named which are found, ${part}`, recall, 0.85),
        row(
          `discovery-aliases-${part}`,
          `product lines and former names offered for the right brand, ${part}`,
          aliases,
          0.85,
        ),
      ];
    },
  );
}

/** Roundabout wording has no bar of its own: its rows show how far the words reach. */
function stanceRows(): Row[] {
  const parts: [string, readonly StanceCase[], boolean][] = [
    ['held-out', stanceHeldOut, true],
    ['tuned', [...stanceCases, ...stanceMore, ...stanceVoice], true],
    ['roundabout', stanceIndirect, false],
    ['roundabout-held-out', stanceRoundabout, false],
  ];
  return parts.flatMap(([part, cases, barred]) => {
    const { macroF1, precision, speaks, strength, pairs } = measureStance(cases);
    const of = `${pairs} pairs of brand and answer, ${part}`;
    const least = (bar: number): number => (barred ? bar : 0);
    return [
      row(`sentiment-f1-${part}`, `macro-F1 where it speaks, ${of}`, macroF1, least(0.7)),
      row(`sentiment-positive-${part}`, `precision of positive, ${of}`, precision.positive, least(0.85)),
      row(`sentiment-negative-${part}`, `precision of negative, ${of}`, precision.negative, least(0.85)),
      row(`sentiment-speaks-${part}`, `share not left unknown, ${of}`, speaks, least(0.6)),
      row(`strength-${part}`, `strength right, ${of}`, strength, least(0.75)),
    ];
  });
}

/** Fewer cases than this do not show whether a word is right in .85. */
const fewest = 10;

/**
 * The same readings on answers of real engines that nobody here wrote: the precision to expect. A word that is never used has
 * no precision.
 */
function realRows(folder: string, others?: string): Row[] {
  return realSets(folder, others).flatMap((set) => {
    const { precision, recall, found, wanted } = measureRealDiscovery(set);
    const readings = readStances(set);
    const of = `${set.pairs.length} real answers, ${set.missing} without text`;
    return [
      row(`discovery-precision-${set.name}`, `${found} names found in ${of}`, precision, 0.85),
      row(`discovery-recall-${set.name}`, `${wanted} brands of ${of}`, recall, 0.6),
      ...(['sentiment', 'strength'] as const).flatMap((field) => [
        ...[...new Set(readings.map(({ [field]: { says } }) => says))]
          .filter((word) => word !== 'unknown')
          .sort()
          .map((word) => {
            const said = readings.filter(({ [field]: { says } }) => says === word).length;
            const what = `precision of ${word}, said ${said} times of ${readings.length}`;
            const least = said < fewest ? 0 : 0.85;
            return row(`${field}-${word}-${set.name}`, what, precisionOf(readings, field, word) ?? 1, least);
          }),
        row(`${field}-right-${set.name}`, 'right where it speaks', precisionOf(readings, field) ?? 1, 0.85),
        row(`${field}-speaks-${set.name}`, 'share not left unknown', speaksOf(readings, field), 0),
      ]),
    ];
  });
}

/** Kinds of sites on domains that engines cite. The list of domains was written by whoever gave these labels. */
function sourceRows(): Row[] {
  const lines = readFileSync(join(import.meta.dirname, 'labels', 'domains.txt'), 'utf8')
    .trim()
    .split('\n');
  const sites = lines.flatMap((line) => {
    const [type = '', ...domains] = line.split(' ');
    return domains.map((domain) => {
      const says = parseAddress(`https://${domain}/`)?.sourceType ?? 'other';
      return { domain, right: says === type, other: says === 'other' };
    });
  });
  const share = (of: boolean[]) => of.filter(Boolean).length / of.length;
  return [
    row(
      'sources-right',
      `kind of site right, ${sites.length} cited domains`,
      share(sites.map(({ right }) => right)),
      0.9,
    ),
    ...[
      ['sources-pages', 'sites', 'read while the list was written'] as const,
      ['sources-pages-aside', 'sites-aside', 'kept aside'] as const,
      [
        'sources-pages-fresh',
        'sites-fresh',
        'labelled before the rules were run on them, one rule mended since: .74 of 111 at first look',
      ] as const,
      ['sources-pages-second', 'sites-second', 'labelled before the rules were run on them'] as const,
      [
        'sources-pages-third',
        'sites-third',
        'labelled before the rules were run on them, rules mended since on other pages: .86 of 153 at first look',
      ] as const,
      ['sources-pages-fourth', 'sites-fourth', 'labelled before the rules were run on them'] as const,
    ].flatMap(([id, file, how]) => {
      const pages = pagesIn(file);
      const named = pages.filter(({ says }) => says !== 'other');
      const of = `cited pages drawn at random, ${how}`;
      const right = (some: typeof pages) => share(some.map(({ type, says }) => says === type));
      return [
        row(id, `kind of site right, “other” counted as wrong, ${pages.length} ${of}`, right(pages), 0),
        row(`${id}-told`, `kind right where one is told, ${named.length} ${of}`, right(named), 0.9),
        row(`${id}-named`, `share with a kind other than "other", ${of}`, named.length / pages.length, 0.85),
      ];
    }),
    row(
      'sources-named',
      'share with a kind other than "other"',
      share(sites.map(({ other }) => !other)),
      0.85,
    ),
  ];
}

/** Pages that real answers cite, drawn by how often they are, each with the kind of its site. */
const pagesIn = (file: string): { type: string; says: string }[] =>
  readFileSync(join(import.meta.dirname, 'labels', `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [type = '', url = ''] = line.split(' ');
      return { type, says: parseAddress(url)?.sourceType ?? 'other' };
    });

function discoveryTime(): Row {
  const random = randomFrom(seed);
  const brands = makeBrands(random, 20);
  const discovery = new Discovery([]);
  const answers = Array.from({ length: 1_000 }, () => makeAnswer(random, brands, 2_048));
  const from = process.cpuUsage();
  for (const [at, { text }] of answers.entries())
    discovery.add({ id: `${at}`, prompt: '', text, cites: [], language: 'en' });
  const { user, system } = process.cpuUsage(from);
  const figure = (user + system) / 1_000 / answers.length;
  return {
    id: 'discovery-time',
    what: 'processor time of discovery for one answer of 2 KB',
    bar: '<= 5',
    figure,
    unit: 'ms',
    pass: figure <= 5,
  };
}

/** `real`: a folder with clones of the public data sets; `labels`: a folder with labels of somebody else. */
export function run({ real, labels }: { real?: string; labels?: string } = {}): Promise<{
  bench: string;
  seed: number;
  rows: Row[];
}> {
  const rows = [...discoveryRows(), ...stanceRows(), ...sourceRows(), discoveryTime()];
  if (real !== undefined) rows.push(...realRows(real, labels), ...toneRows(real), ...cardRows(real));
  return Promise.resolve({ bench: 'reading', seed, rows });
}
