import type { Lack, LostQuestion, MoveName, Named } from '@svc/contract/act/recommendation';
import type { SourceType } from '@svc/detection';
import type { Both, FamilyWords, WorkRole } from '../../../../business/index.ts';
import type { WrongFact } from '../found.ts';
import { afterFall } from './after-fall.ts';
import { ask, asks, isProfile } from './ask.ts';
import { both, ended, listed, quoted, shortUrl } from './words.ts';

/** The data from which advice is worded. */
export interface Matter {
  move: MoveName;
  brand: string;
  /** The own page that fits; null: none does. */
  page: string | null;
  /** Further own pages that lack the same. */
  alsoOn: readonly string[];
  rival: string | null;
  /** The page of others to be named on. */
  source: { domain: string; url: string; sourceType: SourceType } | null;
  engines: readonly string[];
  topics: readonly string[];
  questions: readonly LostQuestion[];
  named: readonly Named[];
  lacks: readonly Lack[];
  /** What the project says of its business, in its own words. */
  description: string | null;
  /** Answers are quoted above the advice. */
  isQuoted: boolean;
  /** The newest answers name it less often than the ones before. */
  fell: boolean;
  /** What it offers of what is asked for, in its own words. */
  offers: readonly string[];
  /** Facts that answers get wrong. */
  fact: WrongFact | null;
  words: FamilyWords;
}

export interface Advice {
  title: Both;
  todo: Both;
  role: WorkRole;
}

const mostHeadings = 3;
/** These intents compare offers by their facts. */
const choosing: ReadonlySet<string> = new Set(['best_of', 'comparison', 'alternatives', 'price', 'local']);

/** Questions as headings, or nothing where there are none. */
function headings({ questions }: Matter, most = mostHeadings): Both {
  const texts = questions.slice(0, most).map(({ text }) => text);
  const each = (language: 'en' | 'de') =>
    listed(
      texts.map((text) => quoted(text, language)),
      language,
    );
  return texts.length === 0 ? both('', '') : both(each('en'), each('de'));
}

/** The one thing to do, in the words of this offer. */
export function adviceOf(matter: Matter): Advice {
  const advice = advices[matter.move](matter);
  return matter.fell ? { ...advice, todo: afterFall(matter, advice.todo) } : advice;
}

/** A fact without the words that name it one: “Team plan: 9 EUR”. */
const stated = ({ en, de }: Both): Both => both(en.replace('the fact ', ''), de.replace('den Fakt ', ''));

const where = ({ page }: Matter): Both =>
  page === null ? both('your home page', 'Ihrer Startseite') : both(shortUrl(page), shortUrl(page));

const advices: Record<MoveName, (matter: Matter) => Advice> = {
  crawler_blocked: ({ engines }) => ({
    title: both(
      `Let the search crawlers of ${listed(engines, 'en')} in`,
      `Lassen Sie die Such-Crawler von ${listed(engines, 'de')} zu`,
    ),
    todo: both(
      'Allow these search crawlers in robots.txt and in the firewall. Crawlers that only collect training data may stay shut out.',
      'Lassen Sie diese Such-Crawler in robots.txt und Firewall zu. Crawler, die nur Trainingsdaten sammeln, dürfen ausgesperrt bleiben.',
    ),
    role: 'web',
  }),
  page_unreadable: (matter) => ({
    title: both(
      `Make ${where(matter).en} readable without scripts`,
      `Machen Sie ${where(matter).de} ohne Skripte lesbar`,
    ),
    todo: both(
      'Send the text in the HTML itself, with status 200 and without noindex. Most crawlers run no scripts.',
      'Liefern Sie den Text im HTML selbst, mit Status 200 und ohne noindex. Die meisten Crawler führen keine Skripte aus.',
    ),
    role: 'web',
  }),
  missing_facts: (matter) => {
    const { lacks, words } = matter;
    const facts = lacks.filter(({ kind }) => kind === 'fact').map(({ what }) => stated(what));
    const all = both(facts.map(({ en }) => en).join('; '), facts.map(({ de }) => de).join('; '));
    const page = where(matter);
    const priced = matter.questions.find(({ intent }) => intent === 'price');
    const tables = lacks.flatMap(({ kind, what }) => (kind === 'table' ? [what] : []));
    // A question about a price is not answered by a comparison.
    const table = (priced && tables.find(({ en }) => en === words.prices.en)) ?? tables[0] ?? words.prices;
    const chosen = priced ?? matter.questions.find(({ intent }) => choosing.has(intent ?? ''));
    const first = headings({ ...matter, questions: chosen ? [chosen] : matter.questions }, 1);
    const state =
      facts.length > 0 ? both(` State there: ${all.en}.`, ` Nennen Sie dort: ${all.de}.`) : both('', '');
    const others = matter.alsoOn.slice(0, 3).map(shortUrl);
    const same =
      others.length > 0
        ? both(` Do the same on ${listed(others, 'en')}.`, ` Tun Sie dasselbe auf ${listed(others, 'de')}.`)
        : both('', '');
    const under = first.en
      ? both(` under the heading ${first.en}`, ` unter der Überschrift ${first.de}`)
      : both('', '');
    // A fact that is known and asked for comes before a table of everything.
    const [fact] = facts;
    if (fact && table.en !== words.prices.en)
      return {
        title: both(`State ${fact.en} on ${page.en}`, `Nennen Sie ${fact.de} auf ${page.de}`),
        todo: both(
          `State ${all.en} on ${ended(`${page.en}${under.en}`)} Then add ${table.en}.${same.en}`,
          `Nennen Sie ${all.de} auf ${page.de}${under.de}. Ergänzen Sie dann ${table.de}.${same.de}`,
        ),
        role: words.editor,
      };
    return {
      title: both(`Add ${table.en} to ${page.en}`, `Ergänzen Sie ${page.de} um ${table.de}`),
      todo: both(
        `${ended(`Add ${table.en} to ${page.en}${under.en}`)}${state.en}${same.en}`,
        `Ergänzen Sie ${page.de} um ${table.de}${under.de}.${state.de}${same.de}`,
      ),
      role: words.editor,
    };
  },
  thin_evidence: (matter) => {
    const page = where(matter);
    const [first] = matter.topics;
    const start = first
      ? both(` Start with what it says on “${first}”.`, ` Beginnen Sie mit den Aussagen zu „${first}“.`)
      : both('', '');
    return {
      title: both(
        `Back up ${page.en} with figures and sources`,
        `Belegen Sie ${page.de} mit Zahlen und Quellen`,
      ),
      todo: both(
        `Put a figure and its source behind each claim on ${page.en}, and quote ${matter.words.clients.en} by name.${start.en}`,
        `Belegen Sie jede Aussage auf ${page.de} mit einer Zahl und ihrer Quelle, und zitieren Sie ${matter.words.clients.de} mit Namen.${start.de}`,
      ),
      role: matter.words.editor,
    };
  },
  outdated_page: (matter) => {
    const page = where(matter);
    return {
      title: both(`Bring ${page.en} up to date`, `Aktualisieren Sie ${page.de}`),
      todo: both(
        `Check ${page.en} against what you offer today: ${matter.words.facts.en}. Then show the date of the change on the page.`,
        `Gleichen Sie ${page.de} mit Ihrem heutigen Angebot ab, vor allem bei ${matter.words.facts.de}. Zeigen Sie dann das Datum der Änderung auf der Seite.`,
      ),
      role: matter.words.editor,
    };
  },
  no_entity_page: (matter) => {
    const { brand, description } = matter;
    const example = description
      ? both(` Your own words for it: “${description}”`, ` Ihre eigenen Worte dafür: „${description}“`)
      : both('', '');
    return {
      title: both(`Say in one sentence what ${brand} is`, `Sagen Sie in einem Satz, was ${brand} ist`),
      todo: both(
        `Begin your home page with one sentence that says what ${brand} is, for whom and where. Use the same words in its title.${example.en}`,
        `Beginnen Sie die Startseite mit einem Satz, der sagt, was ${brand} ist, für wen und wo. Nehmen Sie dieselben Worte in den Titel.${example.de}`,
      ),
      role: matter.words.editor,
    };
  },
  page_never_cited: (matter) => {
    const page = where(matter);
    const lacking = matter.lacks.filter(({ kind }) => kind === 'question').map(({ what }) => what);
    const heads = headings(matter);
    const more =
      lacking.length > 0
        ? both(
            ` Cited pages also give ${listed(
              lacking.map(({ en }) => en),
              'en',
            )}.`,
            ` Zitierte Seiten geben außerdem ${listed(
              lacking.map(({ de }) => de),
              'de',
            )}.`,
          )
        : both('', '');
    const [first] = matter.questions;
    return {
      title: first
        ? both(`Answer “${first.text}” on ${page.en}`, `Beantworten Sie „${first.text}“ auf ${page.de}`)
        : both(`Answer these questions on ${page.en}`, `Beantworten Sie diese Fragen auf ${page.de}`),
      todo: both(
        `Use ${heads.en} as headings on ${page.en}, and answer each in the first sentence below it.${more.en}`,
        `Setzen Sie ${heads.de} als Überschriften auf ${page.de}, und beantworten Sie jede im ersten Satz darunter.${more.de}`,
      ),
      role: matter.words.editor,
    };
  },
  no_page: answer,
  lost_to_rival: (matter) => (matter.words.compares && matter.rival ? compare : answer)(matter),
  source_gap: (matter) => {
    const { source, brand } = matter;
    if (!source) return answer(matter);
    return {
      title: isProfile(source)
        ? both(
            `Complete the profile of ${brand} on ${source.domain}`,
            `Vervollständigen Sie das Profil von ${brand} auf ${source.domain}`,
          )
        : both(
            `Get ${brand} named on ${source.domain}`,
            `Sorgen Sie dafür, dass ${source.domain} ${brand} nennt`,
          ),
      todo: asks[source.sourceType]?.(matter, source) ?? ask(matter, source),
      role: source.sourceType === 'shop' ? 'sales' : matter.words.outreach,
    };
  },
  wrong_claims: ({ fact, page, brand, words }) => {
    const { terms, value, isPrice, saidBy } = fact ?? { terms: '', value: '', isPrice: false, saidBy: [] };
    const here = page === null ? '' : shortUrl(page);
    const what = `${terms}: ${value}`;
    const ask =
      saidBy.length > 0
        ? both(
            ` These answers cite ${listed(saidBy, 'en')}: if it is wrong there, ask for a correction.`,
            ` Diese Antworten zitieren ${listed(saidBy, 'de')}: Bitten Sie um eine Korrektur, wenn es dort falsch steht.`,
          )
        : both('', '');
    return {
      title: isPrice
        ? both(
            `Correct the price that answers give (“${terms}”)`,
            `Korrigieren Sie den Preis, den Antworten nennen („${terms}“)`,
          )
        : both(
            `Correct what answers say about “${terms}”`,
            `Korrigieren Sie, was Antworten über „${terms}“ sagen`,
          ),
      todo:
        page === null
          ? both(
              `State plainly on the page that it belongs to: ${what}.${ask.en}`,
              `Schreiben Sie deutlich auf die passende Seite: ${what}.${ask.de}`,
            )
          : both(
              `Your page ${here} has it right (${what}): say it there in one sentence that names ${brand}, and look for another of your pages that says otherwise.${ask.en}`,
              `Auf Ihrer Seite ${here} steht es richtig (${what}): Sagen Sie es dort in einem Satz, der ${brand} nennt, und suchen Sie nach einer Ihrer Seiten, die anderes sagt.${ask.de}`,
            ),
      role: words.editor,
    };
  },
};

function compare(matter: Matter): Advice {
  const { brand, rival, words } = matter;
  const others = matter.named
    .map(({ name }) => name)
    .filter((name) => name !== rival)
    .slice(0, 2);
  const heads = headings(matter, 2);
  const beside =
    others.length > 0
      ? both(
          ` Put ${listed(others, 'en')} into the same table.`,
          ` Nehmen Sie ${listed(others, 'de')} in dieselbe Tabelle auf.`,
        )
      : both('', '');
  const answerThere = heads.en
    ? both(` Answer ${heads.en} in its headings.`, ` Beantworten Sie ${heads.de} in den Überschriften.`)
    : both('', '');
  return {
    title: both(
      `Compare ${brand} with ${rival} on a page of your own`,
      `Vergleichen Sie ${brand} auf einer eigenen Seite mit ${rival}`,
    ),
    todo: both(
      `Publish “${brand} or ${rival}?” with a table of ${words.facts.en}, and say for whom ${rival} is the better choice.${beside.en}${answerThere.en}`,
      `Veröffentlichen Sie „${brand} oder ${rival}?“ mit einer Tabelle zu ${words.facts.de}, und sagen Sie, für wen ${rival} besser passt.${beside.de}${answerThere.de}`,
    ),
    role: words.editor,
  };
}

function answer(matter: Matter): Advice {
  const { topics, words, questions } = matter;
  const [topic, other] = topics;
  const [first] = questions;
  const heads = headings(matter);
  const each = both(questions.length === 1 ? 'Answer it' : 'Answer each', '');
  // An offer that is the topic itself adds nothing, nor does what it is for.
  const offers = matter.offers.filter(
    (one) => !/^(?:for|für) /.test(one) && !topics.some((topic) => topic.toLowerCase() === one.toLowerCase()),
  );
  const chosen = questions.some(({ intent }) => choosing.has(intent ?? ''));
  const facts = matter.isQuoted
    ? both(
        `with your own facts on the points quoted above${chosen ? `, and list ${words.facts.en}` : ''}`,
        `mit Ihren eigenen Angaben zu den oben zitierten Punkten${chosen ? ` und mit ${words.facts.de}` : ''}`,
      )
    : both(`with ${words.facts.en}`, `mit Angaben zu ${words.facts.de}`);
  const offered =
    offers.length === 0
      ? both('', '')
      : both(
          ` Name what you offer: ${listed(
            offers.map((one) => quoted(one, 'en')),
            'en',
          )}.`,
          ` Nennen Sie Ihr Angebot: ${listed(
            offers.map((one) => quoted(one, 'de')),
            'de',
          )}.`,
        );
  const rivals = matter.named.map(({ name }) => name).slice(0, 2);
  const compared =
    words.compares && rivals.length > 0 && questions.some(({ intent }) => intent === 'comparison')
      ? both(
          ` Set yourself beside ${listed(rivals, 'en')} in a table there.`,
          ` Stellen Sie sich dort in einer Tabelle neben ${listed(rivals, 'de')}.`,
        )
      : both('', '');
  const title =
    topic === undefined || topics.length > 2
      ? both(
          `Write a page that answers “${first?.text ?? topic}”`,
          `Schreiben Sie eine Seite, die „${first?.text ?? topic}“ beantwortet`,
        )
      : other === undefined
        ? both(`Write a page on “${topic}”`, `Schreiben Sie eine Seite zu „${topic}“`)
        : both(
            `Write a page on “${topic}” and “${other}”`,
            `Schreiben Sie eine Seite zu „${topic}“ und „${other}“`,
          );
  return {
    title,
    todo: both(
      `Publish one page with ${heads.en} as ${questions.length === 1 ? 'its heading' : 'headings'}. ${each.en} in one sentence first, then ${facts.en}.${compared.en}${offered.en}`,
      `Veröffentlichen Sie eine Seite mit ${heads.de} als ${questions.length === 1 ? 'Überschrift' : 'Überschriften'}. Antworten Sie zuerst in einem Satz, dann ${facts.de}.${compared.de}${offered.de}`,
    ),
    role: words.editor,
  };
}
