import { kindsOf } from './define.ts';

const kind = kindsOf('software');

export const software = [
  kind('expense-software', 'product', 'expense management software, -', 'die Spesensoftware, -', {
    en: 'expense software|expense management|travel expense software|spend management|spend management platform|expense tool',
    de: 'Reisekostensoftware|Spesenabrechnung|Reisekostenabrechnung|Ausgabenmanagement',
    needs: {
      en: [
        'lost receipts: Our staff keep losing receipts and month-end takes days',
        'company cards: We want to give the team company cards without losing control',
      ],
      de: [
        'verlorene Belege: Unsere Leute verlieren ständig Belege und der Monatsabschluss dauert Tage',
        'Firmenkarten: Wir wollen dem Team Firmenkarten geben, ohne den Überblick zu verlieren',
      ],
    },
  }),
  kind('scheduling-software', 'product', 'shift scheduling software, -', 'die Schichtplanungssoftware, -', {
    en: 'rota software|shift planning|employee scheduling|workforce management software|staff scheduling software|shift scheduling|scheduling software|employee scheduling software|staff scheduling|duty roster software|time tracking software|time tracking|workforce management',
    de: 'Dienstplansoftware|Dienstplanung|Schichtplanung|Personaleinsatzplanung|Zeiterfassung|Zeiterfassungssoftware|Schichtplaner|Dienstplan-Software',
    needs: {
      en: [
        'last-minute absences: Somebody calls in sick every week and the plan falls apart',
        'plans in spreadsheets: We still plan shifts in a spreadsheet',
      ],
      de: [
        'kurzfristige Ausfälle: Jede Woche meldet sich jemand krank und der Plan ist hinfällig',
        'Planung in Excel: Wir planen die Schichten noch in Excel',
      ],
    },
  }),
  kind('crm', 'product', 'CRM', 'das CRM, CRMs', {
    en: 'CRM software|sales software|customer relationship management|CRM system|sales CRM|customer database|CRM platform',
    de: 'CRM-Software|CRM-System|Vertriebssoftware|Kundenverwaltung',
    needs: {
      en: ['lost follow-ups: Our sales people forget to follow up'],
      de: ['vergessene Kunden: Unser Vertrieb vergisst nachzufassen'],
    },
  }),
  kind('accounting-software', 'product', 'accounting software, -', 'die Buchhaltungssoftware, -', {
    loose: true,
    en: 'invoicing software|bookkeeping software|billing software|payroll software|invoicing|invoicing app|ERP|ERP software|ERP system|tax software',
    de: 'Rechnungssoftware|Rechnungsprogramm|Lohnsoftware|Buchhaltungsprogramm|ERP-System|ERP-Software|Warenwirtschaft|Fakturierung|Steuersoftware|Warenwirtschaftssystem',
    needs: {
      en: ['invoices by hand: I write my invoices by hand and lose hours'],
      de: ['Rechnungen von Hand: Ich schreibe meine Rechnungen in Word und verliere Stunden'],
    },
  }),
  kind('project-software', 'product', 'project management software, -', 'die Projektmanagement-Software, -', {
    en: 'project management tool|task management|collaboration software|work management|project management|team collaboration|note-taking app|to-do app|productivity app|knowledge base software|wiki software|document management software|task manager|project planning software|document management|collaboration tool|note taking app|whiteboard app',
    de: 'Projektmanagement|Aufgabenverwaltung|Projektmanagementtool|Kollaborationssoftware|Wissensdatenbank|Dokumentenmanagement|Notiz-App|To-do-App|Projektsoftware|Dokumentenmanagementsystem',
    needs: {
      en: ['missed deadlines: Our projects always run late'],
      de: ['verpasste Termine: Unsere Projekte laufen immer aus dem Ruder'],
    },
  }),
  kind('hr-software', 'product', 'HR software, -', 'die HR-Software, -', {
    loose: true,
    en: 'applicant tracking system|recruiting software|human resources software|HR platform|people platform|onboarding software|performance management software|learning management system|LMS|HRIS|employee engagement platform',
    de: 'Personalsoftware|Bewerbermanagement|Personalverwaltung|Lernplattform|Bewerbermanagementsystem|LMS|Lernmanagementsystem',
    needs: {
      en: ['paper files: Our personnel files are still on paper'],
      de: ['Papierakten: Unsere Personalakten sind noch auf Papier'],
    },
  }),
  kind('marketing-software', 'product', 'marketing software, -', 'die Marketing-Software, -', {
    loose: true,
    en: 'email marketing software|marketing automation|newsletter tool|SEO tool|analytics tool|social media management tool|email marketing|survey tool|landing page builder|customer support software|helpdesk software|live chat software|chatbot|chatbot platform|web analytics|SEO software|AI writing assistant|email marketing tool|helpdesk software|customer service software|review management software|AI visibility tool|social media scheduler',
    de: 'Newsletter-Software|E-Mail-Marketing|SEO-Tool|Helpdesk-Software|Chatbot|Marketing-Automation|Umfragetool|Webanalyse|Ticketsystem|Social-Media-Tool',
    needs: {
      en: ['too many tools: We use five tools and none of them talk to each other'],
      de: ['zu viele Tools: Wir haben fünf Tools, die nicht zusammenarbeiten'],
    },
  }),
  kind('shop-software', 'product', 'shop software, -', 'die Shopsoftware, -', {
    loose: true,
    en: 'ecommerce platform|e-commerce platform|POS system|point of sale|cash register software|online shop software|inventory management software|inventory software|website builder|warehouse software|e-commerce software|ecommerce software|point of sale system|warehouse management system|till system|inventory management',
    de: 'Shopsystem|Kassensystem|Kassensoftware|Lagerverwaltung|Homepage-Baukasten|E-Commerce-Plattform|Lagersoftware|Registrierkasse|Onlineshop-System|Website-Baukasten',
    needs: {
      en: ['wrong stock: Our stock figures never match the shelf'],
      de: ['falsche Bestände: Unsere Bestände stimmen nie'],
    },
  }),
  kind('booking-software', 'product', 'booking software, -', 'die Buchungssoftware, -', {
    loose: true,
    en: 'appointment scheduling|booking system|reservation system|practice management software|property management software|restaurant management software|hotel software|booking platform|reservation software|appointment booking software|ticketing software|practice software|dental software|salon software|gym software|property management system|event management software|membership software|club management software|salon booking software|legal software|law practice management software|construction software|field service software|fleet management software|fleet management|school management software|veterinary software',
    de: 'Terminbuchung|Buchungssystem|Praxissoftware|Hotelsoftware|Reservierungssystem|Hausverwaltungssoftware|Terminsoftware|Kanzleisoftware|Vereinssoftware|Handwerkersoftware|Ticketsoftware|Bausoftware|Flottenmanagement|Kita-Software|Fuhrparksoftware|Online-Terminbuchung',
    needs: {
      en: ['no-shows: Customers book and then do not turn up'],
      de: ['Terminausfälle: Kunden buchen und kommen dann nicht'],
    },
  }),
  kind('consumer-app', 'product', 'app', 'die App, Apps', {
    loose: true,
    en: 'mobile app|meditation app|fitness app|dating app|language learning app|budgeting app|photo editing software|video editing software|password manager|VPN|antivirus software|habit tracker|running app|recipe app|photo editor|video editor|sleep app|calorie counter|budget app|travel app|period tracker|dictation software|meal planner|screen recorder|PDF editor|meal planning app|parental control app|family calendar app',
    de: 'Meditations-App|Fitness-App|Sprachlern-App|Haushaltsbuch-App|Passwortmanager|Videoschnittprogramm|VPN|Dating-App|Sprachlernapp|Bildbearbeitung|Lern-App|Rezept-App|Virenschutz|Lauf-App',
    tags: 'consumer',
    schema: 'MobileApplication',
    needs: {
      en: ['subscriptions: I am tired of paying for subscriptions that I hardly use'],
      de: ['Abo-Falle: Ich will kein Abo bezahlen, das ich kaum nutze'],
    },
  }),
  kind('security-software', 'product', 'security software, -', 'die Sicherheitssoftware, -', {
    loose: true,
    en: 'compliance software|backup software|identity management|endpoint protection|cybersecurity platform|GDPR software|consent management platform|e-signature software|electronic signature|contract management software|quality management software|risk management software|cookie banner|audit software|whistleblowing software|email security|contract management',
    de: 'Datenschutzsoftware|Backup-Software|Compliance-Software|Vertragsmanagement|elektronische Signatur|Qualitätsmanagement-Software|Hinweisgebersystem|Vertragsmanagementsoftware|QM-Software',
    needs: {
      en: ['audit: We have an audit in three months and are not ready'],
      de: ['Audit: Wir haben in drei Monaten ein Audit und sind nicht vorbereitet'],
    },
  }),
  kind('software', 'product', 'software, -', 'die Software, -', {
    loose: true,
    en: 'SaaS|platform|cloud software|software platform|web app|AI assistant|tool|AI agent|AI tool|software as a service|business intelligence software|business intelligence tool|CAD software|data platform|AI platform|software solution|simulation software|BI tool|dashboard tool|reporting tool|translation software|video conferencing software|phone system|VoIP|MES|PLM',
    de: 'Plattform|Cloud-Software|SaaS-Lösung|KI-Assistent|Programm|Tool|Softwarelösung|CAD-Software|BI-Tool|Telefonanlage|KI-Tool|Portal|Videokonferenzsystem|Übersetzungssoftware',
    schema: 'SoftwareApplication|WebApplication',
    needs: {
      en: ['spreadsheets: We still do all of it in spreadsheets'],
      de: ['Excel-Chaos: Wir machen das alles noch in Excel'],
    },
  }),
];
