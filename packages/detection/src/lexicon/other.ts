import type { Lexicon } from './types.ts';

export const turkish: Lexicon = {
  negator: 'değil,yok,hiç,asla,olmadan,ne,olmayan,yetersiz',
  recommended:
    'öner*,tavsiye*,en iyi seçim,en iyi seçenek,en iyi,ideal,mükemmel bir seçim,harika bir seçim,iyi bir seçim,favori,öne çıkıyor,öne çıkan',
  warned:
    'kaçının,uzak durun,önermiyorum,önerilmez,tavsiye etmiyorum,tavsiye edilmez,dikkat,dolandırıcı*,uyarı',
  compared:
    'vs,karşı,kıyasla,karşılaştır*,alternatif*,rakip*,rakib*,daha iyi,daha ucuz,daha pahalı,aksine,benzer*,göre',
  positive:
    'iyi,en iyi,mükemmel,harika,güvenilir,popüler,lider,kolay,uygun fiyatlı,güçlü,esnek,yenilikçi,hızlı,güvenli,kaliteli,kalite,tanınmış,etkili,kullanışlı,pratik,avantaj*,başarılı',
  negative:
    'kötü,en kötü,pahalı,yavaş,karmaşık,zor,sınırlı,eski,hayal kırıklığı,güvenilmez,zayıf,sorun*,şikayet*,dezavantaj*,eleştiri*,skandal,yetersiz',
  absentBefore: 'hakkında bilgi bulamadım,bilgi yok',
  absentAfter:
    'hakkında bilgi bulamadım,hakkında bilgi bulunamadı,hakkında herhangi bir bilgi bulamadım,hakkında bilgim yok,hakkında bilgi yok,hakkında bir bilgi bulamadım,adlı bir marka bulamadım,adlı bir şirket bulamadım,adında bir şirket bulamadım,bulunamadı,yer almıyor,geçmiyor,bahsedilmiyor,listede yok,bilinmiyor,mevcut değil,hakkında sonuç bulunamadı',
  finding: 'bilgi,bilgiye,bilgiler,veri,sonuç,kayıt,bahis,marka,şirket,kaynak',
  failedAfter:
    'bulamadım,bulamadık,bulunamadı,bulunmuyor,bulunmamaktadır,yok,yoktur,rastlamadım,rastlayamadım,ulaşamadım,ulaşılamadı,edinemedim,mevcut değil,sahip değilim,yer almıyor',
  hedged: 'olabilir,belki,muhtemelen,eğer,mümkün,lütfen,yazım,kastettiğiniz,demek istediniz',
  filler:
    'markası marka şirketi şirket ürün adlı adında ve veya da de için ile ilgili maalesef ise güvenilir bir herhangi hiçbir somut detaylı yeterli net güncel doğrulanabilir resmi spesifik hakkında arama sonuçlarında sonuçlarımda isimli isminde hizmet uygulaması platformu konusunda dair bu ancak',
};

export const arabic: Lexicon = {
  negator: 'لا,ليس,ليست,لم,لن,غير,بدون,دون,عدم,ما',
  recommended:
    'أنصح,انصح ب,ننصح,أوصي,نوصي,يوصى,موصى,الخيار الأفضل,أفضل خيار,الأفضل,أفضل,مثالي ل,مثالية ل,خيار ممتاز,خيار رائع,مثالي,مثالية',
  warned: 'تجنب,ابتعد عن,احذر,لا أنصح,لا ننصح,لا أوصي,لا ينصح,احتيال,نصب,تحذير',
  compared:
    'مقابل,مقارنة,بالمقارنة,بديل,بدائل,منافس,منافسين,المنافسين,أفضل من,أرخص من,أغلى من,على عكس,مشابه,بخلاف,مثل',
  positive:
    'جيد,جيدة,ممتاز,ممتازة,رائع,رائعة,موثوق,موثوقة,شائع,شائعة,رائد,رائدة,سهل,سهلة,قوي,قوية,مرن,مرنة,مبتكر,سريع,سريعة,آمن,آمنة,جودة,الجودة,عالية الجودة,معروف,معروفة,فعال,مميز,مميزة,مناسب,مناسبة',
  negative:
    'سيئ,سيئة,أسوأ,غالي,غالية,باهظ,باهظة,مكلف,مكلفة,بطيء,بطيئة,معقد,معقدة,صعب,صعبة,محدود,محدودة,قديم,مخيب,ضعيف,ضعيفة,مشكلة,مشاكل,شكاوى,عيوب,انتقادات,فضيحة',
  absentBefore:
    'لم أجد معلومات عن,لم أجد أي معلومات عن,لم أعثر على معلومات عن,لم أعثر على أي معلومات عن,لا توجد معلومات عن,لا توجد معلومات حول,ليس لدي معلومات عن,لم أتمكن من العثور على,لم أتمكن من العثور على معلومات عن,لا توجد نتائج عن,لا يوجد ذكر ل,لا أعرف,لم أجد,لا توجد شركة باسم,لا توجد شركة تسمى',
  absentAfter:
    'غير مذكور,غير مذكورة,لم يذكر,لم تذكر,لم يتم ذكر,لا يظهر,لا تظهر,غير موجود,غير موجودة,غير معروف,غير معروفة,لم يتم العثور',
  failedSearch:
    'لم أتمكن من العثور,لم اتمكن من العثور,لم أجد,لم أعثر,لا توجد,لا يوجد,ليس لدي,لا تتوفر,لا أملك,لم يتم العثور,تعذر العثور,لم نجد',
  finding: 'معلومات,نتائج,بيانات,ذكر,تفاصيل,مصادر',
  failedAfter: 'غير متوفرة,غير متاحة,غير موجودة',
  hedged: 'ربما,قد تكون,قد يكون,من الممكن,من المحتمل,إذا كنت,اذا كنت,هل تقصد,يرجى,هل يمكنك',
  filler:
    'شركة علامة تجارية العلامة التجارية منتج باسم تسمى يسمى و أو عن حول أيضا للأسف في موثوقة موثقة كافية محددة دقيقة مؤكدة رسمية أي اي على بشأن بخصوص هذه هذا الشركة منصة تطبيق خدمة متجر نتائج البحث',
};

export const hebrew: Lexicon = {
  negator: 'לא,אין,אינו,אינה,בלי,ללא,אף,מעולם',
  recommended:
    'ממליץ,ממליצה,ממליצים,מומלץ,מומלצת,הבחירה הטובה ביותר,הטוב ביותר,הטובה ביותר,אידיאלי,אידיאלית,מושלם עבור,בחירה מצוינת,בחירה טובה',
  warned: 'להימנע,הימנעו,היזהרו,לא מומלץ,לא מומלצת,לא ממליץ,הונאה,אזהרה,התרחקו',
  compared: 'מול,לעומת,בהשוואה,אלטרנטיבה,אלטרנטיבות,חלופה,מתחרה,מתחרים,יותר טוב מ,בניגוד ל,דומה ל',
  positive:
    'טוב,טובה,מצוין,מצוינת,אמין,אמינה,פופולרי,פופולרית,מוביל,מובילה,קל,קלה,נוח,נוחה,חזק,חזקה,גמיש,חדשני,מהיר,מהירה,בטוח,איכותי,איכותית,מוכר,יעיל,יתרון,יתרונות',
  negative:
    'רע,רעה,גרוע,גרועה,יקר,יקרה,איטי,איטית,מסובך,מסובכת,קשה,מוגבל,מוגבלת,מיושן,מאכזב,חלש,בעיה,בעיות,תלונות,חיסרון,חסרונות,ביקורת',
  absentBefore:
    'לא מצאתי מידע על,לא נמצא מידע על,אין מידע על,אין לי מידע על,לא הצלחתי למצוא מידע על,לא הצלחתי למצוא,אין אזכור של,לא מכיר את,לא מצאתי',
  absentAfter: 'לא מוזכר,לא מוזכרת,לא נמצא,לא נמצאה,לא מופיע,לא מופיעה,לא מוכר,לא מוכרת,לא קיים,לא קיימת',
  filler: 'חברה חברת מותג המותג מוצר בשם את של ו או גם על לצערי',
};

export const hindi: Lexicon = {
  negator: 'नहीं,न,बिना,कभी नहीं,मत',
  recommended: 'सिफारिश,अनुशंसित,सबसे अच्छा विकल्प,सबसे अच्छा,सबसे अच्छी,सर्वश्रेष्ठ,बेहतरीन विकल्प,अच्छा विकल्प,आदर्श,सुझाव',
  warned: 'बचें,सावधान,धोखाधड़ी,घोटाला,चेतावनी,दूर रहें,सिफारिश नहीं',
  compared: 'बनाम,तुलना,की तुलना में,विकल्प,प्रतिस्पर्धी,प्रतियोगी,से बेहतर,से सस्ता,के विपरीत',
  positive:
    'अच्छा,अच्छी,अच्छे,बेहतर,बेहतरीन,उत्कृष्ट,विश्वसनीय,भरोसेमंद,लोकप्रिय,अग्रणी,आसान,किफायती,शक्तिशाली,तेज,सुरक्षित,गुणवत्ता,प्रसिद्ध,शानदार',
  negative:
    'खराब,बुरा,बुरी,महंगा,महंगी,महंगे,धीमा,धीमी,जटिल,कठिन,सीमित,पुराना,निराशाजनक,कमजोर,समस्या,समस्याएं,शिकायत,शिकायतें,नुकसान,आलोचना',
  absentBefore: 'जानकारी नहीं मिली',
  absentAfter:
    'के बारे में कोई जानकारी नहीं मिली,के बारे में जानकारी नहीं मिली,के बारे में कोई जानकारी नहीं है,के बारे में मुझे कोई जानकारी नहीं,का उल्लेख नहीं,नहीं मिला,नहीं मिली,सूची में नहीं,मौजूद नहीं',
  filler: 'नामक नाम कंपनी ब्रांड की के का और या भी',
};

export const finnish: Lexicon = {
  negator: 'ei,eivät,en,ilman,eikä,älä,koskaan',
  recommended:
    'suosittel*,suositel*,paras valinta,paras,parhaat,erinomainen valinta,hyvä valinta,ihanteellinen,täydellinen,ykkösvalinta',
  warned: 'vältä,välttää,varo,varokaa,huijaus,varoitus,en suosittele,ei suositella',
  compared:
    'vs,verrattuna,vertailu,vaihtoehto,vaihtoehdot,kilpailija*,parempi kuin,halvempi kuin,kalliimpi kuin,kuin,toisin kuin',
  positive:
    'hyv*,paras,parhaat,parempi,erinomai*,luotettav*,suosit*,johtava*,helppo*,edullinen,edullise*,tehoka*,joustav*,nopea*,turvallinen,turvallise*,laadukas,laadukka*,laatu,tunnettu,kätev*',
  negative:
    'huono*,kallis,kallii*,hidas,hita*,monimutkai*,vaikea*,rajallinen,rajoitet*,vanhentun*,pettymys,epäluotettav*,heikko*,ongelm*,valituks*,haitta*,kritiik*',
  absentBefore: 'en löytänyt tietoa,ei löytynyt tietoa,en löytänyt mitään tietoa,ei tietoa,ei mainintaa',
  absentAfter:
    'ei mainita,ei löytynyt,ei löydy,ei esiinny,ei näy,ei ole tiedossa,ei ole olemassa,en löytänyt tietoa,ei ole luettelossa,ei ole mainittu,en löytänyt',
  filler: 'yrityksestä yritys brändistä brändi tuotteesta tuote nimeltä ja tai myös valitettavasti kuitenkin',
};

export const chinese: Lexicon = {
  negator: '不,没,没有,無,无,未,并非,沒有,缺乏',
  recommended: '推荐,首选,最佳选择,最好的,不错的选择,理想选择,值得购买,值得考虑,非常适合,推薦,首選,最佳選擇',
  warned: '避免,不推荐,不建议,小心,警惕,骗局,诈骗,不推薦,慎选,远离,避雷',
  compared: '相比,对比,比较,替代品,竞争对手,优于,不如,相较于,與,比較,替代方案,竞品',
  positive:
    '优秀,出色,可靠,流行,受欢迎,领先,易用,简单,实惠,强大,灵活,创新,快速,安全,高品质,质量好,知名,高效,好用,优势,性价比高,很好,優秀,值得信赖',
  negative:
    '差,糟糕,昂贵,价格高,缓慢,复杂,困难,有限,过时,令人失望,不可靠,弱点,问题,投诉,缺点,批评,丑闻,偏贵,不足',
  absentBefore:
    '没有找到关于,未找到关于,没有关于,找不到关于,没有提到,未提及,没有提及,无法找到关于,没找到关于,没有找到,未能找到,未找到,找不到,不了解,不熟悉,沒有找到關於,沒有提到',
  absentAfter:
    '没有被提及,未被提及,没有出现,未出现,不在列表中,不在其中,的信息未找到,的相关信息没有找到,未被列出,没有找到,没有相关信息,并未出现,未上榜,不存在,的信息很少找到',
  failedSearch:
    '没有找到,未找到,找不到,未能找到,没找到,无法找到,没有,未能查到,没有查到,查不到,暂无,无法查到,缺乏,沒有找到,無法找到,未搜索到,没有搜索到,无法确认,无法核实',
  finding: '信息,资料,结果,记录,資訊,資料,消息,内容,报道',
  failedAfter: '没有找到,未找到,暂无,不足,无法找到,找不到,未能找到,有限',
  hedged: '可能,也许,或许,如果您,如果你,是否,请提供,请确认,您是指,拼写,如有',
  filler:
    '的 关于 品牌 公司 产品 名为 叫 叫做 一家 一个 任何 这个 有关 可靠 可信 具体 详细 确切 准确 相关 足够 公开 最新 官方 有效 权威 与 对于 对 一款 这款 这家 名称为 叫作 有关于 目前 在 搜索结果 中 里 平台 应用 软件 服务 店铺',
};

export const japanese: Lexicon = {
  negator: 'ない,ません,なし,ず,なく',
  recommended: 'おすすめ,お勧め,オススメ,推奨,最適,最良の選択,ベスト,一番人気,第一候補,イチオシ,一押し',
  warned:
    '避ける,避けて,避けた方がよい,避けた方がいい,おすすめしません,おすすめできません,お勧めしません,注意が必要,詐欺,警告,やめたほうが',
  compared: '比較,に比べて,と比べて,より,代替,競合,対抗,に対して,一方',
  positive:
    '優れ,優秀,信頼,人気,使いやすい,簡単,手頃,強力,柔軟,革新的,高速,安全,高品質,品質,有名,効率,便利,快適,魅力,充実,高い評価,評判が良い',
  negative: '悪い,高価,高額,遅い,複雑,難しい,限られ,古い,残念,弱い,問題,苦情,欠点,批判,不便,デメリット,不満',
  absentBefore: '情報が見つからない',
  absentAfter:
    'に関する情報は見つかりませんでした,に関する情報が見つかりませんでした,についての情報は見つかりませんでした,についての情報が見つかりませんでした,という会社は見つかりません,というブランドは見つかりません,は見つかりませんでした,が見つかりませんでした,は含まれていません,は言及されていません,については言及されていません,は掲載されていません,についての言及はありません,についての情報はありません,に関する情報はありません,については情報がありません,は存在しません,は記載されていません,の名前は出てきません,は確認できませんでした,という製品は見つかりません,についてはわかりません',
  finding: '情報,データ,記載,言及,結果,詳細,記録',
  failedAfter:
    '見つかりません,見つけられません,見つけることができません,見当たりません,確認できません,得られません,ありません,ございません,持っていません,見つからな,確認できな,含まれていません',
  hedged: 'かもしれません,可能性,もし,教えていただけ,ご確認ください,スペル,思われます,でしょうか',
  filler:
    'という ブランド 会社 製品 社 に関する に関して についての について に関連する との に対する 信頼できる 信頼性の高い 具体的な 詳細な 確かな 十分な 正確な 公開 最新の 公式 明確な 検索結果 では には からは で に が は を も の ような サービス 企業 株式会社 アプリ ツール 現時点 現在 残念ながら',
};

export const korean: Lexicon = {
  negator: '않,없,못,아니,안',
  recommended: '추천,최고의 선택,최선의 선택,가장 좋은,적합,이상적,베스트,1순위,좋은 선택',
  warned: '피하세요,피하는 것이,추천하지 않,주의,사기,경고,비추천,비추',
  compared: '비교,보다,대안,경쟁사,경쟁,대비,반면,에 비해',
  positive:
    '좋은,우수,뛰어난,신뢰,인기,선도,쉬운,편리,저렴,강력,유연,혁신,빠른,안전,고품질,품질,유명,효율,장점,만족,훌륭',
  negative: '나쁜,비싼,비싸,느린,느리,복잡,어려운,제한,구식,실망,약한,문제,불만,단점,비판,논란,불편',
  absentBefore: '정보를 찾을 수 없는',
  absentAfter:
    '에 대한 정보를 찾을 수 없,에 대한 정보를 찾지 못,에 대한 정보는 찾을 수 없,에 대한 정보가 없,에 대한 정보는 없,에 관한 정보를 찾을 수 없,라는 회사를 찾을 수 없,이라는 회사를 찾을 수 없,라는 브랜드를 찾을 수 없,이라는 브랜드를 찾을 수 없,은 언급되지 않,는 언급되지 않,이 언급되지 않,가 언급되지 않,은 포함되어 있지 않,는 포함되어 있지 않,은 목록에 없,는 목록에 없,을 찾을 수 없,를 찾을 수 없,은 나오지 않,는 나오지 않,은 확인되지 않,는 확인되지 않,은 존재하지 않,는 존재하지 않',
  finding: '정보,자료,결과,언급,데이터,기록,내용',
  failedAfter:
    '찾을 수 없,찾지 못,찾을 수가 없,없습니다,없었습니다,확인할 수 없,확인되지 않,확인하지 못,나오지 않,존재하지 않,부족',
  hedged: '수 있습니다,수도 있,가능성,혹시,만약,아마,알려 주,알려주,확인해 주,오타,것 같습니다,경우',
  filler:
    '라는 이라는 브랜드 회사 제품 에 대한 대해 대해서 관한 관련된 관련 신뢰할 만한 수 있는 믿을 구체적인 정확한 충분한 공식적인 공식 공개된 최신 상세한 자세한 어떠한 어떤 별다른 는 은 이 가 을 를 의 서비스 앱 업체 기업 플랫폼 현재 제가 검색 검색에서 검색해도 에서',
};

export const thai: Lexicon = {
  negator: 'ไม่,ไม่มี,ไม่ได้,ปราศจาก',
  recommended: 'แนะนำ,ตัวเลือกที่ดีที่สุด,ดีที่สุด,เหมาะสำหรับ,ตัวเลือกที่ดี,น่าสนใจ',
  warned: 'หลีกเลี่ยง,ไม่แนะนำ,ระวัง,หลอกลวง,คำเตือน',
  compared: 'เทียบกับ,เปรียบเทียบ,ทางเลือก,คู่แข่ง,ดีกว่า,ถูกกว่า,แพงกว่า',
  positive:
    'ดี,ยอดเยี่ยม,น่าเชื่อถือ,ได้รับความนิยม,ยอดนิยม,ชั้นนำ,ใช้งานง่าย,ราคาไม่แพง,คุ้มค่า,มีประสิทธิภาพ,รวดเร็ว,ปลอดภัย,คุณภาพ,มีชื่อเสียง,สะดวก',
  negative: 'แย่,แพง,ช้า,ซับซ้อน,ยาก,จำกัด,ล้าสมัย,น่าผิดหวัง,ปัญหา,ข้อร้องเรียน,ข้อเสีย,วิจารณ์',
  absentBefore: 'ไม่พบข้อมูลเกี่ยวกับ,ไม่มีข้อมูลเกี่ยวกับ,ไม่พบข้อมูลของ,หาข้อมูลเกี่ยวกับ,ไม่พบ,ไม่รู้จัก',
  absentAfter: 'ไม่ปรากฏ,ไม่ถูกกล่าวถึง,ไม่อยู่ในรายการ,ไม่พบข้อมูล,ไม่มีข้อมูล,ไม่ได้ถูกกล่าวถึง',
  filler: 'แบรนด์ บริษัท ผลิตภัณฑ์ ชื่อ',
};
