/** Word lists for tone, by language. Folded. A language that is not here leaves the feature unseen. */
export interface Lexicon {
  firstPerson: RegExp;
  hedge: RegExp;
  promotional: RegExp;
  /** Words of an author who has studied the subject. */
  authority: RegExp;
  /** A speaker is named next to a quotation. */
  attribution: RegExp;
  /** "X is a …" at the start of a sentence. */
  definition: RegExp;
}

export const lexicons: Readonly<Record<string, Lexicon>> = {
  en: {
    firstPerson: /\b(?:i|my|me|mine|i'm|i've|we|our|ours|us|we're|we've)\b/g,
    hedge:
      /\b(?:maybe|perhaps|possibly|probably|might|could|seems?|appears?|somewhat|arguably|likely|roughly|sort of|kind of)\b/g,
    promotional:
      /\b(?:best(?:-in-class)?|leading|amazing|revolutionary|ultimate|unmatched|unrivalled|world-class|game[- ]chang\w+|incredible|perfect|stunning|effortless(?:ly)?|seamless(?:ly)?|cutting-edge|award-winning|most loved|number one|powerful|innovative|beautiful)\b/g,
    authority:
      /\b(?:according to|research|study|studies|survey|measured|tested|data show|evidence|standard|certified|peer-reviewed|analysis)\b/g,
    attribution: /\b(?:says?|said|according to|explains?|notes?|writes?|adds?|told|reports?)\b/,
    definition:
      /^(?:an? |the )?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:is|are|means|refers to) (?:an? |the |any |when |software|how )/u,
  },
  de: {
    firstPerson: /\b(?:ich|mein\w*|mir|mich|wir|uns|unser\w*)\b/g,
    hedge:
      /\b(?:vielleicht|moglicherweise|eventuell|wahrscheinlich|konnte\w*|durfte\w*|scheint|etwa|ungefahr|wohl|tendenziell)\b/g,
    promotional:
      /\b(?:beste[nrs]?|fuhrend\w*|einzigartig\w*|revolutionar\w*|perfekt\w*|unschlagbar\w*|erstklassig\w*|innovativ\w*|nummer eins|preisgekront\w*|traumhaft\w*|kinderleicht|muhelos)\b/g,
    authority:
      /\b(?:laut|studie\w*|untersuchung\w*|umfrage|gemessen|getestet|zertifiziert\w*|norm|nachweis\w*|daten zeigen)\b/g,
    attribution: /\b(?:sagt|sagte|laut|erklart|schreibt|berichtet|so)\b/,
    definition:
      /^(?:ein(?:e)? |der |die |das )?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:ist|sind|bezeichnet|bedeutet) (?:ein|eine|der|die|das)\b/u,
  },
  fr: {
    firstPerson: /\b(?:je|j'\p{L}+|mon|ma|mes|moi|nous|notre|nos)\b/gu,
    hedge:
      /\b(?:peut-etre|probablement|sans doute|pourrait|pourraient|semble|environ|plutot|eventuellement)\b/g,
    promotional:
      /\b(?:meilleure?s?|leader|unique|revolutionnaire|exceptionnel\w*|parfaite?s?|incontournable|innovante?s?|numero un|incroyable)\b/g,
    authority: /\b(?:selon|etude|etudes|enquete|mesure|teste|certifie\w*|norme|donnees|analyse)\b/g,
    attribution: /\b(?:dit|selon|explique|ecrit|ajoute|declare|precise)\b/,
    definition:
      /^(?:une? |le |la |les |l')?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:est|sont|designe) (?:une?|le|la|des)\b/u,
  },
  es: {
    firstPerson: /\b(?:yo|mi|mis|me|nosotros|nuestr[oa]s?|nos)\b/g,
    hedge: /\b(?:quiza|quizas|tal vez|probablemente|posiblemente|podria|podrian|parece|aproximadamente)\b/g,
    promotional:
      /\b(?:mejor(?:es)?|lider|unic[oa]|revolucionari[oa]|excepcional|perfect[oa]s?|increible|innovador\w*|numero uno)\b/g,
    authority:
      /\b(?:segun|estudio|estudios|encuesta|medid[oa]|probad[oa]|certificad[oa]|norma|datos|analisis)\b/g,
    attribution: /\b(?:dice|dijo|segun|explica|escribe|afirma)\b/,
    definition:
      /^(?:una? |el |la |los |las )?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:es|son) (?:una?|el|la)\b/u,
  },
  it: {
    firstPerson: /\b(?:io|mio|mia|miei|mie|mi|noi|nostr[oaie]|ci)\b/g,
    hedge: /\b(?:forse|probabilmente|magari|potrebbe|potrebbero|sembra|circa|piuttosto|eventualmente)\b/g,
    promotional:
      /\b(?:miglior\w*|leader|unic[oa]|rivoluzionari[oa]|eccezional\w*|perfett[oaie]|incredibil\w*|innovativ[oaie]|numero uno)\b/g,
    authority:
      /\b(?:secondo|studio|studi|indagine|misurat[oaie]|testat[oaie]|certificat[oaie]|norma|dati|analisi)\b/g,
    attribution: /\b(?:dice|ha detto|secondo|spiega|scrive|afferma)\b/,
    definition:
      /^(?:una? |il |lo |la |i |gli |le |l')?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:e|sono) (?:una?|un'|il|lo|la)\b/u,
  },
  pt: {
    firstPerson: /\b(?:eu|meus?|minhas?|me|nos|noss[oa]s?)\b/g,
    hedge: /\b(?:talvez|provavelmente|possivelmente|poderia|poderiam|parece|aproximadamente)\b/g,
    promotional:
      /\b(?:melhor(?:es)?|lider|unic[oa]|revolucionari[oa]|excepcional|perfeit[oa]s?|incrivel|inovador\w*|numero um)\b/g,
    authority:
      /\b(?:segundo|estudo|estudos|inquerito|medid[oa]|testad[oa]|certificad[oa]|norma|dados|analise)\b/g,
    attribution: /\b(?:diz|disse|segundo|explica|escreve|afirma)\b/,
    definition: /^(?:uma? |o |a |os |as )?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:e|sao) (?:uma?|o|a)\b/u,
  },
  nl: {
    firstPerson: /\b(?:ik|mijn|mij|wij|we|ons|onze)\b/g,
    hedge: /\b(?:misschien|mogelijk|waarschijnlijk|wellicht|zou|zouden|lijkt|ongeveer|enigszins)\b/g,
    promotional:
      /\b(?:beste|toonaangevend\w*|uniek\w*|revolutionair\w*|perfect\w*|ongeevenaard\w*|innovatie[fv]\w*|nummer een|geweldig\w*)\b/g,
    authority:
      /\b(?:volgens|onderzoek\w*|studie\w*|enquete|gemeten|getest|gecertificeerd\w*|norm|gegevens|analyse)\b/g,
    attribution: /\b(?:zegt|zei|volgens|legt uit|schrijft|meldt)\b/,
    definition: /^(?:een |de |het )?[\p{L}\p{N}][\p{L}\p{N} '&-]{1,60} (?:is|zijn) (?:een|de|het)\b/u,
  },
};
