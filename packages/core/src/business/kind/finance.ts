import { kindsOf } from './define.ts';

const kind = kindsOf('finance');

export const finance = [
  kind('credit-union', 'provider', 'credit union', 'die Genossenschaftsbank, Genossenschaftsbanken', {
    en: 'member-owned bank>credit union|member-owned financial cooperative>credit union',
    de: 'Volksbank|Raiffeisenbank|genossenschaftliche Bank',
    tags: 'bank',
    needs: {
      en: [
        'leaving a big bank: I am tired of the fees at my big bank',
        'car loan: I want to finance a used car',
      ],
      de: [
        'weg von der Großbank: Ich ärgere mich über die Gebühren meiner Großbank',
        'Autokredit: Ich möchte einen Gebrauchtwagen finanzieren',
      ],
    },
  }),
  kind('bank', 'provider', 'bank', 'die Bank, Banken', {
    en: 'online bank|savings bank|building society|neobank|digital bank|private bank|mobile bank|*banking app|challenger bank|banking|business banking|*business bank account|*current account',
    de: 'Direktbank|Sparkasse|Privatbank|Online-Bank|Bausparkasse|*Girokonto|*Geschäftskonto|Smartphone-Bank|Neobank',
    tags: 'bank',
    schema: 'BankOrCreditUnion',
    needs: {
      en: [
        'account fees: I pay monthly fees for my account and hardly use it',
        'new account: I am moving house and want to change banks',
      ],
      de: [
        'Kontogebühren: Ich zahle jeden Monat Kontogebühren und nutze das Konto kaum',
        'Kontowechsel: Ich ziehe um und möchte die Bank wechseln',
      ],
    },
  }),
  kind('insurer', 'provider', 'insurance company', 'die Versicherung, Versicherungen', {
    loose: true,
    en: 'insurer|*insurance|*car insurance|*health insurance|*travel insurance|*pet insurance|*home insurance|*life insurance|*liability insurance|insurtech|*cyber insurance|*dental insurance|*bike insurance',
    de: 'Versicherer|Krankenversicherung|Krankenkasse|*Haftpflichtversicherung|*Kfz-Versicherung|*Tierversicherung|*Hausratversicherung|*Zahnzusatzversicherung|*Lebensversicherung|*Reiseversicherung|*Fahrradversicherung',
    local: false,
    tags: 'insurance',
    schema: 'InsuranceAgency',
    needs: {
      en: [
        'refused claim: My last insurer refused to pay a claim',
        'price rise: My premium has gone up again',
      ],
      de: [
        'abgelehnter Schaden: Meine letzte Versicherung wollte einen Schaden nicht zahlen',
        'Beitragserhöhung: Mein Beitrag ist schon wieder gestiegen',
      ],
    },
  }),
  kind('insurance-broker', 'provider', 'insurance broker', 'der Versicherungsmakler, Versicherungsmakler', {
    en: 'insurance agency|insurance agent|insurance brokerage|insurance brokers',
    de: 'Versicherungsagentur|Versicherungsbüro|Maklerbüro|Versicherungsvertreter|Versicherungsberater',
    tags: 'adviser|insurance',
    needs: {
      en: ['too many policies: I have far too many policies and no overview'],
      de: ['Versicherungen aufräumen: Ich habe zu viele Versicherungen und keinen Überblick'],
    },
  }),
  kind('mortgage-broker', 'provider', 'mortgage broker', 'der Baufinanzierer, Baufinanzierer', {
    en: 'mortgage adviser|mortgage advisor|*home loans|mortgage lender|*mortgages|mortgage advice',
    de: 'Baufinanzierung|Immobilienfinanzierung|Finanzierungsberater|Kreditvermittler|Baufinanzierungsberatung',
    tags: 'adviser|loan',
    needs: {
      en: [
        'first home: We want to buy our first home and have little saved',
        'self-employed mortgage: I am self-employed and my bank refused a mortgage',
      ],
      de: [
        'erstes Eigenheim: Wir wollen unser erstes Haus kaufen und haben wenig Eigenkapital',
        'Kredit für Selbstständige: Ich bin selbstständig und meine Bank hat den Kredit abgelehnt',
      ],
    },
  }),
  kind('financial-adviser', 'provider', 'financial adviser', 'der Finanzberater, Finanzberater', {
    loose: true,
    en: 'financial advisor|wealth management|wealth manager|financial planning|financial advice|retirement planning|pension advice|financial planner|asset management|investment advice|asset manager',
    de: 'Finanzberatung|Vermögensverwaltung|Vermögensverwalter|Honorarberater|Anlageberatung|Vermögensberatung|Honorarberatung|Finanzplanung',
    tags: 'adviser|investing',
    schema: 'FinancialService',
    needs: {
      en: [
        'inheritance: I have inherited money and do not know what to do with it',
        'retirement: I am 50 and worried about my pension',
      ],
      de: [
        'Erbe anlegen: Ich habe geerbt und weiß nicht, wie ich das Geld anlegen soll',
        'Altersvorsorge: Ich bin 50 und mache mir Sorgen um meine Rente',
      ],
    },
  }),
  kind('broker', 'provider', 'online broker', 'der Onlinebroker, Onlinebroker', {
    loose: true,
    en: '*trading app|*robo-advisor|*robo advisor|*investment app|stock broker|brokerage|*investment platform|*savings app|crypto exchange|*robo-adviser|*investing app|*trading platform',
    de: '*Robo-Advisor|Neobroker|*Depot|*Trading-App|Online-Broker|Kryptobörse|*Anlageplattform|*Sparplan-App|*Investment-App',
    local: false,
    tags: 'investing',
    needs: {
      en: ['first investment: I want to put aside 100 a month and have never invested'],
      de: ['erster Sparplan: Ich will 100 Euro im Monat anlegen und habe das noch nie gemacht'],
    },
  }),
  kind('lender', 'provider', 'lender', 'der Kreditgeber, Kreditgeber', {
    loose: true,
    en: '*loans|*business loans|*microcredit|leasing company|factoring|invoice financing|crowdfunding platform|*personal loans|*car loans|business lender',
    de: 'Kreditplattform|Leasinggesellschaft|Factoring|Leasing|*Ratenkredite|Mikrokredite|*Firmenkredite|Crowdinvesting',
    local: false,
    tags: 'loan',
    needs: {
      en: ['loan refused: My bank refused me a loan'],
      de: ['Kredit abgelehnt: Meine Bank hat mir den Kredit abgelehnt'],
    },
  }),
  kind(
    'payment-provider',
    'provider',
    'payment provider',
    'der Zahlungsdienstleister, Zahlungsdienstleister',
    {
      loose: true,
      en: 'payment processor|money transfer|*card terminals|payment services|payments|*payment gateway|card payments|money transfer service|payment service',
      de: 'Zahlungsanbieter|Geldtransfer|*Kartenterminals|Bezahldienst|Kartenzahlung',
      local: false,
      tags: 'payment',
      schema: 'PaymentService',
      needs: {
        en: ['card fees: Card fees eat up my margin'],
        de: ['Kartengebühren: Die Kartengebühren fressen meine Marge auf'],
      },
    },
  ),
];
