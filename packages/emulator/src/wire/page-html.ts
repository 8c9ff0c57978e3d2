import type { Answer } from '../answer/answer.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A product's page as a scraper saves it: the answer among what a browser would run and load. */
export function pageHtml({ prompt, pages, citedCount }: Answer, markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).map((part) => `<p>${escaped(part)}</p>`);
  const sources = pages
    .slice(0, citedCount)
    .map(({ url, title }) => `<li><a href="${escaped(url)}">${escaped(title)}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chat</title>',
    '<link rel="stylesheet" href="https://static.example/app.css"><script src="https://static.example/app.js"></script></head>',
    '<body onload="start()"><nav><button>New chat</button></nav>',
    `<main><h1>${escaped(prompt)}</h1>${paragraphs.join('')}<ol>${sources.join('')}</ol>`,
    '<img src="https://static.example/pixel.gif" alt=""></main><script>start()</script></body></html>',
  ].join('\n');
}
