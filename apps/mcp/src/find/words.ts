/** Words that say nothing of what is wanted. */
export const filler: ReadonlySet<string> = new Set(
  `a about all am an and any anything are as at be been being but by can could did do does done each else ever every for from
  get give go got had has have having he her here his how i if in into is it its just kindly let like make many may me mine my
  need now of off on one only onto or our ours out own please really right she should so some someone something still such than that
  the their them then there these they thing things this those through to too until up upon us use very want was we were what
  when where whether which while who whom whose why will with without would yet you your
  chatgpt openai gpt gemini perplexity claude grok copilot ai llm ais please thanks hey hi ok okay current currently even exactly actually`.split(
    /\s+/,
  ),
);

/** Phrases that stand for one idea; they are replaced before the text is split into words. */
export const phrases: readonly [RegExp, string][] = [
  [/\bback on\b|\bon again\b/g, ' resume '],
  [/\bon hold\b/g, ' pause '],
  [/\brun(s|ning)? out\b|\blast (until|till|the)\b/g, ' forecast enough '],
  [/\S+@\S+/g, ' invite member '],
  [/\bsame (setup|settings|project) (again|for)\b/g, ' duplicate project '],
  [/\b(unclear|ambiguous|doubtful|unsure)\b|\bneeds? a (human|person)\b/g, ' detection doubtful uncertain '],
  [/\b(previous|last|earlier) (scan|run|measurement)\b/g, ' compare scans '],
  [/\b(sites?|pages?|websites?|sources?) that (mention|name|list)\b/g, ' source gap '],
  [
    /\b(which|what|how many) (?<what>[a-z]+s)( [a-z]+)? (do|have) we (have|got)( set up)?\b/g,
    ' list $<what> ',
  ],
  [/\bhttps?:\/\/\S+/g, ' page '],
  [/\b\d{2,} (more |new )?(questions|prompts|keywords)\b|\bpasted\b/g, ' many bulk '],
  [/\bwhat[’']?(ll| will| would| does| do) .{0,30}\bcost\b|\bwhat is the price\b/g, ' cost estimate '],
  [/\b(go|goes|going|went) (up|down)\b|\bup (and|or) down\b/g, ' movers moved '],
  [/\b(make|set|put) .{0,40}\blive\b/g, ' activate switch '],
  [
    /\b\d+ ?(%|percent)( |$).*\bby\b|\bby (the )?(end of|summer|autumn|winter|spring|christmas|q[1-4])\b/g,
    ' goal target ',
  ],
  [/\bsend (me|us) an? (warning|alert|alarm|note|message)\b/g, ' alert notify create '],
  [/\b(is|are|was|were|that'?s) not (us|ours|our brand|about us)\b/g, ' correct detection wrong '],
  [
    /\b(chatgpt|perplexity|gemini|claude|grok|copilot|google)\b.{1,30}\b(chatgpt|perplexity|gemini|claude|grok|copilot)\b/g,
    ' engine breakdown ',
  ],
  [/\b(hours|days|weeks) of\b.{0,30}\b(time|work|budget)\b|\bbest (use|way to spend)\b/g, ' roadmap budget '],
  [/\bcontrol groups?\b/g, ' experiment '],
  [/\b(kick|fire)(ed|ing)? off\b|\b(fresh|new) (run|check|round|scan|measurement)\b/g, ' start scan now '],
  [/\b(hang on|hold on|wait) (until|till|for)\b|\bonce it (is|has) (done|finished)\b/g, ' wait finished '],
  [/\b(have |give it )?another (go|try|shot)\b|\btimed out\b|\btime[- ]?outs?\b/g, ' retry failed '],
  [
    /\bword for word\b|\b(exactly|really|literally|actually) (said|says|say|wrote|write|answered)\b|\bin full\b/g,
    ' answer text read ',
  ],
  [/\bowns? the (conversation|category|space)\b|\bmost talked about\b/g, ' shareofvoice '],
  [/\b(talk|speak)(s|ing)? (about|of) (us|our|the brand)\b/g, ' sentiment '],
  [/\bre-?brand(ed|ing)?\b|\bnew (name|domain|site)\b|\bname is now\b|\bnow called\b/g, ' renamed identity '],
  [/\b(point of view|view|eyes|shoes) of\b|\bas if (i|we|they) were\b/g, ' persona '],
  [
    /\block (him|her|them) out\b|\bleft the (company|team|firm)\b|\bno longer works?\b|\bquit\b/g,
    ' left remove member ',
  ],
  [/\bwho has access\b|\bwho can (see|log|sign)\b/g, ' member list '],
  [
    /\b(a )?different ["“']?[a-z]+["”']?,|\bsame name\b|\bnamesakes?\b|\bmixed up\b|\bconfus(ed|es|ing) (us|with)\b/g,
    ' detection doubtful ',
  ],
  [
    /\bby [a-z]+(, [a-z]+)* and [a-z]+\b|\b(broken down|split|grouped|sliced) by\b/g,
    ' custom pivot dimension ',
  ],
  [/\bsk-\S*/g, ' providerkey '],
  [/\bgo ahead\b|\bgreen light\b|\bwaved? through\b|\bok'?(e?d|ay)? by\b/g, ' approve '],
  [
    /\b(which|what|the) (questions|prompts|searches|keywords) (are|do|did) we (asking|ask|track|tracking|use)\b/g,
    ' list prompt tracking ',
  ],
  [/\b(to|in) what we (ask|track)\b/g, ' prompt track '],
  [
    /\bwhere (are|do) we (strongest|weakest|do best|best|worst)\b|\bper (engine|platform|assistant)\b/g,
    ' by engine breakdown ',
  ],
  [/\bon (my|the|his|her) (desk|plate)\b/g, ' pending '],
  [/\bget(ting)? rid of\b|\btake away\b|\bthrow (away|out)\b|\bno longer (need|want)\b/g, ' delete '],
  [/(?<!\b(?:have|has|had|got|already|we) )\bset(ting)? up\b|\bsign up\b|\bcome up with\b/g, ' create '],
  [/\bstop (asking|tracking|watching|following)\b/g, ' remove '],
  [/\bturn (it |them )?off\b|\bswitch off\b|\bdisable\b/g, ' pause delete '],
  [/\bhow much (does|do|will|would|is|are)\b|\bwhat (does|do|will|would) .{0,40}\bcost\b/g, ' cost '],
  [/\bhow (big|many) (a |an )?(samples?|prompts?|questions?)\b|\bsample size\b/g, ' sampleplan '],
  [/\bplus (or )?minus\b|\bmargin of error\b|\bhalf[- ]width\b/g, ' precision '],
  [
    /\bwhat[- ]if\b|\bwould (it|that|this|adding|schema|a|an) .{0,40}\b(help|work|matter|change)\b/g,
    ' whatif ',
  ],
  [/\bwhat happens (if|when)\b|\bhow would\b/g, ' whatif '],
  [
    /\b(tell|warn|notify|inform|message|ping|alert|mail|email) (me|us|the team|somebody|someone)\b/g,
    ' alert notify ',
  ],
  [/\blet (me|us) know\b/g, ' alert notify '],
  [
    /\bwhat should (i|we)\b|\bhow (can|could|do|should) (i|we) (get|be|improve|rank|appear|win|show)\b/g,
    ' recommend ',
  ],
  [/\bwhat (to|can (i|we)) do\b|\bnext steps?\b|\bquick wins?\b|\bto[- ]dos?\b/g, ' recommend '],
  [
    /\bover time\b|\bmonth (over|by) month\b|\bday (by|to) day\b|\bweek (over|by) week\b|\btime series\b/g,
    ' trend ',
  ],
  [
    /\bhead[- ]to[- ]head\b|\bside by side\b|\bnext to each other\b|\bversus\b|\bvs\.?\b|\bbetter than\b|\bahead of\b/g,
    ' compare headtohead ',
  ],
  [
    /\bcompare\b.{0,20}\b(countries|regions|markets|languages|topics|intents|personas)\b/g,
    ' custom pivot dimension breakdown ',
  ],
  [/\bshare of voice\b|\bmarket share\b|\bsov\b/g, ' shareofvoice '],
  [/\bon track\b|\bin reach\b/g, ' goal progress '],
  [/\bsearch console\b|\bgoogle analytics\b|\bga4\b|\bbing webmaster( tools)?\b|\bgsc\b/g, ' integration '],
  [/\bbig ?query\b|\blooker( studio)?\b|\bcloudflare\b|\bhubspot\b|\bsnowflake\b/g, ' integration '],
  [
    /\brobots\.?txt\b|\b(gpt|claude|perplexity|google|oai-search)[- ]?bots?\b|\bai (bots?|crawlers?|spiders?)\b/g,
    ' crawler access ',
  ],
  [/\b(access|server|nginx|apache|web|cdn) logs?( files?)?\b/g, ' serverlog crawler '],
  [/\ba\/?b[- ]tests?\b|\bsplit tests?\b|\bholdouts?\b/g, ' experiment '],
  [/\b(ms |microsoft )?teams\b|\bslack\b|\bpager ?duty\b|\bdiscord\b/g, ' channel '],
  [/\bcredit card\b|\bpayment (method|details?)\b/g, ' billing payment portal '],
  [/\bwhite[- ]label\b|\bour logo\b|\bcorporate (colou?rs|design)\b/g, ' branding '],
  [/\bread[- ]only (link|access)\b/g, ' share '],
  [
    /\bby itself\b|\bautomatic(ally)?\b|\bevery (day|week|month|monday|tuesday|wednesday|thursday|friday|night|morning)\b|\b(daily|weekly|monthly|nightly|recurring|cron)\b/g,
    ' schedule ',
  ],
  [/\bfact[- ]?sheet\b|\bwhat is true\b/g, ' fact '],
  [/\bby mistake\b|\bwrongly\b|\bincorrectly\b|\bfalse positive\b/g, ' correct detection '],
  [
    /\bsomething (false|wrong|untrue)\b|\banything (false|wrong|untrue)\b|\bhallucinat\w*\b|\bmisinformation\b/g,
    ' claim accuracy ',
  ],
  [/\bapi (key|token)s?\b|\baccess tokens?\b|\bpersonal tokens?\b/g, ' apikey '],
  [
    /\b(our|my|own) (openai|anthropic|gemini|perplexity|xai|provider) keys?\b|\bbring your own keys?\b|\bbyok\b/g,
    ' providerkey ',
  ],
  [/\baudit (log|trail|events?|chain|history)\b|\bwho (changed|did|deleted|edited|touched)\b/g, ' auditlog '],
  [/\bfour eyes\b|\bsecond person\b|\bsign[- ]off\b|\bmust approve\b|\bhas to approve\b/g, ' approval gate '],
  [/\bwhat am i allowed\b|\bmy (permissions|rights|scopes)\b|\bwhich (account|user|key)\b/g, ' whoami '],
  [/\btopic clusters?\b|\bgroup of prompts\b/g, ' segment '],
  [/\bhow (accurate|good|reliable|calibrated)\b/g, ' calibration accuracy '],
  [/\bconfidence intervals?\b|\berror bars?\b/g, ' interval '],
  [
    /\bjust (noise|chance|luck)\b|\bstatistically significant\b|\bsignifican(t|ce)\b|\breal change\b/g,
    ' significant compare ',
  ],
  [/\blanding page\b|\bweb ?page\b|\bhome ?page\b/g, ' page '],
];

/**
 * Words of marketers and developers, each line one idea: the first word is what the tools say. Both sides are put into it, so
 * that “rival”, “competition” and “competitor” are one word.
 */
const ideas = `
competitor rival competition opponent contender challenger beat beating outrank
prompt question query wording
scan measurement measure rescan
engine model provider platform assistant
presence visibility visible appear appearance seen exposure
mention named name
answer response reply output verbatim wording_said
citation cite quote source reference backlink
page url website site article blog post
project
buyer client customer shopper
alert alarm warning watch monitor monitoring notification notify
change edit modify adjust fix update rename replace correct
delete remove erase drop discard trash kill
create add new build register
list show display overview browse
compare comparison difference diff versus
cost price expense fee
credit budget spend spending money
fall decline decrease lose lost loss worse shrink sink tank plunge crash dip slump slip tumble
rise increase grow gain won win winner better climb
trend history series timeline development develop evolution progress chart plot graph
explain reason cause because
forecast predict prediction expect future outlook projection
recommend recommendation suggestion improve improvement improving optimise optimize optimisation optimization tip advice
experiment test trial
goal target objective kpi milestone reach
report pdf presentation deck summary
export download extract dump csv spreadsheet
schedule automate automation interval
crawler bot spider
traffic visit visitor referral click session
sentiment tone polarity opinion mood feeling positive negative reputation nice nicely trash praise complain badly bash badmouth
claim fact statement
segment group filter subset
tag label campaign
persona audience profile asker perspective viewpoint
share link
webhook endpoint callback backend hook
integration connect connection connected link
member user colleague teammate person people employee
role permission
invite invitation
workspace account tenant agency
plan subscription tier package upgrade
invoice receipt bill
anomaly outlier spike break unusual sudden strange
insight finding discovery
volatility variance vary variation stability stable repeatability reliability reliable
quality trust trustworthy sound
approve approval accept confirm sign
reject decline refuse
cancel abort interrupt
retry repeat rerun redo
pause suspend hold mute snooze
resume continue restart unpause
restore undelete recover
duplicate copy clone
archive shelve
import upload ingest load
search find lookup
template pattern blueprint
variant paraphrase rephrase alternative
classify intent category categorise categorize
lock freeze protect
activate switch
version revision
domain host
news press media
position rank ranking place order
methodology method formula calculate computed computation statistic statistical
metric definition define glossary meaning term
health status down outage available working
locale country language region market
brief outline copywriter writer content
key token credential secret
rotate renew roll
retention privacy gdpr erase anonymise
quota limit allowance left remaining
job task background running
branding logo colour color
evidence proof raw
sample precision
head start
`;

const conceptOf = new Map<string, string>();
for (const line of ideas.trim().split('\n')) {
  const [concept = '', ...others] = line.split(' ');
  for (const word of [concept, ...others]) if (!conceptOf.has(word)) conceptOf.set(word, concept);
}

/** One form for “prompt”, “prompts”, “tracked” and “tracking”: endings go where enough of the word stays. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const plain = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const ended = plain.replace(/(?<=\w{3})(?:ing|ed)$/, '');
  if (ended === plain) return plain;
  // “stopped” → “stop”, “tell” stays.
  return ended.replace(/([bdgmnprt])\1$/, '$1');
}

const stems = new Map<string, string>();
for (const [word, concept] of conceptOf) if (!stems.has(stem(word))) stems.set(stem(word), concept);

/** The words of a text by their ideas; what says nothing is left out. */
export function ideasOf(text: string): string[] {
  let plain = ` ${text.toLowerCase()} `;
  for (const [phrase, idea] of phrases) plain = plain.replace(phrase, (found) => `${found} ${idea}`);
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !filler.has(word))
    .map((word) => conceptOf.get(word) ?? stems.get(stem(word)) ?? stem(word));
}

const small = new Set(
  `a an the of to in on for my our your me us we i is are be do does did it this that and or with please you have has can could
  would will at by from`.split(/\s+/),
);

/** Every word in one form, the small ones too: “why did we” asks for something else than “did we”. */
function allWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/https?:\S+/g, ' url ')
    .replace(/\S+@\S+/g, ' email ')
    .replace(/\b\d[\d.,]*\b/g, ' num ')
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/'(s|ll|re|ve|d|m)?$/, ''))
    .filter((word) => word !== '');
}

/** Words as they are said, each in one form and marked, so that they are no ideas. */
export const stemsOf = (text: string): string[] =>
  allWords(text)
    .filter((word) => !small.has(word))
    .map((word) => `~${stem(word)}`);

/** Words with the one before: “who is”, “is not”. */
export function pairsOf(text: string): string[] {
  const words = ['', ...allWords(text).map(stem)];
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}
