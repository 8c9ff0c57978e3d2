import type { DiscoveryCase } from './discovery.ts';

/** Other voices and markets, tuned on as well. */
export const discoveryMore: readonly DiscoveryCase[] = [
  {
    language: 'en',
    own: 'Allbirds',
    tracked: ['Nike'],
    answers: [
      {
        text: `Honestly? It depends on your feet. My short answer: get the **Brooks Ghost 16** if you pronate, or a pair of Hokas if your knees complain. Allbirds are lovely for walking around Portland but they're not running shoes. Veja and Cariuma look better in an office, and Cariuma plants trees.

A few things to check before buying:
* **Fit** – try them in the evening
* **Return policy** – at least 30 days
* **Heel drop** – 4 to 10 mm`,
        cites: ['https://www.hoka.com/en/us/', 'https://cariuma.com/', 'https://www.runnersworld.com/gear/'],
      },
      {
        text: `## Top sustainable sneakers

#### Veja
**Materials:** organic cotton, wild rubber
**Price:** $150

#### Cariuma
**Materials:** bamboo
**Price:** $89

#### On
**Materials:** recycled polyester
**Price:** $140

#### Nike Free Run
**Materials:** mixed
**Price:** $100

*Prices as of March 2026. Always read the Care Instructions.*`,
      },
      {
        text: `Runner's World tested 40 pairs. Winners: Saucony Endorphin Speed, ASICS Novablast and the New Balance 1080. Nike's Pegasus came fifth. Dr. Emily Splichal, a podiatrist in Arizona, likes Altra because of the wide toe box. If you want laceless, Kizik is fun; Crocs are not sneakers, no matter what TikTok says.`,
        cites: ['https://www.saucony.com/', 'https://www.altrarunning.com/', 'https://kizik.com/'],
      },
    ],
    rivals: [
      'Brooks Ghost 16',
      'Hokas',
      'Veja',
      'Cariuma',
      'On',
      'Saucony Endorphin Speed',
      'ASICS Novablast',
      'New Balance 1080',
      'Altra',
      'Kizik',
      'Crocs',
    ],
    aliases: { 'Nike Free Run': 'Nike', Pegasus: 'Nike' },
    others: ["Runner's World", 'TikTok'],
  },
  {
    language: 'de',
    own: 'Babbel',
    tracked: ['Duolingo'],
    answers: [
      {
        text: `Kurz gesagt: Babbel für Struktur, Duolingo für den Spaß, Busuu für das Feedback von Muttersprachlern.

Etwas ausführlicher:

**Busuu**
Die Lektionen folgen dem Europäischen Referenzrahmen. Nachteil: Die Aussprache kommt zu kurz.

**Mondly**
Setzt auf kurze Dialoge und Virtual Reality.

**Rosetta Stone**
Der Klassiker aus den USA, teuer, aber gründlich.`,
      },
      {
        text: `Wer nur Vokabeln pauken will, ist mit Anki oder Memrise gut bedient. Anki ist kostenlos, verlangt aber etwas Geduld. Für Konversation empfehlen viele Nutzer italki und Preply: Dort bucht man Lehrer auf Stundenbasis. Die Volkshochschule in Köln bietet Kurse vor Ort. Kinder lernen gern mit Duolingo ABC.`,
        cites: [
          'https://apps.ankiweb.net/',
          'https://www.memrise.com/de/',
          'https://www.italki.com/de',
          'https://preply.com/de/',
        ],
      },
      {
        text: `1. [Busuu](https://www.busuu.com/de) (Testnote 1,8)
2. [Babbel](https://de.babbel.com) (Testnote 1,9)
3. [Lingoda](https://www.lingoda.com) (Testnote 2,0)
4. Mondly (Testnote 2,4)

Getestet wurden Didaktik, Bedienung und Kündigung. Frau Meier aus Bremen schreibt: „Lingoda hat mir den Job gerettet.“`,
      },
    ],
    rivals: ['Busuu', 'Mondly', 'Rosetta Stone', 'Anki', 'Memrise', 'italki', 'Preply', 'Lingoda'],
    aliases: { 'Duolingo ABC': 'Duolingo' },
  },
  {
    language: 'fr',
    own: 'Decathlon',
    tracked: ['Go Sport'],
    answers: [
      {
        text: `Pour une tente légère, trois marques sortent du lot : MSR, Big Agnes et Vaude. La MSR Hubba Hubba pèse 1,5 kg ; Vaude est plus lourde mais plus solide. Chez Decathlon, la gamme Forclaz offre le meilleur rapport qualité-prix.

Pensez aussi à vérifier :
- l'imperméabilité (2 000 mm minimum)
- le poids
- Le volume plié`,
        cites: ['https://www.vaude.com/fr', 'https://www.bigagnes.com/'],
      },
      {
        text: `**Où acheter en ligne ?** Au Vieux Campeur reste la référence des montagnards, Snowleader livre vite depuis Annecy, et Alltricks casse souvent les prix. Ekosport propose des soldes toute l'année. Évitez les contrefaçons sur les places de marché.`,
        cites: ['https://www.snowleader.com/', 'https://www.alltricks.fr/', 'https://www.ekosport.fr/'],
      },
      {
        text: `| Marque | Origine | Points forts |
|---|---|---|
| Ferrino | Turin | Robustesse |
| Vaude | Allemagne | Écologie |
| Nemo | États-Unis | Confort |
| Quechua (marque de Decathlon) | Lille | Prix |

Selon Jean Dupont, guide à Chamonix, « Ferrino tient vraiment le vent ». Snowleader propose la livraison gratuite.`,
      },
    ],
    rivals: [
      'MSR',
      'Big Agnes',
      'Vaude',
      'Au Vieux Campeur',
      'Snowleader',
      'Alltricks',
      'Ekosport',
      'Ferrino',
      'Nemo',
    ],
    aliases: { Quechua: 'Decathlon' },
    others: ['MSR Hubba Hubba', 'Forclaz'],
  },
  {
    language: 'es',
    own: 'Mercadona',
    tracked: ['Carrefour'],
    answers: [
      {
        text: `Te cuento lo que dice la OCU este año: los supermercados más baratos son Dani, Tifer y Family Cash. Entre las grandes cadenas, Alcampo gana y Mercadona sube. Lidl y Aldi quedan a media tabla. El Corte Inglés, como siempre, el más caro.`,
        cites: ['https://www.alcampo.es/', 'https://www.lidl.es/', 'https://www.ocu.org/'],
      },
      {
        text: `**¿Compra a domicilio?**

▪ **Lola Market** — compra por ti en varias tiendas.
▪ **Glovo** — rapidísimo, pero con recargo.
▪ **Getir** — se marchó de España en 2023.
▪ **Carrefour Express** — tiendas pequeñas de barrio.

**Gastos de envío:** entre 3 y 8 €. **Pedido mínimo:** 50 €.`,
      },
      {
        text: `En Andalucía la gente compra en Más y en Covirán; en Cataluña, en Bonpreu y Caprabo; en el País Vasco, Eroski manda. Si buscas productos ecológicos, prueba Veritas. Juan Roig preside Mercadona desde 1990.`,
        cites: [
          'https://www.coviran.es/',
          'https://www.bonpreuesclat.cat/',
          'https://www.eroski.es/',
          'https://www.veritas.es/',
        ],
      },
    ],
    rivals: [
      'Dani',
      'Tifer',
      'Family Cash',
      'Alcampo',
      'Lidl',
      'Aldi',
      'El Corte Inglés',
      'Lola Market',
      'Glovo',
      'Getir',
      'Covirán',
      'Bonpreu',
      'Caprabo',
      'Eroski',
      'Veritas',
      'Más',
    ],
    aliases: { 'Carrefour Express': 'Carrefour' },
  },
  {
    language: 'it',
    own: 'Lavazza',
    tracked: ['illy'],
    answers: [
      {
        text: `Macchine da caffè in capsule: quale scegliere?

*Nespresso* è la più elegante, *Dolce Gusto* la più versatile, *Bialetti* la più italiana. Lavazza A Modo Mio costa poco e fa un buon espresso. Le capsule compatibili di Borbone e Pellini fanno risparmiare fino al 40%.`,
        cites: [
          'https://www.nespresso.com/it/it/',
          'https://www.bialetti.com/',
          'https://www.caffeborbone.com/',
        ],
      },
      {
        text: `### 1) Kimbo
Napoletano verace, tostatura scura.
### 2) Caffè Borbone
Il re delle cialde.
### 3) Vergnano
Torinese come Lavazza.
### Conclusione
Assaggiateli tutti. La Qualità dell'Acqua conta quanto la miscela.`,
      },
      {
        text: `Un barista di Trieste vi dirà illy, uno di Napoli Kimbo o Passalacqua. A Torino vince Vergnano. Tra i torrefattori artigianali segnaliamo Gardelli (Forlì) e Ditta Artigianale (Firenze). Su Amazon trovate anche Segafredo, ma attenzione alla data di scadenza. Secondo Gambero Rosso, Gardelli è il migliore d'Italia.`,
        cites: [
          'https://shop.gardellicoffee.com/',
          'https://www.ditta-artigianale.it/',
          'https://www.caffevergnano.com/',
        ],
      },
    ],
    rivals: [
      'Nespresso',
      'Dolce Gusto',
      'Bialetti',
      'Borbone',
      'Pellini',
      'Kimbo',
      'Vergnano',
      'Passalacqua',
      'Gardelli',
      'Ditta Artigianale',
      'Segafredo',
    ],
    aliases: { 'Lavazza A Modo Mio': 'Lavazza' },
    others: ['Amazon', 'Gambero Rosso', 'Caffè Borbone', 'Caffè Vergnano'],
  },
  {
    language: 'pl',
    own: 'InPost',
    tracked: ['DPD'],
    answers: [
      {
        text: `Którego kuriera wybrać? Jeśli paczka waży do 20 kg, najtaniej wyjdzie GLS albo Orlen Paczka. DHL jest droższy, za to doręcza w sobotę. Poczta Polska bywa wolna, ale dociera wszędzie. Do Niemiec wyślesz też przez FedEx lub UPS.`,
        cites: ['https://gls-group.com/PL/', 'https://www.orlenpaczka.pl/', 'https://www.dhl.com/pl-pl/'],
      },
      {
        text: `Polecane firmy kurierskie:
- **GLS** (czas dostawy: 24 h)
- **Pocztex** (usługa Poczty Polskiej)
- **DHL eCommerce** (punkty w Żabkach)
- **DPD Pickup** (automaty i punkty)

Na co uważać:
- **Ubezpieczenie** – sprawdź limit
- **Gabaryty** – dopłaty są wysokie
- **Zwroty** – nie każdy je obsługuje`,
      },
      {
        text: `Brokerzy tacy jak Furgonetka, Epaka czy Apaczka pozwalają porównać ceny. Furgonetka współpracuje z Allegro. Rafał Brzoska, prezes InPostu, zapowiada nowe automaty w Londynie.`,
        cites: ['https://furgonetka.pl/', 'https://www.epaka.pl/', 'https://www.apaczka.pl/'],
      },
    ],
    rivals: [
      'GLS',
      'Orlen Paczka',
      'DHL',
      'Poczta Polska',
      'FedEx',
      'UPS',
      'Pocztex',
      'DHL eCommerce',
      'Furgonetka',
      'Epaka',
      'Apaczka',
    ],
    aliases: { 'DPD Pickup': 'DPD' },
    others: ['Allegro', 'Żabka', 'Żabkach'],
  },
];
