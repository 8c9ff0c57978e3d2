import type { Language } from '@svc/contract/kernel';
import { operationLabels } from '@svc/contract/label';

type Told = Readonly<Record<Language, string>>;
const both = (en: string, de: string): Told => ({ en, de });

/** Fields of events that people read, by the names that they have there; a test holds the list to the events. */
export const factNames: Readonly<Record<string, Told>> = {
  after: both('Now', 'Jetzt'),
  answers: both('Answers', 'Antworten'),
  available: both('Credits left', 'Credits übrig'),
  before: both('Before', 'Zuvor'),
  cause: both('Cause', 'Ursache'),
  change: both('Change', 'Änderung'),
  credits: both('Credits, at most', 'Credits, höchstens'),
  creditsSpent: both('Credits spent', 'Verbrauchte Credits'),
  dataset: both('Data', 'Daten'),
  domain: both('Site', 'Website'),
  due: both('Due', 'Fällig'),
  dueAt: both('Was due', 'War fällig'),
  duplicates: both('Duplicates left out', 'Doppelte ausgelassen'),
  email: both('E-mail', 'E-Mail'),
  engine: both('Engine', 'Engine'),
  format: both('Format', 'Format'),
  found: both('New names', 'Neue Namen'),
  givenUp: both('Messages not delivered', 'Nicht zugestellt'),
  grade: both('Grade', 'Note'),
  hardLimit: both('Hard limit', 'Harte Grenze'),
  kind: both('What changed', 'Was sich änderte'),
  measurements: both('Measurements', 'Messungen'),
  modelAfter: both('Model now', 'Modell jetzt'),
  modelBefore: both('Model before', 'Modell zuvor'),
  modelRequested: both('Model asked for', 'Angefragtes Modell'),
  name: both('Name', 'Name'),
  nextRunAt: both('Next scan', 'Nächster Scan'),
  note: both('Note', 'Notiz'),
  operation: both('Operation', 'Vorgang'),
  predicted: both('Expected gain', 'Erwarteter Gewinn'),
  probability: both('Probability', 'Wahrscheinlichkeit'),
  realised: both('Measured gain', 'Gemessener Gewinn'),
  reason: both('Reason', 'Grund'),
  refused: both('Refused', 'Abgelehnt'),
  role: both('Role', 'Rolle'),
  rows: both('Rows', 'Zeilen'),
  score: both('Score', 'Punktzahl'),
  severity: both('Urgency', 'Dringlichkeit'),
  softLimit: both('Soft limit', 'Weiche Grenze'),
  sourceType: both('Kind of site', 'Art der Website'),
  spent: both('Spent this month', 'Diesen Monat ausgegeben'),
  state: both('State', 'Stand'),
  status: both('State', 'Stand'),
  surface: both('Where', 'Wo'),
  target: both('Target', 'Ziel'),
  url: both('Page', 'Seite'),
  value: both('Measured', 'Gemessen'),
  verdict: both('Verdict', 'Ergebnis'),
};

const engineChanges = {
  served_model: both('another model answers', 'ein anderes Modell antwortet'),
  canary: both('its answers differ', 'die Antworten sind anders'),
};

/** Values that are names of the API, in words. */
export const eventTerms: Readonly<Record<string, Readonly<Record<string, Told>>>> = {
  kind: engineChanges,
  before: {
    active: both('active', 'aktiv'),
    archived: both('archived', 'archiviert'),
    deleted: both('deleted', 'gelöscht'),
  },
  status: {
    invited: both('invited', 'eingeladen'),
    active: both('active', 'aktiv'),
    removed: both('removed', 'entfernt'),
  },
  severity: {
    info: both('for information', 'zur Kenntnis'),
    warning: both('warning', 'Warnung'),
    critical: both('critical', 'kritisch'),
  },
  role: {
    owner: both('owner', 'Inhaber'),
    admin: both('administrator', 'Administrator'),
    editor: both('editor', 'Bearbeiter'),
    viewer: both('viewer', 'Betrachter'),
    billing: both('billing', 'Abrechnung'),
  },
  reason: {
    still_running: both('the last scan was still running', 'der letzte Scan lief noch'),
    insufficient_credits: both('not enough credits', 'zu wenige Credits'),
    monthly_credits: both('this month’s limit is reached', 'die Grenze dieses Monats ist erreicht'),
    quota_exceeded: both('a limit of the plan is reached', 'eine Grenze des Tarifs ist erreicht'),
    approval_required: both('it needs approval', 'er braucht eine Freigabe'),
    not_possible: both('it could not be started', 'er ließ sich nicht starten'),
  },
  dataset: {
    answers: both('answers', 'Antworten'),
    runs: both('runs', 'Läufe'),
    citations: both('citations', 'Zitierungen'),
    scores: both('figures', 'Werte'),
    cells: both('cells', 'Zellen'),
    audit: both('audit log', 'Prüfprotokoll'),
  },
  format: {
    csv: both('CSV', 'CSV'),
    ndjson: both('NDJSON', 'NDJSON'),
    parquet: both('Parquet', 'Parquet'),
  },
  operation: operationLabels,
};
