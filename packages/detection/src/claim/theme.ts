/** Themes of statements about a brand, by words of six languages. */
const themes = {
  price:
    /\b(?:pric\w*|cost\w*|cheap\w*|expensive|afford\w*|fee|fees|budget|value|subscription|preis\w*|kosten|kostet|teuer\w*|günstig\w*|gebühr\w*|prix|tarif\w*|cher|chère|abordable|coût\w*|precio\w*|caro|cara|barat\w*|coste?\w*|prezz\w*|costo|economic\w*|preço\w*)\b|[$€£]\s?\d|\d\s?[€$£]/iu,
  support:
    /\b(?:support\b|customer service|service team|staff|help ?desk|response|kundenservice|kundendienst|service client|assistance|après-vente|atención al cliente|soporte|assistenza|suporte)/iu,
  easeOfUse:
    /\b(?:eas\w+|intuitive|user-friendly|simple|learning curve|complicated|confusing|interface|setup|onboarding|einfach\w*|bedien\w*|übersichtlich\w*|kompliziert\w*|facile\w*|ergonom\w*|compliqu\w*|fácil\w*|sencill\w*|complicad\w*|semplice|intuitiv\w*)\b/iu,
  quality:
    /\b(?:quality|durable|sturdy|broke\w*|flimsy|well[- ]made|materials?|comfort\w*|taste\w*|delicious|qualität\w*|verarbeitung|haltbar\w*|kaputt|qualité|solide\w*|fragile\w*|calidad|resistente\w*|qualità|qualidade)\b/iu,
  reliability:
    /\b(?:reliab\w*|unreliable|outage\w*|downtime|crash\w*|bug\w*|stable|uptime|zuverlässig\w*|abst[uü]rz\w*|ausfall\w*|fiab\w*|panne\w*|fiable\w*|fallo\w*|affidabil\w*|confiáve\w*)\b/iu,
  speed:
    /\b(?:fast\w*|slow\w*|quick\w*|speed|delay\w*|wait\w*|delivery|schnell\w*|langsam\w*|lieferung|rapid\w*|lent\w*|livraison|rápid\w*|entrega|retras\w*|veloc\w*)\b/iu,
  features:
    /\b(?:feature\w*|integrat\w*|function\w*|tools?|api|app|functionality|funktion\w*|fonctionnalit\w*|funcion\w*|funzion\w*)\b/iu,
  security:
    /\b(?:secur\w*|privacy|breach\w*|hack\w*|encrypt\w*|leak\w*|data protection|sicherheit\w*|datenschutz|datenleck|sécurité|confidentialité|piratage|seguridad|privacidad|sicurezza)\b/iu,
  trust:
    /\b(?:trust\w*|lawsuit\w*|sued|fine[ds]?|recall\w*|fraud\w*|scam\w*|scandal\w*|award\w*|reputation|regulator\w*|betrug|rückruf|klage|skandal|arnaque|fraude|amende|scandale|estafa|multa|demanda|premio\w*|truffa)\b/iu,
} as const;

export type Theme = keyof typeof themes | 'other';
export const themeNames: readonly Theme[] = [...(Object.keys(themes) as (keyof typeof themes)[]), 'other'];

/** The themes of a sentence; `other` when none is known. */
export function themesOf(sentence: string): Theme[] {
  const found = (Object.keys(themes) as (keyof typeof themes)[]).filter((name) =>
    themes[name].test(sentence),
  );
  return found.length > 0 ? found : ['other'];
}
