/** The few words of its own that the engine puts around what it quotes. */
export interface Wording {
  list: readonly string[];
  prose: readonly string[];
  nothing: string;
  /** A sentence that speaks as "we" is given as the site's own words. */
  firstPerson: RegExp;
}

export const wordings: Readonly<Record<string, Wording>> = {
  en: {
    list: ['These pages speak to that:', 'What the pages at hand say:', 'A few options stand out:'],
    prose: ['', 'In short: ', 'From the pages at hand: '],
    nothing: 'None of the pages at hand answers this.',
    firstPerson: /\b(?:we|our|us|i|my)\b/i,
  },
  de: {
    list: ['Dazu sagen die vorliegenden Seiten:', 'Diese Angebote fallen auf:'],
    prose: ['', 'Kurz gesagt: ', 'Aus den vorliegenden Seiten: '],
    nothing: 'Keine der vorliegenden Seiten beantwortet das.',
    firstPerson: /\b(?:wir|uns|unsere?[nmrs]?|ich|mein[en]*)\b/i,
  },
  fr: {
    list: ['Voici ce qu’en disent les pages :', 'Quelques offres se distinguent :'],
    prose: ['', 'En bref : '],
    nothing: 'Aucune des pages disponibles ne répond à cette question.',
    firstPerson: /\b(?:nous|notre|nos|je|mon|ma|mes)\b/i,
  },
  es: {
    list: ['Esto dicen las páginas:', 'Destacan algunas opciones:'],
    prose: ['', 'En resumen: '],
    nothing: 'Ninguna de las páginas disponibles responde a esto.',
    firstPerson: /\b(?:nosotros|nuestr[oa]s?|nos|yo)\b/i,
  },
  it: {
    list: ['Ecco che cosa dicono le pagine:', 'Alcune offerte spiccano:'],
    prose: ['', 'In breve: '],
    nothing: 'Nessuna delle pagine disponibili risponde a questa domanda.',
    firstPerson: /\b(?:noi|nostr[oaie]|ci|io)\b/i,
  },
  pt: {
    list: ['Eis o que dizem as páginas:', 'Destacam-se algumas opções:'],
    prose: ['', 'Em resumo: '],
    nothing: 'Nenhuma das páginas disponíveis responde a isto.',
    firstPerson: /\b(?:nós|noss[oa]s?|eu)\b/i,
  },
  nl: {
    list: ['Dit zeggen de pagina’s:', 'Een paar opties vallen op:'],
    prose: ['', 'Kort gezegd: '],
    nothing: 'Geen van de pagina’s geeft hier antwoord op.',
    firstPerson: /\b(?:wij|we|ons|onze|ik|mijn)\b/i,
  },
};
