import { hasLabel, labelOf } from '@svc/contract/label';
import type { BandRow, DifferenceRow, Language, Range, TrendPoint, TrendSeries, Verdict } from '@svc/figures';
import { isObject, type Loose, numberOf, objectAt, objectsIn, textOf } from './loose.ts';
import { words } from './words.ts';

/** One picture of an answer, before it has a width. */
export type Picture =
  | { kind: 'bands'; title: string; rows: BandRow[] }
  | { kind: 'differences'; title: string; rows: DifferenceRow[] }
  | { kind: 'trend'; title: string; series: TrendSeries[]; timeZone: string };

/** A picture that the eye can still read; the text beside it has the rest. */
const mostRows = 25;
const mostSeries = 7;

/**
 * The pictures of a tool's answer, found by the shape of its data: series over time, tested differences, or figures side by
 * side. None where it holds no figure with an interval.
 */
export function picturesOf(data: unknown, language: Language): Picture[] {
  if (!isObject(data)) return [];
  const found = [
    ...trends(data, language),
    ...differences(data, language),
    ...bands(data, language),
    ...brands(data, language),
  ];
  return found.filter((picture) =>
    picture.kind === 'trend'
      ? picture.series.some(({ points }) => points.length > 0)
      : picture.rows.length > 0,
  );
}

const rangeOf = (estimate: Loose): Range | null => {
  const { low, high } = objectAt(estimate, 'ci');
  return typeof low === 'number' && typeof high === 'number' ? { low, high } : null;
};
const isEstimate = (value: unknown): value is Loose =>
  isObject(value) && numberOf(value.value) !== null && rangeOf(value) !== null;

const named = (kind: 'engine' | 'surface', id: unknown, language: Language): string => {
  const name = textOf(id);
  const label = hasLabel(kind, name) ? labelOf(kind, name, language) : name;
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
};

const measureOf = (measure: unknown, language: Language): string => {
  const name = textOf(measure) || 'presence';
  return words(language).measures[name] ?? name;
};

function band(label: string, figure: unknown): BandRow[] {
  if (!isEstimate(figure)) return [];
  const market = objectAt(figure, 'market');
  const { trials, provenance } = figure;
  return [
    {
      label,
      value: numberOf(figure.value),
      tracked: rangeOf(figure),
      market: rangeOf(market),
      ...(typeof trials === 'number' && { trials }),
      ...(provenance === 'predicted' && { provenance }),
    },
  ];
}

function bands(data: Loose, language: Language): Picture[] {
  const result = isObject(data.result) ? data.result : objectAt(data, 'latest');
  const overall = isObject(result.overall) ? result.overall : result;
  const title = (measure: unknown) => measureOf(measure, language);
  const surfaces = objectsIn(data.surfaces).filter(({ brands }) => Array.isArray(brands));
  const items = objectsIn(data.items).slice(0, mostRows);
  return [
    { kind: 'bands', title: title('presence'), rows: presence(overall, result, language) },
    ...surfaces.map(({ surface, brands }) => ({
      kind: 'bands' as const,
      title: [title(data.measure), named('surface', surface, language)].join(' · '),
      rows: objectsIn(brands).flatMap(({ name, figure }) => band(textOf(name), figure)),
    })),
    {
      kind: 'bands',
      title: title('presence'),
      rows: items.flatMap((item) => band(itemName(item, language), item.presence)),
    },
  ];
}

/** All together first, then by surface where they are several, and by engine. */
function presence(overall: Loose, result: Loose, language: Language): BandRow[] {
  const surfaces = objectsIn(result.surfaces);
  const all = isEstimate(overall.presence) || surfaces.length > 1;
  const engines = objectsIn(result.engines).flatMap((engine) =>
    band(named('engine', engine.engine, language), engine.presence),
  );
  return [
    ...(all ? band(words(language).all, overall.presence) : []),
    ...(surfaces.length > 1
      ? surfaces.flatMap((one) => band(named('surface', one.surface, language), one.presence))
      : []),
    ...engines,
    ...['mention', 'citation'].flatMap((measure) =>
      band(`${measureOf(measure, language)} (${words(language).all})`, overall[measure]),
    ),
  ];
}

const itemName = (item: Loose, language: Language): string =>
  [
    textOf(item.engine) && named('engine', item.engine, language),
    textOf(item.promptText) || textOf(item.name),
  ]
    .filter(Boolean)
    .join(': ');

function brands(data: Loose, language: Language): Picture[] {
  const result = objectAt(data, 'result');
  const list = objectsIn(data.brands ?? result.brands);
  return (['presence', 'shareOfVoice'] as const).map((field) => ({
    kind: 'bands' as const,
    title: field === 'presence' ? words(language).brands : words(language).voice,
    rows: list.flatMap((brand) => band(textOf(brand.name), brand[field])),
  }));
}

const verdicts: ReadonlySet<unknown> = new Set([
  'rise',
  'fall',
  'no_change_shown',
  'too_few',
  'not_comparable',
]);
const isVerdict = (value: unknown): value is Verdict => verdicts.has(value);

function difference(label: string, tested: Loose, language: Language): DifferenceRow[] {
  const note = words(language).standing[textOf(tested.verdict)];
  const value = numberOf(tested.value);
  if (value === null && !isVerdict(tested.verdict)) return [];
  return [
    {
      label,
      difference: value,
      interval: rangeOf(tested),
      verdict: note === undefined && isVerdict(tested.verdict) ? tested.verdict : null,
      ...(note !== undefined && { note }),
    },
  ];
}

function differences(data: Loose, language: Language): Picture[] {
  const said = words(language);
  const compared = objectAt(data, 'overall', 'tracked');
  const headToHead = objectAt(data, 'result');
  const tested = 'verdict' in compared ? compared : 'verdict' in headToHead ? ofThese(headToHead) : null;
  if (tested === null) return [];
  const engines = objectsIn(data.byEngine).flatMap((one) =>
    difference(
      named('engine', one.engine, language),
      ofThese(isObject(one.tracked) ? one : objectAt(one, 'result')),
      language,
    ),
  );
  const title = tested === compared ? said.change : said.headToHead;
  return [{ kind: 'differences', title, rows: [...difference(said.all, tested, language), ...engines] }];
}

/** The test on these prompts, where it is reported beside the market. */
const ofThese = (result: Loose): Loose =>
  isObject(result.tracked) ? { ...result, ...result.tracked } : result;

function trends(data: Loose, language: Language): Picture[] {
  const all = objectsIn(data.series).filter(({ points }) => Array.isArray(points));
  const measure = measureOf(data.measure, language);
  const timeZone = textOf(data.timeZone) || 'UTC';
  // Surfaces are never in one picture: they are different questions.
  return [...new Set(all.map(({ surface }) => textOf(surface)))].map((surface) => {
    const own = all.filter((one) => textOf(one.surface) === surface).slice(0, mostSeries);
    return {
      kind: 'trend' as const,
      title: [measure, named('surface', surface, language)].filter(Boolean).join(' · '),
      timeZone,
      series: own.map((one, at) => seriesOf(one, at, language)),
    };
  });
}

const rivals = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;

function seriesOf(one: Loose, at: number, language: Language): TrendSeries {
  const own = one.role === undefined ? at === 0 : one.role === 'own';
  const expected = objectAt(one, 'expectedNext');
  const { low, high } = expected;
  return {
    id: String(at),
    name: textOf(one.name) || (one.engine ? named('engine', one.engine, language) : words(language).all),
    tone: own ? 'own' : (rivals[(at + rivals.length - 1) % rivals.length] ?? 's1'),
    own,
    points: objectsIn(one.points).map(pointOf),
    expected: own && typeof low === 'number' && typeof high === 'number' ? { low, high } : null,
  };
}

function pointOf(point: Loose): TrendPoint {
  const figure = objectAt(point, 'figure');
  return {
    at: Date.parse(textOf(point.at)),
    value: numberOf(figure.value),
    interval: rangeOf(figure),
    answers: numberOf(figure.trials) ?? 0,
    breakBefore: objectsIn(point.breaks).length > 0,
  };
}
