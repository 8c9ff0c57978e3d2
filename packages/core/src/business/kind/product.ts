import { kindsOf } from './define.ts';

const kind = kindsOf('product');

export const product = [
  kind('running-shoes', 'product', 'running shoe', 'der Laufschuh, Laufschuhe', {
    en: 'running shoes|trail running shoes|trainers',
    de: 'Laufschuhe|Trailschuhe|Trailrunningschuhe',
    tags: 'wear|sport|fit',
    needs: {
      en: [
        'blisters: I get blisters on every long run',
        'knee pain when running: My knees hurt after ten kilometres',
        'first marathon: I am training for my first marathon',
      ],
      de: [
        'Blasen: Ich bekomme bei jedem langen Lauf Blasen',
        'Knieschmerzen beim Laufen: Nach zehn Kilometern tun mir die Knie weh',
        'erster Marathon: Ich trainiere für meinen ersten Marathon',
      ],
    },
    budget: [150, '', ''],
  }),
  kind('shoes', 'product', 'shoe', 'der Schuh, Schuhe', {
    loose: true,
    en: 'shoes|boots|sneakers|sandals|barefoot shoes|hiking boots|footwear|children’s shoes|slippers|work boots|safety shoes|socks|compression socks|walking boots|kids’ shoes',
    de: 'Schuhe|Stiefel|Sneaker|Sandalen|Barfußschuhe|Wanderschuhe|Kinderschuhe|Hausschuhe|Sicherheitsschuhe|Socken|Arbeitsschuhe',
    tags: 'wear|fit',
    needs: {
      en: ['wide feet: I have wide feet and nothing fits'],
      de: ['breite Füße: Ich habe breite Füße und nichts passt'],
    },
    budget: [120, '', ''],
  }),
  kind('clothing', 'product', 'clothing, -', 'die Kleidung, -', {
    loose: true,
    en: 'fashion|clothes|T-shirts|jeans|dresses|jackets|swimwear|underwear|sportswear|baby clothes|workwear|outdoor clothing|knitwear|suits|rain jackets|activewear|lingerie|children’s clothing|shirts|cycling clothing|hoodies|merino base layers|bras|maternity wear|streetwear|organic clothing|wedding dresses|sustainable fashion|shirts|coats|sweaters|leggings|kids’ clothing|kids’ clothes|uniforms|hats|scarves|gloves|menswear|womenswear|outdoor gear|denim',
    de: 'Mode|T-Shirts|Jeans|Kleider|Jacken|Bademode|Unterwäsche|Sportbekleidung|Babykleidung|Arbeitskleidung|Outdoorbekleidung|Bekleidung|Kinderkleidung|Hemden|Anzüge|Regenjacken|Funktionskleidung|Outdoorkleidung|Strickwaren|Strickmode|Dessous|Trachtenmode|Berufskleidung|Radbekleidung|Naturmode|Pullover|Mützen|Handschuhe|Dirndl|Maßanzüge|Maßhemden',
    tags: 'wear|fit',
    schema: 'ClothingStore',
    needs: {
      en: ['clothes that last: My clothes wear out after a few washes'],
      de: ['langlebige Kleidung: Meine Sachen sind nach wenigen Wäschen hinüber'],
    },
  }),
  kind('brace', 'product', 'knee brace', 'die Kniebandage, Kniebandagen', {
    loose: true,
    en: 'knee braces|orthopaedic braces|ankle braces|back braces|orthoses|insoles|wrist braces|compression stockings|orthopedic braces|orthotics|mobility aids|wheelchairs|rollators|prosthetics|blood pressure monitors|hearing protection|crutches|wheelchair|medical devices|orthopaedic insoles|mobility scooters|stairlifts|glucose meters|incontinence products|medical supplies',
    de: 'Kniebandagen|Bandagen|Orthesen|Einlagen|Rollatoren|Rollstühle|Kompressionsstrümpfe|Blutdruckmessgeräte|Medizinprodukte|Treppenlifte|Hilfsmittel|Prothesen|Treppenlift|Gehhilfen|Elektromobile',
    tags: 'fit|medical',
    needs: {
      en: [
        'back to sport: I want to get back to sport after an injury',
        'slipping: Everything that I have tried slips or chafes',
      ],
      de: [
        'zurück zum Sport: Ich will nach einer Verletzung wieder Sport machen',
        'Verrutschen: Alles, was ich bisher probiert habe, verrutscht oder scheuert',
      ],
    },
  }),
  kind('furniture', 'product', 'furniture, -', 'die Möbel, Möbel', {
    loose: true,
    en: 'sofas|tables|beds|office chairs|mattresses|shelves|desks|garden furniture|office furniture|kitchens|standing desks|sofa beds|children’s furniture|wardrobes|dining tables|chairs|bookshelves|sofa|mattress|outdoor furniture|office chair|kids’ furniture|shelving|bed frames|lamps|lighting|rugs|curtains|bedding|pillows|bed linen|blankets|duvets|carpets|wallpaper|blinds|fitted kitchens|towels|candles|home decor|homeware|tiles',
    de: 'Möbel|Sofas|Tische|Betten|Bürostühle|Matratzen|Regale|Schreibtische|Gartenmöbel|Büromöbel|Küchen|Kindermöbel|Schränke|Esstische|Massivholzmöbel|Boxspringbetten|Lampen|Leuchten|Teppiche|Vorhänge|Bettwäsche|Kissen|Bettdecken|Tapeten|Gardinen|Handtücher|Kerzen|Wohnaccessoires|Stühle|Polstermöbel|Designmöbel|Fliesen|Kaminöfen|Markisen|Gartenhäuser|Saunen',
    tags: 'home',
    schema: 'FurnitureStore|HomeGoodsStore',
    needs: {
      en: ['small flat: My flat is small and every centimetre counts'],
      de: ['kleine Wohnung: Meine Wohnung ist klein und jeder Zentimeter zählt'],
    },
  }),
  kind('bike', 'product', 'bike', 'das Fahrrad, Fahrräder', {
    loose: true,
    en: 'bicycle|e-bikes|cargo bikes|gravel bikes|bikes|bicycles|road bikes|mountain bikes|folding bikes|kids’ bikes|children’s bikes|electric bikes|e-scooters|bike bags|bike helmets|helmets|bike lights|scooters|panniers|bike trailers|city bikes|car tyres|tyres|car seats|child car seats|prams|strollers|motorcycles|electric cars|cars|campervans|caravans|used cars|roof boxes|wheels|bicycle bags',
    de: 'Fahrräder|E-Bikes|Lastenräder|Gravelbikes|Rennräder|Mountainbikes|Kinderfahrräder|Pedelecs|Fahrradtaschen|Fahrradhelme|E-Scooter|Falträder|Kinderwagen|Kindersitze|Autositze|Fahrradanhänger|Reifen|Wohnmobile|Gebrauchtwagen|Dachboxen|Elektroautos|Helme|Autos|Motorräder',
    tags: 'ride|durable',
    schema: 'BikeStore',
    needs: {
      en: ['daily commute: I want to cycle twelve kilometres to work every day'],
      de: ['Arbeitsweg: Ich will jeden Tag zwölf Kilometer zur Arbeit radeln'],
    },
  }),
  kind('outdoor', 'product', 'outdoor gear, -', 'die Outdoorausrüstung, -', {
    loose: true,
    en: 'tents|sleeping bags|backpacks|climbing gear|camping gear|skis|snowboards|surfboards|fitness equipment|yoga mats|rucksacks|bags|suitcases|luggage|kayaks|fishing gear|golf clubs|tennis rackets|head torches|water bottles|camping equipment|hiking backpacks|travel bags|school bags|handbags|wallets|paddle boards|sports equipment|dumbbells|rowing machines|gym equipment|home gym equipment|laptop bags|leather bags|treadmills|swim goggles|ski goggles|sleeping mats|stoves|camping stoves|wetsuits|bike racks|football boots|climbing shoes|tote bags|backpack|lunch boxes',
    de: 'Zelte|Schlafsäcke|Rucksäcke|Kletterausrüstung|Campingausrüstung|Skier|Snowboards|Yogamatten|Koffer|Taschen|Fitnessgeräte|Angelausrüstung|Schulranzen|Handtaschen|Geldbörsen|Trinkflaschen|Sportgeräte|Reisegepäck|Lederwaren|Ledertaschen|Isomatten|Stirnlampen|Ski|Outdoor-Ausrüstung|Laptoptaschen|Brotdosen|Skischuhe',
    tags: 'durable|sport',
    schema: 'SportingGoodsStore',
    needs: {
      en: ['first trip: I am planning my first trip of several days'],
      de: ['erste Tour: Ich plane meine erste mehrtägige Tour'],
    },
  }),
  kind('electronics', 'product', 'electronics, -', 'die Elektronik, -', {
    loose: true,
    en: 'headphones|laptops|smartphones|cameras|speakers|smart home devices|routers|monitors|keyboards|robot vacuums|coffee machines|espresso machines|kitchen appliances|air purifiers|vacuum cleaners|blenders|washing machines|dehumidifiers|hair dryers|electric toothbrushes|smartwatches|fitness trackers|drones|printers|3D printers|solar generators|power stations|power banks|refurbished phones|refurbished electronics|hearing aids online|projectors|televisions|tablets|microphones|thermostats|smart thermostats|smart locks|security cameras|baby monitors|fridges|heaters|fans|e-readers|chargers|phone cases|earbuds|gaming chairs|lawn mowers|robot lawn mowers|power tools|tools|hand tools|grills|barbecues|knives|kitchen knives|cookware|pans|frying pans|pizza ovens|tableware|crockery|mugs|water filters|coffee grinders|juicers|kettles|toasters|cast iron pans|food processors|garden tools|drills|ladders|sewing machines|watches',
    de: 'Kopfhörer|Laptops|Smartphones|Kameras|Lautsprecher|Smart-Home-Geräte|Monitore|Saugroboter|Kaffeemaschinen|Espressomaschinen|Küchengeräte|Luftreiniger|Staubsauger|Mixer|Waschmaschinen|Balkonkraftwerke|Powerstations|elektrische Zahnbürsten|Drohnen|Drucker|Fernseher|Rasenmäher|Mähroboter|Werkzeuge|Werkzeug|Grills|Messer|Küchenmesser|Pfannen|Töpfe|Geschirr|Wasserfilter|Kaffeemühlen|Tastaturen|Elektrowerkzeuge|Smartwatches|Nähmaschinen|Gartengeräte|Uhren|gebrauchte Handys|Haushaltsgeräte|Elektrogeräte|Hifi|Kochgeschirr|Keramik|Porzellan|Porzellanmanufaktur>Porzellan|Töpferei>Keramik',
    tags: 'durable|device',
    schema: 'ElectronicsStore',
    needs: {
      en: ['built to last: My last one broke right after the guarantee ended'],
      de: ['kurz nach der Garantie kaputt: Mein letztes Gerät ging kurz nach der Garantie kaputt'],
    },
  }),
  kind('cosmetics', 'product', 'skincare, -', 'die Hautpflege, -', {
    loose: true,
    en: 'cosmetics|skin care|face cream|shampoo|sunscreen|makeup|perfume|hair care|natural cosmetics|soap|deodorant|beauty products|hair products|vitamins|supplements|food supplements|protein powder|baby care|toothpaste|nappies|period products|contact lenses|glasses|sunglasses|fragrance|essential oils|cleaning products|laundry detergent|toilet paper|menstrual cups|period underwear|reusable nappies|razors|vitamin supplements|dietary supplements|CBD oil|shaving products|nail polish|candles and soap|beard oil|moisturisers|serums|solid shampoo|washing powder|detergent',
    de: 'Kosmetik|Gesichtscreme|Shampoo|Sonnencreme|Make-up|Parfum|Haarpflege|Naturkosmetik|Seife|Nahrungsergänzungsmittel|Vitamine|Proteinpulver|Zahnpasta|Windeln|Brillen|Sonnenbrillen|Putzmittel|Waschmittel|Deo|Kontaktlinsen|Hygieneartikel|Periodenunterwäsche|festes Shampoo|Rasierer|Pflegeprodukte|Menstruationstassen|Seifenmanufaktur>Seife|Babypflege',
    tags: 'consumable|skin',
    needs: {
      en: ['sensitive skin: My skin reacts to almost everything'],
      de: ['empfindliche Haut: Meine Haut reagiert auf fast alles'],
    },
  }),
  kind('pet-products', 'product', 'pet food, -', 'das Tierfutter, -', {
    loose: true,
    en: 'dog food|cat food|dog toys|dog beds|pet supplies|dog harnesses|cat litter|raw dog food|pet products|dog treats|dog leads|horse tack|aquariums|cat trees|pet accessories|bird seed|horse feed|pet beds|riding gear',
    de: 'Hundefutter|Katzenfutter|Hundebetten|Hundegeschirre|Katzenstreu|Tierbedarf|Heimtierbedarf|BARF|Hundespielzeug|Pferdefutter|Tiernahrung|Hundezubehör|Katzenmöbel|Reitsport|Kratzbäume|Hundeleinen',
    tags: 'consumable|pet',
    schema: 'PetStore',
    needs: {
      en: ['picky dog: My dog has a sensitive stomach'],
      de: ['empfindlicher Magen: Mein Hund hat einen empfindlichen Magen'],
    },
  }),
  kind('jewellery', 'product', 'jewellery, -', 'der Schmuck, -', {
    loose: true,
    en: 'jewelry|rings|wedding rings|engagement rings|necklaces|earrings|gifts|personalised gifts|stationery|notebooks|greeting cards|art prints|posters|toys|wooden toys|pens|craft supplies|yarn|fabric|musical instruments|guitars|pianos|paint|art supplies|gift boxes|plants|house plants|seeds|garden supplies|vinyl records|baby products|baby carriers|photo books|educational toys|handmade gifts|gift baskets|calendars|bracelets|fabrics|wool|paintings|art|ceramics|pottery|vases|trees|houseplants|seedlings|fertiliser|raised beds|party supplies|balloons|kites|drums|violins|synthesizers|collectibles|antiques|fountain pens|construction toys|STEM toys|flower seeds|vegetable seeds|advent calendars|gift hampers|baby gifts',
    de: 'Eheringe|Verlobungsringe|Ringe|Ketten|Ohrringe|Geschenke|personalisierte Geschenke|Schreibwaren|Notizbücher|Poster|Spielzeug|Holzspielzeug|Stoffe|Instrumente|Gitarren|Klaviere|Pflanzen|Saatgut|Zimmerpflanzen|Babytragen|Bastelbedarf|Musikinstrumente|Fotobücher|Geschenkboxen|Geschenkkörbe|Trauringe|Grußkarten|Künstlerbedarf|Wolle|Bilder|Kunstdrucke|Töpferwaren|Adventskalender|Spielwaren|Babyausstattung|Hochbeete',
    tags: 'gift',
    schema: 'JewelryStore|ToyStore',
    needs: {
      en: ['present: I am looking for a present that is not thrown away after a week'],
      de: ['Geschenk: Ich suche ein Geschenk, das nicht nach einer Woche in der Ecke liegt'],
    },
  }),
  kind('industrial', 'product', 'machine', 'die Maschine, Maschinen', {
    loose: true,
    en: 'pumps|machine tools|sensors|industrial robots|forklifts|valves|laboratory equipment|packaging machines|compressors|fasteners|scaffolding|solar modules|batteries|LED lighting|conveyor belts|measuring instruments|industrial machinery|heat exchangers|steel|chemicals|adhesives|agricultural machinery|tractors|protective equipment|lab equipment|spare parts|machine parts|bearings|screws|cables|connectors|electric motors|motors|welding equipment|lasers|microscopes|cranes|containers|generators|insulation|bricks|timber|building materials|paints|coatings|windows|doors|greenhouses|tanks|filters|wind turbines|inverters|home batteries|battery storage|wallboxes|charging stations|EV chargers|heat pumps|semiconductors|circuit boards|PPE|cleanroom equipment|vending machines|label printers|scales|ultrasound devices|dental equipment|hospital beds|surgical instruments|diagnostic tests|feed additives|seed drills|milking robots',
    de: 'Pumpen|Paletten|Werkzeugmaschinen|Sensoren|Industrieroboter|Gabelstapler|Ventile|Laborgeräte|Verpackungsmaschinen|Kompressoren|Maschinen|Messgeräte|Solarmodule|Stromspeicher|Klebstoffe|Baustoffe|Landmaschinen|Traktoren|Ersatzteile|Schrauben|Kabel|Dichtungen|Antriebe|Elektromotoren|Wallboxen|Ladesäulen|Ladestationen|Batteriespeicher|Wechselrichter|Dämmstoffe|Türen|Kräne|Filter|Armaturen|Getriebe|Förderbänder|Arbeitsschutz|Medizintechnik|Dentalbedarf|Schweißgeräte|Kugellager',
    tags: 'b2b|durable',
    needs: {
      en: ['downtime: Every hour of downtime costs us a lot of money'],
      de: ['Stillstand: Jede Stunde Stillstand kostet uns viel Geld'],
    },
  }),
  kind('bikeshop', 'provider', 'shop', 'der Laden, Läden', {
    en: 'bike shop|bicycle shop|bookshop|bookstore|toy shop|shoe shop|clothing store|furniture store|garden centre|hardware store|music shop|record shop|antique shop|second-hand shop|gift shop|concept store|boutique|department store|running store|outdoor shop|sports shop|electronics store|pet shop|thrift store|store|jeweller|car dealer|car dealership|game store|art supply store|yarn shop|plant shop|comic shop|shoe store|jewellery shop|vintage shop|board game shop|surf shop|motorcycle dealer|ski shop|kitchen showroom|furniture shop|bridal boutique|flea market|shopping centre|nursery garden|garden center|home improvement store|e-bike shop|running shop|musical instrument shop',
    de: 'Fahrradladen|Sanitätshaus|Küchenstudio|Goldschmiede|Juwelier|Gärtnerei|Baumschule|Baumarkt|Buchhandlung|Spielzeugladen|Schuhgeschäft|Modegeschäft|Möbelhaus|Gartencenter|Musikgeschäft|Plattenladen|Secondhandladen|Boutique|Kaufhaus|Sportgeschäft|Autohaus|Radgeschäft|Concept Store|Buchladen|Antiquariat|Modehaus|Bettenhaus|Zoohandlung|Tierhandlung|Spielwarengeschäft|Handarbeitsladen|Outdoorladen|Antiquitätenladen|Einkaufszentrum|Autohändler|Fachgeschäft|Fahrradgeschäft|Wollladen|Elektromarkt|Schuhladen|Geschenkeladen|Comicladen|Weltladen|Sozialkaufhaus|Händler|Geschäft|Shop|Fachhändler|Fachhandel>Fachgeschäft',
    tags: 'store',
    schema: 'Store|BookStore|ShoeStore|HardwareStore|AutoDealer',
    needs: {
      en: ['advice in person: I would rather be advised in person than order online'],
      de: ['Beratung vor Ort: Ich lasse mich lieber vor Ort beraten als online zu bestellen'],
    },
  }),
];
