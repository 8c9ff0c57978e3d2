import { kindsOf } from './define.ts';

const kind = kindsOf('trade');

export const trade = [
  kind('heating-installer', 'provider', 'heating engineer', 'der Heizungsbauer, Heizungsbauer', {
    en: 'heating installer|heating contractor|boiler engineer|heat pump installer|HVAC contractor|HVAC company|heating company|HVAC>HVAC contractor|heating and cooling>HVAC contractor|air conditioning installer',
    de: 'Heizungsinstallateur|Heizungsmonteur|Heizung und Sanitär|SHK-Betrieb|Heizungsbau|Heizungstechnik|Haustechnik|Heizungsbaubetrieb|Klimatechnik>Klimatechniker|Installateur',
    tags: 'home|grant|emergency',
    schema: 'HVACBusiness',
    needs: {
      en: [
        'no heating: Our boiler broke down and the house is cold',
        'heat pump: We want to replace our old gas boiler with a heat pump',
        'grant: I want to claim the grant for a new heating system',
      ],
      de: [
        'Heizungsausfall: Unsere Heizung ist ausgefallen und das Haus ist kalt',
        'Wärmepumpe: Wir wollen die alte Gasheizung durch eine Wärmepumpe ersetzen',
        'Förderung: Ich will für die neue Heizung die Förderung mitnehmen',
      ],
    },
  }),
  kind('plumber', 'provider', 'plumber', 'der Klempner, Klempner', {
    loose: true,
    en: 'plumbing|plumbing company|drain cleaning>drain cleaning company|bathroom fitter|bathroom renovation>bathroom fitter',
    de: 'Sanitär|Sanitärbetrieb|Sanitärinstallateur|Rohrreinigung>Rohrreinigungsdienst|Badsanierung>Badsanierer|Badrenovierung>Badsanierer|Spengler',
    tags: 'home|emergency',
    schema: 'Plumber',
    needs: {
      en: ['burst pipe: A pipe has burst in my kitchen', 'new bathroom: We want to redo our bathroom'],
      de: [
        'Rohrbruch: Bei mir in der Küche ist ein Rohr geplatzt',
        'neues Bad: Wir wollen unser Bad erneuern',
      ],
    },
  }),
  kind('electrician', 'provider', 'electrician', 'der Elektriker, Elektriker', {
    loose: true,
    en: 'electrical contractor|electrical services|wallbox installation>electrician|electrical company',
    de: 'Elektroinstallateur|Elektrobetrieb|Elektrotechnik|Elektroinstallation|Elektromeister',
    tags: 'home|emergency',
    schema: 'Electrician',
    needs: {
      en: [
        'power cut: The power keeps tripping in my flat',
        'wallbox: I want to charge my electric car at home',
      ],
      de: [
        'Stromausfall: In meiner Wohnung fliegt ständig die Sicherung raus',
        'Wallbox: Ich möchte mein E-Auto zu Hause laden',
      ],
    },
  }),
  kind('solar-installer', 'provider', 'solar installer', 'der Solarteur, Solarteure', {
    en: 'solar panels|solar company|photovoltaics|solar energy|solar installation|solar panel installer',
    de: 'Solarinstallateur|Photovoltaik-Installateur|Photovoltaikinstallateur|PV-Installateur|Solarteurbetrieb|Photovoltaik|Solaranlagen|Solarfirma|Photovoltaikanlagen|Solartechnik|PV-Anlagen|Solar',
    tags: 'home|grant',
    needs: {
      en: ['solar on an old roof: We have an old roof and want solar panels'],
      de: ['Solar auf dem Altbau: Wir wollen auf unser altes Dach eine Solaranlage'],
    },
  }),
  kind('roofer', 'provider', 'roofer', 'der Dachdecker, Dachdecker', {
    en: 'roofing|roofing contractor|roofing company|roof repair',
    de: 'Dachdeckerei|Dachdeckerbetrieb|Dachsanierung|Bedachungen|Zimmerei',
    tags: 'home|grant|emergency',
    schema: 'RoofingContractor',
    needs: {
      en: ['storm damage: The storm has damaged our roof'],
      de: ['Sturmschaden: Der Sturm hat unser Dach beschädigt'],
    },
  }),
  kind('carpenter', 'provider', 'carpenter', 'der Tischler, Tischler', {
    en: 'joiner|joinery|carpentry|cabinet maker|kitchen fitter|woodworking shop',
    de: 'Tischlerei|Schreiner|Schreinerei|Möbelbau|Möbeltischlerei',
    tags: 'home',
    needs: {
      en: ['fitted wardrobe: I need a wardrobe built under a sloping roof'],
      de: ['Einbauschrank: Ich brauche einen Einbauschrank unter der Dachschräge'],
    },
  }),
  kind('painter', 'provider', 'painter and decorator, painters and decorators', 'der Maler, Maler', {
    en: 'painting contractor|painter|house painter|painters|decorator|painting company|plasterer',
    de: 'Malerbetrieb|Malermeister|Malerei|Anstrich|Stuckateur',
    tags: 'home',
    schema: 'HousePainter',
    needs: {
      en: ['moving out: I have to repaint my flat before I move out'],
      de: ['Auszug: Ich muss die Wohnung vor dem Auszug streichen lassen'],
    },
  }),
  kind('builder', 'provider', 'builder', 'die Baufirma, Baufirmen', {
    loose: true,
    en: 'construction company|general contractor|building company|home builder|house builder|renovation company|home renovation>renovation company|remodeling contractor|bricklayer|loft conversion>loft conversion company',
    de: 'Bauunternehmen|Hausbau|Sanierung|Renovierung|Bauunternehmer|Maurerbetrieb|Fertighaus|Hausbaufirma|Trockenbau>Trockenbauer',
    tags: 'home|grant',
    schema: 'GeneralContractor',
    needs: {
      en: ['renovation: We have bought an old house that has to be renovated'],
      de: ['Altbausanierung: Wir haben ein altes Haus gekauft, das saniert werden muss'],
    },
  }),
  kind('floor-layer', 'provider', 'flooring company', 'der Bodenleger, Bodenleger', {
    en: 'flooring|floor fitter|tiler|tiling>tiler|parquet',
    de: 'Parkettleger|Fliesenleger|Bodenbeläge|Parkett|Estrich',
    tags: 'home',
    needs: {
      en: ['old floorboards: I want my old floorboards restored'],
      de: ['alte Dielen: Ich möchte meine alten Dielen aufarbeiten lassen'],
    },
  }),
  kind('window-fitter', 'provider', 'window company', 'der Fensterbauer, Fensterbauer', {
    en: 'window installer|double glazing|windows and doors|glazier|window fitter',
    de: 'Fensterbau|Glaserei|Glaser|Fenster und Türen|Rollladenbau',
    tags: 'home|grant',
    needs: {
      en: ['draughty windows: Our old windows let in the cold'],
      de: ['undichte Fenster: Unsere alten Fenster sind undicht'],
    },
  }),
  kind('garage', 'provider', 'car repair shop', 'die Autowerkstatt, Autowerkstätten', {
    loose: true,
    en: 'auto repair|garage|auto shop|car garage|mechanic|car mechanic|auto repair shop|body shop|tyre shop|car servicing',
    de: 'Kfz-Werkstatt|Motorradwerkstatt|KFZ-Meisterbetrieb|Werkstatt|Kfz-Betrieb|Autoservice|Reifenservice|Karosseriebau|Lackiererei|Kfz-Service',
    tags: 'vehicle|repair',
    schema: 'AutoRepair',
    needs: {
      en: [
        'strange noise: My car makes a strange noise when I brake',
        'expensive quote: The dealer wants 2,000 for a repair',
      ],
      de: [
        'Geräusch beim Bremsen: Mein Auto macht beim Bremsen komische Geräusche',
        'teures Angebot: Die Vertragswerkstatt will 2.000 Euro für die Reparatur',
      ],
    },
  }),
  kind('bike-repair', 'provider', 'bike repair shop', 'die Fahrradwerkstatt, Fahrradwerkstätten', {
    en: 'bicycle repair|bike workshop|bicycle workshop|bicycle repair shop',
    de: 'Fahrradreparatur|Radwerkstatt|E-Bike-Werkstatt',
    tags: 'vehicle|repair',
    needs: {
      en: ['e-bike battery: My e-bike no longer charges'],
      de: ['E-Bike-Akku: Mein E-Bike lädt nicht mehr'],
    },
  }),
  kind('phone-repair', 'provider', 'phone repair shop', 'die Handywerkstatt, Handywerkstätten', {
    loose: true,
    en: 'phone repair|laptop repair>laptop repair shop|computer repair>computer repair shop|screen repair|electronics repair>electronics repair shop|smartphone repair',
    de: 'Handyreparatur|Computerreparatur>Computerwerkstatt|Smartphone-Reparatur|PC-Reparatur>Computerwerkstatt|Laptop-Reparatur>Computerwerkstatt',
    tags: 'device|repair',
    needs: {
      en: ['broken screen: I dropped my phone and the screen is broken'],
      de: ['Displayschaden: Mir ist das Handy runtergefallen und das Display ist kaputt'],
    },
  }),
  kind('appliance-repair', 'provider', 'appliance repair service', 'der Reparaturdienst, Reparaturdienste', {
    loose: true,
    en: 'appliance repair|washing machine repair>washing machine repair service|coffee machine repair>coffee machine repair shop|watch repair>watchmaker|sewing machine repair>sewing machine repair shop|shoe repair>shoe repair shop|cobbler|watchmaker|upholsterer|upholstery>upholsterer',
    de: 'Haushaltsgeräte-Reparatur|Schuhmacher|Schuhmacherei|Waschmaschinenreparatur|Reparaturservice|Uhrmacher|Schuster|Polsterei|Kaffeemaschinen-Reparatur|Raumausstatter',
    tags: 'device|repair',
    needs: {
      en: ['repair or replace: I do not know whether a repair is still worth it'],
      de: ['Reparieren oder neu kaufen: Ich weiß nicht, ob sich die Reparatur noch lohnt'],
    },
  }),
  kind('locksmith', 'provider', 'locksmith', 'der Schlüsseldienst, Schlüsseldienste', {
    loose: true,
    en: 'lock service|locksmiths|burglary protection>alarm installer|alarm installer|alarm systems>alarm installer',
    de: 'Schlosser|Sicherheitstechnik>Fachbetrieb für Sicherheitstechnik|Alarmanlagen>Fachbetrieb für Alarmanlagen|Einbruchschutz>Fachbetrieb für Einbruchschutz',
    tags: 'home|emergency',
    schema: 'Locksmith',
    needs: {
      en: ['locked out: I have locked myself out'],
      de: ['ausgesperrt: Ich habe mich ausgesperrt'],
    },
  }),
  kind('gardener', 'provider', 'landscaper', 'der Gartenbauer, Gartenbauer', {
    loose: true,
    en: 'landscaping|gardener|garden design|gardening|tree surgeon>tree surgeon|lawn care|landscape gardener|gardening company|arborist',
    de: 'Gartenbau|Landschaftsbau|Gärtner|Gartengestaltung|Gartenpflege|Galabau|Landschaftsgärtner|Baumpflege|Landschaftsgärtnerei',
    tags: 'home|garden',
    needs: {
      en: ['neglected garden: Our garden is overgrown'],
      de: ['verwilderter Garten: Unser Garten ist völlig verwildert'],
    },
  }),
  kind('chimney', 'provider', 'fireplace installer', 'der Ofenbauer, Ofenbauer', {
    en: 'fireplace>fireplace installer|stove fitter|chimney sweep|wood stove installer',
    de: 'Kaminbau|Ofensetzer|Kaminbauer|Kachelofen|Schornsteinfeger',
    tags: 'home',
    needs: {
      en: ['wood stove: We want a wood stove in the living room'],
      de: ['Kaminofen: Wir möchten einen Kaminofen im Wohnzimmer'],
    },
  }),
  kind('architect', 'provider', 'architect', 'der Architekt, Architekten', {
    en: 'architecture firm|architecture studio|architects|interior designer|interior design>interior designer|architecture practice',
    de: 'Architekturbüro|Innenarchitekt|Architektin|Architektur|Innenarchitektur>Innenarchitekt|Innenarchitektin',
    needs: {
      en: ['extension: We want to build an extension'],
      de: ['Anbau: Wir möchten unser Haus erweitern'],
    },
  }),
  kind('energy-adviser', 'provider', 'energy adviser', 'der Energieberater, Energieberater', {
    en: 'energy consultant|energy audit|energy assessor',
    de: 'Energieberatung|Energieausweis|Gebäudeenergieberater',
    needs: {
      en: ['energy bill: Our energy bill is far too high'],
      de: ['Energiekosten: Unsere Energierechnung ist viel zu hoch'],
    },
  }),
];
