/**
 * Words of menus, buttons and slogans: they end a topic phrase and start none. Folded. Kept apart from the
 * stop words because they say nothing of the language.
 */
const lists: Record<string, string> = {
  en: `add adds allow allows available basic behavior behaviour case cases catch catches certain detect detects different
    example examples exclude following found good important include includes including look looks note possible quick
    require required requires set sets simply special support supported supports user-friendly various write writing
    across ask avoid boost bring built choose compare cut designed ensure fully give increase improve keeps latest let lets
    minutes months offer offers per pick plus powered provide provides reduce save saves stay stop swap talk tasks track turn watch weeks
    hours easy-to-use user users accept account back best better blog book brand build buy call cart cheap check click contact cookies copyright
    create day days discover download easier easily easy email enjoy every everything experience explore faq fast
    faster features find first follow free get getting go great happy hello help helps here home introducing join keep
    know last latest learn leading log login love made making manage meet menu need needs never new newsletter next
    number one order page perfect phone policy powerful pricing privacy products questions read ready request
    reserved right rights run running save say search see services share shop sign simple simpler simply skip smart
    smarter start started stop subscribe take terms thing things time today top trusted try ultimate use used using
    view visit want way ways welcome work works world year years amazing answered frequently asked customers reviews
    team's price prices`,
  de: `alle anmelden ansehen beste besten besser blog datenschutz einfach einfache einfacher endlich entdecken erfahren
    erfahrungen erste finden fragen gratis hier home impressum jahre jahren jetzt kaufen konto kontakt kostenlos
    kunden lernen login machen menu mehr neu neue neuen preis preise schnell seite shop starten startseite tage tagen
    team testen top unverbindlich warenkorb willkommen zeit`,
  fr: `accueil achat acheter ligne aide ans blog commander compte connexion contact contactez decouvrez decouvrir demandez essai
    essayer essayez facile facilement gratuit gratuitement jour jours meilleur meilleure mentions menu nouveau nouvelle
    panier politique prix questions rapide savoir simple simplement site tarif tarifs temps`,
  es: `ahora anos ayuda bienvenido bienvenidos blog carrito comprar contacto contactar cuenta descubre dias empieza
    empezar facil facilmente gratis inicio mejores menu nuevo nueva politica precio precios preguntas prueba rapido
    saber sencillo tienda tiempo`,
  it: `account acquista adesso aiuto anni benvenuti benvenuto blog carrello chi contatti contattaci domande facile giorni
    gratis gratuito home inizia menu migliore migliori nuova nuovo ora prezzi prezzo prova provalo scopri semplice
    tempo veloce`,
  pt: `agora ajuda anos blog carrinho comece comprar conta contacto contato descubra dias facil gratis gratuito inicio
    melhor melhores menu nova novo perguntas politica preco precos rapido saiba simples tempo`,
  nl: `aanmelden account begin beste beter bekijk blog contact dagen direct eenvoudig gemakkelijk gratis home inloggen jaar
    klanten kopen lees makkelijk menu nieuw nieuwe nu ontdek prijs prijzen probeer snel start tijd veelgestelde vragen
    welkom winkelwagen`,
};

const all = new Set(Object.values(lists).flatMap((list) => list.trim().split(/\s+/)));

export const isFiller = (folded: string): boolean => all.has(folded);
