import type { PromptIntent } from '@svc/contract/measure/prompt-set';

/** Any of these cues, on folded text: lower case, without accents. */
const anyOf = (...cues: string[]): RegExp => new RegExp(cues.join('|'), 'u');

/** English and German in groups of what they say; what other languages say stands at the end. */
const alternatives = anyOf(
  String.raw`\balternati`,
  String.raw`\binstead\b|\bsubstitutes?\b|\breplacement for\b|\breplace[sd]?\b|\bersatz fur\b|\bersetz|\bnachfolger\b|\banstelle\b|\bau lieu d|\ben lugar de\b|\bin plaats van\b`,
  String.raw`\bcompetitors? (?:of|to)\b|\bcompetes? with\b`,
  String.raw`\b(?:apps?|brands?|tools?|shops?|places?|sites?|hotels?|software|services?|something|anything|products?) (?:that (?:works?|is) )?(?:like|similar)\b|\bsimilar (?:\p{L}+ )?to\b|\b(?:etwas|was|tool|app|programm|software|dienst|anbieter|marken?) wie\b|\b(?:ahnlich|andere (?:marken|anbieter|apps|dienste|laden|hotels) (?:als|wie))`,
  String.raw`\b(?:cheaper|simpler|better|free|lighter) (?:version|option|one) (?:of|than|to)\b|\b(?:was|etwas) (?:besseres|gunstigeres|einfacheres|anderes) als\b`,
  String.raw`\b(?:leave|leaving|quit|quitting|ditch|ditching|cancel(?:ling)?) .{0,40}\b(?:what|which|where|other|because)\b|\bswitch(?:ing)? (?:away )?from\b|\bmov(?:e|ing) away from\b|\bmigrat(?:e|ing) from\b|\bdone with\b|\boutgr[eo]w|\bweg von\b|\bwechsel(?:n)? (?:von|zu)\b|\bwechseln\b|\bkein(?:en)? (?:bock|lust) mehr\b|\b(?:do not|don't) (?:like|want|need) .{1,30} any ?more\b|\bgekundigt hat\b|\b(?:is|are) retiring\b|\bretired\b|\bbeing discontinued\b|\beingestellte`,
  String.raw`\bwho else\b|\bwhat else\b|\bwhere else\b|\bother options\b|\bnoch au(?:ß|ss)er\b|\bau(?:ß|ss)er \p{L}+|\bstatt(?:dessen)?\b|\bneben de[mr]\b|\bsonst\b|\bfor (?:people|those) who (?:hate|dislike)|\bdie kein .{1,30} mogen`,
);

const isComparison = anyOf(
  String.raw`\bcompar|\bversus\b|\bvs\b|\bdiffer|\bvergleich(?!sportal)|\bunterscheid|\bunterschied|\bside by side\b|\bhead to head\b`,
  String.raw`\bpros?(?: and cons?| of)\b|\btrade-?offs?\b|\badvantages? (?:of|over)\b|\bvor- und nachteil|\bvorteile?\b.*\bgegenuber\b|\bspricht (?:fur|gegen)\b|\bavantages et inconv|\bventajas y desv|\bvantagens e desv|\bpro e contro\b`,
  String.raw`^(?!.*\b(?:mittel|hilft|tipps|schutz|etwas|was) gegen)(?:\S+ ){1,2}gegen \S+(?: \S+)?(?:\?|$|,)`,
  String.raw`\b(?:better|cheaper|faster|safer) than\b|\b(?:besser|gunstiger|teurer|sparsamer|schneller|mehr) als\b|\bbetter reviews\b|\bthe catch with\b`,
  String.raw`\bconfront|\bdiferenci|\bdiferem\b|\bvergelijk|\bverschil|\bvoor- en nadelen`,
);
/** “A or B”: of two things that are named, not “for school or work”, “500 or less”. */
const twoNamed = anyOf(
  String.raw`^(?!which|what|how|where|who|is there|are there|gibt|welch|wo\b|wer\b|was\b|when|any\b)(?!.*\b(?:or so|or less|or more|or not|oder so|oder weniger|oder mehr|oder nicht)\b)(?!.*\b(?:for|fur|with|mit|in|without|ohne)\s[^,]*\s(?:or|oder)\s[^,]*$)[^.]*\S (?:or|oder) \S`,
  String.raw`^(?:which|welche[rsnm]?|what|was)\b[^.?]*,[^,?]*\b(?:or|oder)\b`,
  String.raw`\b(?:better|besser|cheaper|gunstiger|kluger|safer|go with|choose between)\b[^.?]*\b(?:or|oder)\b`,
  String.raw`^[^.?]*\b(?:or|oder)\b[^.?]*\b(?:better|besser|lohnt|which|what|was ist|passt|would you (?:choose|take))`,
);

/** A situation, then who or what can help. */
const situation =
  /^(?!(?:i am|i'm|we are|we're|i have just|i need|i want|we need|we want) (?:looking|planning|new|moved|an?\b)|(?:ich|wir) (?:suche|sind neu|bin neu|plane))[^?.]{8,160}\. (?:which|what|who|where|welche|wer|wen|wem|wo|an wen|mit wem|zu welch|bei welch|in welch|worauf|was)\b.*\?$/;

const price = anyOf(
  String.raw`\bcosts?\b(?! too much time| uns| ons)|\bhow much\b(?! (?:time|of|protein))|\bhow (?:expensive|high (?:is|are) the)\b|\bpric(?:e|es|ed|ing)\b|\bcheap|\baffordable|\bvalue for money|\bworth the (?:money|price)|\bfees?\b|\bcharges?\b|\bexpensive\b|\bdiscount|\bbudget\b|\bset me back\b|\bexpect to pay\b|\bpay for\b|\b(?:going|hourly|daily|day) rates?\b|\brates\b`,
  String.raw`\b(?:under|below|for|unter|bis|fur|less than|weniger als) ?(?:[$£€] ?\d|\d+ ?(?:euros?|pounds?|dollars?|€|£|a night|quid|franken|bucks))|\bunder \d`,
  String.raw`\bfree (?:entry|plan|tier|trial|of charge|to use|(?:\p{L}+ )?(?:tool|app|software|version))|\beat free\b|\bgoes free\b`,
  String.raw`\bkostenlos|\bkostenfrei|\bkostet\b(?! uns)|\bkosten\b|\bpreis|\bgunstig|\bbillig|\bteuer|\bteurer|\bgebuhr|\bausgeben\b|\beintritt\b|\bfestpreis|\brabatt|\bermaßigung|\bermassigung|\bbezahlbar|\bstundensatz|\bstundenlohn|\btrinkgeld\b|\b(?:zahlt|zahle|zahlen) (?:man|ich|wir)\b|^was nimmt (?:ein|eine|man|der)\b`,
  String.raw`\bcombien|\bprix\b|\bpas cher|\btarif|\bquel budget|\bcuanto cuesta|\bprecio|\bpresupuesto necesito|\bbarat|\bquanto cost|\bquanto cust|\bprezz|\beconomic[ahei]+\b|\bquale budget|\bpreco|\borcamento preciso|\bkost\b(?! ons)|\bhoeveel|\bprijs|\bgoedko`,
);

const informational = anyOf(
  String.raw`^how (?:does|do) .* work\b|^how to (?:choose|pick|find out)|^how (?:do|can) i (?:choose|recognise|find|tell|know|check|get started|read|prepare)|^how (?:long|often|early|late|many|old)\b|^how (?:is|are)\b`,
  String.raw`^what (?:is|are) (?:an?|included|carbon)\b(?! (?:good|decent|great|fair|nice))|^what is worth|^what (?:does|do) .* (?:do|check|mean|cover)\b|^what (?:happens|counts|makes)\b|^what should (?:i (?:look|ask|check|know)|a|be in|we)\b|^what (?:questions|documents)|^what do i need to know`,
  String.raw`^when (?:should|is|do|does)|^explain|^expli[qc]|^spiega|^leg .* uit\b|^guide to|^who needs|^is it (?:normal|safe|legal|possible|true|allowed)\b|^is .* (?:effective|safe|worth it)|^does \p{L}+(?: \p{L}+)? (?:insurance|policy) cover`,
  String.raw`^was (?:ist|sind|bedeutet|passiert|kontrolliert|macht|heißt) (?!der beste|die beste|das beste|die besten|besser)|^wie (?:funktioniert|lange|oft|lauft|viele?\b|erkenne|finde ich heraus|bereite)|^worauf|^woran|^welche (?:unterlagen|fragen|schritte|voraussetzungen|dokumente)|^(?:muss|darf|brauche|braucht) (?:ich|man)\b|^ab wann|^wann (?:lohnt|sollte|muss|ist|darf)|^warum\b|^wieso\b`,
);

const problem = anyOf(
  String.raw`\bproble+m|\btrouble\b|\bmistakes?\b|\blets? (?:me|us) down|\bnot (?:working|loading)|\bfix\b|\berrors?\b|\bfehler|\berreurs?\b|\berror[ei]s?\b|\berros?\b|\bfouten\b|\bcomplain|\bconfusing\b|\bdrives? (?:me|us) mad|\bwhat now\b|\bwas jetzt\b|\bwas nun\b|\bwas tun\b`,
  String.raw`\btoo much time|\b(?:does|do|did|was|were|is|are)(?:n't| not) \p{L}+|\bwon't\b|\bcan(?:not|'t)\b|\bcan never\b|\bnever \p{L}+s?\b|\bnobody\b|\bno one\b|\bhow (?:do i|can (?:i|we)) (?:stop|reduce|avoid|prevent|get rid)|\b(?:keep|keeps|kept) (?:failing|getting|losing|crashing|\p{L}+ing)|\b(?:forgets?|loses?|lost|losing|struggles?|refuses?|hurts?|broken|broke down|stuck|toothache|blisters|leaks?|drips?|no[- ]shows?)\b|\btoo (?:slow|slowly)\b|\b(?:late|full days?) (?:every|each) |\bweeks late\b`,
  String.raw`^(?:my|our|mein\p{L}*|unser\p{L}*|i|we|i'm|we're|ich|wir|bei (?:uns|mir)|seit (?:dem|der|gestern|wochen)|jedes mal|jeden tag|every time|every)\b(?!.*\b(?:need|looking for|want (?:to|an?)|would like|suche[n]?|brauche[n]?|mochte[n]?|planning|plane[n]?|suggestions?|ideas|recommend|empfehl\p{L}*)\b)`,
  String.raw`\bverstopft|\bbricht\b|\bsturzt\b|\bstandig\b|\bdauernd\b|\bschmerzen\b|\bverlieren\b|\bfunktioniert nicht|\b(?:nicht|kein\p{L}*) mehr\b(?!.*\bstatt)|\bkaputt\b|\bschimmel|\bausgefallen\b|\bfallt .{0,20} aus\b|\bstreiten\b|\bangst vor\b|\bzahlt .{1,30} nicht\b`,
);

const local = anyOf(
  String.raw`\bnear (?:me\b|\p{L})|\bnearby\b|\bclose to \p{L}|\bwalking distance|\bin my (?:area|city|town|neighbou?rhood)|\baround here\b|\b(?:city|town) cent(?:re|er)\b|\bopen (?:now|late|on sundays?|sundays?)\b`,
  String.raw`\bin (?:der|meiner) nahe|\bbei mir\b|\bum die ecke|\bvor ort\b|\bim raum \p{L}|\braum \p{L}+ (?:gesucht|empfehl)|\bpres de\b|\bcerca de\b|\bvicino a\b|\bperto de\b|\bin de buurt`,
);

const best = anyOf(
  String.raw`\bbest\b|\btop\b|\brecommend|\bsuggest|\bwhich compan|\blead(?:s|ing)?\b|\bpick\b|\bfavou?rites?\b|\bany (?:tips|ideas|good|favou?rite)|\bideas\?|\bmost (?:\p{L}+(?:ed|ble|ful|ent|ly)|popular)\b|\b(?:nicest|comfiest|quickest|strongest|loveliest|quietest)\b|\bshould (?:i|we) (?:get|choose|buy|take|hire|use|ask)\b|\bwho should i\b|\b(?:good|great|decent|solid|reliable) \p{L}+|\bgive me \p{L}+|^which\b|^welche[rsnm]?\b|^(?:zu|bei|mit|in) welche[rsnm]\b|^who makes\b|^wer (?:baut|macht)\b`,
  String.raw`\b(?:do|does) (?:most|everyone)\b|\bmost .{1,30} (?:use|wear|like|buy|choose)\b|\beveryone using\b|\bwould you (?:use|buy|get|choose|take|go)\b|\bactually (?:spends?|respects?|helps?)\b|\breally (?:respect|good|knows?)\b`,
  String.raw`\bnimmt man\b|\bgute[nrs]? \p{L}+|\bam besten\b|\bbeste[nrs]?\b|\bempfehl|\bempfiehl|\bfuhrend|\bschonste|\btaugt\b|\bfahrt man gut\b|\bwurdest du\b|\bsuche zuverlassig|\bnutzen (?:die meisten|viele)\b|\bwirklich gut\b`,
  String.raw`\bmeilleur|\brecommand|\bmejor|\brecomiend|\brecomendable|\brecomendave|\brecomenda|\bmiglior|\bconsigli|\bil meglio|\bmelhor|\baan te raden|\braad je`,
);

/** Questions for what is so, of nobody’s own: they ask for no name. */
const plainQuestion =
  /^(?:how|what (?:is|are|does|do|happens|counts)|when|why|does|is it|wie (?:viel|wird|werden|ist|sind|hoch|gro|alt|teuer|macht|geht|kann|oft)\p{L}*|was (?:ist|sind|passiert|bedeutet|macht)|wann|warum|wieso|muss|darf|kann man)\b(?!.*\b(?:my|our|i|we|us|mein\p{L}*|unser\p{L}*|ich|wir|uns)\b)/u;
/** A statement about the writer, without a question. */
const complaint = /(?<![-\p{L}])(?:me|my|our|us|mein\p{L}*|unser\p{L}*|mir|mich|uns|nicht|not)\b/u;

/** In order: the first match wins. Seven languages together; words that clash are anchored. */
export const intentRules: readonly [PromptIntent, (folded: string) => boolean][] = [
  ['alternatives', (text) => alternatives.test(text)],
  ['comparison', (text) => isComparison.test(text) || twoNamed.test(text)],
  ['problem', (text) => situation.test(text)],
  ['local', (text) => /\bnear \p{L}/u.test(text) && /\bcheap\b|\bgood\b/.test(text)],
  ['price', (text) => price.test(text)],
  ['informational', (text) => informational.test(text) && !best.test(text.replace(/^\S+/, ''))],
  ['problem', (text) => problem.test(text) && !plainQuestion.test(text)],
  ['local', (text) => local.test(text)],
  ['best_of', (text) => best.test(text)],
  ['informational', (text) => plainQuestion.test(text)],
  ['problem', (text) => complaint.test(text)],
];
