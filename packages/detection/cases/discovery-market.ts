import type { DiscoveryCase } from './discovery.ts';

/** Further markets, in the voices of chats and reviews; tuned on as well. */
export const discoveryMarket: readonly DiscoveryCase[] = [
  {
    language: 'en',
    own: 'Hostinger',
    tracked: ['GoDaddy'],
    answers: [
      {
        text: `It depends what you mean by cheap.

If the first-year price is all that matters, **Hostinger** wins. Renewals are where it gets ugly. Namecheap renews at a saner rate, and DreamHost gives you 97 days to change your mind. SiteGround and Kinsta cost more but their support actually answers the phone.

What I'd skip: Bluehost. Too many upsells, slow servers, and Endurance cut corners after the merger.`,
        cites: ['https://www.dreamhost.com/hosting/', 'https://www.siteground.com/'],
      },
      {
        text: `**Quick picks**

| Host | Uptime | Why we like it |
|:--|--:|:--|
| [Kinsta](https://kinsta.com) | 99.99% | Runs on Google Cloud |
| [WP Engine](https://wpengine.com) | 99.98% | Staging sites |
| [Cloudways](https://www.cloudways.com) | 99.97% | Pay as you go |
| GoDaddy Economy | 99.90% | Phone support |

*Methodology:* we monitored each host for 90 days from servers in Virginia, Frankfurt and Singapore.

**Things that matter more than price:**
1. Page Load Time
2. Backups
3. Free SSL Certificate
4. Money-Back Guarantee`,
      },
      {
        text: `Sure! For a WordPress blog I'd go with DreamHost. Reasons:

- Unlimited Bandwidth
- Free domain for a year
- No nonsense cPanel replacement

Runner-up is A2 Hosting (now Hosting.com), whose Turbo plan is fast. Matt Mullenweg's own WordPress.com is simpler still, but Jetpack gets on my nerves. Avoid EIG brands. Reviews on Trustpilot from January onwards tell the same story.`,
      },
    ],
    rivals: [
      'Namecheap',
      'DreamHost',
      'SiteGround',
      'Kinsta',
      'Bluehost',
      'WP Engine',
      'Cloudways',
      'A2 Hosting',
      'WordPress.com',
    ],
    aliases: { 'GoDaddy Economy': 'GoDaddy' },
    others: ['Endurance', 'EIG', 'Jetpack', 'Google Cloud', 'cPanel', 'WordPress', 'Hosting.com', 'Turbo'],
  },
  {
    language: 'de',
    own: 'HelloFresh',
    tracked: ['Marley Spoon'],
    answers: [
      {
        text: `Kochboxen im Vergleich – meine Erfahrung nach sechs Monaten:

HelloFresh ist der Platzhirsch, die Auswahl riesig. Bei Marley Spoon schmeckt es mir besser. Wer auf Bio achtet, kommt an Etepetete nicht vorbei, dort gibt es krummes Gemüse. Für Singles lohnt sich Wyldr kaum, weil der Mindestbestellwert hoch ist. Knuspr liefert in München am selben Tag.`,
        cites: ['https://etepetete-bio.de/', 'https://www.knuspr.de/'],
      },
      {
        text: `## Kriterien
- **Verpackung**: möglichst wenig Plastik
- **Portionsgröße**: zwei bis vier Personen
- **Lieferzeit**: Zeitfenster wählbar

## Anbieter
1. **Dinnerly** (Tochter von Marley Spoon): ab 3,99 € pro Portion
2. **Tischline**: Fertiggerichte im Glas
3. **Every Foods**: vegane Tiefkühlgerichte
4. **HelloFresh Market**: Extras zur Box`,
      },
      {
        text: `Meiner Meinung nach ist Every die beste Wahl, wenn Sie keine Zeit zum Kochen haben. Die Gerichte kommen tiefgekühlt. Alternativ: Löwenanteil, dessen Eintöpfe ohne Kühlung halten, oder YFood für unterwegs. Im Supermarkt finden Sie ähnliche Produkte von Frosta. Die Verbraucherzentrale rät, das Abo rechtzeitig zu pausieren. Viele Grüße aus Hamburg!`,
        cites: ['https://www.loewenanteil.com/', 'https://www.yfood.com/de/', 'https://www.frosta.de/'],
      },
    ],
    rivals: ['Etepetete', 'Wyldr', 'Knuspr', 'Tischline', 'Every Foods', 'Löwenanteil', 'YFood', 'Frosta'],
    aliases: { Dinnerly: 'Marley Spoon', 'HelloFresh Market': 'HelloFresh' },
    others: ['Every'],
  },
  {
    language: 'fr',
    own: 'Doctolib',
    tracked: ['Maiia'],
    answers: [
      {
        text: `Bonne question. Pour prendre rendez-vous, la plupart des patients passent par Doctolib, mais ce n'est pas la seule porte d'entrée :

• Maiia, filiale de Cegedim, bien implantée en pharmacie ;
• KelDoc, rachetée par Nehs Digital ;
• Qare, spécialiste de la téléconsultation ;
• Livi, d'origine suédoise.

Attention : tous ne sont pas remboursés par l'Assurance maladie.`,
        cites: ['https://www.keldoc.com/', 'https://www.qare.fr/', 'https://www.livi.fr/'],
      },
      {
        text: `### Tableau récapitulatif

| Service | Téléconsultation | Tarif médecin |
| --- | --- | --- |
| **Qare** | Oui | 99 €/mois |
| **Medadom** | Oui, en borne | Sur devis |
| **Hellocare** | Oui | 49 €/mois |
| **Maiia Agenda** | Oui | 129 €/mois |

**Notre avis :** Medadom convient aux déserts médicaux. Hellocare manque de spécialistes. Le docteur Sophie Bernard, généraliste à Rennes, utilise les deux.`,
      },
      {
        text: `Depuis 2022, Mon Espace Santé permet aussi de ranger ses ordonnances. Rien à voir avec Doctolib, toutefois. Côté cliniques, Ramsay Santé et Elsan ont leurs propres portails. En Belgique, Rosa grimpe vite ; en Suisse, OneDoc domine. Bref, comparez la Prise en Charge et la Protection des Données.`,
        cites: ['https://www.ramsaysante.fr/', 'https://www.onedoc.ch/fr/', 'https://rosa.be/'],
      },
    ],
    rivals: [
      'KelDoc',
      'Qare',
      'Livi',
      'Medadom',
      'Hellocare',
      'Mon Espace Santé',
      'Ramsay Santé',
      'Elsan',
      'Rosa',
      'OneDoc',
    ],
    aliases: { 'Maiia Agenda': 'Maiia' },
    others: ['Cegedim', 'Nehs Digital', 'Assurance maladie'],
  },
  {
    language: 'es',
    own: 'Idealista',
    tracked: ['Fotocasa'],
    answers: [
      {
        text: `Mira, para alquilar sin agencia yo probaría primero Badi y Spotahome. Idealista tiene más anuncios, eso sí, pero también más estafas. Pisos.com y Habitaclia flojean fuera de Cataluña. Milanuncios, ni tocarlo.

Recuerda:
- nunca pagues por adelantado
- Pide el contrato por escrito
- Visita el piso antes de firmar`,
        cites: ['https://www.spotahome.com/es', 'https://www.pisos.com/', 'https://www.habitaclia.com/'],
      },
      {
        text: `**1. Idealista** · El más grande.
**2. Fotocasa** · Propiedad de Adevinta.
**3. Yaencontré** · Buen buscador.
**4. Housfy** · Comisión fija.
**5. Fotocasa Pro** · Para agencias.

**Veredicto**: si vendes, Housfy; si compras, los dos primeros. **Comisiones**: del 0 al 5 %.`,
      },
      {
        text: `Entre las inmobiliarias digitales españolas destacan Housfy, Clikalia y Tiko. Clikalia compra tu casa en siete días; Tiko opera en Madrid y Sevilla. Engel & Völkers se reserva el lujo. La Agencia Tributaria exige declarar el alquiler, y la Ley de Vivienda limita las subidas. El Banco de España publica cada trimestre el índice de precios.`,
        cites: ['https://clikalia.es/', 'https://tiko.es/', 'https://www.engelvoelkers.com/es/es'],
      },
    ],
    rivals: [
      'Badi',
      'Spotahome',
      'Pisos.com',
      'Habitaclia',
      'Milanuncios',
      'Yaencontré',
      'Housfy',
      'Clikalia',
      'Tiko',
      'Engel & Völkers',
    ],
    aliases: { 'Fotocasa Pro': 'Fotocasa' },
    others: ['Adevinta'],
  },
  {
    language: 'it',
    own: 'Subito',
    tracked: ['eBay'],
    answers: [
      {
        text: `Dipende da cosa vuoi vendere! Per i vestiti: Vinted, senza dubbio. Per l'elettronica usata: Swappie, BackMarket e TrenDevice. Per i libri: Libraccio. Subito resta comodo per i mobili, perché l'acquirente passa a ritirarli. Ah, e c'è sempre Facebook Marketplace.`,
        cites: ['https://www.trendevice.com/', 'https://swappie.com/it/', 'https://www.libraccio.it/'],
      },
      {
        text: `### Mercatini dell'usato online

- **Wallapop** (in Italia dal 2021): niente commissioni a mano.
- **Vinted** (Lituania): paga chi compra.
- **Depop** (Londra, fondata da Simon Beckerman): moda giovane.
- **eBay Kleinanzeigen**: solo Germania.

**Spedizioni:** da 3 a 7 euro.
**Assistenza:** solo via chat.
**Recensioni:** 4,3 su 5.`,
      },
      {
        text: `A differenza di Wallapop, Shpock in Italia non ha mai sfondato. Bakeca vive di annunci di lavoro e Kijiji è stato chiuso. Le Poste e il Corriere Espresso sono i metodi di consegna più usati. Chi cerca lusso vada su Vestiaire Collective o su Rebelle. Da Milano a Palermo, il Usato Garantito cresce del 12%.`,
        cites: ['https://www.bakeca.it/', 'https://it.vestiairecollective.com/'],
      },
    ],
    rivals: [
      'Vinted',
      'Swappie',
      'BackMarket',
      'TrenDevice',
      'Libraccio',
      'Wallapop',
      'Depop',
      'Shpock',
      'Bakeca',
      'Kijiji',
      'Vestiaire Collective',
      'Rebelle',
      'Facebook Marketplace',
    ],
    aliases: { 'eBay Kleinanzeigen': 'eBay' },
    others: ['Poste', 'Le Poste'],
  },
  {
    language: 'pl',
    own: 'Bolt',
    tracked: ['Uber'],
    answers: [
      {
        text: `Hulajnogi na minuty? W Warszawie najwięcej jest Lime i Dott. Tier wycofał się po fuzji z Dott. We Wrocławiu działa jeszcze Blinkee, a Nextbike wypożycza rowery. Pamiętaj o kasku i o tym, że jazda po chodniku grozi mandatem. Bolt bywa najtańszy.`,
        cites: [
          'https://www.li.me/pl/',
          'https://ridedott.com/',
          'https://blinkee.city/',
          'https://nextbike.pl/',
        ],
      },
      {
        text: `## Ranking carsharingu

### Panek
Największa flota, auta hybrydowe.

### Traficar
Działa w siedmiu miastach.

### 4Mobility
Dobre stawki na dłuższe trasy.

### Uber Green
Tylko auta elektryczne.

## Najczęstsze pytania
**Czy potrzebna jest kaucja?** Nie.
**Ile kosztuje minuta?** Od 0,60 zł.`,
      },
      {
        text: `Taksówkę zamówisz też przez iTaxi albo FreeNow. iTaxi ma stałe ceny, co doceniają firmy. Ministerstwo Infrastruktury wymaga od kierowców polskiego prawa jazdy. Jan Kowalski z Gdyni mówi, że Traficar go nigdy nie zawiódł. Zimą lepiej wybrać Panek, bo auta mają dobre opony.`,
        cites: ['https://itaxi.pl/', 'https://www.free-now.com/pl/', 'https://www.traficar.pl/'],
      },
    ],
    rivals: [
      'Lime',
      'Dott',
      'Tier',
      'Blinkee',
      'Nextbike',
      'Panek',
      'Traficar',
      '4Mobility',
      'iTaxi',
      'FreeNow',
    ],
    aliases: { 'Uber Green': 'Uber' },
  },
];
