import type { Project } from '@svc/contract/account/project';
import { labelOf } from '@svc/contract/label';
import type { AlertRule } from '@svc/contract/read/alert';
import { currentMethod } from '@svc/scoring';
import { percent } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import type { Line } from './details.ts';
import { type CitedOfCell, type CountedOfCells, readCitedThere, readNamedThere } from './queries-shift.ts';

interface Share {
  before: number;
  now: number;
}

/** What the answers that fell most name and cite beside the brand, now and before. */
export interface Shift {
  rival: (Share & { name: string }) | null;
  /** The site that lost most of its citations there; null: none did. */
  source: (Share & { domain: string; isOwn: boolean }) | null;
}

interface Asked {
  scanId: string;
  baselineScanIds: readonly string[];
  /** Those that fell: prompts by their key, each on an engine. */
  cells: readonly { engine: string; prompt: string }[];
}

/** A site counts as lost where its share of answers halved, and was not small before, */
const wasCited = 0.2;
/** and where chance hardly explains it: with many sites, chance alone takes some away. */
const mostChance = 0.01;

/** null: the rule watches another figure, or nothing can be compared. */
export async function shiftOf(
  context: Context,
  { id, brand, competitors }: Pick<Project, 'id' | 'brand' | 'competitors'>,
  { metric, brandId }: Pick<AlertRule, 'metric' | 'brandId'>,
  { scanId, baselineScanIds, cells }: Asked,
): Promise<Shift | null> {
  if (metric === 'citation' || brandId !== null || cells.length === 0 || baselineScanIds.length === 0)
    return null;
  const key = { scanId, scanIds: [scanId, ...baselineScanIds], cells };
  const [named, cited] = await Promise.all([readNamedThere(context, key), readCitedThere(context, id, key)]);
  const names = new Map(competitors.map(({ id, name }) => [id, name]));
  const [rival] = named
    .flatMap((one) => {
      const name = names.get(one.id);
      const share = shareOf(one);
      return name !== undefined && share && share.now > 0 ? [{ name, ...share }] : [];
    })
    .toSorted((a, b) => b.now - a.now);
  const source = lostSource(cited);
  return {
    rival: rival ?? null,
    source: source && { ...source, isOwn: brand.domains.includes(source.domain) },
  };
}

/** The site that lost most; null: none is surely lost. */
export function lostSource(counted: readonly CitedOfCell[]): (Share & { domain: string }) | null {
  const cellOf = ({ engine, prompt }: CitedOfCell): string => JSON.stringify([engine, prompt]);
  const bySite = Map.groupBy(counted, ({ domain }) => domain);
  const asked = (bySite.get(null) ?? []).filter(({ now, before }) => now > 0 && before > 0);
  const sum = (of: readonly CitedOfCell[], side: 'before' | 'now') =>
    of.reduce((total, one) => total + one[side], 0);
  const [most] = [...bySite]
    .flatMap(([domain, rows]) => {
      if (domain === null) return [];
      const cited = new Map(rows.map((row) => [cellOf(row), row]));
      const there = asked.flatMap((cell) => cited.get(cellOf(cell)) ?? []);
      const share = {
        before: sum(there, 'before') / sum(asked, 'before'),
        now: sum(there, 'now') / sum(asked, 'now'),
      };
      if (!(share.before >= wasCited && share.now <= share.before / 2)) return [];
      const { verdict, pValue } = currentMethod.compareFew(
        asked.map((cell) => ({
          cluster: cell.prompt,
          engine: cell.engine,
          before: { successes: cited.get(cellOf(cell))?.before ?? 0, trials: cell.before },
          after: { successes: cited.get(cellOf(cell))?.now ?? 0, trials: cell.now },
        })),
      );
      return verdict === 'fall' && pValue !== null && pValue < mostChance ? [{ domain, ...share }] : [];
    })
    .toSorted((a, b) => b.before - b.now - (a.before - a.now));
  return most ?? null;
}

const shareOf = ({ before, now }: CountedOfCells): Share | null =>
  before.of === 0 || now.of === 0 ? null : { before: before.count / before.of, now: now.count / now.of };

/** A site that these answers have stopped citing is a possible cause; the brand’s own is the fall itself. null: no site is lost. */
export function lostCause({ source }: Shift): { en: string; de: string } | null {
  if (!source) return null;
  if (source.isOwn)
    return {
      en: 'No cause was found: no engine changed.',
      de: 'Keine Ursache gefunden: Keine Engine änderte sich.',
    };
  return {
    en: `Possible cause: these answers hardly cite ${source.domain} any more.`,
    de: `Mögliche Ursache: Diese Antworten zitieren ${source.domain} kaum noch.`,
  };
}

/** What to read first, and after a fall what to do now. */
export function lookAt(
  { engine, prompt }: { engine: string; prompt: string },
  shift: Shift | null,
  direction: string | null,
): Line[] {
  const first: Line = {
    part: 'look',
    en: `Start with the answers of ${labelOf('engine', engine, 'en')} to “${prompt}”.`,
    de: `Beginnen Sie mit den Antworten von ${labelOf('engine', engine, 'de')} auf „${prompt}“.`,
  };
  if (!shift || direction !== 'fall') return [first];
  const { rival, source } = shift;
  const [en, de] = (['en', 'de'] as const).map((language) => ({
    now: (share: Share) => percent(share.now, language),
    before: (share: Share) => percent(share.before, language),
  })) as [Told, Told];
  return [
    first,
    ...(rival
      ? [
          {
            part: 'look' as const,
            en: `Of the answers where you fell most, ${en.now(rival)} name ${rival.name} (${en.now(rival) === en.before(rival) ? 'as before' : `before: ${en.before(rival)}`}).`,
            de: `Von den Antworten, in denen Sie am stärksten verloren haben, nennen ${de.now(rival)} ${rival.name} (${de.now(rival) === de.before(rival) ? 'wie zuvor' : `zuvor ${de.before(rival)}`}).`,
          },
        ]
      : []),
    {
      part: 'look',
      en: `What to do now: ${source ? lost(source, en).en : 'no site has clearly dropped out of these answers, so compare their wording with that of earlier ones, and check whether your own page on this question has changed.'} If the next scan shows the fall again, start on the recommendation for these questions.`,
      de: `Was jetzt zu tun ist: ${source ? lost(source, de).de : 'Keine Website ist erkennbar aus diesen Antworten verschwunden. Vergleichen Sie daher ihren Wortlaut mit dem früherer Antworten, und prüfen Sie, ob sich Ihre eigene Seite zu dieser Frage geändert hat.'} Zeigt der nächste Scan den Rückgang wieder, beginnen Sie mit der Empfehlung zu diesen Fragen.`,
    },
  ];
}

interface Told {
  now: (share: Share) => string;
  before: (share: Share) => string;
}

function lost(source: NonNullable<Shift['source']>, { now, before }: Told): { en: string; de: string } {
  const { domain, isOwn } = source;
  const [en, de] = [
    `${now(source)} of them cite ${domain}, before ${before(source)}.`,
    `${now(source)} davon zitieren ${domain}, zuvor ${before(source)}.`,
  ];
  return isOwn
    ? {
        en: `${en} Check whether its pages still open, still let crawlers in and still answer these questions.`,
        de: `${de} Prüfen Sie, ob die Seiten dort noch erreichbar sind, Crawler einlassen und diese Fragen noch beantworten.`,
      }
    : {
        en: `${en} Open the page that earlier answers cite there: if it no longer names you, ask for your entry back.`,
        de: `${de} Öffnen Sie die Seite, die frühere Antworten dort zitieren: Nennt sie Sie nicht mehr, bitten Sie um Wiederaufnahme.`,
      };
}
