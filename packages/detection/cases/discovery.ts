/** Answers of one project, with the brands in them that its people did not name. */
export interface DiscoveryCase {
  language: string;
  own: string;
  /** Competitors that are known already. */
  tracked: string[];
  answers: { text: string; cites?: string[] }[];
  /** Brands that have to be found. */
  rivals: string[];
  /** Names that belong to a known brand, and to which: product lines and former names. */
  aliases?: Record<string, string>;
  /** Brands in another part (what it connects to, who owns it): finding them is neither right nor wrong. */
  others?: string[];
}

/** What the rules were tuned on. */
export const discoveryCases: readonly DiscoveryCase[] = [
  {
    language: 'en',
    own: 'HubSpot',
    tracked: ['Salesforce'],
    answers: [
      {
        text: `Here are the best CRMs for a small business in 2026:

1. **HubSpot CRM** – Great free plan and easy onboarding.
2. **Pipedrive** – Visual pipelines, built for sales teams.
   - **Pros:** easy to use, good mobile app
   - **Cons:** no free plan
   - **Price:** from $14 per user
3. **Zoho CRM** – Affordable and customizable.
   - **Pros:** many features
   - **Cons:** dated interface
   - **Price:** from $14
4. **Salesforce Essentials** – Powerful, but complex.
5. **Freshsales** – Built-in phone and email.

**Bottom line:** if you are in New York or London, all of them offer local support.`,
      },
      {
        text: `### Best overall: Pipedrive
Pipedrive is simple. Unlike Salesforce, it needs no administrator.

### Best free option: HubSpot
The free tier covers Contact Management and Email Tracking.

### Best for Google users: Copper
Copper lives inside Gmail and syncs with Google Calendar.

**Key factors to consider**
- Ease of use
- Pricing
- Customer support
- Integrations with Slack and Zoom`,
      },
      {
        text: `For most startups I would shortlist monday.com, Close and Attio. According to G2, Attio scores well on Ease of Use. [Close](https://www.close.com/pricing) has calling built in. Folk, a French startup founded by Thibaud Elziere, suits agencies. Insightly and Nimble are older options; Capsule is the plainest. Sales Hub by HubSpot costs more than all of them.`,
        cites: ['https://attio.com/blog', 'https://www.folk.app/', 'https://www.g2.com/categories/crm'],
      },
      {
        text: `| CRM | Starting price | Best for |
|---|---|---|
| Pipedrive | $14 | Sales teams |
| Freshsales | $9 | Inside sales |
| Keap | $249 | Solopreneurs |
| Zoho CRM | $14 | Tight budgets |

Keap (formerly Infusionsoft) also does Marketing Automation. Define your Sales Process first, then start a Free Trial.`,
      },
    ],
    rivals: [
      'Pipedrive',
      'Zoho CRM',
      'Freshsales',
      'Copper',
      'monday.com',
      'Close',
      'Attio',
      'Folk',
      'Insightly',
      'Nimble',
      'Capsule',
      'Keap',
    ],
    aliases: { 'Salesforce Essentials': 'Salesforce', 'Sales Hub': 'HubSpot', 'HubSpot CRM': 'HubSpot' },
    others: ['Gmail', 'Google Calendar', 'Slack', 'Zoom', 'Google', 'Infusionsoft'],
  },
  {
    language: 'de',
    own: 'Personio',
    tracked: ['SAP'],
    answers: [
      {
        text: `Für kleine Unternehmen empfehle ich diese HR-Software:

1. **Personio** – der Marktführer aus München.
2. **HRworks** – deutsche Lösung mit starker Reisekostenabrechnung.
3. **Factorial** – modern und günstig.
4. **Kenjo** – gut für Schichtbetriebe.

**Worauf Sie achten sollten:**
- **Datenschutz:** Server in Deutschland, DSGVO-konform
- **Kosten:** meist pro Mitarbeiter und Monat
- **Zeiterfassung:** seit dem Urteil Pflicht`,
      },
      {
        text: `Neben Personio gibt es mehrere Anbieter. Besonders beliebt ist Sage HR, dazu kommen rexx systems aus Hamburg und HeavenHR. Die Software SAP SuccessFactors richtet sich an Konzerne. Wer nur die Lohnabrechnung braucht, nimmt DATEV. Laut Stiftung Warentest zählt vor allem der Datenschutz.`,
        cites: ['https://www.rexx-systems.com/', 'https://www.datev.de/', 'https://www.heavenhr.com/preise'],
      },
      {
        text: `| Anbieter | Preis | Stärke |
|---|---|---|
| HRworks | ab 2,50 € | Abrechnung |
| Factorial | ab 4 € | Oberfläche |
| BambooHR | auf Anfrage | Berichte |

**Fazit:** Für die meisten Betriebe reicht Factorial. [Kenjo](https://www.kenjo.io) lohnt sich in der Gastronomie.`,
      },
    ],
    rivals: ['HRworks', 'Factorial', 'Kenjo', 'Sage HR', 'rexx systems', 'HeavenHR', 'DATEV', 'BambooHR'],
    aliases: { 'SAP SuccessFactors': 'SAP' },
  },
  {
    language: 'fr',
    own: 'Qonto',
    tracked: ['Shine'],
    answers: [
      {
        text: `Voici les meilleures banques en ligne pour un auto-entrepreneur :

### 1. Qonto
Idéal pour les PME.

### 2. Shine
- **Avantages** : application claire
- **Inconvénients** : pas de dépôt d'espèces

### 3. Hello bank! Pro
- **Avantages** : adossée à BNP Paribas
- **Inconvénients** : tarifs plus élevés

### 4. Revolut Business
- **Avantages** : multi-devises`,
      },
      {
        text: `Si vous êtes à Lyon ou à Paris, regardez aussi Blank, Manager.one et Propulse by CA. Contrairement à Shine, Blank inclut une assurance. Pour un compte sans engagement, Finom reste intéressant. D'après Trustpilot, Anytime (devenu Orange Bank Pro) déçoit. La carte Mastercard est incluse.`,
        cites: ['https://www.blank.app/', 'https://finom.co/fr-fr/', 'https://www.manager.one/'],
      },
      {
        text: `**Qonto** coûte 9 € par mois. **Finom** propose une offre gratuite, tandis que **Revolut Business** facture les virements. **À retenir** : comparez les frais, le service client et la facturation. Sur le marché français, Boursorama Pro reste la moins chère.`,
      },
    ],
    rivals: [
      'Hello bank! Pro',
      'Revolut Business',
      'Blank',
      'Manager.one',
      'Propulse by CA',
      'Finom',
      'Anytime',
      'Boursorama Pro',
    ],
    others: ['BNP Paribas', 'Mastercard', 'Orange Bank Pro'],
  },
  {
    language: 'es',
    own: 'Cabify',
    tracked: ['Uber'],
    answers: [
      {
        text: `Para moverte por Madrid tienes varias opciones:

- **Cabify**: conductores profesionales.
- **Bolt**: suele ser la más barata.
- **FREENOW**: taxis con licencia (antes mytaxi).
- **Uber**: presente en toda España.

**Consejo:** compara el precio antes de pedir.`,
      },
      {
        text: `En México, además de Uber, la gente usa DiDi y inDrive. Con inDrive negocias la tarifa con el conductor. Beat dejó de operar en América Latina. En Barcelona también funciona Cooltra, que alquila motos, y en Valencia, Yego. Uber Black es la opción de lujo.`,
        cites: ['https://indrive.com/es', 'https://www.cooltra.com/es/'],
      },
      {
        text: `| Aplicación | Ciudades | Ventaja |
|---|---|---|
| Bolt | 20 | Precio |
| FREENOW | 15 | Taxi oficial |
| BlaBlaCar | todas | Viajes largos |

¿Cuál elegir? Si viajas de noche, elige FREENOW; si buscas ahorrar, Bolt. Para compartir coche, BlaBlaCar es la referencia.`,
      },
    ],
    rivals: ['Bolt', 'FREENOW', 'DiDi', 'inDrive', 'Beat', 'Cooltra', 'Yego', 'BlaBlaCar'],
    aliases: { 'Uber Black': 'Uber' },
    others: ['mytaxi'],
  },
  {
    language: 'it',
    own: 'Satispay',
    tracked: ['PayPal'],
    answers: [
      {
        text: `Le app di pagamento più usate in Italia sono:

1. **Satispay** – nata a Cuneo.
2. **PayPal** – la più diffusa.
3. **Nexi Pay** – per chi ha già una carta.
4. **Postepay** – la prepagata di Poste Italiane.
5. **Tinaba** – gratuita, con Banca Profilo.`,
      },
      {
        text: `Per gli esercenti conviene confrontare SumUp, Nexi e myPOS. SumUp non ha canone, mentre myPOS accredita subito i soldi. Secondo Altroconsumo, Satispay Business ha le commissioni più basse sotto i 10 euro. Attenzione ai Costi Nascosti e al Servizio Clienti.`,
        cites: [
          'https://www.sumup.com/it-it/',
          'https://www.mypos.com/it-it',
          'https://www.altroconsumo.it/',
        ],
      },
      {
        text: `**Vantaggi:** semplice e veloce.
**Svantaggi:** non accettata ovunque.

In alternativa a Satispay ci sono Hype, Revolut e Bancomat Pay. Hype è una carta conto; Revolut è comoda a Londra e all'estero. [Bancomat Pay](https://bancomat.it) funziona con molte banche.`,
      },
    ],
    rivals: ['Nexi Pay', 'Postepay', 'Tinaba', 'SumUp', 'Nexi', 'myPOS', 'Hype', 'Revolut', 'Bancomat Pay'],
    aliases: { 'Satispay Business': 'Satispay' },
    others: ['Poste Italiane', 'Banca Profilo'],
  },
  {
    language: 'pl',
    own: 'Allegro',
    tracked: ['Amazon'],
    answers: [
      {
        text: `Najpopularniejsze platformy zakupowe w Polsce:

1. **Allegro** – lider rynku.
2. **OLX** – ogłoszenia lokalne.
3. **Empik** – książki i nie tylko.
4. **Ceneo** – porównywarka cen.
5. **Temu** – bardzo niskie ceny.`,
      },
      {
        text: `Jeśli szukasz alternatywy dla Allegro, sprawdź Erli, Morele oraz x-kom. Erli nie pobiera abonamentu, a Morele ma własne magazyny w Krakowie. Na Vinted kupisz ubrania z drugiej ręki. Według UOKiK warto uważać na oferty z Chin.`,
        cites: ['https://erli.pl/', 'https://www.morele.net/', 'https://www.x-kom.pl/'],
      },
      {
        text: `| Platforma | Prowizja | Zalety |
|---|---|---|
| Erli | 2–9% | Niskie koszty |
| Empik | 5–15% | Duży ruch |
| Shopee | brak | Zakończyła działalność |

**Podsumowanie:** dla małych sprzedawców najlepszy jest Erli. Amazon Prime daje darmową dostawę.`,
      },
    ],
    rivals: ['OLX', 'Empik', 'Ceneo', 'Temu', 'Erli', 'Morele', 'x-kom', 'Vinted', 'Shopee'],
    aliases: { 'Amazon Prime': 'Amazon' },
  },
  {
    language: 'ja',
    own: 'freee',
    tracked: ['弥生'],
    answers: [
      {
        text: `個人事業主におすすめの会計ソフトは次のとおりです。

1. **freee会計** – 初心者でも使いやすい。
2. **マネーフォワード クラウド** – 連携できる銀行が多い。
3. **弥生会計** – 実績が豊富。
4. **ジョブカン会計** – 低価格。

**まとめ**：料金、機能、サポートを比較しましょう。`,
      },
      {
        text: `法人なら勘定奉行クラウドやPCAクラウドも候補になります。TKCは税理士と連携したい会社に向いています。海外ではQuickBooksとXeroが有名ですが、日本の税制には対応していません。AIやAPIの活用も進んでいます。`,
        cites: ['https://www.obc.co.jp/', 'https://pca.jp/', 'https://quickbooks.intuit.com/'],
      },
      {
        text: `| サービス | 月額料金 | 特徴 |
|---|---|---|
| マネーフォワード クラウド | 1,078円 | 銀行連携 |
| ジョブカン会計 | 2,750円 | 法人向け |
| フリーウェイ経理 | 無料 | シンプル |

東京の中小企業では「マネーフォワード クラウド」の利用が増えています。`,
      },
    ],
    rivals: [
      'マネーフォワード クラウド',
      'ジョブカン会計',
      '勘定奉行クラウド',
      'PCAクラウド',
      'TKC',
      'QuickBooks',
      'Xero',
      'フリーウェイ経理',
    ],
    aliases: { freee会計: 'freee', 弥生会計: '弥生' },
  },
  {
    language: 'zh',
    own: '飞书',
    tracked: ['钉钉'],
    answers: [
      {
        text: `适合中小企业的协同办公软件：

1. **飞书**：文档协作体验好。
2. **钉钉**：考勤功能强大。
3. **企业微信**：与微信互通。
4. **WPS 365**：文档编辑强。
5. **Notion**：适合知识管理。

**总结**：根据团队规模和预算选择。`,
      },
      {
        text: `如果团队在海外，可以考虑 Slack、Microsoft Teams 和 Asana。Slack 的频道功能成熟，Asana 更适合项目管理。国内团队也可以用「Teambition」和「石墨文档」。在北京和上海，企业微信的使用率最高。`,
        cites: ['https://slack.com/intl/zh-cn/', 'https://asana.com/zh', 'https://www.teambition.com/'],
      },
      {
        text: `| 软件 | 价格 | 优点 |
|---|---|---|
| 企业微信 | 免费 | 连接客户 |
| 腾讯文档 | 免费 | 多人编辑 |
| 石墨文档 | 99元起 | 界面简洁 |

### 优点
- **价格低**
- **易用性**：上手快
### 缺点
- **功能有限**`,
      },
    ],
    rivals: [
      '企业微信',
      'WPS 365',
      'Notion',
      'Slack',
      'Microsoft Teams',
      'Asana',
      'Teambition',
      '石墨文档',
      '腾讯文档',
    ],
    others: ['微信', '腾讯'],
  },
];
