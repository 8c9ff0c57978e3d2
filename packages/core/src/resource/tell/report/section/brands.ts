import type { Block } from '@svc/contract/tell/report';
import { sentenceIn } from '../../../../i18n/index.ts';
import { getProject } from '../../../account/project/index.ts';
import { unequalNote } from '../../../measure/score/index.ts';
import { getMovers } from '../../../read/analytics/index.ts';
import { compareCompetitors, getShareOfVoice } from '../../../read/competitor/index.ts';
import { type Asked, bandOf, count, estimateCells, estimateColumns, ranged, text } from './section.ts';

/** The own brand on each engine. */
export async function engines({
  context,
  query,
  words,
  engineName,
  surfaceName,
  brand,
}: Asked): Promise<Block[]> {
  const { surfaces } = await compareCompetitors(context, { ...query, measure: 'presence' });
  const rows = surfaces.flatMap(({ surface, brands }) =>
    (brands.find(({ brandId }) => brandId === brand.id)?.engines ?? []).map(({ engine, figure }) => ({
      surface: surfaceName(surface),
      name: engineName(engine),
      figure,
    })),
  );
  if (rows.length === 0)
    return [
      { kind: 'heading', text: words.engines },
      { kind: 'text', text: words.notMeasured },
    ];
  return [
    { kind: 'heading', text: words.engines },
    {
      kind: 'figure',
      title: `${words.measures.presence}: ${words.engines}`,
      picture: { type: 'bands', rows: rows.map(({ name, figure }) => bandOf(name, figure, words)) },
    },
    {
      kind: 'table',
      id: 'engines',
      title: words.engines,
      columns: [text('engine', words.engine), text('surface', words.surface), ...estimateColumns(words)],
      rows: rows.map(({ name, surface, figure }) => [name, surface, ...estimateCells(figure, words)]),
    },
  ];
}

/** Why rivals are compared by mention, where one has no domain. */
async function unequal({ context, projectId, language }: Asked): Promise<string[]> {
  const { brand, competitors } = await getProject(context, { projectId });
  const note = unequalNote([brand, ...competitors], new Map(), null);
  return note === null ? [] : [sentenceIn(note, language)];
}

/** Every brand on the same answers, surface by surface; who leads, with its probability. */
export async function competitors(asked: Asked): Promise<Block[]> {
  const { context, query, words, surfaceName } = asked;
  const { surfaces } = await compareCompetitors(context, { ...query, measure: 'mention' });
  const blocks: Block[] = [{ kind: 'heading', text: words.competitors }];
  if (surfaces.every(({ brands }) => brands.length < 2))
    return [...blocks, { kind: 'text', text: words.notMeasured }];
  for (const text of await unequal(asked)) blocks.push({ kind: 'text', text });
  for (const [index, { surface: id, brands }] of surfaces.entries()) {
    const surface = surfaceName(id);
    const measured = brands.flatMap(({ name, figure }) => (figure ? [{ name, figure }] : []));
    blocks.push(
      {
        kind: 'figure',
        title: `${words.measures.mention}, ${surface}`,
        picture: { type: 'bands', rows: brands.map(({ name, figure }) => bandOf(name, figure, words)) },
      },
      {
        kind: 'table',
        id: `competitors_${index + 1}`,
        title: `${words.measures.mention}, ${surface}`,
        columns: [text('brand', words.brand), ...estimateColumns(words)],
        rows: measured.map(({ name, figure }) => [name, ...estimateCells(figure, words)]),
      },
    );
  }
  for (const [index, { surface }] of surfaces.entries()) {
    const voice = await getShareOfVoice(context, { ...query, surface });
    blocks.push({
      kind: 'table',
      id: `share_of_voice_${index + 1}`,
      title: `${words.shareOfVoice}, ${surfaceName(surface)}`,
      columns: [
        text('brand', words.brand),
        { id: 'share', label: words.share, kind: 'rate' },
        count('n', words.topicsN),
        text('rank', words.rank),
        { id: 'leads', label: words.leads, kind: 'rate' },
        text('badge', words.provenance),
      ],
      rows: voice.brands.map(({ name, shareOfVoice, rank, ranks, first }) => [
        name,
        ranged(shareOfVoice.value, shareOfVoice.ci),
        shareOfVoice.n,
        !ranks || ranks.low === ranks.high ? String(rank) : `${rank} (${ranks.low}–${ranks.high})`,
        ranged(first, null),
        words.badges[voice.provenance],
      ]),
    });
  }
  return blocks;
}

/** Movers whose change differs from the brand's own; false alarms are limited over all tests. */
export async function movers({ context, query, words, engineName }: Asked): Promise<Block[]> {
  const found = await getMovers(context, { ...query, measure: 'presence' });
  if (found.movers.length === 0)
    return [
      { kind: 'heading', text: words.movers },
      { kind: 'text', text: words.verdictOf.not_comparable() },
    ];
  return [
    { kind: 'heading', text: words.movers },
    {
      kind: 'table',
      id: 'movers',
      title: words.movers,
      columns: [
        text('kind', words.kind),
        text('name', words.name),
        { id: 'difference', label: words.difference, kind: 'points' },
        text('verdict', words.verdict),
        { id: 'q', label: words.qValue, kind: 'decimal' },
        count('n', words.n),
      ],
      rows: found.movers
        .slice(0, 30)
        .map((mover) => [
          words.kinds[mover.kind],
          mover.kind === 'engine' ? engineName(mover.id) : mover.name,
          ranged(mover.change, null),
          words.moved[mover.verdict],
          mover.qValue,
          mover.prompts,
        ]),
    },
  ];
}
