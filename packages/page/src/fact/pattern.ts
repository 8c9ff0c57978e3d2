/** Words by which pages tell facts, in the languages that the reader knows best. */
export const openingHours =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?(?:\s?[-–&,to ]{1,5}\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?)?[:,]?\s{0,3}(?:from )?(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)?\s?(?:[-–]|to|until)\s?\d|closed)|\b(?:mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend)?s?\.?(?:\s?(?:[-–,]|bis|und)\s?(?:mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag)?s?\.?)?[:,]?\s{0,3}(?:von )?(?:\d{1,2}(?:[.:]\d{2})?\s?(?:uhr)?\s?(?:[-–]|bis)\s?\d|geschlossen)|\b(?:open|opening) (?:daily|every day|24)|täglich (?:von )?\d|open (?:from )?\d{1,2}|geöffnet (?:von )?\d|rund um die uhr|24\/7|(?:every day|daily|all week)[^.]{0,25}\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?\s?(?:[-–]|to|until)\s?\d/iu;
export const phone =
  /(?:tel(?:ephone|efon|\.)?|phone|call(?: us)?(?: on| at)?|ruf(?:en)?(?: sie)?(?: uns)?(?: an)?|fon|mobil|whatsapp)[^\d+(]{0,12}(?:\+|\(?0|\(?\d{3}\)?)[\d\s()/.-]{5,18}\d|\+\d{1,3}[\s(/.-]{0,2}\d[\d\s()/.-]{6,16}\d|\(0\d{2,4}\)\s?\d[\d\s-]{4,10}\d|\b0\d{2,4}[\s/-]\d{3,4}[\s-]?\d{2,5}\b|\(\d{3}\)\s?\d{3}-\d{4}/iu;
export const mail = /[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{2,30}/;
export const address =
  /\b\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.-]{1,30}\s){1,4}(?:[Ss]treet|[Ss]t\.?|[Rr]oad|[Rr]d\.?|[Aa]venue|[Aa]ve\.?|[Ll]ane|[Ll]n\.?|[Dd]rive|[Dd]r\.?|[Ss]quare|[Ss]q\.?|[Bb]oulevard|[Bb]lvd\.?|[Ww]ay|[Pp]lace|[Pp]l\.?|[Cc]ourt|[Rr]ow|[Tt]errace|[Cc]rescent|[Qq]uay|[Gg]ate|[Hh]ill|[Mm]arket|[Pp]arade|[Mm]ews|[Ww]alk|[Cc]lose)\b|(?:\p{L}{2,30}(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|damm|ufer|markt|chaussee)|\p{Lu}[\p{L}-]{1,30}(?:er)?[ -](?:Straße|Str\.|Strasse|Weg|Gasse|Platz|Allee|Ring|Damm|Ufer|Markt|Chaussee))\s\d{1,4}\s?[a-z]?\b|\b\d{5}\s\p{Lu}\p{L}{2,}|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}\b/u;
export const delivery =
  /\b(?:deliver(?:y|ed|s)|shipping|ships?\b|dispatch\w*|postage|collect(?:ion)? (?:in|from) (?:store|shop)|lieferung|liefer(?:zeit|n|t)\w*|versand\w*|zustellung|abholung|livraison|env[ií]o)\b/iu;
export const returns =
  /\b(?:returns?\b(?: policy| within| are| accepted| free|able)?|money[- ]back|refund\w*|exchange within|rückgabe\w*|rücksend\w*|widerruf\w*|umtausch\w*|retour\w*|geld[- ]zurück)/iu;
/** Words that pages show instead of a price. */
export const priceWords =
  /\b(?:free (?:and open|plan|tier|forever|of charge|for)|open[- ]source|free of charge|is free\b|no charge|price on request|on request|get a quote|request a quote|contact sales|custom pricing|kostenlos\w*|kostenfrei|gratis|quelloffen|preis auf anfrage|auf anfrage|angebot anfordern|free (?:admission|entry)|eintritt frei)\b/iu;
const period = String.raw`(?:(?:(?:per|a|each|every|pro|je|im)\s|\/\s?)(?:calendar )?(?:month|mo|year|yr|monat|jahr)\b(?!\s\d)|monthly\b|yearly\b|annually\b|monatlich|jährlich)`;
const head = String.raw`(?:(?:per|a|each|pro|je)\s|\/\s?)(?:active |aktive[mnr] )?(?:user|seat|employee|agent|licen[cs]e|nutzer|nutzerin|benutzer|anwender|mitarbeiter|mitarbeitende[mnr]?|beschäftigte[mnr]?|arbeitsplatz|lizenz)\b`;
const money = String.raw`(?:[€$£]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:€|\$|£|eur\b|euros?\b|usd|gbp|dollars?|pounds?|chf)|\b(?:prices?|preise?)\b)`;
/** A price that is paid again and again, or for each person who works with it: no parcel comes for it. */
export const recurringPrice = new RegExp(`${money}[^.!?;|]{0,40}?(?:${period}|${head})`, 'iu');
/** A figure with a unit, as specifications have them. */
export const measure =
  /\b\d[\d.,]{0,12}\s?(?:mm|cm|m²|m2|m|km|kg|g|mg|l|ml|litres?|liters?|liter|inch(?:es)?|in|ft|oz|lbs?|w|kw|kwh|watt|v|volt|hz|ghz|mah|gb|tb|mb|ms|°c|°|bar|db|lumen|lm|rpm|hours?|hrs?|stunden|std\.?|days?|tage|years?|jahre|months?|monate|%|users?|nutzer|seats?|pieces?|stück)\b/giu;
