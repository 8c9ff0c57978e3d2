import { isRareWord } from '../match/risk.ts';
import { isOrdinary, isPerson } from './noise.ts';

const set = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Techniques, measures, languages and bodies: written as names, offered by nobody. */
const terms =
  set(`wi inkjet laser javascript typescript html html5 css css3 sql python java kotlin rust php xml json yaml bluetooth wifi lte oled amoled
  lcd led hdmi usb gps ecg spo2 vo2 anc enc eq hiit ev evs suv suvs atv nft nfts blockchain cryptocurrency ddos dos dns tcp ip ssl tls vpn vpns
  api apis sdk cli gui ide ides tdd cicd devops saas paas iaas crm erp hcm cms captcha url urls pdf pdfs cpu gpu gpus ram ssd ssds bc bce
  ad ce nasa iss nato un eu fbi cia sec ftc doj fda cdc epa faa who ceo cfo cto coo vp ipo phd mba llm llms ai ml gpt agi iq gpa sat act
  hipaa gdpr phi mri ct dna rna atp pm2 iot hvac moba mmorpg rpg fps pc pcs tv tvs dvd nba nfl nhl mlb wnba fifa uefa ncaa covid
  tba faq diy asap rsvp lgbtq lgbtqia uk usa us nyc la sf dc emea apac gdp usd eur internet web earth moon sun north south east west
  christmas easter halloween thanksgiving bible quran congress senate parliament olympics olympic paralympics renaissance
  however additionally furthermore moreover therefore unfortunately overall finally currently essentially ultimately specifically
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december spring summer autumn winter episode season chapter section article act treaty war battle dynasty empire
  syndrome disease disorder symptoms protocol movement effect theory theorem law paradox award awards championship championships
  cup prize medal series tour festival program programme project initiative
  acid acids aluminum aluminium steel titanium ceramic silicone polyester nylon factors factor adjustments adjustment context victory
  record records protection surgery procedure treatment therapy exercises techniques technique tips considerations features benefits
  oblast execution override tos gev tev mev khz mhz ghz mph kwh displayport adobergb srgb dci-p3 ergonomics
  options recommendations resignation changes impact influence analysis overview background stadium arena brotherhood commission`);

/** States and places that are no brands, beyond what ICU names. */
const places =
  set(`alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky
  louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania
  tennessee texas utah vermont virginia wisconsin wyoming siberia tibet leningrad soviet ussr scotland wales england tuscany bavaria
  ontario quebec alberta manitoba saskatchewan queensland tasmania`);

/** First names that brands are hardly ever called. */
const given =
  set(`aaron abigail adrian aidan albert alec alexandra alexey alexis alfred alyssa amber amir amit amanda andre angelica anita anthony
  archie ariana ariel arjun arthur austin barack bart beau bella benjamin benoit bernie bethany billy bobby bonnie boris brad brandi brett
  bridget britney brooke bryan butch caleb calvin cameron camille carl carla carrie casey cassandra catherine chad chan chappell charlie
  charlotte chelsea cheryl chester chloe christina christopher cindy clarence clark clayton cliff clint colin connor corey courtney crystal
  curtis cynthia dale dana darren darth dave dean debbie deborah debra denise derek desmond dmitry dolly don donald donna doris dorothy drew duncan
  dustin dwayne dylan earl eddie edgar edith edmund edward edwin eileen eleanor elijah eliza ella ellen elon elvis emmanuel erik erica erin
  ernest esther ethel eugene evelyn felicity fiona frances francis franklin fred freddie frederick gabriel gail gareth gavin gene
  geoffrey gerald gerard gina gloria gordon grace graham grant gwen hannah harold harriet harris harrison harry harvey heather hector heidi
  henk herbert hillary holly howard hugh hunter ian ida igor imran ingrid irene iris isaac isabella ivan jackie jacob jaime jamal
  jamie janet janice jared jasmine jasveen jay jeanne jeff jeffrey jenna jenny jeremy jerome jerry jesse jill jim jimmy jo joan joanna joe joel johann
  johnny jon jonathan jonas jordan joseph josh joshua joy joyce juan judith judy julian juliet june justin kamala kanye kate katherine kathleen kathryn
  katie keith kelly ken kendrick kenneth kiichiro kim kimberly kobe kristen kyle lance larry lauren laurie lawrence lee leo leon leonard
  leslie lewis liam lina lionel lloyd logan lois lorenz lori lucas lucy luke lynne lynn mackenzie madison malcolm manuel marc marcus margaret
  marie marilyn marion marjorie marlon marshall martha marvin mathew maurice max megan melania melissa melvin meryl mia michelle mick mikhail mitchell mohammed mohandas
  monica morgan muhammad nadia naomi natalie nathan nathaniel neal nelson neville ngozi nigel nikola nina noah noel nora norman oliver omar oprah
  oscar owen pamela patricia patrick paula pauline penelope perry peggy phillip phyllis porter priscilla prince princess queen king
  quentin rafael rahul ralph randy raymond rebecca reginald rex rhonda ricardo rick ricky ridley rita robbie robin rod roger
  roland roman ron ronald ronnie rory rose rosie ruby rudolf russell ruth ryan safra sally sakichi samantha sandy saul scarlett selena serena
  seth shane shannon sharon sheila shelly sheryl shigeru shirley sid sidney simone snoop sonia stacey stan stanley stella stuart sue
  sundar suni susanna suzanne sylvia tamara tara taylor ted teddy terence terry tenzing theodore theresa tiffany tiger tina todd toni tony tracy trevor
  troy tyler tyson vadim valerie vanessa vera vernon veronica vicki vincent virginia vivian vladimir volodymyr wanda warren wayne wendy wes wesley
  whitney wilbur will willie wilson winston woodrow xavier xi yasmin yuri yvonne zachary zoe`);
const titles =
  set(`president senator governor judge justice sir lord lady dame king queen prince princess pope saint st dr professor prof mr mrs ms
  captain general colonel lieutenant sergeant detective minister secretary chancellor mayor ambassador director actor actress singer
  rapper author philanthropist scientist ceo chairman coach`);

export const isPersonal = (words: readonly string[]): boolean =>
  words.length < 5 &&
  (isPerson(words) || given.has(words[0] ?? '') || (words.length > 1 && titles.has(words[0] ?? '')));

/** A term of a trade, an abbreviation, a model's code, an -ism. */
export function isTerm(words: readonly string[], name: string): boolean {
  const last = words.at(-1) ?? '';
  if (words.every((word) => terms.has(word) || terms.has(word.replace(/s$/, '')))) return true;
  if (terms.has(last) || (terms.has(words[0] ?? '') && words.length > 1)) return true;
  if (words.length === 2 && /^v?\d+$/.test(last) && isEveryday(words.slice(0, 1))) return true;
  if (/^\p{Lu}{2,6}s?$/u.test(name) || /^\p{Lu}{1,5}-?\d+(?:\p{Lu}{1,2}\d*)?$/u.test(name)) return true;
  if (words.every((word) => places.has(word))) return true;
  // “Unleashing the Xenomorphs” is a headline.
  if (/^\p{Lu}\p{Ll}{3,}ing (?:the|an?|your|and) /u.test(name)) return true;
  // “Schumacher’s Record”: what somebody has, unless it is a shop’s name (“Dick’s Sporting Goods”).
  const owned = /^.{2,40}['’]s (.+)$/u.exec(name)?.[1];
  if (owned && isEveryday(owned.toLowerCase().split(' ')) && !/goods|pizza|club|kitchen|foods?$/i.test(owned))
    return true;
  return (
    /(?:ism|isms|ists|ian|ians|itis|osis|ology|opathy|ese|stan|ization|isation|ability|ibility|ylene)$/.test(
      last,
    ) && last.length > 5
  );
}

/** Whether every word stands in a dictionary, also a large one. */
export const isEveryday = (words: readonly string[]): boolean =>
  words.every((word) => isOrdinary([word], 'en') || isRareWord(word) || /^\d+$/.test(word));

/** Excludes two words that lost the break between them: "fingerWeakness". */
export function isNameLike(words: readonly string[], name: string): boolean {
  const glued = /^(\p{Ll}{3,})(\p{Lu}\p{Ll}{2,})$/u.exec(name);
  return (
    words.length > 0 &&
    !(glued && isEveryday([glued[1] ?? '']) && isEveryday([(glued[2] ?? '').toLowerCase()]))
  );
}
