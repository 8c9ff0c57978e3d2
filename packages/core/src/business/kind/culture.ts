import { kindsOf } from './define.ts';

const kind = kindsOf('culture');

export const culture = [
  kind('museum', 'provider', 'museum', 'das Museum, Museen', {
    en: 'art gallery|gallery|science centre|exhibition space|art museum|exhibition centre|planetarium|memorial',
    de: 'Galerie|Kunsthalle|Ausstellungshaus|Kunstmuseum|Gedenkstätte|Science Center|Planetarium',
    tags: 'visit|exhibition',
    schema: 'Museum|ArtGallery',
    needs: {
      en: [
        'rainy day: It is going to rain all weekend',
        'with children: We have two children who get bored quickly',
      ],
      de: [
        'Regentag: Es soll das ganze Wochenende regnen',
        'mit Kindern: Unsere zwei Kinder langweilen sich schnell',
      ],
    },
  }),
  kind('theatre', 'provider', 'theatre', 'das Theater, Theater', {
    loose: true,
    en: 'theater|opera house|comedy club|cabaret|concert hall|music venue|opera|improv theatre|playhouse|puppet theatre',
    de: 'Kabarett|Oper|Konzerthaus|Varieté|Schauspielhaus|Bühne|Kleinkunstbühne|Puppentheater|Improtheater',
    tags: 'show',
    schema: 'PerformingArtsTheater|MusicVenue|TheaterEvent',
    needs: {
      en: ['night out: My parents are visiting and we want to go out in the evening'],
      de: ['Abend zu zweit: Meine Eltern sind zu Besuch und wir wollen abends ausgehen'],
    },
  }),
  kind('cinema', 'provider', 'cinema', 'das Kino, Kinos', {
    en: 'movie theater|film theatre|arthouse cinema|movie theatre',
    de: 'Programmkino|Filmtheater|Freiluftkino|Lichtspielhaus',
    tags: 'show',
    schema: 'MovieTheater',
    needs: {
      en: ['original version: I want to see films in the original language'],
      de: ['Originalversion: Ich möchte Filme im Original sehen'],
    },
  }),
  kind('festival', 'provider', 'festival', 'das Festival, Festivals', {
    en: 'music festival|film festival|jazz festival|literature festival|fair',
    de: 'Musikfestival|Filmfestival|Stadtfest|Jazzfestival|Literaturfestival',
    tags: 'fest',
    schema: 'Festival|MusicEvent|Event',
    needs: {
      en: ['summer plans: We have not planned anything for the summer yet'],
      de: ['Sommerpläne: Wir haben für den Sommer noch nichts geplant'],
    },
  }),
  kind('zoo', 'provider', 'zoo', 'der Zoo, Zoos', {
    loose: true,
    en: 'wildlife park|aquarium|animal park|safari park|botanical garden|petting zoo',
    de: 'Tierpark|Wildpark|Aquarium|Botanischer Garten|Streichelzoo',
    tags: 'visit|outing',
    schema: 'Zoo|Aquarium',
    needs: {
      en: ['family outing: We want a day out with toddlers'],
      de: ['Familienausflug: Wir wollen mit Kleinkindern einen Ausflug machen'],
    },
  }),
  kind('theme-park', 'provider', 'amusement park', 'der Freizeitpark, Freizeitparks', {
    loose: true,
    en: 'theme park|water park|indoor playground|trampoline park|adventure park|ropes course|mini golf|bowling alley|soft play centre|go-kart track|leisure centre',
    de: 'Erlebnispark|Indoorspielplatz|Trampolinhalle|Kletterpark|Hochseilgarten|Bowlingbahn|Kartbahn|Erlebnisbad|Freizeitbad|Indoor-Spielplatz',
    tags: 'outing',
    schema: 'AmusementPark',
    needs: {
      en: ['birthday party: My son turns eight and wants a party with action'],
      de: ['Kindergeburtstag: Mein Sohn wird acht und will eine Party mit Action'],
    },
  }),
  kind('escape-room', 'provider', 'escape room', 'der Escape Room, Escape Rooms', {
    en: 'escape game|laser tag|VR arcade|escape rooms|axe throwing',
    de: 'Escape Game|Lasertag|VR-Halle|Exit-Spiel',
    tags: 'outing|group',
    needs: {
      en: ['team outing: I am planning an outing for eight colleagues'],
      de: ['Teamausflug: Ich plane einen Ausflug für acht Kollegen'],
    },
  }),
  kind('climbing-gym', 'provider', 'climbing gym', 'die Kletterhalle, Kletterhallen', {
    en: 'bouldering gym|climbing wall|climbing centre|bouldering hall|bouldering>bouldering gym',
    de: 'Boulderhalle|Kletterzentrum|Bouldern>Boulderhalle',
    tags: 'sport',
    needs: {
      en: ['first try: I want to try climbing for the first time'],
      de: ['erstes Mal: Ich möchte zum ersten Mal klettern gehen'],
    },
  }),
  kind('gym', 'provider', 'gym', 'das Fitnessstudio, Fitnessstudios', {
    loose: true,
    en: 'fitness studio|fitness centre|fitness center|health club|CrossFit box|personal trainer|personal training>personal trainer|swimming pool',
    de: 'Fitnesscenter|Fitnessclub|Fitness|Sportstudio|Personal Trainer|EMS-Studio|Schwimmbad',
    tags: 'sport|member',
    schema: 'HealthClub|ExerciseGym|SportsActivityLocation',
    needs: {
      en: [
        'getting back in shape: I have not exercised for years',
        'long contracts: I do not want to sign a long contract',
      ],
      de: [
        'wieder fit werden: Ich habe seit Jahren keinen Sport gemacht',
        'lange Verträge: Ich will keinen langen Vertrag unterschreiben',
      ],
    },
  }),
  kind('yoga-studio', 'provider', 'yoga studio', 'das Yogastudio, Yogastudios', {
    loose: true,
    en: 'pilates studio|*yoga classes|dance studio|dance school|yoga>yoga studio|pilates>pilates studio|martial arts school|*dance classes|karate school',
    de: 'Pilatesstudio|Yoga>Yogastudio|Tanzschule|Tanzstudio|Kampfsportschule|Pilates>Pilatesstudio|Ballettschule',
    tags: 'sport|lesson',
    needs: {
      en: ['stiff back: I sit all day and my back is stiff'],
      de: ['steifer Rücken: Ich sitze den ganzen Tag und mein Rücken ist steif'],
    },
  }),
  kind('spa', 'provider', 'spa', 'die Therme, Thermen', {
    en: 'day spa|sauna|thermal baths|thermal spa|hammam|bathhouse',
    de: 'Day Spa|Thermalbad|Wellnessoase|Hamam|Saunalandschaft|Saunawelt',
    tags: 'relax',
    schema: 'DaySpa',
    needs: {
      en: ['present: I want to give my sister a relaxing day'],
      de: ['Geschenk: Ich möchte meiner Schwester einen entspannten Tag schenken'],
    },
  }),
  kind('game', 'product', 'game', 'das Spiel, Spiele', {
    loose: true,
    en: 'board game|video game|card game|computer game|board games|puzzle game|mobile game|card games|video games|puzzles',
    de: 'Brettspiel|Videospiel|Kartenspiel|Brettspiele|Gesellschaftsspiele|Computerspiele',
    tags: 'play',
    schema: 'VideoGame|Game',
    needs: {
      en: ['game night: We are four adults and have played everything we own'],
      de: ['Spieleabend: Wir sind vier Erwachsene und kennen alle unsere Spiele schon'],
    },
    budget: [50, '', ''],
  }),
  kind('book', 'product', 'book', 'das Buch, Bücher', {
    loose: true,
    en: 'novel|publisher|publishing house|magazine|comics|audiobooks|children’s books|podcast',
    de: 'Verlag|Roman|Zeitschrift|Kinderbücher|Hörbücher|Comics|Podcast|Magazin',
    tags: 'read',
    schema: 'Book',
    needs: {
      en: ['present for a reader: I need a present for someone who reads a lot'],
      de: ['Buchgeschenk: Ich suche ein Geschenk für jemanden, der viel liest'],
    },
  }),
];
