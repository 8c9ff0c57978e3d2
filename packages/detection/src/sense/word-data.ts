/** Words that tell a name from a noun or verb, by where they stand. English, with what French, German and Spanish share. */

export const verbs = new Set(
  (
    'is are was has have had offers offer provides provide lets allows also can will supports integrates focuses includes ' +
    'remains makes made gives delivers combines helps works stands excels announced launched introduced acquired sells ' +
    'uses charges costs starts features comes ranks leads specializes targets caters does did would could should may ' +
    'might still now recently currently already feels keeps shines leans handles tracks lists tops wins beats scales syncs ' +
    'connects pairs runs covers sits ships brings gets takes goes looks serves saves scores reports says claims requires needs ' +
    'wants lacks earns pays shows appeals competes operates holds carries publishes recommends excludes bundles owns blocks automates combines connects simplifies specialises dominates outperforms undercuts accepts appears became becomes began belongs bills built calls captures chose compares contains continues converts creates cut cuts dropped earned enables encrypts ensures exports extends falls follows generates grew handled hosts imports improves includes introduces invests joined keeps leads lets limits manages markets matches measures merged monitors moved outsold owned partners performs positions powers prioritizes processes produces publishes raised raises received records reduces refunds relies replaced replaces retails returns rewards rolls routes said sat sends simplified sold speaks spun started stays stores streamlines suits supported surpasses sources tends thrives typically usually generally often really officially automatically primarily mainly originally formerly currently consistently simply directly even tries updated used uses values shut went bought won lost took found left kept paid sent stood got held hit met ran saw showed ceased rebranded discontinued filed ist sind hat bietet est propose offre es tiene ofrece è ha offre'
  ).split(' '),
);
/** Verbs whose subject is a company, in other languages than English. French "a" means "has". */
export const foreignVerbs = new Set(
  (
    'a verkauft verkaufte liefert betreibt eröffnet eröffnete schließt schloss senkt erhöht kündigte meldete übernahm gehört ' +
    'ouvre vend lance ferme annonce rachète exploite abrió abre vende cobra lanzó lanza anunció compró cerró opera lançou ' +
    'lança abriu anunciou comprou fechou oferece apre lancia annuncia verkoopt opent heeft biedt levert'
  ).split(' '),
);
/** Verbs whose subject is a company. The longer list above holds verbs that may follow any name. */
export const companyVerbs = new Set(
  (
    'acquires announces appoints builds buys employs expands hires insures invests launches laid lays manufactures opens ' +
    'operates partners produces sells sues unveils'
  ).split(' '),
);
// What follows a verb or noun at the start of a sentence, and hardly ever a name: "Target your", "Notion of".
export const functionWords = new Set(
  (
    'the a an your their this that these those our my his her its of to sure out up off it them us me you we they all any ' +
    'some each every more what how why which where when whether who one two both'
  ).split(' '),
);
export const connectives = new Set(
  'and or but for with in on at by from as if when which who where vs versus plus too also not'.split(' '),
);
export const companyWords = new Set(
  (
    'inc llc ltd corp corporation co gmbh ag sa plc company app apps crm software platform ai ceo cfo cto labs studio pro ' +
    'plus premium enterprise business pricing plan plans integration integrations api customers users team account ' +
    'website store stores brand products suite cloud pay card one go hq shoppers employees'
  ).split(' '),
);
/** Company words that count only with a capital: "Discover Pay" is a name, "Target one goal" is not. */
export const looseCompanyWords = new Set(
  'one go pay plus pro plan plans business premium team suite'.split(' '),
);

/** Names that are numerals, adverbs or adjectives, which open a sentence before any noun or verb: "Three months". */
export const modifiers = new Set(
  (
    'one two three four five six seven eight nine ten all any every each always never ever next last later now once often ' +
    'only other just even most more less fresh new free simple simply smart current clear close away finally overall early ' +
    'general great good better best big small real rare total'
  ).split(' '),
);

/** Days and months can be the subject of any verb: "July is expensive". */
export const calendar = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december'
  ).split(' '),
);

/** Verbs that follow a plural noun, which shows that the name is part of it: "Reply rates depend". */
export const pluralVerbs = new Set(
  (
    'are were have do can will should may might could must tend depend work hold need take vary help make give come look ' +
    'cost offer include require mean run go get matter differ range seem show become add let keep'
  ).split(' '),
);

/** Words that follow a verb and not a noun: "Hopper predicts when". */
export const objects = new Set(
  (
    'the a an your you it its their them more better faster younger older up down out off when where how what which that ' +
    'into away over about between both all every most from with directly well to at as'
  ).split(' '),
);

export const comparing = new Set(
  'vs versus like unlike via from by with using use uses alternatives alternative and or than try choose'.split(
    ' ',
  ),
);
export const determiners = new Set(
  'the a an your every each this that any no some der die das le la les un une el los'.split(' '),
);

/** German nouns are capitalised as names are; one of these articles before it shows a noun. */
export const germanArticles = new Set(
  'ein eine einen einem einer eines kein keine keinen keinem jeder jede jedes jeden jedem'.split(' '),
);

/** At the start of a sentence they follow a verb or noun more often than a name: "Factor in", "Boots with". */
export const prepositions = new Set(
  'for with in on at by from after to into under against without'.split(' '),
);

/** Adverbs that open a sentence and take a comma: "Next, compare prices". */
export const sentenceAdverbs = new Set(
  'next later indeed first second third then today now still well overall finally once again sometimes soon instead plus so thus also'.split(
    ' ',
  ),
);

// Makers that put their name before their product's: "Google Nest" is Nest.
export const owners = new Set(
  (
    'google microsoft amazon apple meta facebook openai anthropic adobe intuit salesforce oracle ibm sap samsung sony ' +
    'atlassian alphabet block nvidia intel amd cisco dell hp lenovo huawei xiaomi lg bosch ford toyota honda nissan gm ' +
    'general procter unilever nestle disney warner paramount comcast verizon'
  ).split(' '),
);

/**
 * Words of a prompt that asks for products, shops or makers, in the languages of the lexicons. A prompt that is not known
 * counts as one, since most prompts of a project ask for products.
 */
export const seekingWords =
  /^\s*$|\b(?:best|top|cheap(?:est)?|affordable|buy|sells?|worth|reviews?|retailers?|brands? for|banks?|cards?|airlines?|insurance|systems?|solutions?|rentals?|carriers?|chains?|enseignes?|tiendas?|negozi|lojas?|winkels?|networks?|hosting|subscriptions?|websites?|sites?|makers?|manufacturers?|options?|alternatives?|competitors?|vs|versus|compare|brands?|companies|providers?|apps?|software|tools?|platforms?|services?|stores?|shops?|where (?:to|can i|should i) (?:buy|get)|recommend\w*|which|beste[nrs]?|welche[rs]?|meilleure?s?|mejore?s?|miglior[ei]?|melhore?s?|quels?|quelles?|najleps\w+|nejlep\w+|bästa|en iyi)\b|лучш|найкращ|أفضل|הכי טוב|सबसे अच्छ|最好|推荐|推薦|おすすめ|추천|ดีที่สุด/iu;
