/** Brand-like words that are ordinary in other languages. English has its dictionary. */
export const otherLanguages: Record<string, string> = {
  de: `ziel post bahn boden über wunder stern kraft blume volk welt zeit bild focus haus garten edel weiß schwarz rot blau grün
    apfel otto auto orange punkt linie sieger penny netto real bauer koch müller schmidt vogel adler fuchs wolf bär hut ring
    band messer licht strom wasser luft sonne mond kern klar frisch genau einfach smart nord süd ost west mai montag gut best
    neu frei free ideal familie kinder spiel spiele angebot ware schule bank norma tempo mark`,
  fr: `orange carrefour la poste casino boulanger leclerc but printemps libre free sage mobile lune soleil mer monde figaro point
    express vente privée belle claire jardin maison école bleu rouge vert blanc noir croix rose marine petit bateau grand
    frais action match paris lyon ciel air eau essence total or roche cœur céleste comptoir étoile caisse crédit mutuelle
    banque`,
  es: `sol mango meta vida banco correos día casa roja azul verde ahorro corte sur norte oro plata cruz estrella mercado libre
    claro alegría luz agua aire tierra fuego león tigre toro águila mar playa cielo lunes nueva nuevo bueno punto línea roma
    corona modelo victoria alba paz`,
  it: `tim vento posta sole ora corriere gazzetta stampa mare casa luna stella rosa bella buono fresco vero italo conad lupa alba
    orto diesel replay riso pasta alleanza intesa generali punto panda`,
  pt: `natura claro vivo oi sol mar casas bahia caixa banco correios nova novo luz terra globo extra pão açúcar americanas oceano
    estrela rio farol porto ponto meta livre azul gol`,
  nl: `action appel bol zon maan ster zeeman trouw volkskrant gamma praxis kruis bank huis tuin boom wit rood blauw`,
  sv: `coop lager post hem trygg salt lagun sommar vinter klar lycka måne sol`,
  pl: `orange play plus żabka biedronka wawel lech poczta bank dom ogród zielony czas`,
  tr: `mavi yapı kredi garanti beyaz altın yıldız deniz güneş elma`,
  ru: `яблоко магнит лента перекресток мир точка магия волга лада нива калина снежная королева детский вкусно звезда маяк победа
    россия альфа открытие самокат лавка спутник почта банк белая дача рассвет`,
  uk: `розетка зоря яблуко мрія`,
  zh: `苹果 小米 锤子 大众 土豆 瓜子 荣耀 联想 方正 长城 红旗 理想 安心 快手 老板 美的 统一 完美 大象 贝壳 自如 春秋 蘋果 海尔 红牛 当当 闲鱼 饿了么`,
  ja: `明治 ライオン ライン アップル オレンジ さくら ひまわり スイカ 大和 松屋 サクラ アマゾン`,
  ko: `현대 당근 다음 기아 우리 하나 사과 해피 미래 대상 라인 한국 애플`,
  ar: `تفاحة نون مرجان زين كريم سوق جرير ابل`,
  he: `תפוח כלל הראל אסם פלאפון הוט יס`,
  hi: `सहारा आदित्य`,
};
