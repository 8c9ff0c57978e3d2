import type { Overview } from '@svc/contract/read/analytics';
import type { Block } from '@svc/contract/tell/report';
import { points } from '@svc/figures';
import { sentenceIn } from '../../../../i18n/index.ts';
import { listAlertEvents, whyOf } from '../../../read/alert/index.ts';
import { listAnomalyRows } from '../../../read/anomaly/index.ts';
import { getShareOfVoice } from '../../../read/competitor/index.ts';
import { nextCases } from './cases.ts';
import { mainSurface } from './headline.ts';
import type { Asked } from './section.ts';

/** One sentence each: where the brand is, what changed and why, and what comes next. */
export async function story(asked: Asked, overview: Overview, verdict: string): Promise<Block[]> {
  const { words, language } = asked;
  const [next] = await nextCases(asked);
  const gain = next?.gain
    ? points(next.gain.median, { low: next.gain.low95, high: next.gain.high95 }, language)
    : null;
  const heading: Block = { kind: 'heading', text: words.story };
  if (overview.surfaces.length === 0) return [heading];
  const items = [
    `${verdict}${await placeOf(asked, overview)}`,
    ...(await causeOf(asked)),
    next ? words.nextStep(next.text?.[language].title ?? next.title, gain) : words.noCases,
  ];
  return [heading, { kind: 'list', items }];
}

/** Among the answers that the verdict is about: places on two surfaces are never one. */
async function placeOf({ context, query, words, brand }: Asked, overview: Overview): Promise<string> {
  const surface = mainSurface(overview)?.of.surface;
  const { brands } = await getShareOfVoice(context, { ...query, ...(surface !== undefined && { surface }) });
  const own = brands.find(({ brandId }) => brandId === brand.id);
  if (!own || brands.length < 2 || own.shareOfVoice.value === null) return '';
  const leader = brands.find(({ rank }) => rank === 1);
  const { rank, ranks } = own;
  const place = !ranks || ranks.low === ranks.high ? String(rank) : `${rank} (${ranks.low}–${ranks.high})`;
  // A lead within chance is none to report.
  if ((leader?.first ?? 0) < 0.95) return words.placeUnsure(place, brands.length);
  return words.place(place, brands.length, leader && leader !== own ? leader.name : null);
}

/** Alerts of the period that are still open: a fall in the newest scan alone is not yet a break. */
async function openAlerts(context: Asked['context'], projectId: string, { from, to }: Asked['query']) {
  const { items } = await listAlertEvents(context, { projectId, limit: 20, offset: 0 });
  return items
    .filter(({ state, firedAt }) => state !== 'resolved' && firedAt >= from && firedAt < to)
    .slice(0, 1);
}

/** The break of the period that tells most, with its cause. */
async function causeOf({ context, projectId, query, words, language }: Asked): Promise<string[]> {
  const { items } = await listAnomalyRows(context, { projectId, limit: 20, offset: 0 });
  // The largest one whose cause is known; else the largest.
  const [found] = items
    .filter(({ foundAt }) => foundAt >= query.from && foundAt < query.to)
    .toSorted(
      (a, b) =>
        Number(b.cause !== 'brand') - Number(a.cause !== 'brand') ||
        Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0),
    );
  const told = (text: string): string => sentenceIn(text, language);
  if (!found)
    return (await openAlerts(context, projectId, query)).map(
      (event) => `${told(event.sentence)}. ${whyOf(event)[language]}`,
    );
  const evidence = found.evidence.find(({ cause }) => cause === found.cause)?.statement;
  return [`${told(found.headline)}${evidence ? words.likely(told(evidence)) : ''}`];
}
