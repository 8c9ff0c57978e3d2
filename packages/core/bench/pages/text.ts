import { head, html, type LabelledPage, ld } from './page.ts';

export const articlePages: LabelledPage[] = [
  {
    id: 'article-en-good',
    kind: 'article',
    url: 'https://www.slowkettle.example/blog/descale-espresso-machine',
    html: html(
      'en',
      head(
        'How to descale an espresso machine | Slow Kettle',
        'Descale in 40 minutes with citric acid.',
        ld({
          '@type': 'BlogPosting',
          headline: 'How to descale an espresso machine',
          author: { '@type': 'Person', name: 'Ines Moor' },
          dateModified: '2026-09-14',
        }),
      ),
      `<article><h1>How to descale an espresso machine</h1><p>By Ines Moor, updated on 14 September 2026, 4 min read</p>
<p>Lime in the boiler costs pressure long before it shows in the cup. In hard water, above 14 °dH, a machine needs descaling every three months.</p>
<h2>What you need</h2><p>Forty grams of citric acid for a litre of cold water. Vinegar leaves a smell in the seals, as a <a href="https://www.test-institute.example/descaling">test of nine agents</a> showed.</p>
<h2>How it is done</h2><ol><li>Fill the tank and let half a cup run.</li><li>Wait ten minutes, then let the rest run in small steps.</li><li>Rinse with two tanks of clear water.</li></ol>
<h2>How do I know that it worked?</h2><p>Time a cup of water before and after. Ours went from 38 to 29 seconds. If nothing changes, the lime sits in the valve, and a workshop has to take it apart.</p></article>`,
    ),
    findings: [],
  },
  {
    id: 'article-de-good',
    kind: 'article',
    url: 'https://www.dachgarten.example/ratgeber/tomaten-balkon',
    html: html(
      'de',
      head(
        'Tomaten auf dem Balkon: sieben Sorten im Vergleich | Dachgarten',
        'Sieben Sorten, eine Saison, gewogen.',
        ld({
          '@type': 'Article',
          headline: 'Tomaten auf dem Balkon',
          author: { '@type': 'Person', name: 'Jonas Ehlers' },
          datePublished: '2026-08-30',
        }),
      ),
      `<article><h1>Tomaten auf dem Balkon: sieben Sorten im Vergleich</h1><p>Von Jonas Ehlers, veröffentlicht am 30. August 2026, Lesezeit 5 Minuten</p>
<p>Sieben Sorten standen von Mai bis August auf demselben Südbalkon, je zwei Pflanzen in 20-Liter-Töpfen. Gewogen wurde jede reife Frucht.</p>
<h2>Was am meisten trug</h2><p>„Balkonstar“ brachte 2,9 kg je Pflanze, die alte „Matina“ 2,4 kg. Schlusslicht war „Ochsenherz“ mit 0,9 kg.</p>
<h2>Was am besten schmeckte</h2><p>Acht Personen kosteten blind. Vorn lag „Sungold“. Das deckt sich mit einer <a href="https://www.gartenbau-versuche.example/tomaten-2025">Verkostung der Versuchsanstalt</a>.</p>
<h2>Was wir nächstes Jahr anders machen</h2><p>Weniger gießen, dafür morgens. Geplatzt sind vor allem Früchte, die nach einem trockenen Tag viel Wasser bekamen. Die Erde bleibt, wird aber mit Kompost gemischt.</p></article>`,
    ),
    findings: [],
  },
  {
    id: 'article-en-poor',
    kind: 'article',
    url: 'https://www.moneytalk.example/blog/pensions-explained',
    html: html(
      'en',
      head('Pensions explained | Moneytalk', 'What a pension is.'),
      `<article><h1>Pensions explained</h1><p>${'A pension is money that you set aside while you work, so that there is some when you no longer do. Your employer pays in as well, and the state adds a little because it takes no tax on what goes in. How much comes out depends on how much went in, on how long it stayed there, and on what it was invested in. Many people think that it is too late to start at forty, but it seldom is. Fees matter more than most people believe, since they are taken every year. A difference of half a point may cost a year of income by the end. Ask what you pay before you ask what you might gain. When you change jobs, your old pension stays where it is unless you move it. Moving it can be wise when the new one costs less, and unwise when the old one promised something that nobody promises any more. Look at the letters that you get once a year, and keep them in one place. '.repeat(2)}</p></article>`,
    ),
    findings: ['author', 'dated', 'sources', 'subheadings', 'structured_data'],
  },
  {
    id: 'article-de-poor',
    kind: 'article',
    url: 'https://www.reiseblatt.example/artikel/ostsee-mit-kindern',
    html: html(
      'de',
      head(
        'Ostsee mit Kindern | Reiseblatt',
        null,
        ld({
          '@type': 'Article',
          headline: 'Ostsee mit Kindern',
          author: { '@type': 'Person', name: 'Lea Brandt' },
          datePublished: '2019-05-02',
        }),
      ),
      `<article><h1>Ostsee mit Kindern</h1><p>Von Lea Brandt, veröffentlicht am 2. Mai 2019</p><p>Flache Strände, kurze Wege und Eis an jeder Ecke: Die Ostsee ist für kleine Kinder wie gemacht. Wir waren zwei Wochen zwischen Boltenhagen und Ahlbeck unterwegs und haben elf Strände besucht.</p><h2>Wo das Wasser flach bleibt</h2><p>In Zingst kann man fünfzig Meter hineingehen. Der Strand ist breit, Schatten gibt es kaum.</p><h2>Wo es bei Regen schön ist</h2><p>In Stralsund steht das Meeresmuseum, in Prora die Jugendherberge mit ihrem langen Gang. Wer länger bleibt, nimmt die Bäderbahn. Die Fahrt dauert eine Stunde und endet direkt am Deich, gleich neben dem Spielplatz.</p></article>`,
    ),
    findings: ['description', 'dated', 'sources'],
  },
  {
    id: 'article-en-hostile',
    kind: 'article',
    url: 'https://www.dailyledger.example/news/rates-rise',
    html: html(
      'en',
      head(
        'Rates rise again | Daily Ledger',
        'The bank raised rates.',
        ld({
          '@type': 'NewsArticle',
          headline: 'Rates rise again',
          author: { '@type': 'Person', name: 'Tom Ray' },
          datePublished: '2026-11-02',
        }),
      ),
      `<article><h1>Rates rise again</h1><p>By Tom Ray, published on 2 November 2026</p><p>The central bank raised its rate by a quarter point on Monday.</p><p>Subscribe to continue reading. Already a member? Log in to read the whole story.</p></article>`,
    ),
    headers: { 'x-robots-tag': 'googlebot: noindex' },
    findings: ['opens_without_login', 'enough_text', 'search_crawler_allowed:Googlebot', 'sources'],
  },
];

export const documentationPages: LabelledPage[] = [
  {
    id: 'documentation-en-good',
    kind: 'documentation',
    url: 'https://docs.queuely.example/guide/retries',
    html: html(
      'en',
      head(
        'Retries | Queuely documentation',
        'How Queuely retries jobs.',
        ld({ '@type': 'TechArticle', headline: 'Retries', dateModified: '2026-10-01' }),
      ),
      `<main><h1>Retries</h1><p>Queuely is a job queue for Node. A job that throws is tried again with growing delays; this page says how many times and when it gives up.</p>
<h2>Configure</h2><p>Set the number of tries when you add a job. The default is five.</p><pre><code>await queue.add('mail', { to: 'a@b.example' }, { tries: 8, backoff: 'exponential' })</code></pre>
<h2>Parameters</h2><table><tr><th>Name</th><th>Type</th><th>Default</th></tr><tr><td>tries</td><td>number</td><td>5</td></tr><tr><td>backoff</td><td>string</td><td>exponential</td></tr></table>
<h2>When all tries failed</h2><p>The job moves to the failed list and an event is sent. Read it with the command line tool:</p><pre><code>npx queuely failed --queue mail</code></pre><p>Failed jobs are kept for 14 days. To run one again, call retry with its id. It keeps its number, and its tries start from zero. Since version 4.2 the delay has jitter, so that jobs which failed together do not come back together.</p></main>`,
    ),
    findings: [],
  },
  {
    id: 'documentation-de-good',
    kind: 'documentation',
    url: 'https://doku.messnetz.example/docs/installation',
    html: html(
      'de',
      head(
        'Installation | Messnetz Dokumentation',
        'Messnetz installieren in zehn Minuten.',
        ld({ '@type': 'TechArticle', headline: 'Installation', dateModified: '2026-07-20' }),
      ),
      `<main><h1>Installation von Messnetz</h1><p>Messnetz ist ein Dienst, der Messwerte von Zählern sammelt und als Zeitreihen ausgibt. Diese Seite führt durch die Installation auf einem Server mit Debian.</p>
<h2>Voraussetzungen</h2><ul><li>Debian 12 oder neuer</li><li>2 GB Speicher</li><li>PostgreSQL 16</li></ul>
<h2>Erste Schritte</h2><pre><code>apt install messnetz</code></pre><p>Danach die Konfiguration anlegen. Der Schlüssel steht im Kundenbereich.</p><pre><code>messnetz init --key SCHLÜSSEL</code></pre>
<h2>Prüfen, ob es läuft</h2><p>Der Befehl zeigt den Zustand aller Zähler. Steht ein Zähler auf „fehlt“, ist meist die Adresse falsch geschrieben. In der Konfigurationsdatei lassen sich mehrere Netze angeben, getrennt durch Komma. Ein Neustart ist nicht nötig, der Dienst liest die Datei jede Minute neu ein.</p></main>`,
    ),
    findings: [],
  },
  {
    id: 'documentation-en-poor',
    kind: 'documentation',
    url: 'https://docs.gridlet.example/reference/client',
    html: html(
      'en',
      head('Client | Gridlet documentation', null),
      `<main><h1>Client</h1><p>The client connects to a Gridlet server and sends queries to it. Create one for each process and share it. It opens connections when they are needed and closes them after a minute without use. Configuration is read from the environment, and each parameter has a default that fits small servers. If the server does not answer, the client waits and tries again, up to a limit that you can set. Queries are sent in the order in which you called them. Results come back as rows with named columns. A transaction holds one connection until it ends, so keep transactions short. To see what the client does, turn on logging, which writes a line for each query with its time. Deprecated calls still work and write a warning once.</p></main>`,
    ),
    findings: ['description', 'code_examples', 'dated', 'structured_data'],
  },
  {
    id: 'documentation-de-poor',
    kind: 'documentation',
    url: 'https://www.druckfix.example/handbuch/treiber',
    html: html(
      'en',
      '<title>Handbuch</title>',
      `<h2>Treiber</h2><p>Der Treiber ist die Software, mit der Ihr Rechner mit dem Drucker spricht. Er muss einmal eingerichtet werden und bleibt dann auf dem Rechner. Schließen Sie den Drucker noch nicht an, bevor die Installation fertig ist. Das Programm fragt nach dem Modell und nach dem Anschluss. Wählen Sie das Netz, wenn der Drucker im WLAN ist, und sonst das Kabel. Danach druckt der Drucker eine Testseite. Ist sie leer, prüfen Sie die Patronen. Ist sie schief, richten Sie die Köpfe aus. Die Konfiguration lässt sich später im Menü ändern. Unter Konfiguration steht auch der Name, mit dem der Drucker im Netz erscheint, und wenn zwei Drucker denselben Namen haben, druckt der falsche. Bei Fragen hilft Ihnen der Händler, bei dem Sie das Gerät gekauft haben.</p>`,
    ),
    findings: [
      'description',
      'code_examples',
      'dated',
      'structured_data',
      'main_heading',
      'language_declared',
    ],
    either: ['title', 'brand_is_clear'],
  },
  {
    id: 'documentation-en-hostile',
    kind: 'documentation',
    url: 'https://docs.shipkit.example/docs/webhooks',
    html: html(
      'en',
      head(
        'Webhooks | Shipkit docs',
        'Webhooks of Shipkit.',
        `<link rel="canonical" href="https://docs.shipkit.example/docs/">${ld({ '@type': 'TechArticle', headline: 'Webhooks', dateModified: '2026-06-11' })}`,
      ),
      `<main><h1>Webhooks</h1><p>Shipkit sends an HTTP request to your endpoint when a parcel changes state. Your endpoint answers with 200 within five seconds.</p><h2>Events</h2><p>There are four: created, handed over, delivered and returned. Each has the parcel’s id and its time.</p><pre><code>{"event": "delivered", "parcel": "pcl_1"}</code></pre><h2>Signature</h2><p>Each request is signed. Compute the HMAC of the body with your secret and compare.</p><pre><code>const ok = verify(body, signature, secret)</code></pre><p>Requests that fail are sent again after one minute, ten minutes and an hour. After that the event is listed in your account, from where it can be sent by hand. Changelog: version 3.1 added the returned event, and nothing else in the format was changed since then.</p></main>`,
    ),
    robots: 'User-agent: *\nDisallow: /docs/\n',
    findings: ['search_crawlers_allowed', 'canonical_is_itself'],
  },
];
