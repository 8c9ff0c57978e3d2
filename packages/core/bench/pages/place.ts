import { head, html, type LabelledPage, ld } from './page.ts';

export const localPages: LabelledPage[] = [
  {
    id: 'local-en-good',
    kind: 'local_business',
    url: 'https://www.millstreetdental.example/',
    html: html(
      'en',
      head(
        'Dentist in Leeds for anxious patients | Mill Street Dental',
        'Mill Street Dental is a dental practice in Leeds.',
        ld({
          '@type': 'Dentist',
          name: 'Mill Street Dental',
          telephone: '+44 113 496 0122',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '14 Mill Street',
            addressLocality: 'Leeds',
            postalCode: 'LS9 8AA',
          },
          openingHours: 'Mo-Fr 08:00-18:00',
        }),
      ),
      `<h1>Mill Street Dental: a dentist who takes time</h1><p>Mill Street Dental is a dental practice in Leeds for adults and children. We treat people who have not seen a dentist for years, and nobody is told off.</p>
<h2>Visit us</h2><p>14 Mill Street, Leeds LS9 8AA. Open Mon–Fri 8–18, Sat 9–13. Call 0113 496 0122 to book an appointment.</p>
<h2>What does it cost?</h2><p>A first check-up is £48 and takes forty minutes. White fillings start at £95. You get a written plan before anything is done.</p>
<h2>Can I be sedated?</h2><p>Yes, on Tuesdays and Thursdays, when Dr Amira Shah is in. Bring somebody who takes you home. Parking is free behind the house, and the number 4 bus stops at the door.</p>`,
    ),
    findings: [],
  },
  {
    id: 'local-de-good',
    kind: 'local_business',
    url: 'https://www.backstube-linde.example/',
    html: html(
      'de',
      head(
        'Bäckerei in Leipzig-Plagwitz | Backstube Linde',
        'Sauerteigbrot aus dem Holzofen in Leipzig.',
        ld({
          '@type': 'Bakery',
          name: 'Backstube Linde',
          telephone: '+49 341 5550147',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Karl-Heine-Straße 12',
            addressLocality: 'Leipzig',
            postalCode: '04229',
          },
        }),
      ),
      `<h1>Backstube Linde: Brot aus dem Holzofen</h1><p>Die Backstube Linde ist eine Bäckerei in Leipzig-Plagwitz. Wir backen Sauerteigbrot im Holzofen, jeden Tag acht Sorten, und verkaufen nur, was am selben Tag gebacken wurde.</p>
<h2>Öffnungszeiten und Anfahrt</h2><p>Karl-Heine-Straße 12, 04229 Leipzig. Di–Fr 7–18 Uhr, Sa 7–13 Uhr. Montag geschlossen. Telefon 0341 5550147.</p>
<h2>Was kostet ein Brot?</h2><p>Das Kilo Roggenmischbrot kostet 6,40 €, das halbe 3,40 €. Brot vom Vortag gibt es zum halben Preis, solange es reicht.</p>
<h2>Kann man vorbestellen?</h2><p>Ja, bis 15 Uhr am Vortag, am Telefon oder im Laden. Für Feste ab zwanzig Broten brauchen wir drei Tage. Abgeholt wird am Seitenfenster, dort stehen Sie nicht in der Schlange.</p>`,
    ),
    findings: [],
  },
  {
    id: 'local-en-poor',
    kind: 'local_business',
    url: 'https://www.harbourbarbers.example/',
    html: html(
      'en',
      head('Welcome | Harbour Barbers', 'Barber in Whitby.'),
      `<h1>Welcome</h1><p>Harbour Barbers is a barber shop by the water. Our shop is in the old chandlery, and walk-ins are welcome. We cut hair, trim beards and shave with a razor. No appointment needed. Come in and have a coffee while you wait.</p><p>Ned has cut hair for thirty years, first on ships and then on land, and Joss learned from him. Between them they know most heads in town. Children sit on a wooden seal. Dogs may come along if they like people, and they get a bowl of water. On market days it is busy until noon, after that there is hardly ever a queue. Find us behind the lifeboat station. Parking is easy in winter.</p>`,
    ),
    findings: ['title', 'main_heading', 'opening_hours', 'address', 'contact', 'structured_data'],
  },
  {
    id: 'local-de-poor',
    kind: 'local_business',
    url: 'https://www.praxis-am-ring.example/',
    html: html(
      'de',
      '<title>Praxis am Ring</title>',
      `<h1>Praxis am Ring</h1><p>Wir heißen Sie herzlich willkommen. Ihre Gesundheit liegt uns am Herzen. Sprechzeiten nach Vereinbarung, Termin vereinbaren: 0511 555 0190.</p>`,
    ),
    findings: [
      'title',
      'description',
      'enough_text',
      'says_what_it_is',
      'address',
      'opening_hours',
      'structured_data',
    ],
  },
  {
    id: 'local-de-hostile',
    kind: 'local_business',
    url: 'https://www.schluessel-blitz.example/',
    html: html(
      'de',
      head(
        'Schlüsseldienst Hannover | Schlüssel Blitz',
        'Schlüsseldienst Hannover, Schlüsseldienst Hannover günstig.',
        ld({
          '@type': 'Locksmith',
          name: 'Schlüssel Blitz',
          telephone: '0511 555 0110',
          openingHours: 'Mo-Su 00:00-24:00',
          address: { '@type': 'PostalAddress', streetAddress: 'Lange Straße 1', addressLocality: 'Hannover' },
        }),
      ),
      `<h1>Schlüsseldienst Hannover – Schlüssel Blitz</h1><p>Unser Schlüsseldienst Hannover ist der Schlüsseldienst Hannover für alle, die einen Schlüsseldienst Hannover brauchen. Schlüsseldienst Hannover günstig, Schlüsseldienst Hannover schnell, Schlüsseldienst Hannover rund um die Uhr. Wer Schlüsseldienst Hannover sucht, findet mit uns den Schlüsseldienst Hannover. Schlüsseldienst Hannover Notdienst, Schlüsseldienst Hannover Preise, Schlüsseldienst Hannover Festpreis 89 €. Lange Straße 1, Hannover, rund um die Uhr, Telefon 0511 555 0110. Der Schlüsseldienst Hannover öffnet Türen, Tresore und Autos. Rufen Sie den Schlüsseldienst Hannover an, dann kommt der Schlüsseldienst Hannover in zwanzig Minuten, auch nachts und an Feiertagen, ohne Aufpreis und mit Rechnung für Ihre Versicherung.</p>
<div style="position:absolute;left:-9999px">Schlüsseldienst Laatzen Schlüsseldienst Garbsen Schlüsseldienst Langenhagen Schlüsseldienst Seelze Schlüsseldienst Lehrte Schlüsseldienst Burgdorf Schlüsseldienst Celle Schlüsseldienst Peine Schlüsseldienst Hildesheim Schlüsseldienst Sarstedt Schlüsseldienst Barsinghausen Schlüsseldienst Wunstorf Schlüsseldienst Neustadt Schlüsseldienst Springe Schlüsseldienst Wedemark Schlüsseldienst Isernhagen Schlüsseldienst Sehnde Schlüsseldienst Hemmingen Schlüsseldienst Ronnenberg Schlüsseldienst Gehrden Schlüsseldienst Pattensen</div>`,
    ),
    refused: [{ token: 'PerplexityBot', answer: 'HTTP 403 (Cloudflare)' }],
    findings: ['not_stuffed', 'no_hidden_text', 'search_crawler_allowed:PerplexityBot'],
  },
];

export const shopPages: LabelledPage[] = [
  {
    id: 'shop-en-good',
    kind: 'shop',
    url: 'https://www.gardengrain.example/collections/seeds',
    html: html(
      'en',
      head(
        'Vegetable seeds, open-pollinated | Garden Grain',
        'Open-pollinated vegetable seeds from Wales.',
        ld({ '@type': 'OnlineStore', name: 'Garden Grain', url: 'https://www.gardengrain.example/' }),
      ),
      `<h1>Vegetable seeds from Garden Grain</h1><p>Garden Grain sells open-pollinated vegetable seeds that were grown on eleven farms in Wales. Each packet says where, by whom and in which year.</p>
<h2>New arrivals</h2><ul><li>Beetroot Cheltenham, 250 seeds, £2.60</li><li>Broad bean Sutton, 40 seeds, £3.10</li><li>Lettuce Winter Density, 400 seeds, £2.20</li></ul>
<h2>Delivery and returns</h2><p>Delivery is £1.90, free over £25, and takes three days. Seeds that do not come up are refunded within a year: send a picture, that is all.</p>
<h2>How old are the seeds?</h2><p>None is older than last harvest. Parsnip and onion are tested each spring, and a batch that germinates below 80% is not sold. Sort by family, height or month of sowing. All products are listed with the soil they like and the month in which they are picked.</p>`,
    ),
    findings: [],
  },
  {
    id: 'shop-de-good',
    kind: 'shop',
    url: 'https://www.wollkontor.example/',
    html: html(
      'de',
      head(
        'Wolle und Garne online kaufen | Wollkontor',
        'Onlineshop für Wolle aus Europa.',
        ld({ '@type': 'OnlineStore', name: 'Wollkontor' }),
      ),
      `<h1>Wollkontor: Wolle, deren Schafe man besuchen kann</h1><p>Das Wollkontor verkauft Garne von zwölf Höfen in Europa. Zu jedem Garn steht, welche Rasse es ist, wo gesponnen und womit gefärbt wurde.</p>
<h2>Unser Sortiment</h2><ul><li>Sockengarn Rhön, 100 g, 420 m, 14,50 €</li><li>Merino Extra, 50 g, 175 m, 9,80 €</li><li>Dochtgarn, 100 g, 90 m, 8,20 €</li></ul>
<h2>Versand und Rückgabe</h2><p>Versandkosten 4,90 €, ab 60 € frei. Rückgabe innerhalb von 30 Tagen, ungewickelt.</p>
<h2>Gibt es Farbproben?</h2><p>Ja, eine Karte mit allen Farben eines Garns kostet 3 € und wird beim nächsten Einkauf abgezogen. Neuheiten kommen im März und im September. Alle Produkte lassen sich nach Lauflänge, Faser und Hof filtern. Bestseller der letzten Woche ist das Sockengarn in Moosgrün.</p>`,
    ),
    findings: [],
  },
  {
    id: 'shop-en-poor',
    kind: 'shop',
    url: 'https://bestdealzone.example/shop',
    html: html(
      'en',
      head('Shop', null),
      `<h1>Shop</h1><p>Amazing deals! The best products at incredible prices. The ultimate shop with unmatched quality and stunning, perfect, world-class service. Shop now and discover the best of the best. New arrivals every day. Our leading range is simply amazing, and our revolutionary offers are unmatched. Sort by popularity. Filter by category. Everything you need for a better life is here, in one beautiful place, for you and your family. Do not miss the most amazing sale of the year. Incredible bestsellers are waiting. Perfect gifts. Stunning finds. All products are the best, and the best is what you deserve. Shop all, shop men, shop women, and discover more today, tomorrow and the day after.</p>`,
    ),
    findings: [
      'title',
      'main_heading',
      'description',
      'says_what_it_is',
      'price',
      'delivery',
      'not_promotional',
      'structured_data',
      'brand_is_clear',
    ],
    either: ['brand_in_headings'],
  },
  {
    id: 'shop-de-poor',
    kind: 'shop',
    url: 'https://www.teeladen-nord.example/shop/',
    html: html(
      'de',
      head(
        'Tee online kaufen | Teeladen Nord',
        'Onlineshop für losen Tee.',
        ld('{"@context":"https://schema.org","@type":"OnlineStore","name":"Teeladen Nord",,}'),
      ),
      `<h1>Loser Tee vom Teeladen Nord</h1><p>Der Teeladen Nord verkauft losen Tee aus Assam, Darjeeling und Ostfriesland. Unser Sortiment umfasst achtzig Sorten, die wir selbst mischen und alle drei Monate frisch bestellen. Neuheiten stehen oben, Bestseller darunter. Nach Herkunft filtern und sortieren nach Preis oder Röstung. Zu jedem Tee steht, wie lange er zieht, wie heiß das Wasser sein darf und wie oft man ihn aufgießen kann. Alle Produkte gibt es in Tüten zu 100 und 250 Gramm, dazu Proben zu zehn Gramm für alle, die erst schmecken möchten. Kräutertees kommen von einem Hof bei Husum, der seit 1988 ohne Spritzmittel arbeitet und jeden Sommer Besucher empfängt. Ab 4,50 €.</p>`,
    ),
    findings: ['delivery', 'structured_data_valid'],
  },
  {
    id: 'shop-en-hostile',
    kind: 'shop',
    url: 'https://www.vinylcave.example/shop/sale',
    html: html(
      'en',
      head('Page not found | Vinyl Cave', 'Records.', '<meta name="robots" content="noindex,nofollow">'),
      '<h1>Page not found</h1><p>Sorry, this collection no longer exists. Browse new arrivals or all products.</p>',
    ),
    findings: ['indexable', 'is_found', 'structured_data'],
    either: ['enough_text', 'delivery', 'price'],
  },
];
