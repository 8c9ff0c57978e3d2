import { readLabelled } from './labelled-questions.ts';

/** 200 questions as buyers type them, with what a person says they ask; labelled before the rules saw any of them. */
const buyers = readLabelled(`
best_of|looking for a solid e-bike for commuting about 20 km a day, any tips?
local|who does wedding cakes around Bath?
price|roughly what would a loft conversion set me back?
comparison|term life or whole life insurance for a 35 year old
problem|kitchen tap drips all night and drives me mad
alternatives|spotify got too expensive, what else is out there
informational|what do I need to know before adopting a rescue dog
best_of|most reliable used car under 10 years old for a new driver
local|Kinderarzt Dresden Neustadt nimmt noch Patienten
price|was nimmt ein Steuerberater für eine einfache Steuererklärung
comparison|gesetzlich oder privat versichern als Selbstständiger
problem|mein Laptop wird beim Zocken extrem heiß
alternatives|gibt's was Besseres als Jimdo für einen kleinen Onlineshop
informational|ab wann braucht man einen Energieausweis
best_of|welche Matratze taugt was für Seitenschläfer
best_of|can anyone recommend a gentle shampoo for babies with eczema
local|late night pharmacy in Glasgow city centre
price|hourly rate for a freelance copywriter uk
comparison|is Wise or Revolut better for sending euros home
problem|our restaurant gets a lot of no shows on Fridays
alternatives|a cheaper version of Peloton that still has live classes
informational|how does a lease to own car deal actually work
best_of|top 3 note taking apps for students
local|Hundefriseur in Augsburg mit Termin am Samstag
price|Kosten Zahnimplantat mit Krone
comparison|Was ist der Unterschied zwischen Pilates und Yoga für den Rücken?
problem|der Rasen hat überall braune Flecken
alternatives|Nachfolger für die eingestellte App Mint gesucht
informational|wie bereite ich mich auf ein Gespräch mit der Bank vor
best_of|bestes Olivenöl zum Salat laut Kennern
best_of|we're a team of 12, what would you use for project tracking?
local|somewhere nice to eat outside in Bristol with a dog
price|do driving lessons get cheaper if I book a block?
comparison|solid wood versus laminate flooring in a kitchen
problem|I got a speeding ticket but I wasn't driving
alternatives|we're done with QuickBooks, who should we look at next?
informational|does home insurance cover a broken phone screen
best_of|which airline treats you best on long flights to Asia
local|gute Fahrschule im Raum Bielefeld
price|Was zahlt man für eine Woche Halbpension in Südtirol?
comparison|Thermomix gegen Bosch Cookit, wer gewinnt?
problem|Nachbar hat einen Baum auf meine Garage fallen lassen, was jetzt?
alternatives|was kann ich anstelle von Laminat im Bad nehmen
informational|Welche Fragen stellt man beim ersten Termin einer Hebamme?
best_of|Empfehlung für einen leisen Geschirrspüler?
best_of|need a lawyer who really knows custody cases, suggestions?
local|kids swimming classes near Leeds station
price|cheapest way to ship a piano across the country
comparison|Trello, Asana and ClickUp side by side for a small agency
problem|my tooth hurts when I drink anything cold
alternatives|other shops like Etsy to sell handmade soap
informational|explain the difference-making features of a good hiking boot to a beginner
best_of|what's a decent red wine to bring to a dinner party
local|Umzugsfirma Hannover Empfehlungen
price|günstige Autovermietung am Flughafen Palma
comparison|Fertighaus oder Massivbau, was ist auf Dauer klüger?
problem|Ständig fällt bei uns die Heizung aus
alternatives|Wohin wechseln, wenn einem N26 das Konto gekündigt hat?
informational|Wie lange hält eine Wärmepumpe?
best_of|Welcher Anbieter für Ökostrom ist wirklich gut?
best_of|who makes the comfiest slippers
local|good barber in Shoreditch that takes walk-ins
price|what is a fair price for tuning a piano
comparison|what's the catch with online banks compared with a normal branch?
problem|we can never find the latest version of our documents
alternatives|is there anything that works like Photoshop without a subscription
informational|when is the best time to book flights to Japan
best_of|Suche zuverlässige Putzhilfe-Vermittlung, wen könnt ihr empfehlen?
local|Trampolinhalle bei Nürnberg
price|Gibt es einen Handwerker, der einen Festpreis fürs Bad macht?
comparison|Airbnb oder Ferienwohnung direkt beim Vermieter buchen
problem|Unsere Tochter hat Angst vor dem Zahnarzt
alternatives|Alternative für Leute, die kein Fitnessstudio mögen
informational|Woran merke ich, dass eine Bewerbungsmappe gut ist?
best_of|schönste Wellnesshotels im Schwarzwald
best_of|recommend a CRM for a two person law firm
local|any decent co-working places in Porto with phone booths?
price|is a monthly pass worth the money if I go to the gym twice a week
comparison|hire a bookkeeper or do it myself with software?
problem|payroll takes me two full days every month
alternatives|instead of a big wedding venue, where else could we celebrate
informational|what does a home inspector check
best_of|which language course gets you speaking quickest
local|Änderungsschneiderei Köln Ehrenfeld
price|Wie viel Trinkgeld ist beim Friseur üblich und was kostet ein Haarschnitt?
comparison|Lohnt sich ein Neuwagen mehr als ein Jahreswagen?
problem|Bei uns in der Wohnung schimmelt es im Schlafzimmer
alternatives|Ich suche ein Tool wie Canva, aber DSGVO-konform
informational|Was passiert bei einer Wurzelbehandlung?
best_of|Welches Kinderfahrrad für eine Sechsjährige?
best_of|best beginner friendly telescope for a ten year old
local|where can I get my watch battery replaced in Cork
price|average cost of a will with a solicitor
comparison|pros of a heat pump over a gas boiler
problem|every invoice I send gets paid weeks late
alternatives|leaving Shopify because of the fees, which platform next?
informational|how many sessions of physio does a torn ligament take
best_of|what running watch do most marathon runners wear
local|Museum für Kinder in Lübeck
price|Ist ein Elektroauto im Unterhalt teurer?
comparison|Bosch oder Makita Akkuschrauber
problem|Mein Kind kommt in Mathe nicht mehr mit
alternatives|Gibt es Anbieter, die ohne Vertragslaufzeit arbeiten, statt meines jetzigen Fitnessstudios?
informational|Wie finde ich heraus, ob mein Anwalt Fachanwalt ist?
best_of|Mit welcher Reiseagentur fährt man gut nach Island?
best_of|I want a quiet laptop with a good keyboard. Ideas?
local|emergency vet open Sunday Norwich
price|affordable solar installers who publish their prices
comparison|would you go with MySQL or MongoDB for a shop
problem|nobody in our office follows the holiday request process
alternatives|similar hotels to the Ritz but half the price
informational|is it normal for a new boiler to make a clicking noise
best_of|what accounting package do UK sole traders like most
local|Klavierstimmer Raum Stuttgart gesucht
price|Preisvergleich Kitagebühren
comparison|Vor- und Nachteile von Leasing
problem|Ich komme abends nicht zur Ruhe und schlafe schlecht
alternatives|Ersatz für Windows auf altem Rechner
informational|Welche Unterlagen will die Bank beim Hauskauf sehen?
best_of|Wer macht die beste Pizza der Stadt?
best_of|which charity actually spends money on the animals
local|things to do in Ghent with teenagers
price|how much should I expect to pay a nanny in Boston
comparison|differences between an LLC and an S corp
problem|my new running shoes give me shin splints
alternatives|I don't like Duolingo any more, what could I try?
informational|how early should I arrive for a domestic flight
best_of|the nicest campsites by the sea with small children
local|Reifenwechsel ohne Termin Kassel
price|Was darf eine gute Kaffeemaschine kosten?
comparison|Debeka oder Allianz für die Beamtenversicherung?
problem|Mein Vermieter zahlt die Kaution nicht zurück
alternatives|Welche Kochboxen gibt es noch außer HelloFresh?
informational|Muss ich eine Photovoltaikanlage anmelden?
best_of|Welche Software nutzen die meisten Zahnarztpraxen?
best_of|suggest a podcast app that doesn't spy on me
local|cheap and good ramen near Times Square
price|kids eat free restaurants
comparison|renting vs buying a carpet cleaner
problem|the wifi never reaches the garden office
alternatives|what do people use when they outgrow Airtable?
informational|how is VAT handled when I sell to Germany
best_of|who should I ask to restore an old oak table
local|Biomarkt in Leipzig Connewitz
price|Haben Volkshochschulen Ermäßigung für Rentner?
comparison|Worin liegt der Vorteil einer Direktversicherung gegenüber einer Riester-Rente?
problem|Jedes Mal wenn es regnet, läuft Wasser in den Keller
alternatives|Kein Bock mehr auf Lieferando, wo bestelle ich sonst?
informational|Wie viel Kaution ist erlaubt?
best_of|gutes Mittel gegen Ameisen, das auch wirkt
best_of|are there any bootcamps employers really respect?
local|Portuguese speaking dentist in Newark
price|what's the going rate for a dog walker
comparison|which is cheaper to run, an air fryer or an oven?
problem|customers complain that our checkout is confusing
alternatives|substitute teacher for my piano lessons while mine is away
informational|what happens at a first session with a therapist
best_of|the best place to buy refurbished phones
local|Weihnachtsmarkt in der Nähe von Ulm mit Parkplatz
price|Gibt es eine kostenlose Buchhaltungssoftware für Vereine?
comparison|Ist Backofen oder Heißluftfritteuse sparsamer?
problem|Seit dem Update geht mein Drucker nicht mehr
alternatives|andere Marken als Vaude für Radtaschen
informational|Was kontrolliert ein Gutachter beim Autokauf?
best_of|Zu welchem Orthopäden würdest du mit Kniebeschwerden gehen?
best_of|what's everyone using for email newsletters these days?
local|quiet hotel close to the Louvre
price|budget airlines with free hand luggage
comparison|buy a house now or wait two years?
problem|I'm stuck with three subscriptions I can't cancel
alternatives|our accountant is retiring, how do we find a new one
informational|what counts as a small business for tax
best_of|tell me the best moisturiser for dry winter skin
local|Nachhilfe Englisch Oberstufe in Mainz
price|Stundensatz Webdesigner
comparison|Caritas oder Diakonie für die ambulante Pflege?
problem|Wir haben Mäuse auf dem Dachboden
alternatives|Womit könnte man Zucker beim Backen ersetzen?
informational|Wie funktioniert Carsharing genau?
best_of|Top Adressen für Sushi
best_of|which school is strongest in music around here, any favourites?
local|Which physiotherapists in Swansea have evening slots?
price|can I get a decent suit for 200 pounds?
comparison|dental bridge compared to an implant
problem|our newsletter keeps landing in spam
alternatives|moving away from Google Workspace, options?
informational|how do I check whether a charity is genuine
best_of|most family friendly ski resort in Austria
local|Sprachschule Freiburg Abendkurs Spanisch
price|Was kostet der Eintritt für Familien im Naturkundemuseum?
comparison|DSL oder Glasfaser, welcher Anschluss passt zu zwei Leuten im Homeoffice?
problem|Im Büro streiten sich alle um die Besprechungsräume
alternatives|Weg von Outlook: womit verwaltet man Mails besser?
informational|Wann lohnt sich ein Anwalt im Mietrecht überhaupt?
best_of|nachhaltige Sneaker, welche sind zu empfehlen?
best_of|any favourite brands for sturdy school bags?
local|Hebamme Wedding freie Plätze
price|how high are the fees at a private dentist
problem|Der Akku von meinem E-Bike hält keine 20 km mehr
informational|What should be in a freelance contract?
`);

/** Two of four were fitted to; the other two were kept aside, and only their share is looked at. */
export const fittedBuyers = buyers.filter((_, at) => at % 4 < 2);
export const heldOutBuyers = buyers.filter((_, at) => at % 4 >= 2);
