import type { CellRules } from '@svc/contract/measure/cell';
import type { Context } from '../../../kernel/index.ts';
import {
  type Packs,
  type Panel,
  type PanelGroup,
  type PanelQuery,
  panelOf,
  readPanelPacks,
} from '../../measure/cell/index.ts';
import { countsOf, type Measure } from '../../measure/figure/index.ts';
import { pairCells } from '../../measure/scan/index.ts';
import { looksIn, type SpanLooks } from './looks.ts';
import type { Span } from './window.ts';

/** A query of the cells, without its span. */
export interface Picked {
  projectId: string;
  rules: readonly CellRules[];
  brandIds: PanelQuery['brandIds'];
  /** The only measure that is counted. */
  measure?: Measure;
}

export const queryOf = (
  picked: Picked,
  span: Span,
  bucket: PanelQuery['bucket'] = 'all',
  timeZone = 'UTC',
): PanelQuery => ({ ...picked, ...span, bucket, timeZone });

/** The cells of a span, summed over its scans, and those of each look. */
export interface SpanPanel extends Panel {
  looks: SpanLooks;
}

/** The cells of two spans. */
export async function loadTwo(context: Context, picked: Picked, spans: { before: Span; after: Span }) {
  const [before, after] = await Promise.all([
    loadSpan(context, picked, spans.before),
    loadSpan(context, picked, spans.after),
  ]);
  return { before, after };
}

type LoadedSpan = SpanPanel & { packs: Packs };

async function loadSpan(context: Context, picked: Picked, span: Span): Promise<LoadedSpan> {
  const packs = await readPanelPacks(context, queryOf(picked, span));
  return { ...panelOf(packs, 'all'), packs, looks: looksIn(packs) };
}

/** What one brand has of a span's cells, on one surface where one is named. */
export function partOf({ prompts, groups, packs }: LoadedSpan, brandId: string, surface?: string): SpanPanel {
  const own = (one: { brandId: string; surface: string }): boolean =>
    one.brandId === brandId && (surface === undefined || one.surface === surface);
  return {
    prompts,
    groups: groups.filter(own),
    looks: looksIn({ ...packs, packs: packs.packs.filter(own) }),
  };
}

/** Counts of one measure, by prompt and engine, for the engines named. */
function counted({ prompts, groups }: Panel, measure: Measure, engines: readonly string[]) {
  return groups
    .filter(({ engine }) => engines.includes(engine))
    .flatMap(({ engine, brandId, cells }) =>
      cells.flatMap((cell) => {
        const prompt = prompts[cell.prompt];
        const { successes, trials } = countsOf(measure, cell);
        if (!prompt || trials + cell.lost + cell.refused === 0) return [];
        const { key, question, topic, intent } = prompt;
        return [
          {
            engine,
            brandId,
            prompt: key,
            cluster: question,
            topic,
            intent,
            present: successes,
            answers: trials,
            lost: cell.lost,
            refused: cell.refused,
          },
        ];
      }),
    );
}

/** The cells of both spans by prompt and engine, on the engines that both asked. */
export function pairPanels(
  panels: { before: Panel; after: Panel },
  measure: Measure,
  engines: readonly string[],
) {
  return pairCells(counted(panels.before, measure, engines), counted(panels.after, measure, engines));
}

export const enginesOf = (groups: readonly PanelGroup[]): string[] =>
  [...new Set(groups.map(({ engine }) => engine))].sort();

export const sharedEngines = ({ before, after }: { before: Panel; after: Panel }): string[] => {
  const earlier = enginesOf(before.groups);
  return enginesOf(after.groups).filter((engine) => earlier.includes(engine));
};

export const surfacesOf = (groups: readonly PanelGroup[]): string[] =>
  [...new Set(groups.map(({ surface }) => surface))].sort();

/** The same of counts that are summed over surfaces. */
export const surfacesOfParts = (parts: readonly { surfaces: ReadonlySet<string> }[]): string[] =>
  [...new Set(parts.flatMap(({ surfaces }) => [...surfaces]))].sort();

/** As their scans were labelled; figures of the sandbox come from no engine. */
export { badgeOf } from '../../measure/figure/index.ts';
