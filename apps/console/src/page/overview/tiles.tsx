import type { Answer } from '@svc/client';
import { rankStrip } from '@svc/figures';
import { Strip } from '../../kit/figure.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Tile } from '../../kit/tile.tsx';
import { Verdict } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { type Frame, rankedOwn, shownOf, type speaking } from './data.ts';
import { overviewWords } from './words.ts';

interface Props {
  spoken: ReturnType<typeof speaking>;
  ranks: Answer<'get_share_of_voice'> | undefined;
  /** Ranks are still asked for: their place is kept. */
  ranking: boolean;
  frame: Frame;
  /** Makes a number open what it rests on. */
  opens: (figure: ReturnType<typeof speaking>[number], words: string) => React.ReactNode;
}

const width = 236;

/** The figures below the headline: one for each surface, rank, own site cited. */
export function Tiles({ spoken, ranks, ranking, frame, opens }: Props) {
  const words = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const [first, ...others] = spoken;
  const cited = first && shownOf(first.surface, 'citation', frame);
  const own = rankedOwn(ranks);
  const rankLabel =
    first && others.length > 0
      ? words.rankTileOn(labels.surface(first.surface.surface, first.surface.engines))
      : words.rankTile;
  return (
    <section className="card tiles-of">
      {spoken.map((one) => {
        const { surface, shown, change } = one;
        const several = surface.engines.length > 1;
        return (
          <Tile
            key={surface.surface}
            label={`${labels.surface(surface.surface, surface.engines)}${several ? ` · ${words.engines(surface.engines.length)}` : ''}`}
            value={opens(one, format.value(shown) ?? '')}
            range={shown.ci && format.range(shown.ci)}
            picture={<Strip shown={shown} width={width} />}
            verdict={<Verdict change={change} />}
          />
        );
      })}
      {ranking && <Tile label={rankLabel} value="…" />}
      {own?.rank != null && ranks && (
        <Tile
          label={rankLabel}
          value={format.rank(own.rank)}
          range={words.ofBrands(ranks.brands.length)}
          picture={
            <Marks
              hidden
              figure={rankStrip({
                rank: own.rank,
                range: own.ranks,
                of: ranks.brands.length,
                width,
                title: '',
              })}
            />
          }
          verdict={
            <span className="verdict">
              {own.ranks && own.first !== null ? (
                <>
                  <b>
                    {own.ranks.high > own.ranks.low
                      ? `${format.rank(own.ranks.low)}–${format.rank(own.ranks.high)}`
                      : format.rank(own.ranks.low)}
                  </b>
                  <span>{words.firstChance(format.chance(own.first))}</span>
                </>
              ) : (
                words.noRank
              )}
            </span>
          }
        />
      )}
      {first && cited && cited.shown.value !== null && (
        <Tile
          label={
            spoken.length > 1
              ? words.citedOn(labels.surface(first.surface.surface, first.surface.engines))
              : words.cited
          }
          value={format.value(cited.shown)}
          range={cited.shown.ci && format.range(cited.shown.ci)}
          picture={<Strip shown={cited.shown} width={width} />}
          verdict={<Verdict change={cited.change} />}
        />
      )}
    </section>
  );
}
