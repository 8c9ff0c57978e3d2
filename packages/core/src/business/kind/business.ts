import { kindsOf } from './define.ts';

const kind = kindsOf('business');

export const business = [
  kind(
    'marketing-agency',
    'provider',
    'marketing agency, marketing agencies',
    'die Marketingagentur, Marketingagenturen',
    {
      loose: true,
      en: 'advertising agency|digital agency|SEO agency|PR agency|social media agency|branding agency|content agency|performance marketing agency|creative agency|digital marketing agency|email marketing agency|ad agency|digital marketing',
      de: 'Werbeagentur|SEO-Agentur|PR-Agentur|Social-Media-Agentur|Digitalagentur|Kreativagentur|Kommunikationsagentur|Online-Marketing-Agentur|Content-Agentur|Filmproduktion|Videoproduktion|Agentur|Onlinemarketing|Markenagentur',
      local: false,
      tags: 'agency|creative',
      needs: {
        en: [
          'no leads: Our website gets visitors but no enquiries',
          'bad experience: Our last agency promised a lot and delivered little',
        ],
        de: [
          'keine Anfragen: Unsere Website hat Besucher, aber keine Anfragen',
          'schlechte Erfahrung: Unsere letzte Agentur hat viel versprochen und wenig geliefert',
        ],
      },
    },
  ),
  kind('web-agency', 'provider', 'web design agency, web design agencies', 'die Webagentur, Webagenturen', {
    en: 'web agency|web design|web developer|web development>web development agency|website design|Shopify agency|UX agency|design studio|graphic designer|graphic design>graphic designer|web designer|design agency|WordPress agency|web studio|web design studio|product design studio|ecommerce agency',
    de: 'Webdesign|Webdesigner|Internetagentur|Designbüro|Grafikdesign>Grafikdesigner|Grafikdesigner|Designagentur|UX-Agentur|Shopify-Agentur|Webentwicklung|Designstudio|E-Commerce-Agentur',
    local: false,
    tags: 'agency|creative',
    needs: {
      en: ['old website: Our website is ten years old and nobody finds it'],
      de: ['veraltete Website: Unsere Website ist zehn Jahre alt und niemand findet sie'],
    },
  }),
  kind(
    'software-house',
    'provider',
    'software development company, software development companies',
    'die Softwarefirma, Softwarefirmen',
    {
      en: 'software agency|app developer|app development|custom software|software consultancy|software house|software engineering|IT consultancy|software development agency|mobile app development|software studio|data consultancy|AI consultancy|app agency|IT consulting',
      de: 'Softwareentwicklung|Softwarehaus|App-Entwicklung|IT-Beratung|Softwareentwickler|App-Agentur|KI-Beratung|Individualsoftware',
      local: false,
      tags: 'agency|it',
      needs: {
        en: ['stalled project: Our app project is late and over budget'],
        de: ['Projekt hängt: Unser App-Projekt ist zu spät und zu teuer'],
      },
    },
  ),
  kind(
    'it-service',
    'provider',
    'IT support company, IT support companies',
    'der IT-Dienstleister, IT-Dienstleister',
    {
      loose: true,
      en: 'IT services|IT support|managed services|managed IT services|IT service provider|cybersecurity company|cyber security>cybersecurity company|managed service provider|MSP|cybersecurity consulting|IT security>IT security company|penetration testing>penetration testing company|IT company|cybersecurity>cybersecurity company',
      de: 'IT-Service|Systemhaus|IT-Systemhaus|IT-Sicherheit>IT-Sicherheitsfirma|IT-Betreuung|EDV-Service|IT-Support|Cybersicherheit>IT-Sicherheitsfirma|Penetrationstests>Anbieter für Penetrationstests|IT-Dienstleistungen',
      tags: 'it',
      needs: {
        en: [
          'no own IT: We are 20 people and have nobody for IT',
          'ransomware: A company we know was hacked and now we are worried',
        ],
        de: [
          'keine eigene IT: Wir sind 20 Leute und haben niemanden für die IT',
          'Hackerangriff: Eine befreundete Firma wurde gehackt, jetzt machen wir uns Sorgen',
        ],
      },
    },
  ),
  kind(
    'consultancy',
    'provider',
    'consultancy, consultancies',
    'die Unternehmensberatung, Unternehmensberatungen',
    {
      loose: true,
      en: 'consulting firm|management consultancy|consulting|business consultant|management consulting|consulting company|HR consultancy|sustainability consultancy|strategy consultancy|process consultancy|strategy consulting|ESG consulting|sustainability consulting|change management|consultant',
      de: 'Managementberatung|Beratungsfirma|Strategieberatung|Unternehmensberater|Nachhaltigkeitsberatung|Personalberatung|Organisationsberatung|Datenschutzberatung>Datenschutzberatung|Prozessberatung',
      local: false,
      tags: 'advice',
      needs: {
        en: ['stuck growth: Our company has stopped growing'],
        de: ['Wachstum stockt: Unser Unternehmen wächst nicht mehr'],
      },
    },
  ),
  kind(
    'recruiter',
    'provider',
    'recruitment agency, recruitment agencies',
    'die Personalvermittlung, Personalvermittlungen',
    {
      en: 'staffing agency|headhunter|recruiter|recruiting|executive search>executive search firm|temp agency|staffing|recruitment|executive search firm|recruiting agency|staffing company|employment agency',
      de: 'Zeitarbeitsfirma|Headhunter|Recruiting-Agentur|Personaldienstleister|Zeitarbeit|Personalagentur|Personalvermittler',
      tags: 'people',
      schema: 'EmploymentAgency',
      needs: {
        en: ['open positions: We have been looking for staff for months'],
        de: ['offene Stellen: Wir suchen seit Monaten Personal'],
      },
    },
  ),
  kind(
    'translation',
    'provider',
    'translation agency, translation agencies',
    'das Übersetzungsbüro, Übersetzungsbüros',
    {
      loose: true,
      en: 'translator|translation services|interpreter|localization|interpreting>interpreter|transcription|translation|translation company|interpreters>interpreter|copywriter|copywriting>copywriter|editing services|proofreading>proofreader',
      de: 'Übersetzer|Übersetzungen|Dolmetscher|Übersetzungsagentur|Lektorat>Lektor|Lektorin>Lektor|Lektor>Lektor|Texter|Übersetzungsdienst|Übersetzerin|Dolmetscherin',
      local: false,
      tags: 'text',
      needs: {
        en: ['certified translation: I need a certified translation of a contract'],
        de: ['beglaubigte Übersetzung: Wir brauchen eine beglaubigte Übersetzung'],
      },
    },
  ),
  kind('print-shop', 'provider', 'print shop', 'die Druckerei, Druckereien', {
    loose: true,
    en: 'printer|printing|printing company|copy shop|packaging supplier|sign maker|3D printing service|promotional products>supplier of promotional products|signage|packaging>packaging supplier|label printing|custom packaging>packaging supplier|3D printing>3D printing service',
    de: 'Copyshop|Werbetechnik>Werbetechniker|Verpackungen>Verpackungshersteller|Werbemittel>Werbeartikelhändler|Digitaldruck|Textildruck|Werbeartikel>Werbeartikelhändler|3D-Druck>3D-Druck-Dienstleister|Verpackungshersteller|Onlinedruckerei|Etikettendruck',
    tags: 'making',
    needs: {
      en: ['urgent order: We need 500 flyers by Friday'],
      de: ['eiliger Auftrag: Wir brauchen bis Freitag 500 Flyer'],
    },
  }),
  kind('logistics', 'provider', 'logistics company, logistics companies', 'die Spedition, Speditionen', {
    loose: true,
    en: 'freight forwarder|fulfilment|warehouse|haulage company|logistics|3PL|shipping company|fulfillment center|fulfillment|freight forwarding|trucking company|haulier|fulfilment provider|warehousing>warehouse provider|freight|parcel service|customs broker',
    de: 'Logistik|Fulfillment|Transportunternehmen|Lagerlogistik|Logistikdienstleister|Paketdienst|Logistiker|Zollagentur|Fulfillment-Dienstleister|Frachtführer',
    local: false,
    tags: 'making|supply',
    needs: {
      en: ['late deliveries: Our deliveries keep arriving late'],
      de: ['verspätete Lieferungen: Unsere Lieferungen kommen ständig zu spät'],
    },
  }),
  kind('caterer', 'provider', 'caterer', 'der Caterer, Caterer', {
    en: 'catering|event catering|office catering|catering company|catering service|party service|corporate catering',
    de: 'Catering|Partyservice|Eventcatering|Cateringservice|Hochzeitscatering|Cateringfirma',
    tags: 'event|supply',
    needs: {
      en: ['summer party: We are planning a summer party for 80 people'],
      de: ['Sommerfest: Wir planen ein Sommerfest für 80 Leute'],
    },
  }),
  kind('event-agency', 'provider', 'event agency, event agencies', 'die Eventagentur, Eventagenturen', {
    loose: true,
    en: 'event management|trade show builder|conference venue|team building>team building provider|event company|exhibition stand builder|event production>event production company|event technology>event technology company|AV rental>AV rental company|conference hotel|corporate events',
    de: 'Messebau>Messebauer|Veranstaltungsagentur|Tagungshotel|Teambuilding>Teambuilding-Anbieter|Messebauer|Veranstaltungstechnik>Verleiher für Veranstaltungstechnik|Eventplanung|Firmenevents',
    local: false,
    tags: 'event',
    needs: {
      en: ['trade fair: We have our first trade fair stand in spring'],
      de: ['Messe: Wir haben im Frühjahr unseren ersten Messestand'],
    },
  }),
  kind(
    'facility',
    'provider',
    'facility management company, facility management companies',
    'das Facility-Management-Unternehmen, Facility-Management-Unternehmen',
    {
      loose: true,
      en: 'facility management|security company|security service|security guards|waste management>waste management company|pest control>pest control company|janitorial services|waste disposal>waste management company|facilities management|facility services|pest control company',
      de: 'Sicherheitsdienst|Hausmeisterservice|Schädlingsbekämpfung>Schädlingsbekämpfer|Entsorgung>Entsorgungsunternehmen|Wachdienst|Winterdienst>Winterdienst-Anbieter|Facility Management|Gebäudemanagement|Kammerjäger|Containerdienst|Hausmeisterdienst',
      tags: 'making',
      needs: {
        en: ['change of provider: Our current provider keeps missing appointments'],
        de: ['Anbieterwechsel: Unser jetziger Anbieter hält keine Termine ein'],
      },
    },
  ),
  kind('manufacturer', 'provider', 'contract manufacturer', 'der Lohnfertiger, Lohnfertiger', {
    loose: true,
    en: 'contract manufacturing|CNC machining>CNC machining company|metal fabrication|machine builder|injection moulding>injection moulding company|injection molding>injection molding company|metalworking|sheet metal fabrication|toolmaker|machine shop|engineering company|engineering firm|engineering office|testing laboratory|steel fabrication|electronics manufacturing|industrial automation>automation company|automation company|test laboratory',
    de: 'Lohnfertigung|CNC-Fertigung|Dentallabor|Zahnlabor|Metallbau>Metallbauer|Maschinenbau>Maschinenbauer|Spritzguss>Spritzgießer|Blechbearbeitung|Werkzeugbau>Werkzeugbauer|Ingenieurbüro|Prüflabor|Zerspanung|Stahlbau>Stahlbauer|Metallverarbeitung|Automatisierungstechnik>Anbieter für Automatisierungstechnik|Sondermaschinenbau',
    local: false,
    tags: 'making|supply',
    needs: {
      en: ['small batches: Nobody wants to make our small batches'],
      de: ['Kleinserien: Niemand will unsere Kleinserien fertigen'],
    },
  }),
];
