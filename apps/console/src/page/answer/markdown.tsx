import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { Fragment, type ReactNode, useMemo } from 'react';
import { splitText } from './split-text.ts';

type Content = ReturnType<typeof fromMarkdown>['children'][number];

export interface TextMark {
  /** In UTF-16 units of the Markdown. */
  start: number;
  end: number;
  name: string;
  kind: 'own' | 'rival' | 'struck';
  /** The colour of a rival’s line. */
  tone: string;
  /** Why it does not count. */
  reason?: string;
}

interface Props {
  /** Level of the heading above it; headings in the answer come below that level. */
  level: 1 | 2;
  text: string;
  marks: readonly TextMark[];
}

/** An answer as it is meant to be read. An allow-list: no HTML, no pictures, links to the web alone; marks fall on the words they were found at. */
export function Markdown({ text, marks, level }: Props) {
  const tree = useMemo(
    () => fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
    [text],
  );
  return (
    <div className="answer-text">
      {tree.children.map((node, index) => render(node, index, { source: text, marks, level }))}
    </div>
  );
}

const webAddress = /^https?:\/\//i;

interface Around {
  source: string;
  marks: readonly TextMark[];
  level: 1 | 2;
}

/** The text of a table's cell, without its marks. */
const wordsOf = (node: { children: readonly Content[] }): string =>
  node.children
    .map((child) =>
      'value' in child
        ? child.value
        : 'children' in child
          ? wordsOf({ children: child.children as Content[] })
          : '',
    )
    .join('');

function render(node: Content, key: number, around: Around): ReactNode {
  const inside = (): ReactNode[] =>
    'children' in node ? node.children.map((child, index) => render(child as Content, index, around)) : [];
  switch (node.type) {
    case 'text':
      return <Fragment key={key}>{marked(node.value, node, around)}</Fragment>;
    case 'paragraph':
      return <p key={key}>{inside()}</p>;
    case 'heading': {
      const upper = node.depth <= 2;
      const Heading = around.level === 1 ? (upper ? 'h2' : 'h3') : upper ? 'h3' : 'h4';
      return <Heading key={key}>{inside()}</Heading>;
    }
    case 'strong':
      return <strong key={key}>{inside()}</strong>;
    case 'emphasis':
      return <em key={key}>{inside()}</em>;
    case 'delete':
      return <s key={key}>{inside()}</s>;
    case 'list':
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {inside()}
        </ol>
      ) : (
        <ul key={key}>{inside()}</ul>
      );
    case 'listItem':
      return <li key={key}>{inside()}</li>;
    case 'blockquote':
      return <blockquote key={key}>{inside()}</blockquote>;
    case 'link':
      return webAddress.test(node.url) ? (
        <a key={key} href={node.url} target="_blank" rel="noopener noreferrer nofollow">
          {inside()}
        </a>
      ) : (
        <Fragment key={key}>{inside()}</Fragment>
      );
    case 'inlineCode':
      return <code key={key}>{node.value}</code>;
    case 'code':
      return (
        <pre key={key}>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br key={key} />;
    case 'thematicBreak':
      return <hr key={key} />;
    case 'table': {
      const [head, ...rows] = node.children;
      const name = head?.children.map(wordsOf).filter(Boolean).join(', ');
      return (
        <div key={key} className="scroller">
          <table aria-label={name}>
            <thead>
              <tr>
                {head?.children.map((cell, index) => (
                  <th key={String(cell.position?.start.offset ?? index)} scope="col">
                    {cell.children.map((child, at) => render(child, at, around))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.position?.start.offset}>
                  {row.children.map((cell) => (
                    <td key={cell.position?.start.offset}>
                      {cell.children.map((child, at) => render(child, at, around))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    case 'image':
      return <Fragment key={key}>{node.alt}</Fragment>;
    // HTML is shown as it was written.
    case 'html':
      return <Fragment key={key}>{node.value}</Fragment>;
    default:
      return <Fragment key={key}>{inside()}</Fragment>;
  }
}

/** Marks by their place in the Markdown. Where signs were escaped, the words are found by what they are. */
function marked(value: string, node: Content, { source, marks }: Around): ReactNode {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const within = marks.filter((mark) => mark.start >= start && mark.end <= end);
  if (within.length === 0) return value;
  const exact = end - start === value.length;
  const placed = within.flatMap((mark) => {
    if (exact) return { ...mark, start: mark.start - start, end: mark.end - start };
    const at = value.indexOf(source.slice(mark.start, mark.end));
    return at === -1 ? [] : { ...mark, start: at, end: at + mark.end - mark.start };
  });
  return splitText(value, placed).map(({ text, mark, start: at }) =>
    mark ? (
      <Evidence key={at} mark={mark}>
        {text}
      </Evidence>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}

/** Own brand blue, a rival underlined in its colour, what does not count struck with the reason. */
function Evidence({ mark, children }: { mark: TextMark; children: string }) {
  if (mark.kind === 'struck')
    return (
      <>
        <s>{children}</s>
        <small className="struck-why"> ({mark.reason})</small>
      </>
    );
  return (
    <mark
      className={mark.kind}
      style={mark.kind === 'rival' ? { textDecorationColor: `var(--${mark.tone})` } : undefined}
    >
      {children}
    </mark>
  );
}
