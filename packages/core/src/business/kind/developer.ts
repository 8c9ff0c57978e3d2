import { kindsOf } from './define.ts';

const kind = kindsOf('developer');

export const developer = [
  kind('database', 'product', 'database', 'die Datenbank, Datenbanken', {
    loose: true,
    en: 'SQL database|time series database|vector database|graph database|data warehouse|key-value store|document database|search engine|cache|vector store|time-series database|message queue|event streaming platform|data lake|message broker|stream processing engine|object storage|query engine|data lakehouse',
    de: 'SQL-Datenbank|Zeitreihendatenbank|Vektordatenbank|Graphdatenbank|Suchmaschine|Nachrichtenwarteschlange|Objektspeicher|Data Warehouse|Dokumentendatenbank',
    tags: 'data|infra',
    needs: {
      en: [
        'outgrown Postgres: Our single Postgres server can no longer keep up',
        'downtime: We cannot afford downtime when a region fails',
      ],
      de: [
        'Postgres am Limit: Unser einzelner Postgres-Server kommt nicht mehr hinterher',
        'Ausfall: Wir können uns keinen Ausfall leisten, wenn ein Rechenzentrum wegbricht',
      ],
    },
  }),
  kind('framework', 'product', 'framework', 'das Framework, Frameworks', {
    loose: true,
    en: 'software library|SDK|programming language|JavaScript framework|Python library|component library|UI library|game engine|ORM|charting library|web framework|runtime|static site generator|CSS framework|parser|Rust crate|Go library|React library|UI kit|animation library|state management library|validation library|HTTP client|PHP framework|design system|machine learning framework|agent framework|LLM framework',
    de: 'Programmbibliothek|Webframework|Komponentenbibliothek|Programmiersprache|Python-Bibliothek|Spiele-Engine|Laufzeitumgebung|JavaScript-Bibliothek|JavaScript-Framework|Web-Framework',
    tags: 'code',
    needs: {
      en: ['abandoned library: The library that we use is no longer maintained'],
      de: ['verwaiste Bibliothek: Die Bibliothek, die wir nutzen, wird nicht mehr gepflegt'],
    },
  }),
  kind('devtool', 'product', 'developer tool', 'das Entwicklerwerkzeug, Entwicklerwerkzeuge', {
    loose: true,
    en: 'code editor|IDE|CI/CD platform|testing tool|command-line tool|build tool|code review tool|bundler|API client|terminal|test framework|linter|package manager|CI server|git client|AI coding assistant|debugger|API testing tool|feature flag service|code search|developer platform|coding assistant|CLI|documentation generator|static analysis tool|testing framework|load testing tool|browser automation tool|mocking tool|version control system|code formatter|internal developer platform|end-to-end testing tool|build system',
    de: 'Code-Editor|Entwicklungsumgebung|Testframework|Kommandozeilenwerkzeug|Build-Werkzeug|CI-Server|Entwicklerplattform|Testwerkzeug|Paketmanager|KI-Coding-Assistent|Linter|Lasttest-Werkzeug',
    tags: 'code',
    needs: {
      en: ['slow builds: Our builds take 40 minutes'],
      de: ['langsame Builds: Unsere Builds dauern 40 Minuten'],
    },
  }),
  kind('cloud', 'product', 'cloud platform', 'die Cloud-Plattform, Cloud-Plattformen', {
    loose: true,
    en: 'hosting|web hosting|Kubernetes platform|serverless platform|VPS|managed Kubernetes|GPU cloud|PaaS|cloud hosting|managed WordPress hosting|WordPress hosting|CDN|domain registrar|dedicated servers|cloud provider|edge platform|managed hosting|app hosting|managed Postgres|cloud storage|game server hosting|virtual servers|GPU hosting',
    de: 'Webhosting|Hosting|Cloud-Anbieter|Serverhosting|vServer|Managed Hosting|Cloud-Hosting|WordPress-Hosting|Root-Server|Domainanbieter|Hosting-Anbieter|Managed Kubernetes|Cloud-Speicher',
    tags: 'infra',
    needs: {
      en: ['cloud bill: Our cloud bill has doubled in a year'],
      de: ['Cloud-Kosten: Unsere Cloud-Rechnung hat sich in einem Jahr verdoppelt'],
    },
  }),
  kind('observability', 'product', 'monitoring tool', 'das Monitoring-Tool, Monitoring-Tools', {
    loose: true,
    en: 'observability platform|monitoring|logging|error tracking|log management|uptime monitoring|APM|observability|error monitoring|log management tool|tracing tool|status page|incident management tool|on-call tool|log aggregation|error tracker|monitoring system|metrics database|observability tool|status page tool|incident response platform',
    de: 'Monitoring|Observability-Plattform|Logmanagement|Fehlerüberwachung|Überwachungssystem|Monitoringsystem|Monitoring-System|Uptime-Monitoring',
    tags: 'infra',
    needs: {
      en: ['silent failures: We hear of outages from customers first'],
      de: ['stille Fehler: Von Ausfällen erfahren wir zuerst von Kunden'],
    },
  }),
  kind('api', 'product', 'API', 'die API, APIs', {
    loose: true,
    en: 'API gateway|payments API|authentication service|email API|authentication|geocoding API|web scraping API|SMS API|search API|speech API|OCR API|PDF API|LLM gateway|identity provider|auth service|headless CMS|CMS|content management system|backend as a service|workflow engine|data integration tool|ETL tool|low-code platform|no-code platform|workflow automation tool|data pipeline tool|secrets manager|job scheduler|feature store|speech-to-text API|translation API|maps API|data catalog|scraping API|weather API|iPaaS|integration platform|workflow automation|no-code tool|low-code tool|reverse proxy|load balancer|service mesh|ETL|email service|background job library|automation platform',
    de: 'Schnittstelle|API-Gateway|Headless CMS|CMS|Low-Code-Plattform|Authentifizierungsdienst|Workflow-Engine|Integrationsplattform|E-Mail-API|Automatisierungsplattform|No-Code-Plattform|Redaktionssystem|Headless-CMS|Content-Management-System',
    tags: 'code|infra',
    needs: {
      en: ['building it ourselves: We are unsure whether to build this ourselves'],
      de: ['selbst bauen: Wir überlegen, ob wir das selbst bauen sollen'],
    },
  }),
];
