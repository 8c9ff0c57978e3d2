import { type Brand, OUTSIDERS } from '../truth/brand.ts';
import type { Draw } from '../truth/draw.ts';
import { pick } from '../truth/random.ts';
import { type Answer, type Block, PROSE, type Sentence, type Variant } from './answer.ts';
import { citeBook } from './cite-book.ts';
import { phrasesFor } from './language.ts';
import { lookalikePage, neutralPages, ownPage } from './page.ts';
import type { Phrases } from './phrase/phrases.ts';
import { questionList } from './question-list.ts';

const LARGE = 2_000_000;

/**
 * Writes the answer that a draw stands for. Named brands come in the order of the draw and companies outside the
 * market come last, so the order of first naming is the drawn rank.
 */
export function composeAnswer(prompt: string, draw: Draw, variant: Variant, targetLength: number): Answer {
  const phrases = phrasesFor(prompt);
  const searched = draw.canCite || variant === 'no-citations';
  const book = citeBook(draw);
  const list = questionList(prompt);
  const written =
    list ?? (PROSE.has(variant) || variant === 'truncated' || variant === 'search-error' ? write() : []);
  const blocks = variant === 'truncated' ? cutShort(written) : written;
  const pages = book.pages();
  return {
    variant,
    prompt,
    language: phrases.language,
    gap: phrases.gap,
    blocks,
    pages: searched ? pages : [],
    citedCount: variant === 'truncated' ? lastCite(blocks) + 1 : book.citedCount(),
    searched,
    queries: searched
      ? phrases.querySuffixes.slice(0, 2).map((suffix) => `${prompt.slice(0, 120)} ${suffix}`)
      : [],
    narration: phrases.narration,
    refusal: phrases.refusal,
    draw,
  };

  function write(): Block[] {
    const { random } = draw;
    const neutral = neutralSupply(draw, phrases, book.neutral);
    const named = draw.present.filter((entry) => entry.mentioned);
    const body: Block[] = [
      {
        type: 'paragraph',
        sentences: [{ text: pick(random, phrases.opening), cites: book.neutral(0.3) }, neutral(), neutral()],
      },
    ];
    const entries = named.map(({ brand, cited }) => ({
      name: brand.name,
      cites: book.forBrand(brand, cited),
    }));
    for (let count = 1 + Math.floor(random() * 2); count > 0; count -= 1) {
      const name = OUTSIDERS[Math.floor(random() * OUTSIDERS.length)];
      if (name && !entries.some((entry) => entry.name === name))
        entries.push({ name, cites: book.neutral(0.4) });
    }
    body.push({ type: 'heading', text: pick(random, phrases.heading) }, listing(draw, phrases, entries));
    body.push({ type: 'paragraph', sentences: [...asides(draw, phrases, book), neutral()] });
    const ending = closing(draw, phrases, named[0]?.brand);
    const target = variant === 'large' ? LARGE : targetLength;
    for (let length = lengthOf(body) + lengthOf([ending]); length < target; ) {
      const paragraph: Block = { type: 'paragraph', sentences: [neutral(), neutral(), neutral()] };
      body.push(paragraph);
      length += lengthOf([paragraph]) + 2;
    }
    return [...body, ending];
  }
}

function listing(draw: Draw, phrases: Phrases, entries: { name: string; cites: number[] }[]): Block {
  const { random } = draw;
  const form = random();
  const first = Math.floor(random() * 5);
  if (form < 0.3) {
    const rows = entries.map(({ name, cites }, index): Sentence[] => {
      const [use, price] = phrases.tableCells[(first + index) % phrases.tableCells.length] ?? ['', ''];
      return [
        { text: `**${name}**`, cites: [] },
        { text: use, cites: [] },
        { text: price, cites },
      ];
    });
    return { type: 'table', header: phrases.tableHeader, rows };
  }
  const forms = form < 0.7 ? phrases.item : phrases.named;
  const sentences = entries.map(({ name, cites }, index) => ({
    text: (forms[(first + index) % forms.length] ?? '{brand}').replaceAll('{brand}', name),
    cites,
  }));
  return form < 0.7 ? { type: 'list', items: sentences } : { type: 'paragraph', sentences };
}

/** Pages of brands that are cited without being named, and the traps. */
function asides(draw: Draw, phrases: Phrases, book: ReturnType<typeof citeBook>): Sentence[] {
  const { random } = draw;
  const sentences: Sentence[] = [];
  for (const { brand, mentioned, cited } of draw.present) {
    if (cited && !mentioned) {
      sentences.push({ text: pick(random, phrases.unnamed), cites: [book.cite(ownPage(brand, random()))] });
    }
  }
  for (const { kind, brand } of draw.traps) {
    if (kind === 'notFound') {
      sentences.push({ text: pick(random, phrases.notFound).replaceAll('{brand}', brand.name), cites: [] });
    } else if (kind === 'insideWord') {
      sentences.push({
        text: pick(random, phrases.insideWord).replaceAll('{word}', longerWord(brand)),
        cites: [],
      });
    } else {
      const page = lookalikePage(brand, random());
      const text = pick(random, phrases.lookalike);
      if (draw.canCite) sentences.push({ text, cites: [book.cite(page)] });
      else sentences.push({ text: `${text} (${page.url})`, cites: [] });
    }
  }
  return sentences;
}

/** The shortest name, because a longer one would leave the shorter alias standing as a word of its own. */
function longerWord(brand: Brand): string {
  const names = [brand.name, ...brand.aliases].sort((a, b) => a.length - b.length);
  return `${names[0] ?? brand.name}ware`;
}

function closing(draw: Draw, phrases: Phrases, first: Brand | undefined): Block {
  const { random } = draw;
  const sentences: Sentence[] = [];
  if (first && random() < 0.5) {
    sentences.push({ text: pick(random, phrases.again).replaceAll('{brand}', first.name), cites: [] });
  }
  const page = pick(random, neutralPages);
  const ending = pick(
    random,
    draw.canCite ? phrases.closing : phrases.closing.filter((text) => !text.includes('{link}')),
  );
  sentences.push({ text: ending.replace('{link}', `[${page.title}](${page.url})`), cites: [] });
  return { type: 'paragraph', sentences };
}

function neutralSupply(draw: Draw, phrases: Phrases, cites: (chance: number) => number[]): () => Sentence {
  let place = Math.floor(draw.random() * phrases.neutral.length);
  let taken = 0;
  return () => {
    const text = phrases.neutral[place % phrases.neutral.length] ?? '';
    place += 1;
    taken += 1;
    // The first two always cite, so every searched answer has citations and repeats one of them.
    return { text, cites: taken > 20 ? [] : cites(taken <= 2 ? 1 : 0.4) };
  };
}

function lengthOf(blocks: Block[]): number {
  let total = 0;
  for (const block of blocks) {
    if (block.type === 'paragraph') for (const sentence of block.sentences) total += sentence.text.length + 1;
    else if (block.type === 'list') for (const item of block.items) total += item.text.length + 4;
    else if (block.type === 'table')
      for (const row of block.rows) for (const cell of row) total += cell.text.length + 3;
    else total += block.text.length + 5;
  }
  return total;
}

/** Pages are numbered by first citation, so those of the beginning come first; -1 when it cites none. */
function lastCite(blocks: Block[]): number {
  const cites = blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.sentences.flatMap((sentence) => sentence.cites) : [],
  );
  return Math.max(-1, ...cites);
}

/** Ends in the middle of the second paragraph's last sentence, as a token limit does. */
function cutShort(blocks: Block[]): Block[] {
  const [opening] = blocks;
  if (opening?.type !== 'paragraph') return blocks.slice(0, 1);
  const sentences = opening.sentences.slice(0, 2);
  const last = sentences.at(-1);
  return last
    ? [
        {
          type: 'paragraph',
          sentences: [
            ...sentences.slice(0, -1),
            { text: last.text.slice(0, Math.ceil(last.text.length / 2)), cites: [] },
          ],
        },
      ]
    : [];
}
