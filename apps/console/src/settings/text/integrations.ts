const en = {
  lead: 'Connect services that give figures to this project or take them. Keys are kept encrypted.',
  empty: 'Nothing is connected yet.',
  available: 'What can be connected',
  availableSays: 'What each brings, and what it needs',
  ready: 'ready',
  gives: {
    google_analytics:
      'Visits that answer engines send you. Give consent at Google, or paste the key file of a service account that may read the property.',
    search_console:
      'Search queries by day. Give consent at Google, or paste the key file of a service account that may read the site.',
    bing_webmaster: 'Search queries by day. You need the API key from Bing Webmaster Tools.',
    bigquery:
      'Your figures by day, as a table in BigQuery. You need a service account with the roles BigQuery Data Editor and Job User.',
    cloudflare:
      'Visits of AI crawlers by day. You need an API token that may read analytics, and the id of the zone.',
    slack: 'Alerts and reports in any channel. Without it, add a Slack channel by its webhook address.',
    looker:
      'Your figures in Looker Studio. Your operator sets up the connector; you give it an API key that reads analytics.',
  } as Record<string, string>,
  notHere: 'ask your operator',
  connect: 'Connect',
  property: 'Which property, site, table or zone',
  propertySays:
    'Such as 123456789 of Analytics, sc-domain:example.com, https://www.example.com/, or project.dataset.',
  key: 'Key',
  keyFile: 'Key file of a service account (optional)',
  keyFileSays: 'JSON. Left empty: you give consent at Google instead.',
  go: (label: string) => `Give consent at ${label}`,
  goSays: 'The link works for an hour. Come back here afterwards.',
  kept: 'Connected. The first days are being read.',
  unchecked: 'The key is kept, but it could not be checked. The first reading will show whether it works.',
  states: {
    pending: 'waiting for consent',
    unchecked: 'not checked yet',
    failing: 'last sync failed',
    connected: 'connected',
    needs_reconnect: 'needs to be reconnected',
    disconnected: 'disconnected',
  },
  through: (day: string) => `figures up to ${day}`,
  nothing: 'no figures yet',
  stale: 'late',
  next: (at: string) => `next on ${at}`,
  sync: 'Read now',
  asked: 'New days are being read.',
  changeSays: 'A new property starts from zero: the figures of the old one are deleted.',
  disconnect: 'Disconnect',
  disconnectSays: 'Consent is withdrawn and the key deleted. Figures already read stay.',
  purge: 'Disconnect and delete its figures',
  purgeSays: 'Consent is withdrawn; the key and all figures already read are deleted.',
  runs: 'Last syncs',
  rows: (rows: string, days: number) => `${rows} rows of ${days} days`,
};

export const integrationsText = {
  en,
  de: {
    lead: 'Dienste, die diesem Projekt Zahlen liefern oder von ihm erhalten. Schlüssel werden verschlüsselt gespeichert.',
    empty: 'Noch ist nichts verbunden.',
    available: 'Was sich verbinden lässt',
    availableSays: 'Was jeder Dienst bringt und was er braucht',
    ready: 'bereit',
    gives: {
      google_analytics:
        'Besuche, die Antwort-Engines Ihnen bringen. Stimmen Sie bei Google zu, oder fügen Sie die Schlüsseldatei eines Dienstkontos ein, das die Property lesen darf.',
      search_console:
        'Suchanfragen nach Tagen. Stimmen Sie bei Google zu, oder fügen Sie die Schlüsseldatei eines Dienstkontos ein, das die Website lesen darf.',
      bing_webmaster: 'Suchanfragen nach Tagen. Sie brauchen den API-Schlüssel aus den Bing Webmaster Tools.',
      bigquery:
        'Ihre Zahlen nach Tagen, als Tabelle in BigQuery. Sie brauchen ein Dienstkonto mit den Rollen BigQuery Data Editor und Job User.',
      cloudflare:
        'Besuche von KI-Crawlern nach Tagen. Sie brauchen ein API-Token, das Analytics lesen darf, und die ID der Zone.',
      slack:
        'Alarme und Berichte in jedem Kanal. Ohne diese Verbindung fügen Sie einen Slack-Kanal über seine Webhook-Adresse hinzu.',
      looker:
        'Ihre Zahlen in Looker Studio. Der Betreiber richtet den Konnektor ein; Sie geben ihm einen API-Schlüssel, der Analysen liest.',
    } as Record<string, string>,
    notHere: 'beim Betreiber anfragen',
    connect: 'Verbinden',
    property: 'Property, Website, Tabelle oder Zone',
    propertySays:
      'Etwa 123456789 von Analytics, sc-domain:example.com, https://www.example.com/ oder projekt.datensatz.',
    key: 'Schlüssel',
    keyFile: 'Schlüsseldatei eines Dienstkontos (optional)',
    keyFileSays: 'JSON. Leer: Sie stimmen stattdessen bei Google zu.',
    go: (label: string) => `Bei ${label} zustimmen`,
    goSays: 'Der Link gilt eine Stunde. Kommen Sie danach hierher zurück.',
    kept: 'Verbunden. Die ersten Tage werden abgerufen.',
    unchecked:
      'Der Schlüssel ist gespeichert, ließ sich aber nicht prüfen. Der erste Abruf zeigt, ob er funktioniert.',
    states: {
      pending: 'wartet auf Zustimmung',
      unchecked: 'noch nicht geprüft',
      failing: 'letzter Abruf fehlgeschlagen',
      connected: 'verbunden',
      needs_reconnect: 'muss neu verbunden werden',
      disconnected: 'getrennt',
    },
    through: (day: string) => `Zahlen bis ${day}`,
    nothing: 'noch keine Zahlen',
    stale: 'verspätet',
    next: (at: string) => `nächster Abruf am ${at}`,
    sync: 'Jetzt abrufen',
    asked: 'Neue Tage werden abgerufen.',
    changeSays: 'Eine andere Property beginnt bei null: Die Zahlen der bisherigen werden gelöscht.',
    disconnect: 'Trennen',
    disconnectSays:
      'Die Zustimmung wird zurückgezogen und der Schlüssel gelöscht. Bereits abgerufene Zahlen bleiben.',
    purge: 'Trennen und Zahlen löschen',
    purgeSays:
      'Die Zustimmung wird zurückgezogen; der Schlüssel und alle abgerufenen Zahlen werden gelöscht.',
    runs: 'Letzte Abrufe',
    rows: (rows: string, days: number) => `${rows} Zeilen aus ${days} Tagen`,
  } satisfies typeof en,
};
