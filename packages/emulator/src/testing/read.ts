import type { EngineId } from '../engine.ts';

/** A plain reader's result for each wire format: prose without inline citation marks, and cited pages. */
export interface ReadAnswer {
  text: string;
  /** Cited URLs, or domains where the wire has no more. */
  cited: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: twelve vendors' bodies, read as their references describe them
type Body = any;

const INLINE = / ?\(?\[{1,2}[^\]]*\]{1,2}\(https?:[^)\s]+\)\)?/g;

const READERS: Record<EngineId, (body: Body) => ReadAnswer> = {
  openai: responses,
  xai: responses,
  anthropic: messages,
  deepseek: messages,
  gemini: (body) => {
    const [candidate] = body.candidates ?? [];
    const meta = candidate?.groundingMetadata;
    return {
      text: (candidate?.content?.parts ?? []).map((part: Body) => (part.thought ? '' : part.text)).join(''),
      cited: (meta?.groundingSupports ?? []).flatMap((support: Body) =>
        support.groundingChunkIndices.map((index: number) => meta.groundingChunks[index].web.title),
      ),
    };
  },
  perplexity: (body) => {
    const results = body.output
      .filter((item: Body) => item.type === 'search_results')
      .flatMap((item: Body) => item.results);
    const text: string = body.output
      .filter((item: Body) => item.type === 'message')
      .map((item: Body) => item.content[0].text)
      .join('');
    const ids = [...text.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]));
    return { text, cited: ids.flatMap((id) => results.find((result: Body) => result.id === id)?.url ?? []) };
  },
  mistral: (body) => {
    const content = body.outputs.findLast((entry: Body) => entry.type === 'message.output')?.content ?? '';
    if (typeof content === 'string') return { text: content, cited: [] };
    return {
      text: content.map((chunk: Body) => (chunk.type === 'text' ? chunk.text : '')).join(''),
      cited: content.flatMap((chunk: Body) =>
        chunk.type === 'tool_reference' && chunk.url ? [chunk.url] : [],
      ),
    };
  },
  openrouter: (body) => {
    const { message } = body.choices[0];
    const cited = (message.annotations ?? []).map((annotation: Body) => annotation.url_citation.url);
    return { text: (message.content ?? '').replace(INLINE, ''), cited };
  },
  'openai-compatible': (body) => ({ text: body.choices[0].message.content ?? '', cited: [] }),
  'google-ai-mode': (body) => ({
    text: JSON.stringify(body.text_blocks ?? []),
    cited: (body.references ?? []).map((reference: Body) => reference.link),
  }),
  'google-ai-overview': (body) => {
    const items = body.tasks[0].result?.[0].items ?? [];
    const overview = items.find((item: Body) => item.type === 'ai_overview');
    return {
      text: (overview?.items ?? []).map((item: Body) => item.text).join('\n'),
      cited: (overview?.references ?? []).map((reference: Body) => reference.url),
    };
  },
  'chatgpt-ui': assistantPage,
  'gemini-ui': assistantPage,
  'perplexity-ui': record,
  'copilot-ui': record,
};

export function readAnswer(engine: EngineId, body: unknown): ReadAnswer {
  return READERS[engine](body);
}

function responses(body: Body): ReadAnswer {
  const part = body.output
    .filter((item: Body) => item.type === 'message' && item.phase !== 'commentary')
    .flatMap((item: Body) => item.content)
    .find((entry: Body) => entry.type === 'output_text');
  const cited = (part?.annotations ?? []).map((annotation: Body) => annotation.url);
  return { text: (part?.text ?? '').replace(INLINE, ''), cited };
}

function messages(body: Body): ReadAnswer {
  const blocks = body.content.filter((block: Body) => block.type === 'text');
  return {
    text: blocks.map((block: Body) => block.text).join(''),
    cited: blocks.flatMap((block: Body) => (block.citations ?? []).map((citation: Body) => citation.url)),
  };
}

/** Whether a name stands in a text as a word of its own. */
export function names(text: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{Script=Latin}\\d])${literal}(?![\\p{Script=Latin}\\d])`, 'u').test(text);
}

/** Whether a cited URL, or domain, belongs to a site: the domain itself or a subdomain. */
export function cites(cited: string[], domain: string): boolean {
  return cited.some((entry) => {
    const host = entry.includes('://') ? new URL(entry).hostname : entry;
    return host === domain || host.endsWith(`.${domain}`);
  });
}

function assistantPage(body: Body): ReadAnswer {
  const result = body.tasks[0].result?.[0];
  const cited = (result?.sources ?? []).map((source: Body) => source.url);
  return { text: (result?.markdown ?? '').replace(INLINE, ''), cited };
}

function record([body]: Body): ReadAnswer {
  const cited = (body.citations ?? body.sources ?? []).map((source: Body) => source.url ?? source);
  return { text: (body.answer_text_markdown ?? body.answer_text ?? '').replace(INLINE, ''), cited };
}
