import { kindsOf } from './define.ts';

const kind = kindsOf('local');

export const local = [
  kind('hairdresser', 'provider', 'hairdresser', 'der Friseur, Friseure', {
    en: 'hair salon|barber|barbershop|hair stylist|barber shop|hairdressers|curly hair salon',
    de: 'Friseursalon|Barbershop|Frisör|Friseurin|Haarstudio|Friseurmeisterin|Barbier',
    tags: 'beauty|appointment',
    schema: 'HairSalon',
    needs: {
      en: [
        'curly hair: I have curly hair and always leave disappointed',
        'wedding hair: I am getting married in June',
      ],
      de: ['Locken: Ich habe Locken und gehe immer enttäuscht raus', 'Brautfrisur: Ich heirate im Juni'],
    },
  }),
  kind('beauty-salon', 'provider', 'beauty salon', 'das Kosmetikstudio, Kosmetikstudios', {
    loose: true,
    en: 'cosmetic studio|nail salon|nail studio|beautician|waxing studio|massage studio|massage therapist|massage>massage studio|massages>massage studio|lash studio|facials|beauty studio|massage practice|laser hair removal>laser hair removal clinic|tanning salon',
    de: 'Nagelstudio|Kosmetikerin|Massagestudio|Massagepraxis|Massage>Massagestudio|Massagen>Massagestudio|Waxing-Studio|Kosmetiksalon|Haarentfernung|Wimpernstudio|Fußpflege>Fußpflegestudio|Podologie>Podologiepraxis|Beautysalon',
    tags: 'beauty|appointment',
    schema: 'BeautySalon|NailSalon',
    needs: {
      en: ['gift: I want to give my mother a treatment', 'sensitive skin: My skin reacts to everything'],
      de: [
        'Geschenk: Ich möchte meiner Mutter eine Behandlung schenken',
        'empfindliche Haut: Meine Haut reagiert auf alles',
      ],
    },
  }),
  kind('tattoo', 'provider', 'tattoo studio', 'das Tattoostudio, Tattoostudios', {
    loose: true,
    en: 'tattoo artist|tattoo shop|piercing studio|tattoo parlour|tattoo removal>tattoo removal studio',
    de: 'Tätowierer|Piercingstudio|Tattoo-Studio|Tattooentfernung>Tattoostudio',
    tags: 'beauty|appointment',
    schema: 'TattooParlor',
    needs: {
      en: ['first tattoo: I want my first tattoo, something small'],
      de: ['erstes Tattoo: Ich möchte mein erstes Tattoo, etwas Kleines'],
    },
  }),
  kind('cleaner', 'provider', 'cleaning company', 'die Reinigungsfirma, Reinigungsfirmen', {
    en: 'cleaning service|house cleaning|window cleaning|office cleaning|cleaners|maid service|cleaner|cleaning services|end of tenancy cleaning|carpet cleaning',
    de: 'Gebäudereinigung|Putzfirma|Fensterreinigung|Reinigungsservice|Haushaltshilfe|Reinigungsdienst|Büroreinigung|Teppichreinigung|Putzdienst',
    tags: 'home',
    schema: 'HousekeepingService',
    needs: {
      en: [
        'end of tenancy: I have to hand over my flat clean next week',
        'no time: We both work and have no time to clean',
      ],
      de: [
        'Wohnungsübergabe: Ich muss nächste Woche meine Wohnung sauber übergeben',
        'keine Zeit: Wir arbeiten beide und haben keine Zeit zum Putzen',
      ],
    },
  }),
  kind('mover', 'provider', 'moving company', 'das Umzugsunternehmen, Umzugsunternehmen', {
    loose: true,
    en: 'movers|removals|removal company|relocation service|house clearance>house clearance company|self storage>self storage company|storage units>self storage company|removals firm|man and van',
    de: 'Umzugsfirma|Umzüge|Möbelspedition|Entrümpelung>Entrümpelungsfirma|Umzugsservice|Selfstorage>Selfstorage-Anbieter|Haushaltsauflösung>Entrümpelungsfirma|Lagerräume>Selfstorage-Anbieter',
    tags: 'home|event',
    schema: 'MovingCompany|SelfStorage',
    needs: {
      en: ['moving soon: We are moving in four weeks from the fourth floor without a lift'],
      de: ['Umzug: Wir ziehen in vier Wochen um, vierter Stock ohne Aufzug'],
    },
  }),
  kind('photographer', 'provider', 'photographer', 'der Fotograf, Fotografen', {
    loose: true,
    en: 'photo studio|wedding photographer|photography studio|videographer|family photographer|wedding photography|portrait photographer|newborn photography|photography',
    de: 'Fotostudio|Hochzeitsfotograf|Fotografin|Hochzeitsfotografin>Hochzeitsfotograf|Familienfotograf|Videograf|Fotografie|Hochzeitsfotografie',
    tags: 'event|creative',
    needs: {
      en: ['wedding: We are getting married in September', 'camera shy: We are stiff in front of a camera'],
      de: ['Hochzeit: Wir heiraten im September', 'kamerascheu: Wir sind vor der Kamera ziemlich verkrampft'],
    },
  }),
  kind('wedding-planner', 'provider', 'wedding planner', 'der Hochzeitsplaner, Hochzeitsplaner', {
    loose: true,
    en: 'event planner|wedding venue|party venue|wedding dj|wedding dress shop|DJ|event venue|bridal shop|wedding planning|event location',
    de: 'Eventlocation|Hochzeitslocation|DJ|Brautmoden>Brautmodengeschäft|Hochzeitsplanerin|Brautmodengeschäft|Hochzeits-DJ|Trauredner',
    tags: 'event|creative',
    needs: {
      en: ['small wedding: We want a small wedding with 40 guests'],
      de: ['kleine Hochzeit: Wir planen eine kleine Hochzeit mit 40 Gästen'],
    },
  }),
  kind('florist', 'provider', 'florist', 'der Florist, Floristen', {
    en: 'flower shop|flower delivery|flowers>florist|florists',
    de: 'Blumenladen|Blumengeschäft|Blumenlieferdienst|Floristik|Floristin|Blumen',
    tags: 'event|shop',
    schema: 'Florist',
    needs: {
      en: ['last-minute flowers: I have forgotten our anniversary'],
      de: ['Blumen auf den letzten Drücker: Ich habe unseren Hochzeitstag vergessen'],
    },
  }),
  kind('pet-care', 'provider', 'pet sitter', 'der Tiersitter, Tiersitter', {
    loose: true,
    en: 'dog walking>dog walker|dog groomer|dog grooming>dog groomer|dog boarding>dog boarding kennel|cat boarding>cattery|pet sitting|kennel|dog trainer|dog school|dog walker|cattery|dog day care>dog day care centre|dog training>dog trainer|pet grooming>pet groomer|dog daycare>dog daycare centre|puppy school|grooming salon',
    de: 'Hundesalon|Hundeschule|Tierpension|Hundepension|Hundebetreuung>Hundepension|Hundetrainer|Hundefriseur|Katzenpension|Gassi-Service|Hundetagesstätte',
    tags: 'pet',
    needs: {
      en: [
        'holiday: We are going on holiday and cannot take our dog',
        'nervous dog: My dog is afraid of strangers',
      ],
      de: [
        'Urlaub: Wir fahren in Urlaub und können den Hund nicht mitnehmen',
        'ängstlicher Hund: Mein Hund hat Angst vor Fremden',
      ],
    },
  }),
  kind('nanny', 'provider', 'nanny agency', 'die Babysitteragentur, Babysitteragenturen', {
    en: 'babysitter|babysitting|nanny|childminder|au pair agency|babysitting service',
    de: 'Babysitter|Nanny|Kinderfrau|Au-pair-Agentur',
    tags: 'home',
    needs: {
      en: ['evening out: We need someone for our baby in the evening'],
      de: ['freier Abend: Wir brauchen abends jemanden für unser Baby'],
    },
  }),
  kind('laundry', 'provider', 'dry cleaner', 'die Reinigung, Reinigungen', {
    loose: true,
    en: 'laundry service|laundry|dry cleaning|tailor|alterations>tailor|laundrette|laundromat|seamstress|dressmaker',
    de: 'Wäscherei|Textilreinigung|Schneiderei|Änderungsschneiderei|Schneider|Maßschneiderei|Waschsalon',
    tags: 'appointment',
    schema: 'DryCleaningOrLaundry',
    needs: {
      en: ['delicate clothes: I have a stain on an expensive dress'],
      de: ['empfindliche Kleidung: Ich habe einen Fleck auf einem teuren Kleid'],
    },
  }),
  kind('funeral', 'provider', 'funeral director', 'der Bestatter, Bestatter', {
    en: 'funeral home|undertaker|funeral service|funeral services|stonemason|cremation>funeral director',
    de: 'Bestattungsinstitut|Bestattungshaus|Bestattungen|Beerdigungsinstitut|Steinmetz',
    tags: 'funeral',
    needs: {
      en: ['death in the family: My father has died and I do not know where to start'],
      de: ['Todesfall: Mein Vater ist gestorben und ich weiß nicht, wo ich anfangen soll'],
    },
  }),
  kind('taxi', 'provider', 'taxi company', 'das Taxiunternehmen, Taxiunternehmen', {
    loose: true,
    en: 'taxi|airport transfer>airport transfer service|chauffeur service|cab company|limousine service|courier|airport shuttle|cargo bike courier',
    de: 'Taxi|Flughafentransfer>Flughafentransfer-Anbieter|Chauffeurservice|Fahrdienst|Kurierdienst|Krankentransport>Krankentransport-Anbieter|Mietwagen mit Fahrer|Fahrradkurier',
    tags: 'ride',
    schema: 'TaxiService|TaxiStand',
    needs: {
      en: ['early flight: I have to be at the airport at five in the morning'],
      de: ['früher Flug: Ich muss um fünf Uhr morgens am Flughafen sein'],
    },
  }),
  kind('estate-agent', 'provider', 'estate agent', 'der Immobilienmakler, Immobilienmakler', {
    loose: true,
    en: 'real estate agency|realtor|letting agent|property management>property management company|real estate agent|property manager|estate agency|real estate|letting agency',
    de: 'Hausverwaltung|Immobilienbüro|Makler|Immobilienverwaltung|Immobilien|Immobilienagentur',
    tags: 'property',
    schema: 'RealEstateAgent',
    needs: {
      en: [
        'selling a house: We want to sell our parents’ house',
        'flat hunt: I have been looking for a flat for months',
      ],
      de: [
        'Hausverkauf: Wir wollen das Haus unserer Eltern verkaufen',
        'Wohnungssuche: Ich suche seit Monaten eine Wohnung',
      ],
    },
  }),
  kind('coworking', 'provider', 'coworking space', 'der Coworking Space, Coworking Spaces', {
    en: 'coworking|office space>coworking space|meeting rooms>conference venue|shared office|serviced offices>serviced office provider|studio space|makerspace',
    de: 'Coworking|Büroräume>Coworking Space|Gemeinschaftsbüro|Tagungsräume>Tagungshotel|Coworking-Space|Makerspace',
    tags: 'place',
    needs: {
      en: ['working from home: I work from home and cannot concentrate'],
      de: ['Homeoffice: Ich kann mich im Homeoffice nicht konzentrieren'],
    },
  }),
];
