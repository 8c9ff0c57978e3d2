import type { DiscoveryCase } from './discovery.ts';

/** Written when the rules stood, on other markets and in other voices, and measured once; nothing was changed for it. */
export const discoveryHeldOut: readonly DiscoveryCase[] = [
  {
    language: 'en',
    own: 'Brompton',
    tracked: ['Tern'],
    answers: [
      {
        text: `For a folding bike that fits under a desk, Brompton is still the benchmark. Dahon is the obvious cheaper pick, and Montague makes full-size folders. If hills are an issue, look at the GoCycle G4 or the Hummingbird Electric. I'd think twice about no-name imports from Alibaba.`,
        cites: ['https://dahon.com/', 'https://www.montaguebikes.com/', 'https://gocycle.com/'],
      },
      {
        text: `## Our favourites

1. **Brompton C Line** – the smallest fold
2. **Tern Verge** – quick on the road
3. **Dahon Mariner** – good value
4. **Birdy** – full suspension

**What we looked at**
- Folded size
- Ride quality
- Weight

Prices checked in Chicago in April.`,
        cites: ['https://www.birdybike.com/'],
      },
    ],
    rivals: ['Dahon', 'Montague', 'GoCycle G4', 'Hummingbird Electric', 'Birdy'],
    aliases: { 'Brompton C Line': 'Brompton', 'Tern Verge': 'Tern' },
    others: ['Alibaba', 'Dahon Mariner'],
  },
  {
    language: 'de',
    own: 'Check24',
    tracked: ['Verivox'],
    answers: [
      {
        text: `Zum Vergleich von Stromtarifen eignen sich neben Check24 und Verivox auch Wechselpilot und Tarifo. Wer den Wechsel ganz abgeben will, nimmt einen Dienst wie Cheapenergy24 oder SwitchUp. Die Bundesnetzagentur rät, die Preisgarantie zu prüfen.`,
        cites: ['https://www.wechselpilot.com/', 'https://www.switchup.de/'],
      },
      {
        text: `| Portal | Kosten | Besonderheit |
|---|---|---|
| SwitchUp | kostenlos | Wechselservice |
| Finanztip | kostenlos | redaktionell |
| Verivox Energie | kostenlos | viele Tarife |

**Tipps zum Wechsel:**
1. Zählerstand notieren
2. Kündigungsfrist prüfen
3. Bonus beachten`,
        cites: ['https://www.finanztip.de/'],
      },
    ],
    rivals: ['Wechselpilot', 'Tarifo', 'Cheapenergy24', 'SwitchUp', 'Finanztip'],
    aliases: { 'Verivox Energie': 'Verivox' },
  },
  {
    language: 'fr',
    own: 'BlaBlaCar',
    tracked: ['FlixBus'],
    answers: [
      {
        text: `Pour rejoindre Toulouse sans voiture, vous avez le choix : Ouigo si vous réservez tôt, FlixBus pour les petits budgets, Karos ou Klaxit pour le covoiturage domicile-travail. Trainline et Kombo comparent les prix.`,
        cites: ['https://www.ouigo.com/', 'https://www.karos.fr/', 'https://www.kombo.co/fr'],
      },
      {
        text: `1. **Kombo** : train, bus et covoiturage
2. **Omio** : large couverture en Europe
3. **BlaBlaCar Daily** : trajets quotidiens

**Bon à savoir** : les billets sont rarement remboursables. Le Conseil d'État a confirmé les règles du covoiturage.`,
      },
    ],
    rivals: ['Ouigo', 'Karos', 'Klaxit', 'Trainline', 'Kombo', 'Omio'],
    aliases: { 'BlaBlaCar Daily': 'BlaBlaCar' },
  },
  {
    language: 'es',
    own: 'Glovo',
    tracked: ['Just Eat'],
    answers: [
      {
        text: `Las apps de reparto más usadas en Chile son PedidosYa, Rappi y Uber Eats. Cornershop hace la compra del supermercado. En España, además de Just Eat, queda Uber Eats, porque Deliveroo cerró en 2021.`,
        cites: ['https://www.pedidosya.cl/', 'https://www.rappi.cl/'],
      },
      {
        text: `- **Uber Eats**: mucha oferta en ciudades grandes
- **Rappi**: también envía dinero en efectivo
- **Glovo Business**: para oficinas

**Comisión**: hasta el 30 %. **Propina**: voluntaria. La Inspección de Trabajo multó al sector.`,
      },
    ],
    rivals: ['PedidosYa', 'Rappi', 'Uber Eats', 'Cornershop', 'Deliveroo'],
    aliases: { 'Glovo Business': 'Glovo' },
  },
  {
    language: 'it',
    own: 'Barilla',
    tracked: ['De Cecco'],
    answers: [
      {
        text: `Tra le paste artigianali vince Pastificio Martelli, seguita da Benedetto Cavalieri e Gentile. Nei supermercati conviene La Molisana, Rummo tiene meglio la cottura e Garofalo ha formati originali. Barilla Selezione Oro è un passo avanti.`,
        cites: ['https://www.lamolisana.it/', 'https://www.pastarummo.it/', 'https://www.pastagarofalo.it/'],
      },
      {
        text: `| Marca | Prezzo al kg | Trafila |
|---|---|---|
| Rummo | 3,20 € | bronzo |
| Voiello | 2,10 € | bronzo |
| De Cecco Bio | 3,90 € | bronzo |

**Come si sceglie**: proteine sopra il 14%, essiccazione lenta.`,
      },
    ],
    rivals: [
      'Pastificio Martelli',
      'Benedetto Cavalieri',
      'Gentile',
      'La Molisana',
      'Rummo',
      'Garofalo',
      'Voiello',
    ],
    aliases: { 'Barilla Selezione Oro': 'Barilla', 'De Cecco Bio': 'De Cecco' },
  },
  {
    language: 'pl',
    own: 'mBank',
    tracked: ['PKO BP'],
    answers: [
      {
        text: `Najlepsze konto osobiste zależy od tego, jak płacisz. Millennium daje premię na start, ING ma świetną aplikację, a Alior nie pobiera opłat za kartę. Za granicą wygodny jest Revolut. mBank i Santander mają najwięcej placówek.`,
        cites: ['https://www.bankmillennium.pl/', 'https://www.ing.pl/', 'https://www.aliorbank.pl/'],
      },
      {
        text: `1. **ING** – 0 zł za prowadzenie
2. **Millennium** – 500 zł premii
3. **Velo Bank** – wysoka lokata
4. **mBank Junior** – dla dzieci

Komisja Nadzoru Finansowego ostrzega przed fałszywymi SMS-ami.`,
      },
    ],
    rivals: ['Millennium', 'ING', 'Alior', 'Revolut', 'Santander', 'Velo Bank'],
    aliases: { 'mBank Junior': 'mBank' },
  },
  {
    language: 'ja',
    own: 'ニトリ',
    tracked: ['無印良品'],
    answers: [
      {
        text: `一人暮らしのベッドなら、次のブランドが人気です。

1. **ニトリ**：種類が多い
2. **IKEA**：デザイン性が高い
3. **タンスのゲン**：価格が安い
4. **フランスベッド**：品質重視

**選び方**：サイズと搬入経路を確認しましょう。`,
      },
      {
        text: `通販ではLOWYAやunicoも候補です。LOWYAは送料無料の商品が多く、unicoは北欧風のデザインが特徴です。マットレスだけなら「エマ・スリープ」やコアラマットレスが返品できます。`,
        cites: ['https://www.low-ya.com/', 'https://www.unico-fan.co.jp/'],
      },
    ],
    rivals: [
      'IKEA',
      'タンスのゲン',
      'フランスベッド',
      'LOWYA',
      'unico',
      'エマ・スリープ',
      'コアラマットレス',
    ],
  },
  {
    language: 'zh',
    own: '海底捞',
    tracked: ['呷哺呷哺'],
    answers: [
      {
        text: `朋友聚餐吃火锅，推荐以下几家：

1. **海底捞**：服务周到
2. **巴奴毛肚火锅**：毛肚新鲜
3. **小龙坎**：正宗川味
4. **湊湊**：环境精致

**注意**：周末建议提前取号。`,
      },
      {
        text: `如果在成都，本地人更爱去「蜀大侠」和「大龙燚」。外地品牌里，巴奴毛肚火锅价格偏高。想吃日式的可以去 Kagonoya。海底捞火锅外送支持二十四小时。`,
      },
    ],
    rivals: ['巴奴毛肚火锅', '小龙坎', '湊湊', '蜀大侠', '大龙燚', 'Kagonoya'],
  },
];
