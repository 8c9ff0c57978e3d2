import { kindsOf } from './define.ts';

const kind = kindsOf('legal');

export const legal = [
  kind('employment-lawyer', 'provider', 'employment lawyer', 'der Anwalt, Anwälte / für Arbeitsrecht', {
    en: 'employment law|labour law|labor lawyer|employment solicitor|employment attorney|employment law firm|employment law solicitor|employment law solicitors|employment law attorney',
    de: 'Arbeitsrecht|Arbeitsrechtskanzlei|Arbeitsrechtler',
    tags: 'lawyer|firm',
    needs: {
      en: [
        'dismissal: I was dismissed last week',
        'severance: My employer offers me a settlement and I do not know whether it is fair',
        'written warning: I got a written warning at work',
      ],
      de: [
        'Kündigung: Mir wurde letzte Woche gekündigt',
        'Aufhebungsvertrag: Mein Chef legt mir einen Aufhebungsvertrag vor',
        'Abmahnung: Ich habe im Job eine Abmahnung bekommen',
      ],
    },
  }),
  kind('family-lawyer', 'provider', 'family lawyer', 'der Anwalt, Anwälte / für Familienrecht', {
    en: 'divorce lawyer|family law|divorce attorney|family solicitor|family law firm|family law solicitor|family law solicitors|family law attorney',
    de: 'Familienrecht|Scheidungsanwalt|Scheidungsrecht',
    tags: 'lawyer',
    needs: {
      en: ['divorce: My husband and I are separating', 'custody: We cannot agree on custody'],
      de: [
        'Scheidung: Mein Mann und ich trennen uns',
        'Sorgerecht: Wir können uns beim Sorgerecht nicht einigen',
      ],
    },
  }),
  kind('immigration-lawyer', 'provider', 'immigration lawyer', 'der Anwalt, Anwälte / für Ausländerrecht', {
    en: 'immigration law|immigration attorney|visa lawyer|immigration solicitor|immigration law firm|immigration law solicitor|immigration law solicitors|immigration law attorney',
    de: 'Ausländerrecht|Migrationsrecht|Aufenthaltsrecht',
    tags: 'lawyer',
    needs: {
      en: ['visa refusal: My visa was refused', 'work permit: I need a work permit for a new employee'],
      de: [
        'Visum: Mein Visum wurde abgelehnt',
        'Aufenthaltstitel: Meine Frau braucht einen Aufenthaltstitel',
      ],
    },
  }),
  kind('tenancy-lawyer', 'provider', 'tenancy lawyer', 'der Anwalt, Anwälte / für Mietrecht', {
    en: 'landlord and tenant lawyer|tenancy law|housing lawyer|property lawyer|real estate lawyer|real estate law',
    de: 'Mietrecht|Immobilienrecht|Baurecht',
    tags: 'lawyer',
    needs: {
      en: ['deposit: My landlord keeps my deposit'],
      de: ['Eigenbedarf: Mein Vermieter kündigt mir wegen Eigenbedarf'],
    },
  }),
  kind('traffic-lawyer', 'provider', 'traffic lawyer', 'der Anwalt, Anwälte / für Verkehrsrecht', {
    en: 'traffic law|accident lawyer|personal injury lawyer|personal injury|injury attorney|personal injury law firm',
    de: 'Verkehrsrecht|Bußgeld',
    tags: 'lawyer',
    needs: {
      en: ['car accident: I was hit by a car and the insurer will not pay'],
      de: [
        'Unfall: Ich hatte einen Unfall und die Versicherung zahlt nicht',
        'Fahrverbot: Mir droht ein Fahrverbot',
      ],
    },
  }),
  kind('criminal-lawyer', 'provider', 'criminal lawyer', 'der Strafverteidiger, Strafverteidiger', {
    en: 'criminal defense|criminal defence lawyer|defense attorney|criminal law',
    de: 'Strafrecht|Strafverteidigung|Anwalt für Strafrecht',
    tags: 'lawyer',
    needs: {
      en: ['police summons: I got a summons from the police'],
      de: ['Vorladung: Ich habe eine Vorladung von der Polizei bekommen'],
    },
  }),
  kind('inheritance-lawyer', 'provider', 'inheritance lawyer', 'der Anwalt, Anwälte / für Erbrecht', {
    en: 'probate lawyer|estate planning lawyer|wills and probate|estate planning|probate solicitor',
    de: 'Erbrecht|Nachlass|Testament',
    tags: 'lawyer',
    needs: {
      en: [
        'will: My parents want to write a will',
        'inheritance dispute: My siblings and I argue about an inheritance',
      ],
      de: [
        'Testament: Meine Eltern wollen ein Testament machen',
        'Erbstreit: Ich streite mit meinen Geschwistern um das Erbe',
      ],
    },
  }),
  kind('patent-lawyer', 'provider', 'patent attorney', 'der Patentanwalt, Patentanwälte', {
    en: 'intellectual property lawyer|patent law|trademark lawyer|IP law firm|intellectual property law|trademark law',
    de: 'Markenrecht|Patentrecht|Patentanwaltskanzlei',
    local: false,
    tags: 'lawyer|firm',
    needs: {
      en: ['trademark: I want to register a trademark for my start-up'],
      de: ['Marke: Ich möchte für mein Start-up eine Marke anmelden'],
    },
  }),
  kind('business-lawyer', 'provider', 'business lawyer', 'der Anwalt, Anwälte / für Gesellschaftsrecht', {
    en: 'corporate lawyer|commercial lawyer|corporate law firm|business law|commercial law firm|startup lawyer',
    de: 'Gesellschaftsrecht|Wirtschaftskanzlei|Wirtschaftsrecht|Handelsrecht',
    tags: 'lawyer|firm',
    needs: {
      en: ['contracts: I need someone to check the contracts of my small company'],
      de: ['Verträge: Ich brauche jemanden, der die Verträge meiner Firma prüft'],
    },
  }),
  kind('lawyer', 'provider', 'lawyer', 'der Anwalt, Anwälte', {
    en: 'law firm|attorney|solicitor|solicitors|barrister|legal services|law office|lawyers|attorneys',
    de: 'Rechtsanwalt|Rechtsanwältin|Kanzlei|Anwaltskanzlei|Fachanwalt|Fachanwältin|Rechtsanwälte|Anwältin|Rechtsanwaltskanzlei|Rechtsberatung',
    tags: 'lawyer|firm',
    schema: 'Attorney|LegalService',
    needs: {
      en: ['first consultation: I have never needed a lawyer before'],
      de: ['Erstberatung: Ich hatte noch nie mit Anwälten zu tun'],
    },
  }),
  kind('notary', 'provider', 'notary', 'der Notar, Notare', {
    en: 'notary public|notary office',
    de: 'Notariat|Notarin',
    tags: 'notary',
    schema: 'Notary',
    needs: {
      en: ['house purchase: We are buying a house and need a notary'],
      de: ['Hauskauf: Wir kaufen ein Haus und brauchen einen Notartermin'],
    },
  }),
  kind('tax-adviser', 'provider', 'tax adviser', 'der Steuerberater, Steuerberater', {
    en: 'tax advisor|tax consultant|tax accountant|tax preparation|CPA|tax firm|tax advice',
    de: 'Steuerberatung|Steuerkanzlei|Steuerbüro|Steuerberaterin|Steuerberatungskanzlei|Lohnsteuerhilfe',
    tags: 'tax',
    needs: {
      en: [
        'self-employed: I have just gone freelance and have no idea about taxes',
        'tax letter: The tax office wants a lot of money back from me',
      ],
      de: [
        'Selbstständigkeit: Ich habe mich gerade selbstständig gemacht und keine Ahnung von Steuern',
        'Nachzahlung: Das Finanzamt fordert eine hohe Nachzahlung von mir',
      ],
    },
  }),
  kind('accountant', 'provider', 'accountant', 'der Buchhalter, Buchhalter', {
    en: 'accounting firm|bookkeeper|bookkeeping|accountancy|accounting services|chartered accountants|accountants',
    de: 'Buchhaltung|Buchhaltungsbüro|Buchhaltungsservice|Lohnbüro',
    tags: 'tax',
    schema: 'AccountingService',
    needs: {
      en: ['annual accounts: My limited company has to file its first accounts'],
      de: ['Jahresabschluss: Meine GmbH braucht ihren ersten Jahresabschluss'],
    },
  }),
  kind('mediator', 'provider', 'mediator', 'der Mediator, Mediatoren', {
    en: 'mediation|mediation service',
    de: 'Mediation|Mediatorin',
    needs: {
      en: ['conflict: We want to settle a conflict without going to court'],
      de: ['Konflikt: Wir wollen einen Streit ohne Gericht lösen'],
    },
  }),
];
