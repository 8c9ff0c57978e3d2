import type { DiscoveryCase } from './discovery.ts';

/** Chats, tables, advice on further markets; tuned on as well. */
export const discoveryChat: readonly DiscoveryCase[] = [
  {
    language: 'en',
    own: 'Headspace',
    tracked: ['Calm'],
    answers: [
      {
        text: `I've tried a bunch of these. Calm is the prettiest, Headspace teaches best, and Insight Timer is basically free. For sceptics there's Ten Percent Happier (now just Happier), which grew out of Dan Harris's book. Balance gives you the first year for nothing. My therapist in Denver swears by Waking Up. Skip Aura; it nags.

> "Waking Up changed how I sit." — a Reddit user

Sleep better tonight!`,
        cites: ['https://insighttimer.com/', 'https://www.wakingup.com/', 'https://balanceapp.com/'],
      },
      {
        text: `# The 5 best meditation apps

1. **Headspace** — best for beginners
2. **Calm** — best for sleep
3. **Insight Timer** — best free library
4. **Smiling Mind** — best for kids and schools
5. **Calm Health** — best for employers

## How we tested
- **Content depth:** number of courses
- **Offline mode:** downloads and background play
- **Cost:** annual price in the US

Mindfulness-Based Stress Reduction has the strongest evidence. Ask your doctor before stopping medication.`,
      },
    ],
    rivals: ['Insight Timer', 'Ten Percent Happier', 'Balance', 'Waking Up', 'Aura', 'Smiling Mind'],
    aliases: { 'Calm Health': 'Calm' },
    others: ['Happier'],
  },
  {
    language: 'de',
    own: 'Vaillant',
    tracked: ['Viessmann'],
    answers: [
      {
        text: `Bei Wärmepumpen führen deutsche Hersteller das Feld an. Vaillant und Viessmann punkten mit leisen Geräten, Stiebel Eltron mit langer Garantie. Aus Japan kommen Daikin, Panasonic und Mitsubishi Electric. Preiswerter ist LG. Die Förderung beantragen Sie bei der KfW. Wichtig sind Vorlauftemperatur, Dämmung und ein erfahrener Installateur.`,
        cites: ['https://www.stiebel-eltron.de/', 'https://www.daikin.de/', 'https://www.panasonic.com/de/'],
      },
      {
        text: `**Top-Modelle 2026**

| Hersteller | Modell | Schallleistung |
|---|---|---|
| Wolf | CHA-10 | 51 dB |
| NIBE | S2125 | 49 dB |
| Bosch | Compress 5800i | 52 dB |
| Viessmann Climate Solutions | Vitocal 250 | 50 dB |

**Unser Rat:**
- **Heizlast** berechnen lassen
- **Angebote** vergleichen
- **Schallschutz** beachten

Herr Schneider vom Fachverband empfiehlt NIBE und Wolf für Altbauten.`,
      },
    ],
    rivals: ['Stiebel Eltron', 'Daikin', 'Panasonic', 'Mitsubishi Electric', 'LG', 'Wolf', 'NIBE', 'Bosch'],
    aliases: { 'Viessmann Climate Solutions': 'Viessmann' },
    others: ['KfW'],
  },
  {
    language: 'fr',
    own: 'Winamax',
    tracked: ['Betclic'],
    answers: [
      {
        text: `Côté paris sportifs, Winamax domine avec ses cotes sur le foot. Betclic a la meilleure appli. Unibet séduit les amateurs de tennis, ZEbet offre un bonus sans dépôt et Parions Sport reste le choix des buralistes. PMU se concentre sur les courses hippiques. Jouez avec modération : l'ANJ rappelle que les jeux comportent des risques.`,
        cites: ['https://www.unibet.fr/', 'https://www.zebet.fr/', 'https://anj.fr/'],
      },
      {
        text: `1. **Unibet** : cotes solides, interface vieillissante
2. **Bwin** : paris en direct
3. **Netbet** : petit mais sérieux
4. **Winamax Poker** : tournois toute la journée

**Moyens de paiement :** carte, virement, Paysafecard.
**Délai de retrait :** 24 à 72 heures.
**Assistance :** en français, 7 jours sur 7.`,
      },
    ],
    rivals: ['Unibet', 'ZEbet', 'Parions Sport', 'PMU', 'Bwin', 'Netbet'],
    aliases: { 'Winamax Poker': 'Winamax' },
    others: ['Paysafecard', 'ANJ'],
  },
  {
    language: 'es',
    own: 'Securitas Direct',
    tracked: ['Prosegur'],
    answers: [
      {
        text: `Depende del tamaño de tu casa. Securitas Direct (ahora Verisure) lidera el mercado, pero la permanencia es larga. Prosegur responde rápido. Si prefieres algo sin cuotas, mira Ring, Arlo o Eufy: las instalas tú mismo. Movistar Prosegur Alarmas sale a cuenta si ya eres cliente de Telefónica. En los foros, Tyco tiene mala fama.`,
        cites: ['https://es-es.ring.com/', 'https://www.arlo.com/es_es/', 'https://www.eufy.com/es'],
      },
      {
        text: `### Alarmas sin cuota
- **Ajax** – fabricada en Ucrania
- **Ring** – integrada con Alexa
- **Somfy** – fácil de instalar
- **Prosegur Smart** – con app

### Qué mirar antes de comprar
- **Sirena**: más de 100 dB
- **Batería**: duración en meses
- **Cobertura**: metros de alcance

La Policía Nacional recomienda colocar sensores en puertas y ventanas.`,
      },
    ],
    rivals: ['Ring', 'Arlo', 'Eufy', 'Tyco', 'Ajax', 'Somfy', 'Movistar Prosegur Alarmas'],
    aliases: { Verisure: 'Securitas Direct', 'Prosegur Smart': 'Prosegur' },
    others: ['Telefónica', 'Alexa'],
  },
  {
    language: 'it',
    own: 'Fineco',
    tracked: ['Directa'],
    answers: [
      {
        text: `Per comprare ETF a basso costo molti risparmiatori usano Scalable Capital, Trade Republic o DEGIRO. Fineco costa di più, ma fa da sostituto d'imposta. Anche Directa lo fa. Interactive Brokers conviene ai trader esperti; eToro punta sul copy trading. Ricorda che il Capital Gain si paga al 26%. La Consob vigila sugli intermediari.`,
        cites: ['https://it.scalable.capital/', 'https://traderepublic.com/it-it', 'https://www.degiro.it/'],
      },
      {
        text: `| Broker | Commissioni | Conto demo |
|---|---|---|
| Trade Republic | 1 € | No |
| XTB | 0 € | Sì |
| Saxo Bank | 2 € | Sì |
| Directa SIM | 5 € | No |

**In sintesi**: XTB per chi comincia, Saxo Bank per chi vuole obbligazioni. **Da evitare**: broker senza licenza europea.`,
      },
    ],
    rivals: [
      'Scalable Capital',
      'Trade Republic',
      'DEGIRO',
      'Interactive Brokers',
      'eToro',
      'XTB',
      'Saxo Bank',
    ],
    aliases: { 'Directa SIM': 'Directa' },
    others: ['Consob'],
  },
  {
    language: 'pl',
    own: 'CCC',
    tracked: ['Deichmann'],
    answers: [
      {
        text: `Buty online? Największy wybór ma eobuwie, a najszybszą dostawę Zalando. CCC i Deichmann są tańsze. Dla biegaczy polecam Sklep Biegacza, dla miłośników sneakersów – Sizeer oraz Warsaw Sneaker Store. Gino Rossi należy do grupy CCC. Wojas szyje w Nowym Targu i to czuć w jakości.`,
        cites: [
          'https://eobuwie.com.pl/',
          'https://www.zalando.pl/',
          'https://sklepbiegacza.pl/',
          'https://sizeer.com/',
        ],
      },
      {
        text: `1. **Wojas** – polska skóra
2. **Ryłko** – elegancja z Kalwarii
3. **Kazar** – wyższa półka
4. **Deichmann Kids** – dla dzieci

Na co zwrócić uwagę:
- **Skóra** czy ekoskóra
- **Wkładka** wyjmowana
- **Reklamacja** do dwóch lat

Zwrot trwa 14 dni. Urząd Ochrony Konkurencji i Konsumentów prowadzi rejestr nieuczciwych sklepów.`,
      },
    ],
    rivals: [
      'eobuwie',
      'Zalando',
      'Sklep Biegacza',
      'Sizeer',
      'Warsaw Sneaker Store',
      'Wojas',
      'Ryłko',
      'Kazar',
    ],
    aliases: { 'Deichmann Kids': 'Deichmann' },
    others: ['Gino Rossi'],
  },
  {
    language: 'ja',
    own: 'スタディサプリ',
    tracked: ['進研ゼミ'],
    answers: [
      {
        text: `小学生向けの通信教育は、次の3社が人気です。

**1. 進研ゼミ小学講座**
付録の教材が豊富です。

**2. Z会**
難関校を目指す家庭に支持されています。

**3. スマイルゼミ**
専用タブレットで完結します。

体験版を試してから決めるとよいでしょう。`,
        cites: ['https://www.zkai.co.jp/', 'https://smile-zemi.jp/'],
      },
      {
        text: `動画で学ぶならスタディサプリが月額2,178円で一番安く、すららは不登校の子にも使われています。英語だけなら「トド英語」やDuolingoを併用する人が多いです。

| 教材 | 月額 | 形式 |
|---|---|---|
| すらら | 8,800円 | アニメ |
| スマイルゼミ | 3,278円 | タブレット |
| デキタス | 3,410円 | 動画 |

国語・算数・理科・社会の4教科に対応しているかを確認してください。`,
        cites: ['https://surala.jp/', 'https://todoenglish.jp/'],
      },
    ],
    rivals: ['Z会', 'スマイルゼミ', 'すらら', 'トド英語', 'Duolingo', 'デキタス'],
    aliases: { 進研ゼミ小学講座: '進研ゼミ' },
  },
  {
    language: 'zh',
    own: '携程',
    tracked: ['去哪儿'],
    answers: [
      {
        text: `订机票酒店常用的有这些平台：

- **携程**：资源最全，价格略高
- **去哪儿**：比价方便
- **飞猪**：阿里旗下，活动多
- **同程旅行**：微信入口，适合火车票
- **携程商旅**：企业差旅

出境游可以看看 Booking.com、Agoda 和 Trip.com。提前两周预订一般更便宜。`,
        cites: ['https://www.fliggy.com/', 'https://www.agoda.com/zh-cn/', 'https://www.booking.com/'],
      },
      {
        text: `### 民宿平台对比

| 平台 | 房源 | 退订政策 |
|---|---|---|
| 途家 | 国内最多 | 灵活 |
| 小猪民宿 | 城市为主 | 一般 |
| Airbnb | 海外为主 | 严格 |
| 飞猪 | 酒店为主 | 灵活 |

**避坑指南**
1. **看评论**，尤其是差评
2. **问清押金**
3. **保留聊天记录**

在三亚和大理，「木鸟民宿」的选择也不少。`,
      },
    ],
    rivals: [
      '飞猪',
      '同程旅行',
      'Booking.com',
      'Agoda',
      'Trip.com',
      '途家',
      '小猪民宿',
      'Airbnb',
      '木鸟民宿',
    ],
    aliases: { 携程商旅: '携程' },
    others: ['阿里'],
  },
];
