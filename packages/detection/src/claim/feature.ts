/** Fixed expressions that hold a negation and deny nothing. */
const noDenial =
  /\b(?:not (?:only|just|merely)|no (?:matter|problem|wonder|doubt)|without (?:any )?(?:problems?|issues?|hassle|trouble)|nicht (?:nur|allein)|kein problem|ohne probleme?|non seulement|no solo)\b/giu;
const denies =
  /\b(?:not|no|never|without|lacks?|lacking|missing|cannot|neither|nor|unable|kein(?:e[nmrs]?)?|nicht|nie|ohne|fehlt|fehlen|pas|aucune?|sans|sin|ningun[ao]?)\b|n['’]t\b/iu;
/** Has it, or is or does it. */
const affirms =
  /\b(?:has|have|with|offers?|includes?|including|included|supports?|provides?|comes with|features?|available|lets you|allows|you can|integrates|works?|runs?|functions?|operates?|syncs?|stays|usable|is|are|hat|mit|bietet|unterstützt|enthält|verfügbar|funktioniert|läuft|arbeitet|ist|sind|kann|nutzbar|propose|offre|inclut|permet|fonctionne|est|avec|tiene|ofrece|incluye|permite|funciona|es|con)\b/iu;
/** Words after the thing that say whether it exists. */
const after =
  /^[^.;!?]{0,40}?(?:(?<no>\b(?:is|are|ist|sind|est|es)\s(?:not|nicht|pas|no)\b|\b(?:isn|aren)['’]t\b|:\s*(?:no|nein|non)\b|\bunavailable\b|\bmissing\b|\bfehlt\b|[✗✘❌])|(?<yes>\b(?:is|are|ist|sind|est|es)\s(?:\p{L}+\s)?(?:available|supported|included|possible|built in|verfügbar|enthalten|möglich|dabei|inclus|incluido)\b|:\s*(?:yes|ja|oui|sí)\b|[✓✔✅]))/iu;
/** People who are or have something: not the brand. “They lack” and “they feature” are said of products. */
const others =
  /\b(?:whoever|who|they(?!\s(?:do\s|also\s)?(?:lack|feature|offer|include|support|provide|come with)\b)|people|users|customers|wer|man|nutzer|kunden)\b/iu;
/** An item that names the thing, perhaps with a word of praise: “Ports: USB-C, HDMI”. */
const item =
  /^\s*(?:[-*•]\s+)(?:[*_]{0,2}(?:pros?|features?|key features|ports?|strengths|highlights|connectivity|why|vorteile|funktionen)[*_]{0,2}\s?:[*_]{0,2}\s)?/iu;
const itemWords = 3;
/** Advice on what to look for says nothing of the brand. */
const advice =
  /\b(?:look for|consider|check|need|some|most|can|vary|varies|depends?|make sure|achten|prüfen)\b/iu;
/** Words before the thing count up to this distance. */
const reach = 6;
const tick = /[✓✔✅]\s*(?:\p{L}+\s){0,2}$/u;
const cross = /[✗✘❌]\s*(?:\p{L}+\s){0,2}$/u;
const joints =
  /[;:,]|\s[–—-]\s|\b(?:but|although|though|while|whereas|however|and|aber|während|und|mais|et|pero|y)\b/giu;

/**
 * Whether a sentence says that the thing is there (true) or is not (false); null: it says neither. What counts stands right before
 * the thing, in its own part of the sentence, or right after it: “works offline and needs no account” has no denial of it.
 */
export function claimedFeature(
  sentence: string,
  { at, length }: { at: number; length: number },
): boolean | null {
  const plain = sentence.replace(noDenial, (found) => ' '.repeat(found.length));
  const [behind, ahead] = [plain.slice(0, at), plain.slice(at + length)];
  if (tick.test(behind)) return true;
  if (cross.test(behind)) return false;
  const { no, yes } = after.exec(ahead.slice(0, 80))?.groups ?? {};
  if (no !== undefined) return false;
  if (yes !== undefined) return !denies.test(ahead.slice(0, ahead.indexOf(yes)));
  const joint = [...behind.matchAll(joints)].at(-1);
  const part = joint ? behind.slice(joint.index + joint[0].length) : behind;
  const near = part.trim().split(/\s+/).slice(-reach).join(' ');
  if (others.test(near)) return null;
  if (denies.test(near)) return false;
  return affirms.test(near) || isItem(plain, at, length) ? true : null;
}

/** Whether the thing is one of what a list item counts up, with few words of its own. */
function isItem(sentence: string, at: number, length: number): boolean {
  const start = item.exec(sentence)?.[0].length ?? 0;
  if (start === 0 || start > at) return false;
  const [before = ''] = sentence
    .slice(start, at)
    .split(/[,+&/]|\band\b/u)
    .slice(-1);
  const [behind = ''] = sentence.slice(at + length).split(/[,+&/.(]|\band\b/u);
  const words = `${before} ${behind}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= itemWords && !/[:*]/u.test(before) && !advice.test(sentence);
}
