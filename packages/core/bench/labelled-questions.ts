/** Lines of an intent, b for those that name the brand Planderly or Haus Linde, and the question. */
export const readLabelled = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [intent = '', ...rest] = line.split('|');
      return { intent, branded: rest[0] === 'b' && rest.length > 1, text: rest.at(-1) ?? '' };
    });

/** Questions with what a person says they ask. */
const labelledQuestions = readLabelled(`
best_of|which accounting software is best for a bakery
best_of|top rated daycare for toddlers
best_of|What would you recommend for a first road bike?
best_of|Can you suggest a good wine for a steak dinner?
best_of|Welche Waschmaschine empfiehlst du für einen Zweipersonenhaushalt?
best_of|bester Drucker fürs Homeoffice
best_of|Welches Notebook würdest du einem Studenten kaufen?
best_of|I need a tent for two people. What should I get?
best_of|Who makes the most reliable dishwashers?
best_of|Which CRM do most small agencies use?
best_of|Was ist der beste Kinderwagen für die Stadt?
best_of|Kannst du mir einen guten Podcast über Geschichte nennen?
best_of|Which password manager should I choose?
best_of|What is the most comfortable office chair for tall people?
best_of|Give me three good options for a family car
best_of|Welcher Stromanbieter ist zu empfehlen?
best_of|good running shoes for flat feet
best_of|Which bank has the best app?
best_of|Wer baut die leisesten Wärmepumpen?
best_of|recommended hiking boots for women
best_of|Which online bootcamp has the best job placement?
best_of|Which database handles time series well?
best_of|Welche App eignet sich für Vokabeln?
best_of|most trusted pet insurance
best_of|Ich brauche eine gute Kaffeemühle, was nimmt man da?
best_of|Which agency should we hire for a rebrand?
best_of|What are the top project management tools for architects?
best_of|Welche Marke steht für langlebige Jeans?
comparison|Notion or Evernote, which one is better for a team?
comparison|asana vs monday
comparison|How does an induction hob compare with a gas hob?
comparison|What is the difference between a credit union and a bank?
comparison|Wärmepumpe oder Gasheizung: was lohnt sich mehr?
comparison|Unterschied zwischen GKV und PKV
comparison|pros and cons of leasing a car
comparison|Ist ein E-Bike besser als ein normales Rad?
comparison|Compare the three largest car insurers
comparison|Which is better, Postgres or MySQL?
comparison|Mac oder Windows fürs Studium?
comparison|How do Hoka and Brooks differ?
comparison|Was spricht für ein Fernstudium und was dagegen?
comparison|MacBook Air versus ThinkPad X1
comparison|Vergleich Stromtarife
comparison|Should I take a fixed or a variable mortgage?
comparison|Is a robo-adviser better than a human adviser?
comparison|HelloFresh oder Marley Spoon?
comparison|side by side comparison of noise cancelling headphones
comparison|Worin unterscheiden sich Physiotherapie und Osteopathie?
comparison|WordPress oder Wix für eine kleine Website?
comparison|public or private school, what are the trade-offs?
comparison|Which has better reviews, Hotel Post or Hotel Krone?
comparison|Slack gegen Teams
comparison|b|Planderly or Crewtide?
comparison|b|How does Planderly compare with spreadsheets?
comparison|b|Haus Linde oder Hotel Post, was ist besser für Kinder?
alternatives|What can I use instead of Excel for invoices?
alternatives|alternatives to Photoshop
alternatives|We want to leave Salesforce. Where should we go?
alternatives|Gibt es eine günstigere Alternative zu Vorwerk?
alternatives|apps like Duolingo
alternatives|Ersatz für Google Analytics
alternatives|Was kann ich statt Milch in den Kaffee tun?
alternatives|open source replacement for Jira
alternatives|Who competes with DocuSign?
alternatives|something similar to Airtable but simpler
alternatives|Was gibt es außer Amazon für Bücher?
alternatives|I am leaving my bank, what other options do I have?
alternatives|switch from Mailchimp to what?
alternatives|Welche Anbieter gibt es neben der Telekom?
alternatives|other brands like Patagonia
alternatives|Ich will weg von WhatsApp, was nehme ich?
alternatives|substitute for olive oil in baking
alternatives|Which tools replace Heroku?
alternatives|Wechsel von Shopify wohin?
alternatives|my dentist retired, who else takes new patients?
alternatives|competitors of Peloton
alternatives|b|What are the alternatives to Planderly?
alternatives|b|Alternativen zu Haus Linde
alternatives|b|something like Planderly but cheaper
problem|My dishwasher leaves white stains, what can I do?
problem|our builds keep failing, which CI server is stable?
problem|Meine Heizung macht komische Geräusche
problem|I cannot sleep because of back pain
problem|Our website loads too slowly
problem|Mein Hund zieht an der Leine
problem|How do I stop my basil from dying?
problem|employees forget to log their hours
problem|Das WLAN bricht ständig ab
problem|I was dismissed without notice, who can help me?
problem|Die Steuererklärung ist zu kompliziert für mich
problem|our shop loses customers at checkout
problem|My child struggles with maths
problem|Wir finden keine Mitarbeiter für die Küche
problem|My car won't start in the cold
problem|Ich habe mich ausgesperrt, wen rufe ich an?
problem|knees hurt after running
problem|Our invoices are always paid late
problem|Der Abfluss ist verstopft
problem|I keep getting blisters from my hiking boots
problem|my landlord refuses to return the deposit
problem|Wir verlieren den Überblick über unsere Projekte
problem|I have tried everything against acne and nothing works
problem|Unser Kassensystem stürzt dauernd ab
problem|How can we reduce no-shows in our practice?
problem|b|Planderly does not send notifications, what now?
problem|b|Why is Planderly not loading?
problem|toothache on a Sunday, what should I do?
price|How much does a website cost?
price|cheap flights to Lisbon
price|Was kostet eine Haushaltshilfe pro Stunde?
price|Which gym has the lowest membership fee?
price|affordable yoga retreats
price|Preise für Photovoltaik mit Speicher
price|is there a free invoicing tool
price|What should I budget for a kitchen?
price|günstiges Girokonto ohne Gebühren
price|Lohnt sich der Preis für ein Thermomix?
price|price of a wedding photographer for a day
price|Which phone gives the best value for money?
price|Wie teuer ist eine Scheidung?
price|Which lawyer works for a fixed fee?
price|What do accountants charge a small company?
price|laptops under 500 euros
price|Gibt es Museen mit freiem Eintritt?
price|how expensive is an MBA
price|Wo bekomme ich Möbel zum kleinen Preis?
price|discount for students on software
price|Was muss ich für ein gutes Fahrrad ausgeben?
price|kostenlose Alternative: welches Schnittprogramm kostet nichts?
price|hotel below 100 a night with breakfast
price|cost of solar panels for a house
price|b|How much is Planderly per user?
price|b|Was kostet eine Nacht im Haus Linde?
price|b|Planderly pricing
price|budget friendly standing desks
local|plumber near me
local|Who repairs coffee machines in Leipzig?
local|Zahnarzt in der Nähe mit Samstagsterminen
local|Where in Portland can I buy vinyl records?
local|hairdresser in Bristol open on Sundays
local|Gibt es in Graz ein gutes veganes Restaurant?
local|bike shop around Freiburg
local|Wo kann ich in Hamburg Klavierunterricht nehmen?
local|is there a vet nearby that is open now
local|Steuerberater Köln Südstadt
local|Kita mit freien Plätzen in Dresden
local|best pizza in Naples near the station
local|dog groomer within walking distance of Hyde Park
local|Yogastudio bei mir um die Ecke
local|Which garage in Leeds services electric cars?
local|coworking space in Lisbon with meeting rooms
local|Schlüsseldienst Berlin Mitte
local|farm shop close to York
local|Where can I donate clothes in my town?
local|Elektriker in meiner Nähe
local|museums to visit in Lyon this weekend
local|Welches Hotel in Sölden liegt direkt an der Piste?
local|tutor for maths in my area
local|Fitnessstudio Ulm 24 Stunden
local|physio in Kassel with evening appointments
informational|How does a heat pump work?
informational|What should I look for in a dentist?
informational|Wie funktioniert Kurzarbeit?
informational|What is an applicant tracking system?
informational|how to choose a mattress
informational|Was ist ein Zeugnisanspruch?
informational|What questions should I ask a wedding photographer?
informational|Worauf sollte ich beim Kauf einer Wärmepumpe achten?
informational|how long do running shoes last
informational|When should children see a dentist for the first time?
informational|Wie läuft eine Wurzelbehandlung ab?
informational|explain vector databases
informational|What does a tax adviser do?
informational|Wie oft muss man eine Heizung warten?
informational|is online therapy effective
informational|What are carbon plates in running shoes?
informational|how do meal kits work
informational|Welche Unterlagen brauche ich für eine Baufinanzierung?
informational|Who needs cyber insurance?
informational|What is included in half board?
informational|How do I read a nutrition label?
informational|Wie lange dauert ein Führerschein?
informational|guide to composting at home
informational|What makes a good espresso?
informational|b|Who is behind Planderly?
informational|b|What is Planderly used for?
informational|b|Hat das Haus Linde einen Pool?
informational|b|Planderly reviews
informational|b|Is Planderly safe?
informational|How do I get started with data analysis?
best_of|Welches Museum in Lyon lohnt sich mit Kindern am meisten, was empfiehlst du?
comparison|Wine subscription or local wine shop, which would you choose?
alternatives|We outgrew spreadsheets. What should we use instead?
problem|Unsere Buchhaltung kommt nicht hinterher
price|Welche Versicherung ist am günstigsten für Hunde?
local|Bäckerei Freiburg sonntags offen
informational|Wie erkenne ich einen guten Handwerker?
best_of|I am looking for a hotel for a quiet weekend. What would you recommend?
problem|We are losing track of our subscriptions
price|Are there good headphones for less than 100 dollars?
local|Where near me can I rent a cargo bike?
comparison|Gore-Tex oder Wachsjacke für Schottland?
`);

/** Questions that the rules were fitted to; the others judge them. */
export const fitted = labelledQuestions.filter((_, at) => at % 2 === 0);
export const heldOut = labelledQuestions.filter((_, at) => at % 2 === 1);
