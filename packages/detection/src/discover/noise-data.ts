/** Words that head lists and tables or carry capitals without being anybody's name, by language. */
const genericByLanguage: Record<string, string> = {
  en: `dr mr mrs ms prof pros cons price prices pricing cost costs plan plans feature features benefit benefits advantage advantages disadvantage
 disadvantages conclusion summary verdict overview note notes tip tips warning best top overall key takeaway takeaways bottom line
 free trial paid premium basic pro standard enterprise starter business small medium large budget value quality support customer
 customers service services integration integrations security privacy ease use usability design interface reviews review rating
 ratings materials material fit return policy shipping delivery location size weight origin availability compatibility
 performance speed battery storage reporting analytics automation marketing sales management contact email tracking process
 care instructions comparison alternative alternatives option options choice recommendation recommendations final thoughts
 what why how when which who where if for the a an and or but step first second third finally short answer things factors
 consider example examples tool tools software platform app apps product products company companies brand brands provider providers
 name type category starting started team teams user users group groups target audience criteria editor
 laptop phone desktop mobile web online local global open source strengths weaknesses highlights limitations perks downsides`,
  de: `vorteil vorteile nachteil nachteile preis preise kosten fazit zusammenfassung überblick hinweis tipp tipps datenschutz
 zeiterfassung anbieter funktion funktionen leistung leistungen stärke stärken schwäche schwächen bedienung qualität service
 support kundenservice software lösung lösungen plattform unternehmen firma betrieb betriebe produkt produkte marke marken nutzer
 kunden kunde markt test testnote sieger testsieger vergleich alternative alternativen empfehlung auswahl kriterien worauf
 sie ihr ihnen ihre ihrem ihren ich wir es er man für die der das ein eine und oder wenn wer was wie wo warum neben besonders laut kurz etwas dort hier auch nur mit ohne von bei
 struktur feedback oberfläche abrechnung
 berichte server urteil pflicht monat mitarbeiter jahr woche tag lohnabrechnung konzern konzerne frau herr  
 material größe gewicht lieferung versand garantie sicherheit größe vertrag laufzeit gebühren beratung wichtig
 zum zur im am beim nach seit bis gut schlecht beste bester bestes top`,
  fr: `avantage avantages inconvénient inconvénients prix tarif tarifs coût coûts conclusion résumé remarque conseil conseils service client
 facturation sécurité qualité fonctionnalité fonctionnalités points forts faibles marque marques origine poids volume confort
 robustesse écologie choisir acheter ligne comparatif alternative alternatives le la les un une des du de et ou si pour
 par sur chez selon contrairement voici idéal application livraison garantie offre offres gratuit gratuite marché
 entreprise entreprises produit produits logiciel outil outils solution solutions où quoi comment pourquoi quel quelle enfin aussi
 notre meilleur meilleure meilleurs meilleures option options critère critères taille matière carte compte`,
  es: `ventaja ventajas desventaja desventajas inconvenientes precio precios coste costes costo conclusión resumen consejo consejos nota
 calidad servicio atención cliente seguridad funciones características envío gastos pedido mínimo compra domicilio aplicación
 ciudades ciudad oficial viajes largos marca marcas empresa empresas producto productos opción opciones alternativa alternativas
 el la los las un una y o si para por con en de del al cuál qué cómo dónde cuándo entre además según también te aquí mejor mejores
 tamaño material garantía plan planes gratis país`,
  it: `vantaggio vantaggi svantaggio svantaggi prezzo prezzi costo costi conclusione riepilogo nota consiglio consigli qualità
 servizio clienti cliente sicurezza funzioni caratteristiche spedizione consegna marca marche azienda aziende prodotto prodotti
 opzione opzioni alternativa alternative il lo la i gli le un una uno e o se per con in di del della al dal nel su quale cosa come
 dove quando tra fra secondo attenzione ecco migliore migliori garanzia piano`,
  pt: `vantagem vantagens desvantagem desvantagens preço preços custo custos conclusão resumo dica dicas nota qualidade serviço
 atendimento segurança recursos entrega marca marcas empresa empresas produto produtos opção opções alternativa alternativas
 o a os as um uma e ou se para por com em de do da no na qual como onde quando melhor melhores plano planos grátis`,
  pl: `zalety zaleta wady wada cena ceny koszt koszty podsumowanie wniosek wskazówka wskazówki uwaga jakość obsługa klienta
 bezpieczeństwo funkcje dostawa platforma prowizja ubezpieczenie zwroty firma firmy marka marki produkt produkty opcja
 opcje alternatywa alternatywy jeśli jeżeli który która które co jak gdzie kiedy według najpopularniejsze polecane na w z do dla i
 oraz lub albo nie tak czas usługa brak duży najlepszy najlepsze`,
  nl: `voordelen nadelen prijs prijzen kosten conclusie samenvatting tip tips kwaliteit service klantenservice veiligheid functies
 levering merk merken bedrijf bedrijven product producten optie opties alternatief alternatieven de het een en of als voor met`,
  ja: `料金 価格 月額料金 月額 特徴 メリット デメリット まとめ 注意点 注意 ポイント 機能 サポート サービス 会社 比較 選び方 おすすめ
 概要 結論 無料 有料 プラン 評価 口コミ 長所 短所 対象 用途 連携 シンプル 法人向け 個人向け 税理士 データ 
 速度 項目 種類 名称 商品 商品名 製品 製品名 ブランド メーカー アプリ ソフト 会計ソフト クラウド`,
  zh: `需要注意 价格 优点 缺点 总结 特点 功能 软件 品牌 均价 适合人群 选购建议 建议 小贴士 注意事项 易用性 性价比 服务 质量 推荐 结论 概述 名称 类型
 产品 公司 平台 工具 免费 付费 版本 用户 场景 适用场景 优势 劣势 不足 文档 考勤 评分
 對比 对比 比较 總結 優點 缺點 價格`,
  ko: '가격 장점 단점 요약 결론 특징 기능 서비스 지원 추천 비교 요금 무료 유료 회사 브랜드 제품',
};

/** Abbreviations that name no brand. */
const acronyms = `db kg km mm cm mb gb tb kb kw kwh mhz ghz hz mah mbit ms etf adas ota vpn pc tv 4k 5g cd dvd ai api app b2b b2c bi ceo cfo cms cpu crm cro cto diy dsgvo erp esim eu faq gb gdpr gps gpu hipaa hr html http ios
 ip isbn iso it kpi led llc ltd mb mnp nfc ok os pc pdf pos ppc pr qr rest roi saas sdk seo sim sku sla sme smb sms soc sql sso ssd tv uk
 un url us usa usb usd usp ux vat vpn vr wifi xml eur rgpd pme tva iva rodo co2 ev lcd oled gmbh ag sarl sas spa srl kmu kg va vtc vs`;

const cities = `london paris berlin madrid rome roma milan milano turin torino naples napoli munich münchen hamburg köln cologne
 frankfurt stuttgart düsseldorf leipzig bremen hannover dresden nürnberg wien zürich genf basel bern lyon marseille toulouse nice nantes
 lille bordeaux strasbourg barcelona valencia sevilla bilbao málaga zaragoza lisbon lisboa porto warsaw warszawa
 krakow kraków krakowie gdańsk wrocław poznań łódź prague praha budapest vienna amsterdam rotterdam brussels bruxelles dublin edinburgh
 manchester birmingham glasgow york boston chicago austin dallas houston denver seattle portland miami atlanta phoenix philadelphia
 detroit francisco angeles diego vegas washington toronto vancouver montreal ottawa sydney melbourne brisbane auckland tokyo osaka
 kyoto seoul beijing shanghai shenzhen guangzhou hangzhou hong kong singapore delhi mumbai bangalore dubai istanbul moscow kyiv stockholm
 oslo copenhagen helsinki athens firenze florence bologna genova palermo venezia verona andalucía cataluña galicia
 california texas florida arizona oregon nevada ohio michigan virginia georgia london europe europa asia africa américa america latina
 bayern sachsen hessen silicon valley     
 北京 上海 广州 深圳 杭州 成都 南京 武汉 台北 香港 中国 日本 东京 東京 大阪 京都 名古屋 福岡 札幌 横浜 海外 国内`;

const firstNames = `adam alex alexander alice amy andrea andreas andrew anna anne anthony antonio barbara ben brian carlos carmen caroline
 charles chris christian christine claire claudia daniel david diana eduardo elena elizabeth emily emma eric eva felix fernando
 florian francesco francisco frank françois gary george giulia giuseppe hans helen henry isabel jack jacques james jan jane janusz jason
 jean jeff jennifer jessica john jose josé joseph juan julia julie karen karl kate katharina kevin klaus laura linda lisa louis
 lucas luigi luis lukas marco marek maria marie mario mark markus martin mary matteo matthew michael michel miguel mike nancy
 nicolas nicole olivia pablo patrick paul pedro peter philip philippe piotr rachel richard robert sam samuel sandra
 sara sarah scott sergio simon sofia sophie stefan stefano stephanie stephen steve steven susan thibaud thomas tim tom tomasz ursula
 victoria walter william wolfgang yves elon satya matt dan dave doug bill bob rob ron ray roy sean shawn neil nick pete phil ralph greg gordon glenn gavin frederic fabian fabio
  ethan evan elias dennis derek damian craig cody clara chloe cesar cathy bruce brandon bradley bernard beatriz beth ashley arthur arnaud
  antoine angela alan al ana agnes agnieszka ewa katarzyna małgorzata magdalena krzysztof michał paweł marcin maciej jakub wojciech
  grzegorz łukasz mateusz jürgen jens uwe heike sabine monika petra anja tobias sebastian dirk ralf bernd rainer mathieu julien guillaume
  camille manon léa hugo théo louise amélie alberto alessandro davide matteo riccardo roberto lorenzo paolo silvia valentina chiara
  ignacio javier jorge josefina lucía manuel raúl rosa santiago teresa beatrice diego mateo`;

/** Words that open or close the names of offices and schools. */
const institutions = `ministry department university federal bureau commission authority institute parliament council act bundesamt
  bundesregierung ministerium verbraucherzentrale verband fachverband universität behörde stiftung ministère agence université assurance
  préfecture assemblée loi ministerio agencia universidad policía ley gobierno ayuntamiento junta ministero agenzia università
  autorità legge comune regione urząd ministerstwo uniwersytet ustawa komisja rada volkshochschule`;

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

export const genericWords = Object.values(genericByLanguage).flatMap(words);
export const acronymWords = words(acronyms);
export const institutionWords = words(institutions);
export const cityWords = words(cities);
export const firstNameWords = words(firstNames);

/** Endings of German nouns that names hardly ever have. */
export const germanNounEnding =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ität|itäten|ismus|ment|mente|kosten|preis|preise|zeit|zeiten|daten|schutz|betriebe|betrieben|markt|führer|programm|programme|pflicht)$/u;
