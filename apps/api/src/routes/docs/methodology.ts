import type { Methodology } from '@svc/contract/read/methodology';
import { escapeHtml, renderPage, table } from './page.ts';

const text = escapeHtml;

/** Written for a marketing lead first; the details for statisticians follow. */
export function methodologyPage(
  sheet: Pick<
    Methodology,
    'words' | 'estimands' | 'cluster' | 'methods' | 'labels' | 'statuses' | 'provenance'
  >,
  productName: string,
): string {
  const body = `<h1>How the numbers are made</h1>
<p>An answer engine that is asked the same question twice gives two different answers. So a brand is not simply in or out:
it is present in some share of the answers. That share is what we measure, and because we see only some of all answers, each
share comes with a range.</p>
<h2>What the range promises</h2>
<p><b>Of 100 such ranges, 95 hold the true value.</b> “36% (29–43%)” means: the brand is in about a third of the answers, and a
true share below 29% or above 43% would be a surprise of the kind that happens five times in a hundred.
<a href="/docs/statistics">We check this by simulation</a>, where the truth is known, in 28 kinds of markets.</p>
<h2>Two questions, two ranges</h2>
${table(
  ['question', 'where', 'what it rests on'],
  sheet.estimands.map(({ question, field, assumes }) => [
    text(question),
    `<code>${text(field)}</code>`,
    text(assumes),
  ]),
)}
<h2>Did it change?</h2>
<p>Two ranges that overlap may hide a real change, and two that lie apart may be an accident. A change is tested as a change: it
has a range of its own and one of five verdicts, and about one test in twenty of a brand that did not change says that it did.</p>
<h2>What to be careful with</h2>
<ul><li>An engine's API is not the web page or the app of the same name. Every engine says which of them was asked.</li>
<li>Missing is not zero. An engine that failed or was not asked lowers no figure.</li>
<li>A scan speaks of the day it was made.</li></ul>
<details open><summary>Words</summary>${table(
    ['word', 'meaning'],
    sheet.words.map(({ word, meaning }) => [`<b>${text(word)}</b>`, text(meaning)]),
  )}</details>
<details><summary>Badges</summary>${table(
    ['badge', 'meaning'],
    sheet.provenance.map(({ badge, meaning }) => [`<code>${text(badge)}</code>`, text(meaning)]),
  )}</details>
<details><summary>Labels and statuses</summary>${table(['label', 'meaning'], [...sheet.labels.map(({ label, meaning }) => [`<code>${text(label)}</code>`, text(meaning)]), ...sheet.statuses.map(({ status, meaning }) => [`<code>${text(status)}</code>`, text(meaning)])])}</details>
<details><summary>For statisticians: the methods</summary><p>${text(sheet.cluster)}</p>
${table(
  ['situation', 'method', 'why'],
  sheet.methods.map(({ situation, method, names, why }) => [
    text(situation),
    `${text(method)}${names.length > 0 ? `<br><span class="soft">${names.map((name) => `<code>${text(name)}</code>`).join(', ')}</span>` : ''}`,
    text(why),
  ]),
)}</details>
<p class="soft">The same as data: <code>GET /v1/methodology</code>.</p>`;
  return renderPage({ part: '/docs/methodology', title: 'How the numbers are made', body, productName });
}
