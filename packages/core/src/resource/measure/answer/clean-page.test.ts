import { expect, test } from 'vitest';
import { cleanPage } from './clean-page.ts';

test('keeps what a page says, and says where links led and what pictures showed', async () => {
  const html = `<!doctype html><html><head><title>Chat</title><style>p{color:red}</style></head><body>
    <main><h1>Best till?</h1><p class="x" style="color:red" id="y">Take <b>Acme</b>, see <a href="https://a.example/b?c=1&amp;d=2">a test</a>.</p>
    <img src="https://a.example/x.png" alt="A till"><table><tr><td colspan="2" onclick="x()">1 &lt; 2</td></tr></table></main></body></html>`;
  const clean = await cleanPage(html);
  expect(clean).toContain('<h1>Best till?</h1>');
  expect(clean).toContain(
    '<p>Take <b>Acme</b>, see <span title="https://a.example/b?c=1&amp;d=2">a test</span>.</p>',
  );
  expect(clean).toContain('<span>[A till]</span>');
  expect(clean).toContain('<td colspan="2">1 &lt; 2</td>');
  expect(clean).not.toContain('Chat');
});

const attacks = [
  '<script>steal()</script>',
  '<scr<script>ipt>steal()</scr</script>ipt>',
  '<img src=x onerror=steal()>',
  '<svg onload=steal()><script>steal()</script><a xlink:href="javascript:steal()"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css><style>@import "https://evil.example/y.css";</style>',
  '<p style="background:url(https://evil.example/z.png)">x</p>',
  '<a href="javascript:steal()">x</a><a href="JaVa&#9;ScRiPt:steal()">y</a><a href="data:text/html,<script>steal()</script>">z</a>',
  '<form action="https://evil.example"><input name=a autofocus onfocus=steal()><button formaction="javascript:steal()">x</button></form>',
  '<iframe src="https://evil.example" srcdoc="<script>steal()</script>"></iframe><object data=x></object><embed src=x>',
  '<base href="https://evil.example/"><video src=https://evil.example/a poster=b onerror=steal()></video>',
  '<details open ontoggle=steal()><summary>x</summary></details>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>">',
  '<template><img src=x onerror=steal()></template><textarea></textarea><xmp><script>steal()</script></xmp>',
  '"><img src=x onerror=steal()>',
  '<!--[if gte IE 4]><script>steal()</script><![endif]--><?xml-stylesheet href="x"?>',
];

test.each(attacks)('nothing of %s could run, load or lead anywhere', async (attack) => {
  const clean = await cleanPage(`<div>${attack}</div><p>still there</p>`);
  const tags = [...clean.matchAll(/<\/?([a-z][^\s/>]*)([^>]*)>/gi)];
  for (const [, name = '', rest = ''] of tags) {
    expect(name).toMatch(/^(div|p|span|details|summary|table)$/);
    expect(rest.replace(/ title="[^"<>]*"/, '')).toMatch(/^( open="")?\s*\/?$/);
  }
});

test('a page whose elements lie deep in each other is read in time', async () => {
  expect(await cleanPage(`${'<div>'.repeat(50_000)}deep`)).toBeTypeOf('string');
});
