import { ClaimsQuery } from '@svc/contract/read/fact-sheet';
import { SentimentQuery } from '@svc/contract/read/sentiment';
import type { Block, Cell } from '@svc/contract/tell/report';
import { sentenceIn } from '../../../../i18n/index.ts';
import { getClaimAccuracy } from '../../../read/fact-sheet/index.ts';
import { getSentiment } from '../../../read/sentiment/index.ts';
import { type Asked, count, ranged, text } from './section.ts';

/** Below this a share of mentions is no news. */
const fewestMentions = 30;
const mostThemes = 4;

type Share = Awaited<ReturnType<typeof getSentiment>>['corrected']['positive'];

/** How answers speak of the brand, corrected for the error of whoever reads them, and what they get wrong. */
export async function tone({ context, query, words, language }: Asked): Promise<Block[]> {
  const { projectId, from, to, timeZone, segmentId } = query;
  const asked = { projectId, from, to, timeZone, ...(segmentId !== undefined && { segmentId }) };
  const report = await getSentiment(context, SentimentQuery.parse(asked));
  if (report.mentions < fewestMentions) return [];
  const claims = await getClaimAccuracy(context, ClaimsQuery.parse(asked));
  const row = (name: string, read: Cell, corrected: Share): Cell[] => [
    name,
    corrected.value === null ? null : ranged(corrected.value, corrected.ci),
    read,
    corrected.checked,
  ];
  const { positiveShare, negativeShare, recommendedShare, corrected } = report;
  const rows = [
    row(words.praise, ranged(positiveShare.value, positiveShare.ci), corrected.positive),
    row(words.criticism, ranged(negativeShare.value, negativeShare.ci), corrected.negative),
    row(words.recommended, ranged(recommendedShare.value, recommendedShare.ci), corrected.recommended),
    ...report.themes
      .filter(({ theme }) => theme !== 'other')
      .slice(0, mostThemes)
      .map(({ theme, share, corrected }) =>
        row(words.themes[theme] ?? theme, ranged(share.value, share.ci), corrected),
      ),
    ...claims.facts
      .filter(({ wrong }) => wrong > 0)
      .map(({ factId, wrong, corrected }) =>
        row(
          words.statedWrong(factId),
          ranged(claims.answersRead > 0 ? wrong / claims.answersRead : null, null),
          corrected.wrong,
        ),
      ),
  ];
  const checked = corrected.positive.checked;
  return [
    { kind: 'heading', text: words.tone },
    { kind: 'text', text: words.readBy(readerIn(report.reader.name, words), checked) },
    {
      kind: 'table',
      id: 'tone',
      title: words.tone,
      columns: [
        text('what', words.said),
        { id: 'corrected', label: words.corrected, kind: 'rate' },
        { id: 'read', label: words.asRead, kind: 'rate' },
        count('checked', words.checked),
      ],
      rows,
    },
    ...(report.notes.length > 0
      ? [
          {
            kind: 'list' as const,
            items: report.notes.map((note) => sentenceIn(note, language)),
          },
        ]
      : []),
  ];
}

/** The rules as people know them; an engine by its name. */
const readerIn = (name: string, words: Asked['words']): string => {
  const version = /^rules (.+)$/.exec(name)?.[1];
  return version === undefined ? name : words.ownRules(version);
};
