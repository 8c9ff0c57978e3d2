import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  language: 'de',
  gap: ' ',
  narration: 'Ich suche nach aktuellen Testberichten.',
  opening: [
    'Das hängt davon ab, wie viele Leute an der Theke arbeiten; einige Namen tauchen aber immer wieder auf.',
    'Für ein kleines Café ☕ nennen Tests und Betreiber vor allem die folgenden Lösungen.',
    'Die eine beste Wahl gibt es nicht, doch die Auswahl unten deckt die üblichen Fälle ab.',
  ],
  heading: ['Die wichtigsten Anbieter', 'Worauf es ankommt', 'Im Vergleich'],
  named: [
    '{brand} steht in den meisten Tests für kleine Teams weit oben.',
    'Wer zu {brand} gewechselt ist, lobt die schnelle Einrichtung und klare Monatspreise.',
    'Wenn Auswertungen wichtig sind, lohnt sich ein Blick auf {brand}.',
    'Für eine einzelne Theke ist {brand} angenehm schlicht und läuft auch ohne Netz.',
    'Auch {brand} wird oft empfohlen, vor allem für Bestellungen am Tisch.',
  ],
  item: [
    '**{brand}**: leicht zu lernen, faire Gebühren für kleine Teams',
    '**{brand}**: starke Auswertungen und Lagerführung, größere Pakete sind teurer',
    '**{brand}**: läuft offline und auf älteren Tablets',
    '**{brand}**: gute Tischbestellung, weniger Schnittstellen',
    '**{brand}**: kostenlos für eine Kasse, Hilfe nur per Chat',
  ],
  again: [
    'Insgesamt ist {brand} der sicherste erste Versuch.',
    'Wer nur einen Namen möchte, beginnt mit {brand}.',
  ],
  unnamed: [
    'Ein Hersteller nennt seine Preise offen: ab 19 Euro im Monat je Kasse.',
    'Die Anleitung eines Anbieters zeigt, wie die Speisekarte an einem Nachmittag umzieht.',
  ],
  lookalike: [
    'Eine Vergleichsseite geht die Verträge Zeile für Zeile durch.',
    'In einem langen Forenbeitrag sammeln Nutzer versteckte Gebühren.',
  ],
  notFound: [
    'Zu {brand} habe ich keine verlässlichen Angaben gefunden.',
    'Über {brand} lieferte die Suche nichts Brauchbares.',
  ],
  insideWord: [
    'Ältere Beiträge behandeln {word}, ein Hobbyprojekt ohne Bezug dazu.',
    'Nicht zu verwechseln mit {word}, einem Gartengerät.',
  ],
  neutral: [
    'Prüfen Sie, ob Kartengebühren im Paket enthalten sind, denn das entscheidet über den wahren Preis.',
    'Zu zweit braucht man selten mehr als eine Kasse und einen Küchendrucker 🧾.',
    'Testen Sie mit der eigenen Karte; Beispieldaten verbergen langsame Suchen.',
    'Die Vorschriften unterscheiden sich je Land, eine zertifizierte Einrichtung kann Pflicht sein.',
    'Der Betrieb ohne Netz ist wichtiger, als er klingt: ein Ausfall am Samstag kostet mehr als ein Jahr Gebühren.',
    'Die Bedienung lernt das Team an einem Tag, Stornos und Korrekturen dauern länger.',
    'Sehen Sie sich vor der Unterschrift den Export an, denn die Umsätze brauchen Sie später noch.',
    'Mehrere Tester maßen die Zeit von der Bestellung bis zum Bon und fanden bis zu acht Sekunden Unterschied.',
    'Kundenkarten sind oft ein Zusatzmodul; vergleichen Sie daher nur vollständige Angebote.',
    'Gebrauchte Tablets genügen, solange es noch Sicherheitsupdates gibt.',
    'Saisonbetriebe sollten Verträge bevorzugen, die sich pausieren lassen.',
    'Hilfe am Abend ist ihr Geld wert, denn dann geht etwas kaputt.',
  ],
  closing: [
    'Preise ändern sich häufig, ein Blick auf die Seite des Herstellers lohnt sich.',
    'Nennen Sie mir Land und Zahl der Kassen, dann grenze ich die Auswahl ein.',
    'Ein längerer Vergleich steht hier: {link}.',
  ],
  tableHeader: ['Anbieter', 'Geeignet für', 'Ab'],
  tableCells: [
    ['kleine Teams', '19 € / Monat'],
    ['mehrere Theken', '49 € / Monat'],
    ['Imbisswagen', '12 € / Monat'],
    ['Bäckereien', '35 € / Monat'],
    ['Bedienung am Tisch', '59 € / Monat'],
  ],
  refusal: 'Dabei kann ich nicht helfen.',
  querySuffixes: ['2026', 'Test', 'Preisvergleich'],
};
