import { kindsOf } from './define.ts';

const kind = kindsOf('food');

export const food = [
  kind('restaurant', 'provider', 'restaurant', 'das Restaurant, Restaurants', {
    en: 'trattoria|bistro|pizzeria|steakhouse|brasserie|diner|tapas bar|gastropub|ramen bar|sushi bar|eatery|pizza place|burger restaurant|ramen shop|taqueria|curry house|food truck|noodle bar',
    de: 'Gaststätte|Wirtshaus|Pizzeria|Bistro|Trattoria|Steakhaus|Imbiss|Gasthaus|Lokal|Speiselokal|Brauhaus|Foodtruck',
    tags: 'eat',
    schema: 'Restaurant|FoodEstablishment',
    needs: {
      en: [
        'birthday dinner: I am planning a birthday dinner for twelve',
        'vegetarian guest: One of us is vegetarian and one cannot eat gluten',
      ],
      de: [
        'Geburtstagsessen: Ich plane ein Geburtstagsessen für zwölf Leute',
        'vegetarischer Gast: Eine von uns isst vegetarisch, einer verträgt kein Gluten',
      ],
    },
    budget: [40, 'a person', 'pro Person'],
  }),
  kind('cafe', 'provider', 'café', 'das Café, Cafés', {
    loose: true,
    en: 'cafe|coffee shop|tea room|coffee house|breakfast place|ice cream parlour|brunch place|ice cream shop|coffee bar|gelateria|ice-cream parlour|cat café|espresso bar|coffeeshop',
    de: 'Kaffeehaus|Eisdiele|Eiscafé|Frühstückscafé|Coffeeshop|Teestube|Konditorei-Café',
    tags: 'eat|drink',
    schema: 'CafeOrCoffeeShop|IceCreamShop',
    needs: {
      en: [
        'working in a café: I want to work on my laptop for a few hours',
        'brunch: We are meeting friends for brunch on Sunday',
      ],
      de: [
        'arbeiten im Café: Ich möchte ein paar Stunden am Laptop arbeiten',
        'Brunch: Wir treffen am Sonntag Freunde zum Brunch',
      ],
    },
  }),
  kind('bar', 'provider', 'bar', 'die Bar, Bars', {
    en: 'cocktail bar|pub|wine bar|beer garden|nightclub|club|taproom|brewpub|craft beer bar|whisky bar|karaoke bar',
    de: 'Cocktailbar|Kneipe|Weinbar|Biergarten|Weinstube|Nachtclub|Schankraum|Weinlokal',
    tags: 'drink',
    schema: 'BarOrPub|NightClub',
    needs: {
      en: ['first date: I have a first date on Friday'],
      de: ['erstes Date: Ich habe am Freitag ein erstes Date'],
    },
  }),
  kind('bakery', 'provider', 'bakery, bakeries', 'die Bäckerei, Bäckereien', {
    loose: true,
    en: 'patisserie|pastry shop|sourdough bakery|cake shop|cake maker|donut shop|bagel shop|wedding cakes',
    de: 'Konditorei|Backstube|Biobäckerei|Patisserie|Tortenmanufaktur|Bäcker|Hochzeitstorten',
    tags: 'foodshop',
    schema: 'Bakery',
    needs: {
      en: [
        'birthday cake: I need a birthday cake without nuts',
        'real sourdough: I cannot find real sourdough bread',
      ],
      de: [
        'Geburtstagstorte: Ich brauche eine Geburtstagstorte ohne Nüsse',
        'gutes Brot: Ich suche richtiges Sauerteigbrot',
      ],
    },
  }),
  kind('deli', 'provider', 'food shop', 'der Lebensmittelladen, Lebensmittelläden', {
    loose: true,
    en: 'butcher|delicatessen|farm shop|greengrocer|health food store|zero waste shop|cheese shop|butcher shop|deli|grocery store|organic shop|wine shop|fishmonger|supermarket|organic supermarket|farmers market|wine merchant|chocolate shop|chocolatier|spice shop|tea shop',
    de: 'Metzgerei|Fleischerei|Feinkostladen|Hofladen|Bioladen|Unverpacktladen|Supermarkt|Weinhandlung|Käseladen|Biomarkt|Wochenmarkt|Weinhandel|Fischladen|Feinkost|Teeladen|Chocolaterie|Reformhaus|Metzger',
    tags: 'foodshop',
    schema: 'GroceryStore|ConvenienceStore',
    needs: {
      en: ['dinner with friends: I am cooking for friends and want good ingredients'],
      de: ['Essen mit Freunden: Ich koche für Freunde und suche gute Zutaten'],
    },
  }),
  kind('meal-kit', 'product', 'meal kit', 'die Kochbox, Kochboxen', {
    loose: true,
    en: 'recipe box|recipe boxes|meal box|food box|meal subscription|meal delivery|ready meals|veg box|vegetable box|meal kit delivery|meal delivery service|prepared meals|baby food|food delivery|grocery delivery',
    de: 'Kochboxen|Rezeptbox|Essensbox|Biokiste|Gemüsekiste|Essenslieferdienst|Lieferdienst|Fertiggerichte|Gemüsebox|Essen auf Rädern|Babynahrung',
    tags: 'box|delivery',
    needs: {
      en: [
        'busy evenings: We both come home late and are too tired to plan dinner',
        'picky eaters: Our children are picky eaters',
      ],
      de: [
        'stressige Abende: Wir kommen beide spät nach Hause und haben keine Lust zu planen',
        'mäkelige Kinder: Unsere Kinder essen fast nichts',
      ],
    },
    budget: [60, 'a week', 'pro Woche'],
  }),
  kind('coffee', 'product', 'coffee, -', 'der Kaffee, -', {
    loose: true,
    en: 'coffee roaster|coffee roastery|coffee beans|espresso beans|speciality coffee|specialty coffee|roastery|coffee roasters',
    de: 'Kaffeerösterei|Kaffeebohnen|Rösterei|Espresso|Spezialitätenkaffee|Espressobohnen',
    tags: 'drinkable',
    needs: {
      en: ['sour espresso: My espresso at home tastes sour'],
      de: ['saurer Espresso: Mein Espresso zu Hause schmeckt immer sauer'],
    },
    budget: [15, 'a bag', 'pro Packung'],
  }),
  kind('tea', 'product', 'tea, -', 'der Tee, -', {
    loose: true,
    en: 'loose-leaf tea|herbal tea|matcha|green tea',
    de: 'Kräutertee|Matcha|Grüntee|Teehandel',
    tags: 'drinkable',
    needs: {
      en: ['off coffee: I want to drink less coffee'],
      de: ['weniger Kaffee: Ich möchte weniger Kaffee trinken'],
    },
  }),
  kind('wine', 'product', 'wine', 'der Wein, Weine', {
    en: 'winery|vineyard|natural wine|sparkling wine|wine estate|wine club|wine subscription|organic wine|winemaker|wines',
    de: 'Weingut|Winzer|Naturwein|Sekt|Winzerhof|Bioweine|Weine|Sektkellerei',
    tags: 'drinkable',
    schema: 'Winery',
    needs: {
      en: ['wine for dinner: I am invited to dinner and know nothing about wine'],
      de: ['Wein zum Essen: Ich bin zum Essen eingeladen und kenne mich mit Wein nicht aus'],
    },
    budget: [15, 'a bottle', 'pro Flasche'],
  }),
  kind('beer', 'product', 'beer', 'das Bier, Biere', {
    loose: true,
    en: 'brewery|craft brewery|craft beer|microbrewery|alcohol-free beer|non-alcoholic beer|craft beers|cider|cider maker>cider|cider mill>cider',
    de: 'Brauerei|Craftbier|Craft Beer|alkoholfreies Bier|Hausbrauerei|Privatbrauerei',
    tags: 'drinkable',
    schema: 'Brewery',
    needs: {
      en: ['no alcohol: I no longer drink alcohol but miss a good beer'],
      de: ['ohne Alkohol: Ich trinke keinen Alkohol mehr, vermisse aber ein gutes Bier'],
    },
  }),
  kind('spirits', 'product', 'gin', 'der Gin, Gins', {
    loose: true,
    en: 'distillery>spirits|whisky|rum|spirits|craft gin|vodka|mezcal|whiskey',
    de: 'Destillerie>Spirituosen|Brennerei>Spirituosen|Whisky|Spirituosen|Rum|Obstbrand|Likör',
    tags: 'drinkable',
    schema: 'Distillery',
    needs: {
      en: ['present: I need a present for someone who has everything'],
      de: ['Geschenk: Ich suche ein Geschenk für jemanden, der schon alles hat'],
    },
  }),
  kind('drink', 'product', 'soft drink', 'das Erfrischungsgetränk, Erfrischungsgetränke', {
    loose: true,
    en: 'lemonade|kombucha|juice|energy drink|oat milk|oat drink|juices|soft drinks|sparkling water|iced tea|plant milk|protein shake|energy drinks|smoothies|functional drinks',
    de: 'Limonade|Kombucha|Saft|Energydrink|Hafermilch|Haferdrink|Säfte|Mineralwasser|Eistee|Limonaden|Smoothies|Bio-Limonade|Mosterei>Saft|Kelterei>Saft',
    tags: 'drinkable',
    needs: {
      en: ['less sugar: I want something with less sugar than cola'],
      de: ['weniger Zucker: Ich suche etwas mit weniger Zucker als Cola'],
    },
  }),
  kind('chocolate', 'product', 'chocolate, -', 'die Schokolade, -', {
    en: 'chocolates|chocolate maker>chocolate|vegan chocolate|pralines|confectionery|sweets|dark chocolate',
    de: 'Pralinen|Schokoladenmanufaktur|Süßwaren|vegane Schokolade|Süßigkeiten',
    tags: 'edible',
    needs: {
      en: ['chocolate present: I need a small present for my mother-in-law'],
      de: ['Mitbringsel: Ich brauche ein kleines Mitbringsel für meine Schwiegermutter'],
    },
  }),
  kind('snack', 'product', 'snack', 'der Snack, Snacks', {
    loose: true,
    en: 'granola|muesli|protein bars|nut butter|crisps|vegan snacks|energy bars|muesli bars|protein snacks|nuts|dried fruit|cereal|breakfast cereal|plant-based meat|vegan cheese|meat alternatives|plant-based burgers|vegan food|frozen food|baby snacks',
    de: 'Müsli|Riegel|Nüsse|Proteinriegel|vegane Snacks|Chips|Nussmus|Granola|Trockenfrüchte|Fleischersatz|veganer Käse|Müsliriegel|Tiefkühlkost',
    tags: 'edible',
    needs: {
      en: ['afternoon hunger: I am always hungry in the afternoon at work'],
      de: ['Heißhunger: Ich habe nachmittags im Büro immer Heißhunger'],
    },
  }),
  kind('olive-oil', 'product', 'olive oil, -', 'das Olivenöl, -', {
    loose: true,
    en: 'extra virgin olive oil|vinegar|cooking oil|sauces|hot sauce|spices|spice blends|honey|jam|pasta|pesto|condiments|sauce|cheese|salt|truffles',
    de: 'Öle|Essig|Gewürze|Honig|Soßen|Nudeln|Pesto|Imkerei>Honig|Gewürzmischungen|Käse|Käserei>Käse|Marmelade|Pasta|Trüffel|Saucen',
    tags: 'edible|seasoning',
    needs: {
      en: ['fake olive oil: I have read that a lot of olive oil is fake'],
      de: ['gepanschtes Öl: Ich habe gelesen, dass viel Olivenöl gepanscht ist'],
    },
  }),
];
