import type { workRoles } from '@svc/contract/business';
import type { Family, Language } from './types.ts';

export type Both = Record<Language, string>;
export type WorkRole = (typeof workRoles)[number];

/** Words for comparing businesses of a kind, and for what such a business can do. */
export interface FamilyWords {
  /** What buyers compare, as the end of “a table of …”. */
  facts: Both;
  prices: Both;
  /** Whether a page may set it beside rivals by name: professions whose advertising is bound, and public bodies, do not. */
  compares: boolean;
  /** What to offer a writer who does not mention the business. */
  offer: Both;
  editor: WorkRole;
  /** The role that writes to other sites. */
  outreach: WorkRole;
  /** The customers of the business. */
  clients: Both;
  /** Shops of others sell it. */
  sold?: boolean;
}

const both = (en: string, de: string): Both => ({ en, de });

export const familyWords: Record<Family, FamilyWords> = {
  software: {
    facts: both(
      'what each plan includes, its limits and its integrations',
      'Umfang, Grenzen und Schnittstellen jedes Tarifs',
    ),
    prices: both('the price of each plan', 'den Preis jedes Tarifs'),
    compares: true,
    offer: both(
      'a test account and a customer to quote',
      'ein Testkonto und einen Kunden, der zitiert werden darf',
    ),
    editor: 'product',
    outreach: 'press',
    clients: both('customers', 'Kunden'),
  },
  developer: {
    facts: both(
      'supported versions, limits, licence and benchmark figures',
      'unterstützten Versionen, Grenzen, Lizenz und Messwerten',
    ),
    prices: both(
      'the licence and the price of the hosted version',
      'Lizenz und Preis der gehosteten Version',
    ),
    compares: true,
    offer: both(
      'a benchmark that can be repeated and an engineer who answers questions',
      'einen wiederholbaren Benchmark und jemanden aus der Entwicklung für Rückfragen',
    ),
    editor: 'product',
    outreach: 'press',
    clients: both('users', 'Anwender'),
  },
  product: {
    facts: both(
      'sizes, weight, materials and price of each model',
      'Größen, Gewicht, Material und Preis jedes Modells',
    ),
    prices: both('the price of each model', 'den Preis jedes Modells'),
    compares: true,
    offer: both('a sample to test', 'ein Testexemplar'),
    editor: 'product',
    outreach: 'press',
    clients: both('customers', 'Kunden'),
    sold: true,
  },
  food: {
    facts: both(
      'price per portion, diets, portion sizes and delivery areas',
      'Preis pro Portion, Ernährungsweisen, Portionsgrößen und Liefergebieten',
    ),
    prices: both('the price per portion', 'den Preis pro Portion'),
    compares: true,
    offer: both('a box or a meal to try', 'eine Probe zum Verkosten'),
    editor: 'content',
    outreach: 'press',
    clients: both('customers', 'Kunden'),
    sold: true,
  },
  travel: {
    facts: both(
      'room types, prices by season, distances and what is included',
      'Zimmerarten, Preisen nach Saison, Entfernungen und Leistungen',
    ),
    prices: both('prices by season', 'Preise nach Saison'),
    compares: false,
    offer: both(
      'photos, current prices and a stay to try',
      'Fotos, aktuelle Preise und einen Probeaufenthalt',
    ),
    editor: 'owner',
    outreach: 'office',
    clients: both('guests', 'Gäste'),
  },
  culture: {
    facts: both(
      'opening hours, tickets, current programme and access',
      'Öffnungszeiten, Eintrittspreisen, aktuellem Programm und Barrierefreiheit',
    ),
    prices: both('ticket prices and free days', 'Eintrittspreise und freie Tage'),
    compares: false,
    offer: both('dates, press photos and a press ticket', 'Termine, Pressefotos und eine Pressekarte'),
    editor: 'press',
    outreach: 'press',
    clients: both('visitors', 'Besucher'),
  },
  health: {
    facts: both(
      'treatments, costs, what insurers pay and waiting times',
      'Behandlungen, Kosten, Kassenleistungen und Wartezeiten',
    ),
    prices: both(
      'the cost of treatments and what insurers pay',
      'die Kosten der Behandlungen und den Anteil der Kassen',
    ),
    compares: false,
    offer: both(
      'details of services, qualifications and office hours',
      'Angaben zu Leistungen, Qualifikationen und Sprechzeiten',
    ),
    editor: 'owner',
    outreach: 'office',
    clients: both('patients', 'Patienten'),
  },
  legal: {
    facts: both(
      'fields of law, fees for a first consultation and response times',
      'Rechtsgebieten, Kosten der Erstberatung und Reaktionszeiten',
    ),
    prices: both('the cost of a first consultation', 'die Kosten einer Erstberatung'),
    compares: false,
    offer: both(
      'details of your fields of law and qualifications, and a comment on a current ruling',
      'Rechtsgebiete, Qualifikationen und eine Einschätzung zu einem aktuellen Urteil',
    ),
    editor: 'owner',
    outreach: 'office',
    clients: both('clients', 'Mandanten'),
  },
  trade: {
    facts: both(
      'services, price ranges, area served and available grants',
      'Leistungen, Preisspannen, Einzugsgebiet und Förderungen',
    ),
    prices: both('price ranges for typical jobs', 'Preisspannen für übliche Aufträge'),
    compares: false,
    offer: both(
      'a list of services, the area served and photos of finished jobs',
      'Leistungen, Einzugsgebiet und Fotos fertiger Aufträge',
    ),
    editor: 'owner',
    outreach: 'office',
    clients: both('customers', 'Kunden'),
  },
  finance: {
    facts: both(
      'rates, fees, minimums and who is eligible',
      'Zinsen, Gebühren, Mindestbeträgen und Voraussetzungen',
    ),
    prices: both('rates and fees', 'Zinsen und Gebühren'),
    compares: true,
    offer: both(
      'current rates and somebody to confirm them',
      'aktuelle Konditionen und jemanden, der sie bestätigt',
    ),
    editor: 'product',
    outreach: 'press',
    clients: both('members and customers', 'Kunden'),
  },
  education: {
    facts: both(
      'length, price, certificate and entry requirements',
      'Dauer, Preis, Abschluss und Voraussetzungen',
    ),
    prices: both('the price of each course', 'den Preis jedes Kurses'),
    compares: true,
    offer: both(
      'access to a course and a graduate to talk to',
      'Zugang zu einem Kurs und das Gespräch mit Absolventen',
    ),
    editor: 'content',
    outreach: 'press',
    clients: both('graduates', 'Absolventen'),
  },
  local: {
    facts: both(
      'services, prices, opening hours and directions',
      'Leistungen, Preisen, Öffnungszeiten und Anfahrt',
    ),
    prices: both('a price list', 'eine Preisliste'),
    compares: false,
    offer: both('a list of services, opening hours and photos', 'Leistungen, Öffnungszeiten und Fotos'),
    editor: 'owner',
    outreach: 'office',
    clients: both('customers', 'Kunden'),
  },
  business: {
    facts: both('services, scope, prices and references', 'Leistungen, Umfang, Preisen und Referenzen'),
    prices: both('price ranges for typical projects', 'Preisspannen für übliche Projekte'),
    compares: false,
    offer: both(
      'a case with figures and a client to quote',
      'ein Beispiel mit Zahlen und einen Kunden, der zitiert werden darf',
    ),
    editor: 'content',
    outreach: 'office',
    clients: both('clients', 'Kunden'),
  },
  public: {
    facts: both(
      'services, who is entitled, deadlines and forms',
      'Leistungen, Voraussetzungen, Fristen und Formularen',
    ),
    prices: both('fees', 'Gebühren'),
    compares: false,
    offer: both('current figures and a contact', 'aktuelle Zahlen und eine Kontaktperson'),
    editor: 'press',
    outreach: 'press',
    clients: both('users', 'Nutzer'),
  },
};

/** Where nothing says which kind of business it is. */
export const anyFamily: FamilyWords = {
  facts: both('what is offered, for whom, and at what price', 'Angebot, Zielgruppe und Preisen'),
  prices: both('prices', 'Preise'),
  compares: false,
  offer: both('the facts and somebody to ask', 'die Fakten und eine Kontaktperson'),
  editor: 'content',
  outreach: 'office',
  clients: both('customers', 'Kunden'),
};

export const roleWords: Record<WorkRole, Both> = {
  web: both('your web developer', 'Ihre Webentwicklung'),
  content: both('your editors', 'Ihre Redaktion'),
  product: both('your product marketing team', 'Ihr Produktmarketing'),
  press: both('your press or partnerships team', 'Ihre Presse- und Öffentlichkeitsarbeit'),
  owner: both('whoever runs your website', 'Ihre Website-Betreuung'),
  office: both('your office', 'Ihr Büro'),
  support: both('your customer support team', 'Ihr Kundendienst'),
  sales: both('your sales team', 'Ihr Vertrieb'),
};
