import type { Lexicon } from './types.ts';

export const russian: Lexicon = {
  negator: 'не,нет,ни,без,никогда,никак*,отсутств*,едва,вместо',
  recommended:
    'рекоменд*,советую,советуем,лучший выбор,лучший вариант,лучший,лучшая,лучшее,лучшие,идеально подходит,отличный выбор,отличный вариант,хороший выбор,идеален для,стоит выбрать,подойдет для,лидер рейтинга,фаворит',
  warned:
    'избегайте,избегать,не рекоменд*,не советую,не стоит,осторожно,остерегайтесь,мошенни*,обман,развод,предупрежд*,держитесь подальше',
  compared:
    'vs,против,по сравнению,в сравнении,альтернатив*,конкурент*,лучше чем,дешевле чем,дороже чем,чем,в отличие от,аналог*,похож*,тогда как,вместо',
  positive:
    'хорош*,лучш*,отличн*,надежн*,популярн*,лидер*,удобн*,прост*,доступн*,мощн*,гибк*,инновацион*,быстр*,безопасн*,качествен*,качество,известн*,эффективн*,выгодн*,превосходн*,современн*,преимуществ*,комфортн*,проверенн*,интуитивн*',
  negative:
    'плох*,худш*,дорог*,медленн*,сложн*,труден,трудн*,ограничен*,устаре*,разочаров*,ненадежн*,слаб*,проблем*,жалоб*,недостат*,критик*,скандал*,неудобн*,некачествен*,минус*,ошибк*',
  absentBefore:
    'нет информации о,нет информации об,нет данных о,нет данных об,не нашел информации о,не нашел информации об,не нашла информации о,не удалось найти информацию о,не удалось найти информацию об,не удалось найти,не нашел,не найдено информации о,информации о,ничего о,не знаком с,не знакома с,не знаю,нет компании под названием,нет бренда под названием,нет упоминаний о,нет упоминания о,не упоминается,нет результатов по,не упоминают,информация отсутствует о,мне неизвестна компания,мне неизвестен бренд',
  absentAfter:
    'не упоминается,не упомянут*,не найден*,не встречается,не указан*,не значится,не входит в,не существует,мне не известен,мне неизвестен,мне неизвестна,неизвестен,отсутствует в,отсутствует среди,не фигурирует,не попал,не попала,не представлен*',
  harmless: 'больше информации о,подробной информации о,дополнительной информации о',
  failedSearch:
    'не удалось найти,не нашел,не нашла,не нашлось,нет,не смог найти,не смогла найти,не найдено,не обнаружено,не располагаю,не имею,никакой,недостаточно,отсутствует,отсутствуют,не удалось обнаружить',
  finding:
    'информации,информацию,информация,данных,данные,сведений,сведения,упоминаний,упоминания,результатов,компанию с названием,компании с названием,бренда с названием',
  failedAfter: 'не найдено,не найдена,не найдены,отсутствует,отсутствуют,не удалось найти,нет,не обнаружено',
  hedged:
    'возможно,может быть,вероятно,если вы,если у вас,могли бы,уточните,пожалуйста,имели в виду,имеете в виду,правильно ли,опечатк*',
  aspect: 'цены цен ценах стоимость стоимости тарифы тарифов тарифах функции функций отзывы отзывов',
  filler:
    'о об компании компания бренд бренде бренда марка продукт под названием и или также именно про для по к сожалению однако сервис сервисе сервиса приложение достоверной достоверную достоверных надежной надежную надежных проверенной проверенную конкретной конкретную подробной подробную актуальной общедоступной публичной официальной какой-либо никакой никаких этой этом относительно касательно насчет мне мной я мы найти в результатах поиска открытых источниках с компанию платформе приложении магазине достаточно',
};

export const ukrainian: Lexicon = {
  negator: 'не,ні,немає,без,ніколи,відсутн*,замість',
  recommended:
    'рекоменд*,раджу,радимо,найкращий вибір,найкращий,найкраща,найкраще,найкращі,ідеально підходить,чудовий вибір,гарний вибір,варто обрати',
  warned: 'уникайте,уникати,не рекоменд*,не раджу,не варто,обережно,остерігайтеся,шахра*,обман,попередж*',
  compared:
    'vs,проти,порівняно з,у порівнянні,альтернатив*,конкурент*,краще ніж,дешевше ніж,ніж,на відміну від,аналог*',
  positive:
    'добр*,гарн*,найкращ*,кращ*,чудов*,надійн*,популярн*,лідер*,зручн*,прост*,доступн*,потужн*,гнучк*,швидк*,безпечн*,якісн*,якість,відом*,ефективн*,вигідн*',
  negative:
    'поган*,гірш*,дорог*,повільн*,складн*,обмежен*,застаріл*,розчаров*,ненадійн*,слабк*,проблем*,скарг*,недолік*,критик*,скандал*',
  absentBefore:
    'немає інформації про,не знайшов інформації про,не вдалося знайти інформацію про,не вдалося знайти,не знайдено інформації про,нічого про,немає згадок про,не знаю,не знайшов',
  absentAfter:
    'не згадується,не згадано,не знайдено,не зустрічається,не вказано,не входить до,не існує,мені невідом*,відсутн*',
  filler: 'про компанію компанія бренд продукт під назвою і або також саме для на жаль однак',
};

export const polish: Lexicon = {
  negator: 'nie,bez,żaden,żadna,żadne,żadnych,nigdy,brak,ani,zamiast',
  recommended:
    'polecam,polecan*,polecamy,rekomend*,najlepszy wybór,najlepsza opcja,najlepszy,najlepsza,najlepsze,idealny dla,idealna dla,idealny do,świetny wybór,dobry wybór,warto wybrać,doskonały wybór',
  warned:
    'unikaj,unikać,unikajcie,nie polecam,nie polecan*,odradzam,odradzan*,uważaj na,ostrożnie,oszustw*,ostrzeżenie,nie warto',
  compared:
    'vs,kontra,w porównaniu,porównaniu z,alternatyw*,konkurent*,konkurencj*,niż,w przeciwieństwie do,podobny do,podczas gdy',
  positive:
    'dobry,dobra,dobre,lepsz*,najleps*,świetn*,doskonał*,niezawodn*,popularn*,lider*,łatw*,prost*,przystępn*,wydajn*,elastyczn*,innowacyjn*,szybk*,bezpieczn*,wysokiej jakości,jakość,znan*,skuteczn*,wygodn*,intuicyjn*,zalet*,solidn*',
  negative:
    'zły,zła,złe,gorsz*,najgorsz*,drog*,woln*,skomplikowan*,trudn*,ograniczon*,przestarzał*,rozczarow*,zawodn*,słab*,problem*,skarg*,wad*,krytyk*,skandal*,kosztown*',
  absentBefore:
    'brak informacji o,brak informacji na temat,nie znalazłem informacji o,nie znalazłem informacji na temat,nie znalazłam informacji o,nie udało się znaleźć informacji o,nie udało mi się znaleźć informacji o,nie udało się znaleźć,nie znalazłem,nie mam informacji o,brak wyników dla,nie ma wzmianki o,brak wzmianki o,nic o,nie znam,nie znaleziono informacji o',
  absentAfter:
    'nie jest wymienion*,nie został* wymienion*,nie pojawia się,nie zostało znalezione,nie znaleziono,nie występuje,nie figuruje,nie jest znan*,nie istnieje,nie znajduje się na liście,nie została wymieniona,nie został wymieniony',
  failedSearch:
    'nie znalazłem,nie znalazłam,nie udało mi się znaleźć,nie udało się znaleźć,brak,nie mam,nie ma,nie znaleziono,nie posiadam,niewiele,żadnych,nie dysponuję',
  finding:
    'informacji,informacje,danych,wyników,wzmianki,wzmianek,szczegółów,źródeł,firmy o nazwie,marki o nazwie,produktu o nazwie',
  failedAfter: 'nie znaleziono,nie są dostępne,niedostępne,nie udało się znaleźć,brak',
  hedged:
    'być może,możliwe,możliwe że,może chodzi,jeśli,jeżeli,czy chodzi,czy możesz,proszę,literówka,pisownia,prawdopodobnie',
  aspect: 'ceny cen cenach koszt koszty kosztach taryfy funkcje funkcji opinie opinii',
  filler:
    'o firmie firma marka marce produkt produkcie nazwie pod nazwą i lub także sama sam na temat dla niestety jednak konkretnie żadnych żadnej wiarygodnych wiarygodnej rzetelnych konkretnych szczegółowych sprawdzonych aktualnych publicznych dostępnych wystarczających oficjalnych firmy marki produktu serwisu serwisie aplikacji platformie sklepie dotyczących odnośnie w wynikach wyszukiwania mi się znaleźć',
};

export const czech: Lexicon = {
  negator: 'ne,není,nejsou,bez,žádný,žádná,žádné,nikdy,ani,nelze,nemá,místo',
  recommended:
    'doporučuj*,doporučen*,doporučil*,nejlepší volba,nejlepší,ideální pro,skvělá volba,dobrá volba,perfektní pro,vítěz',
  warned: 'vyhněte se,vyhnout se,nedoporučuj*,nedoporučen*,pozor na,podvod*,varování,varujeme',
  compared:
    'vs,ve srovnání,oproti,alternativ*,konkurent*,konkurenc*,lepší než,levnější než,dražší než,než,na rozdíl od,podobn*',
  positive:
    'dobr*,lepší,nejlepší,skvěl*,výborn*,spolehliv*,populární,oblíben*,snadn*,jednoduch*,dostupn*,výkonn*,flexibiln*,rychl*,bezpečn*,kvalit*,znám*,efektivn*,pohodln*,výhod*',
  negative:
    'špatn*,horší,nejhorší,drah*,pomal*,složit*,obtížn*,omezen*,zastaral*,zklam*,nespolehliv*,slab*,problém*,stížnost*,nevýhod*,kritik*,skandál*',
  absentBefore:
    'žádné informace o,nenašel jsem informace o,nenašla jsem informace o,nepodařilo se najít informace o,nepodařilo se najít,nemám informace o,žádné výsledky pro,žádná zmínka o,nic o,neznám,nenašel jsem',
  absentAfter:
    'není uveden*,není zmíněn*,nebyl* nalezen*,nebyla nalezena,nebyl nalezen,neobjevuje se,nevyskytuje se,nefiguruje,není znám*,neexistuje,není na seznamu',
  filler:
    'o firmě firma společnosti společnost značce značka produkt produktu jménem názvem s a nebo také sama sám pro bohužel však konkrétně',
};
