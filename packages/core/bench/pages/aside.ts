import { head, html, type LabelledPage, ld } from './page.ts';

const nav =
  '<header><nav><a href="/">Start</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>';

/** Set aside: labelled before the rules were tried on the other pages, and scored when the rules were done. */
export const asidePages: LabelledPage[] = [
  {
    id: 'aside-software-en-good',
    kind: 'software',
    url: 'https://notecast.example/',
    html: html(
      'en',
      head(
        'Notecast: transcripts of meetings, on your own server',
        'Self-hosted meeting transcription.',
        ld({
          '@graph': [
            { '@type': 'Organization', name: 'Notecast' },
            { '@type': 'WebApplication', name: 'Notecast' },
          ],
        }),
      ),
      `${nav}<main><h1>Transcripts that never leave your building</h1><div>Notecast records meetings, writes down who said what, and keeps all of it on a server that you own.</div><section><h2>Plans</h2><div><div>Community</div><div>Free and open source</div></div><div><div>Team</div><div>$6 per user per month</div></div></section><section><h2>What runs it</h2><p>One machine with a graphics card of 12 GB transcribes forty hours of speech an hour. It speaks 31 languages. There is an API, and integrations with the calendars that you know.</p></section><section><h2>What it cannot do</h2><p>It takes no notes for you, and it will not guess a speaker that it has not heard for at least ten seconds. Dialects of small regions are written as standard language.</p></section></main><footer>© 2026 Notecast Ltd</footer>`,
    ),
    findings: [],
  },
  {
    id: 'aside-software-de-poor',
    kind: 'software',
    url: 'https://www.kassenheld.example/',
    html: html(
      'de',
      head('Willkommen', 'Kassenheld'),
      `${nav}<div class="hero"><h1>Einfach. Besser. Kassieren.</h1><p>Mit Kassenheld starten Sie in die Zukunft. Jetzt kostenlos testen.</p></div><div class="logos"><img src="a.png" alt="Kunde A"><img src="b.png" alt="Kunde B"></div><p>Unsere Software ist einzigartig und führend. Dashboard inklusive.</p>`,
    ),
    findings: ['title', 'enough_text', 'says_what_it_is', 'structured_data', 'main_heading'],
    either: ['brand_is_clear', 'price', 'description', 'brand_in_headings'],
  },
  {
    id: 'aside-product-en-hostile',
    kind: 'product',
    url: 'https://www.blendjoy.example/products/pro-900',
    html: html(
      'en',
      head(
        'Blendjoy Pro 900 blender',
        'Blender with 900 W.',
        ld({
          '@type': 'Product',
          name: 'Blendjoy Pro 900',
          offers: { '@type': 'Offer', price: '59.90', priceCurrency: 'EUR' },
        }),
      ),
      `<div id="root"></div><script type="module" src="/assets/index-4f2a.js"></script>`,
    ),
    robots: 'User-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Claude-SearchBot\nDisallow: /\n',
    findings: ['text_without_scripts', 'search_crawler_allowed:Claude-SearchBot'],
    either: ['main_heading'],
  },
  {
    id: 'aside-product-de-poor',
    kind: 'product',
    url: 'https://www.moebelmanufaktur.example/produkte/tisch-elm',
    html: html(
      'de',
      head('Tisch Elm – Möbelmanufaktur', 'Esstisch aus Ulme.'),
      `${nav}<h1>Tisch Elm</h1><p>Elm ist ein Esstisch aus massiver Ulme, der in unserer Werkstatt gebaut wird. Jede Platte stammt von einem einzigen Baum, und die Maserung läuft von Kante zu Kante durch. Das Holz wird geölt, nicht lackiert, damit man es später wieder schleifen kann. Die Beine sind leicht nach außen gestellt, so stößt niemand mit den Knien an. Mit den Jahren wird die Ulme dunkler und bekommt Spuren, und genau so ist sie gedacht. Wir bauen den Tisch, wenn Sie ihn bestellen, und Sie können dabei zusehen. Viele kommen mit den Kindern, die dann ihren Namen unter die Platte schreiben. Auf Anfrage fertigen wir passende Bänke. Jetzt kaufen.</p>`,
    ),
    findings: ['specifications', 'delivery', 'structured_data'],
    either: ['price', 'brand_in_headings'],
  },
  {
    id: 'aside-local-en-good',
    kind: 'local_business',
    url: 'https://www.casarossa-bath.example/',
    html: html(
      'en',
      head(
        'Casa Rossa, Italian restaurant in Bath',
        'Sicilian cooking in Bath, open for dinner.',
        ld({
          '@type': 'Restaurant',
          name: 'Casa Rossa',
          address: { '@type': 'PostalAddress', streetAddress: '3 Pulteney Row', addressLocality: 'Bath' },
          telephone: '01225 496 055',
        }),
      ),
      `${nav}<main><h1>Sicilian cooking in Bath</h1><p>Casa Rossa is a restaurant with twenty-six seats. Rosa cooks what her grandmother cooked in Noto, and the menu changes with what the market has.</p><h2>When and where</h2><p>Tuesday to Saturday, 6pm to 11pm. 3 Pulteney Row, Bath. Book a table by phone: 01225 496 055.</p><h2>On the menu this month</h2><ul><li>Caponata, £9</li><li>Pasta with sardines and wild fennel, £17</li><li>Rabbit with almonds, £24</li></ul><h2>Children, dogs, wheelchairs</h2><p>Children eat half portions at half the price. Dogs may lie under the table. There is one step at the door, and we have a ramp.</p></main>`,
    ),
    findings: [],
  },
  {
    id: 'aside-local-de-poor',
    kind: 'local_business',
    url: 'https://www.salon-haargenau.example/',
    html: html(
      'de',
      head('Salon Haargenau', null, ld({ '@type': 'WebSite', name: 'Salon Haargenau' })),
      `${nav}<h1>Salon Haargenau</h1><p>Der Salon Haargenau ist ein Friseur für Damen, Herren und Kinder. Unser Salon ist klein, drei Stühle, und darum haben wir Zeit. Gefärbt wird mit Pflanzenfarben, geschnitten wird trocken. Wer Locken hat, ist bei uns richtig, denn Meral hat zwei Jahre lang nur Locken geschnitten. Termin vereinbaren Sie am besten eine Woche vorher. Für Hochzeiten kommen wir auch ins Haus, mit allem, was man braucht. Kaffee gibt es aus der alten Maschine am Fenster, und wer lieber schweigt, sagt es einfach. Wir verkaufen nichts, was wir nicht selbst benutzen. Gutscheine schreiben wir mit der Hand. Besuchen Sie uns doch einmal.</p>`,
    ),
    findings: ['title', 'description', 'opening_hours', 'address', 'contact', 'structured_data'],
  },
  {
    id: 'aside-shop-en-poor',
    kind: 'shop',
    url: 'https://www.paperandink.example/shop/',
    html: html(
      'en',
      head('Stationery shop online | Paper & Ink', 'Notebooks, pens and ink.'),
      `${nav}<h1>Stationery from Paper &amp; Ink</h1><p>Paper &amp; Ink sells notebooks, fountain pens and ink from makers who answer their own phone. New arrivals come on Thursdays.</p><div class="grid"><div><img src="1.jpg" alt="Notebook"><span>Notebook, ruled, £14.00</span></div><div><img src="2.jpg" alt="Pen"><span>Fountain pen M, £62.00</span></div><div><img src="3.jpg" alt="Ink"><span>Iron gall ink, £11.50</span></div></div><p>Our collection is small on purpose. We have written with every pen that we sell, for at least a month, and we say what we did not like about it. Ink is shown as it dries on three papers. Filter by nib, by maker or by colour. All products can be tried in our room above the bakery, where a desk and good light are waiting for you.</p>`,
    ),
    findings: ['delivery', 'structured_data'],
  },
  {
    id: 'aside-shop-de-hostile',
    kind: 'shop',
    url: 'https://www.schuhmarkt-online.example/kategorie/sneaker',
    html: html(
      'de',
      head(
        'Sneaker kaufen | Schuhmarkt Online',
        'Sneaker im Onlineshop.',
        ld({ '@type': 'OnlineStore', name: 'Schuhmarkt Online' }),
      ),
      `${nav}<h1>Sneaker bei Schuhmarkt Online</h1><p>Schuhmarkt Online verkauft Sneaker von vierzig Marken, alle Größen von 35 bis 48. Versandkosten 3,95 €, Rückgabe 100 Tage. Sortieren nach Preis. Alle Produkte, Neuheiten, Bestseller.</p><ul><li>Läufer Blau, 89,95 €</li><li>Läufer Grau, 79,95 €</li><li>Hochschaft Leder, 119,00 €</li></ul><p>Unser Sortiment wechselt alle zwei Wochen. Wer eine Größe vermisst, trägt sich ein und bekommt eine Nachricht, sobald sie da ist. Getragene Schuhe nehmen wir gegen einen Gutschein zurück. Im Laden in Erfurt kann man alles anprobieren, was hier steht, und dort gibt es auch Einlagen.</p>`,
    ),
    refused: [
      { token: 'OAI-SearchBot', answer: 'HTTP 403 (Akamai)' },
      { token: 'PerplexityBot', answer: 'HTTP 403 (Akamai)' },
    ],
    findings: ['search_crawler_allowed:OAI-SearchBot', 'search_crawler_allowed:PerplexityBot'],
  },
  {
    id: 'aside-article-en-good',
    kind: 'article',
    url: 'https://www.bikenotes.example/articles/winter-tyres',
    html: html(
      'en',
      head(
        'Do studded bicycle tyres help? | Bike Notes',
        'A winter with and without studs.',
        `<meta property="og:type" content="article"><meta property="article:modified_time" content="2026-02-11"><meta name="author" content="Petra Lind">${ld({ '@type': 'Article', headline: 'Do studded tyres help?' })}`,
      ),
      `<article><h1>Do studded bicycle tyres help?</h1><p class="byline">Petra Lind</p><p>I rode the same eleven kilometres to work for two winters, one with studs and one without, and wrote down every slip.</p><h2>What I counted</h2><p>With studs: two slips in 96 rides. Without: nineteen in 91. Both winters had about thirty icy mornings, according to the <a href="https://www.weather-archive.example/oslo">weather archive</a>.</p><h2>What they cost</h2><p>A pair is 90 to 140 euros and lasts three winters. They are slow: four minutes on my way.</p><h2>Who should buy them</h2><p>Whoever rides before the gritters do. On wet leaves they are no better than others, and on smooth stone they are worse.</p></article>`,
    ),
    findings: [],
  },
  {
    id: 'aside-article-de-poor',
    kind: 'article',
    url: 'https://www.gartenpost.example/magazin/rasen-im-herbst',
    html: html(
      'de',
      head('Rasen im Herbst', null, '<meta property="og:site_name" content="Gartenpost">'),
      `<div class="post"><h1>Rasen im Herbst</h1><p>${'Im Herbst braucht der Rasen Ruhe und Kalium. Gemäht wird ein letztes Mal, wenn die Nächte kalt werden, und dann nicht kürzer als fünf Zentimeter. Laub muss herunter, sonst fault das Gras darunter. Moos kommt, wo der Boden sauer und nass ist, und geht nicht durch Vertikutieren allein. Wer kalkt, sollte vorher messen. Kahle Stellen sät man bis Ende September nach, später keimt nichts mehr. Dünger mit viel Stickstoff ist jetzt falsch, denn er lässt das Gras weich werden. Bei Frost bleibt man vom Rasen weg, weil die Halme brechen. Im Februar sieht man dann, was der Winter gelassen hat. '.repeat(4)}</p></div>`,
    ),
    findings: ['description', 'author', 'dated', 'sources', 'subheadings', 'structured_data'],
  },
  {
    id: 'aside-documentation-en-poor',
    kind: 'documentation',
    url: 'https://developer.payhop.example/docs/refunds',
    html: html(
      'en',
      head('Refunds', 'How refunds work in Payhop.'),
      `${nav}<main><h1>Refunds</h1><p>A refund sends money back to the card that paid. You may refund all of a payment or a part of it, and you may do so several times until nothing is left. Each refund has an id and a state. It starts as pending and becomes done when the bank has answered, which takes up to ten days. If the card was closed, the bank returns the money and the refund becomes failed. The endpoint takes the id of the payment and an amount as parameters. Without an amount, everything is returned. Send an idempotency key, so that a request that you repeat is carried out once. Fees are not returned. Refunds of payments that are older than a year are refused. Test cards let you try all of these states.</p></main>`,
    ),
    findings: ['code_examples', 'dated', 'structured_data'],
    either: ['brand_is_clear'],
  },
  {
    id: 'aside-documentation-de-hostile',
    kind: 'documentation',
    url: 'https://www.funkhaus.example/docs/start',
    html: html(
      'de',
      head(
        'Erste Schritte | Funkhaus Dokumentation',
        'Funkhaus einrichten.',
        ld({ '@type': 'TechArticle', headline: 'Erste Schritte', dateModified: '2026-05-03' }),
      ),
      `<main><h1>Erste Schritte mit Funkhaus</h1><p>Bitte melden Sie sich an, um die Dokumentation zu lesen.</p></main>`,
    ),
    headers: { 'x-robots-tag': 'noindex' },
    findings: ['indexable', 'opens_without_login', 'enough_text'],
    either: ['code_examples'],
  },
  {
    id: 'aside-service-en-poor',
    kind: 'service',
    url: 'https://www.brightwave-agency.example/',
    html: html(
      'en',
      head('Brightwave', null),
      `${nav}<h1>Brightwave</h1><h2>Ideas that move people</h2><p>We are a team of dreamers and doers. We create experiences that inspire. Our clients trust us. Case studies coming soon.</p>`,
    ),
    findings: [
      'title',
      'description',
      'enough_text',
      'says_what_it_is',
      'contact',
      'structured_data',
      'finished',
    ],
    either: ['brand_is_clear'],
  },
  {
    id: 'aside-service-de-good',
    kind: 'service',
    url: 'https://www.umzug-behrend.example/',
    html: html(
      'de',
      head(
        'Umzüge in Bremen und umzu | Behrend',
        'Behrend macht Umzüge in Bremen.',
        ld({ '@type': 'MovingCompany', name: 'Behrend', telephone: '0421 555 0133' }),
      ),
      `${nav}<main><h1>Umzüge mit Behrend</h1><p>Behrend macht Umzüge in Bremen und fünfzig Kilometer darum herum, mit drei Wagen und elf festen Leuten. Aushilfen tragen bei uns nichts.</p><h2>Unsere Leistungen</h2><ul><li>Umzug einer Wohnung mit 70 m²: 890 bis 1.250 €</li><li>Einpacken, je Stunde und Person 42 €</li><li>Halteverbot, 95 €</li></ul><h2>So kommt das Angebot zustande</h2><p>Wir sehen uns die Wohnung an, am Bildschirm oder vor Ort, und nennen einen festen Preis. Der gilt, auch wenn es länger dauert. Angebot anfordern: 0421 555 0133 oder post@umzug-behrend.example.</p><h2>Und wenn etwas kaputtgeht?</h2><p>Dann melden Sie es innerhalb von zehn Tagen. Die Versicherung deckt 620 € je Kubikmeter, mehr lässt sich vorher vereinbaren.</p></main>`,
    ),
    findings: [],
  },
  {
    id: 'aside-organisation-en-poor',
    kind: 'organisation',
    url: 'https://www.riverwatch.example/',
    html: html(
      'fr',
      head('Home - Riverwatch', 'Riverwatch.'),
      `${nav}<h1>Riverwatch</h1><p>Riverwatch is a charity whose volunteers test the water of nine rivers every month. We publish what we find, and we take those to court who pour in what they should not. Last year there were 1,300 samples, and in one of six of them there was more phosphate than the law allows. Donate, or give a Saturday. Volunteers get a kit, an evening of training and a stretch of river that is theirs to watch. Members vote on which river comes next. Our trustees are two chemists, a lawyer, a farmer and a teacher, and none of them is paid. The annual report has every result since 2011.</p>`,
    ),
    findings: ['title', 'structured_data', 'language_declared'],
  },
  {
    id: 'aside-organisation-de-good',
    kind: 'organisation',
    url: 'https://www.stiftung-stadtwald.example/',
    html: html(
      'de',
      head(
        'Stiftung Stadtwald – Bäume für Magdeburg',
        'Die Stiftung pflanzt Bäume in Magdeburg.',
        ld({
          '@type': 'Organization',
          name: 'Stiftung Stadtwald',
          url: 'https://www.stiftung-stadtwald.example/',
        }),
      ),
      `${nav}<main><h1>Stiftung Stadtwald</h1><p>Die Stiftung Stadtwald pflanzt in Magdeburg Straßenbäume und gießt sie die ersten fünf Jahre. Seit 2009 sind es 4.120 Bäume, davon leben noch 3.870.</p><h2>Einen Baum spenden</h2><p>Ein Baum kostet 420 €, mit Gitter und Gießsack. Auf Wunsch steht Ihr Name auf einem Schild. Spendenquittungen verschicken wir im Januar.</p><h2>Mitgießen</h2><p>Ehrenamtliche übernehmen eine Straße und gießen von Mai bis September einmal in der Woche. Kanne und Schlüssel für den Hydranten bekommen Sie von uns.</p><h2>Wer entscheidet</h2><p>Der Vorstand hat fünf Mitglieder, die alle drei Jahre gewählt werden. Der Jahresbericht nennt jeden Standort und jede Ausgabe. Anfragen zu Standorten beantworten wir innerhalb einer Woche.</p></main>`,
    ),
    findings: [],
  },
];
