import { kindsOf } from './define.ts';

const kind = kindsOf('travel');

export const travel = [
  kind('hotel', 'provider', 'hotel', 'das Hotel, Hotels', {
    loose: true,
    en: 'inn|resort|boutique hotel|lodge|guest house|guesthouse|bed and breakfast|B&B|motel',
    de: 'Gasthof|Pension|Gästehaus|Resort|Wellnesshotel|Gasthaus|Frühstückspension',
    tags: 'stay|meals',
    schema: 'Hotel|LodgingBusiness|BedAndBreakfast|Resort|Motel',
    needs: {
      en: [
        'holiday with children: We are travelling with two small children',
        'a quiet weekend: We want two quiet nights away',
      ],
      de: [
        'Urlaub mit Kindern: Wir reisen mit zwei kleinen Kindern',
        'Auszeit zu zweit: Wir möchten zwei ruhige Nächte raus aus dem Alltag',
      ],
    },
    budget: [180, 'a night', 'pro Nacht'],
  }),
  kind('hostel', 'provider', 'hostel', 'das Hostel, Hostels', {
    en: 'youth hostel|backpackers',
    de: 'Jugendherberge|Backpacker-Hostel',
    tags: 'stay',
    schema: 'Hostel',
    needs: {
      en: ['solo trip: I am travelling alone and want to meet people'],
      de: ['allein unterwegs: Ich reise allein und möchte Leute kennenlernen'],
    },
    budget: [40, 'a night', 'pro Nacht'],
  }),
  kind('holiday-home', 'provider', 'holiday rental', 'die Ferienwohnung, Ferienwohnungen', {
    en: 'holiday home|holiday apartment|vacation rental|holiday cottage|holiday let|serviced apartment|holiday cottages|vacation rentals|chalet|cabin rental',
    de: 'Ferienhaus|Ferienapartment|Ferienhof|Apartment|Chalet|Ferienhäuser|Ferienwohnungen|Bauernhofurlaub>Ferienhof',
    tags: 'stay',
    schema: 'Apartment|VacationRental',
    needs: {
      en: ['holiday with a dog: We are coming with our dog'],
      de: ['Urlaub mit Hund: Wir kommen mit Hund'],
    },
    budget: [150, 'a night', 'pro Nacht'],
  }),
  kind('campsite', 'provider', 'campsite', 'der Campingplatz, Campingplätze', {
    en: 'camping>campsite|glamping>glamping site|campground|caravan park|holiday park|glamping site',
    de: 'Camping>Campingplatz|Glamping>Glampingplatz|Wohnmobilstellplatz',
    tags: 'stay',
    schema: 'Campground',
    needs: {
      en: ['first camping trip: We have never been camping'],
      de: ['erstes Mal Camping: Wir waren noch nie campen'],
    },
    budget: [60, 'a night', 'pro Nacht'],
  }),
  kind('tour-operator', 'provider', 'tour operator', 'der Reiseveranstalter, Reiseveranstalter', {
    loose: true,
    en: 'travel company|*guided tours|*group tours|safari|*walking holidays|*hiking tours|*cycling holidays|adventure travel|tours|trekking|tour company|cruise line|*cruises|travel agency|travel agent|travel agency|*tailor-made trips|tailor-made travel|*cycling tours',
    de: 'Reisebüro|*Rundreisen|*Wanderreisen|*Radreisen|*Gruppenreisen|*Studienreisen|*Kreuzfahrten|Reiseanbieter|Reisen',
    local: false,
    tags: 'trip',
    schema: 'TravelAgency|TouristTrip',
    needs: {
      en: [
        'big trip: We want to take the trip of a lifetime and not plan it ourselves',
        'travelling alone: I would like to travel alone but in a group',
      ],
      de: [
        'große Reise: Wir wollen eine besondere Reise machen und nicht alles selbst planen',
        'allein reisen: Ich reise allein, möchte aber in einer Gruppe unterwegs sein',
      ],
    },
  }),
  kind('city-tour', 'provider', 'tour guide', 'der Stadtführer, Stadtführer', {
    loose: true,
    en: '*city tours|*walking tours|*sightseeing tours|*food tours|*boat tours|*boat trips|*guided walks|sightseeing|*walking tour|*food tour|*bike tours',
    de: '*Stadtführungen|*Radtouren|*Kanutouren|*Wandertouren|Stadtführung|*Bootstouren|*Stadtrundfahrten|*Bootsfahrten|Schifffahrten',
    tags: 'outing',
    schema: 'TouristInformationCenter',
    needs: {
      en: ['one day in town: We have only one day in town'],
      de: ['ein Tag in der Stadt: Wir haben nur einen Tag in der Stadt'],
    },
  }),
  kind('car-rental', 'provider', 'car rental company', 'die Autovermietung, Autovermietungen', {
    loose: true,
    en: 'car hire|car rental|campervan rental|camper rental|motorhome rental|van rental|campervan hire',
    de: 'Mietwagen|Wohnmobilvermietung|Campervermietung|Autovermieter|Carsharing',
    tags: 'rental',
    schema: 'AutoRental',
    needs: {
      en: ['hidden fees: Last time I paid hidden fees for a rental'],
      de: ['versteckte Gebühren: Beim letzten Mal habe ich versteckte Gebühren bezahlt'],
    },
  }),
  kind('bike-rental', 'provider', 'bike rental shop', 'der Fahrradverleih, Fahrradverleihe', {
    en: 'bike rental|ski rental|boat rental|bike hire|bicycle rental|kayak rental|surf rental|canoe rental',
    de: 'Skiverleih|Hausbootverleih|SUP-Verleih|Bootsverleih|Kanuverleih|E-Bike-Verleih|Radverleih',
    tags: 'rental',
    needs: {
      en: ['day trip: We want to go on a day trip without our own gear'],
      de: ['Tagesausflug: Wir wollen einen Tagesausflug ohne eigene Ausrüstung machen'],
    },
  }),
  kind('ski-school', 'provider', 'ski school', 'die Skischule, Skischulen', {
    loose: true,
    en: 'surf school|sailing school|diving school|*ski lessons|surf camp|dive centre|kite school',
    de: 'Surfschule|Segelschule|Tauchschule|Kiteschule|*Skikurse',
    tags: 'lesson',
    needs: {
      en: ['first lesson: My children have never tried it before'],
      de: ['erster Kurs: Meine Kinder haben das noch nie gemacht'],
    },
  }),
  kind('airline', 'provider', 'airline', 'die Fluggesellschaft, Fluggesellschaften', {
    en: 'flights|train operator|coach company|ferry company|bus company',
    de: 'Fluglinie|Flüge|Busunternehmen|Fernbus|Fährgesellschaft|Reederei|Airline',
    local: false,
    tags: 'transport',
    needs: {
      en: ['missed connection: My last trip was cancelled at short notice'],
      de: ['Ausfall: Meine letzte Reise ist kurzfristig ausgefallen'],
    },
  }),
];
