/**
 * Names that are also words: what follows or precedes them when they are not the brand. `after` and `before` are the next
 * and previous words of fixed expressions ("target audience", "united states"); both normalised.
 */
export interface Homonym {
  after?: string;
  before?: string;
  /** Words that speak for the ordinary sense wherever they stand in the answer. */
  topic?: string;
  /** The brand is what nearly everybody means by the capitalised word. */
  dominant?: true;
  /** Stands behind other names and is still named ("Prime Visa"). */
  tail?: true;
}

export const homonyms: Record<string, Homonym> = {
  affirm: { after: 'that the your' },
  ally: { after: 'with of', before: 'an key natural close strong' },
  aim: { after: 'for to at' },
  alexa: { dominant: true },
  amazon: {
    topic: 'rainforest jungle deforestation wildlife brazil peru indigenous',
    after: 'river rainforest basin jungle forest region delta tribe tribes',
    before: 'the brazilian peruvian ecuadorian',
  },
  apollo: { after: '11 12 13 program mission missions moon theater theatre god', before: 'god greek' },
  apple: {
    topic: 'apples fuji honeycrisp pears orchard vinegar cinnamon recipe fruit fruits baking',
    after:
      'pie pies cider juice tree trees orchard orchards orchards sauce crumble slices slice butter seeds cores variety varieties picking blossom strudel crisp turnover tart fritter chips peel',
    before: 'green red caramel candy adam granny big',
  },
  arc: { after: 'length welding lamp of' },
  asana: { dominant: true, after: 'practice pose poses', before: 'yoga' },
  bear: { after: 'market markets hug in with' },
  bench: { after: 'press presses' },
  best: {},
  blackboard: {},
  bolt: { after: 'cutter cutters on upright action' },
  boots: {
    topic: 'socks hiking trail soles ankle blisters',
    after: 'on are with',
    before: 'hiking work winter leather ski rain snow ankle cowboy chelsea waterproof combat',
  },
  bose: { dominant: true },
  box: {
    after:
      'plot plots office set spring springs fan fans model jump jumps cutter cutters truck trucks breathing',
    before: 'black dialog check text search toolbox lunch gift subscription shoe',
  },
  brave: { after: 'the new face faces men women' },
  bumble: { after: 'bee bees' },
  camel: { after: 'case ride rides milk hair' },
  canvas: {
    topic: 'gesso acrylic easel brushstrokes brushes',
    after: 'bag bags tote totes print prints shoes tent tents element api',
    before: 'business model blank html5',
  },
  carrot: { after: 'cake cakes sticks juice soup' },
  chase: { after: 'down after away the your scene', before: 'car high-speed' },
  claude: { after: 'monet debussy shannon levi-strauss van juncker bernard' },
  clover: { after: 'leaf honey', before: 'four-leaf white red' },
  coach: {
    after: 'class bus buses tour tours',
    before: 'life head career business executive assistant running personal fitness',
  },
  coda: {},
  compass: { after: 'rose direction directions points bearing app', before: 'moral magnetic' },
  corona: {
    topic: 'chromosphere eclipse covid covid-19 coronavirus',
    after: 'virus pandemic discharge test',
    before: 'solar',
  },
  crest: { after: 'of', before: 'family wave mountain' },
  dash: { after: 'of', before: 'em en' },
  deel: { dominant: true },
  delta: {
    topic: 'covid covid-19 variant estuary wetlands sediment omicron',
    after:
      'variant force wave waves dental faucet blues neutral hedging hedge air river 8 9 between in of sleep lake live',
    before: 'mississippi nile okavango mekong river danube ebro',
  },
  discord: { after: 'between among' },
  discover: { after: 'the new how what your more a all why our hidden' },
  dove: {
    topic: 'doves pigeon pigeons bird birds',
    after: 'into chocolate tail',
    before: 'white turtle mourning',
  },
  drift: { after: 'apart away car cars' },
  echo: { after: 'chamber chambers state' },
  eclipse: { after: 'of glasses viewing', before: 'solar lunar total' },
  explorer: { before: 'internet file windows' },
  express: { after: 'delivery shipping lane train yourself your js entry vpn', before: 'american' },
  fiat: { after: 'currency currencies money' },
  fidelity: { after: 'to between', before: 'high low' },
  figure: { after: 'out 1 2 3 skating' },
  ford: { before: 'harrison gerald tom betty' },
  frontier: { after: 'models model markets market of research', before: 'final new' },
  focus: { after: 'on groups group area areas' },
  front: {
    after: 'end door office desk page row line lines runner yard of loader wheel wheels camera',
    before: 'water store cold',
  },
  gain: { after: 'insights access weight a an the muscle control experience', before: 'weight capital' },
  galaxy: { before: 'milky' },
  gap: {
    after:
      'analysis year years between in insurance filler fillers coverage junior the of size wedges wedge fill cover',
    before: 'mind pay wage gender skills generation price knowledge funding the thigh market wage spark',
  },
  gemini: { after: 'season man woman sun moon rising zodiac constellation', before: 'zodiac sign' },
  general: { after: 'purpose public rule information overview' },
  ghost: { after: 'kitchen kitchens story stories town towns hunter writer writing pepper' },
  gold: { after: 'standard plated medal price prices rush bars' },
  guess: { after: 'what the that who' },
  harvest: { after: 'season time festival moon', before: 'grape olive' },
  harmony: {},
  hermes: { after: 'trismegistus god messenger', before: 'god greek' },
  hinge: { after: 'on joint', before: 'door cabinet' },
  honey: { after: 'bee bees mustard garlic lemon comb', before: 'manuka raw local' },
  intercom: { after: 'system systems', before: 'video door wireless' },
  indeed: {},
  jaguar: {
    topic: 'leopard jaguars pumas wildlife jungle prey habitat predator cub rainforest',
    after: 'habitat habitats cub cubs reserve sightings',
    before: 'wild',
  },
  jordan: { after: 'peterson river valley trail peele visa amman petra', before: 'michael in petra' },
  jasper: { after: 'national stone park', before: 'red ocean picture' },
  kindle: { after: 'a the interest' },
  lemonade: { after: 'stand stands recipe', before: 'pink fresh homemade strawberry' },
  lever: { after: 'arm action', before: 'gear the' },
  lime: { after: 'juice green zest wedges wedge stone', before: 'key kaffir' },
  linear: {
    after:
      'algebra regression equation equations model models programming function functions time search growth motion',
    before: 'non',
  },
  loom: { after: 'large bands weaving', before: 'hand weaving' },
  loop: { before: 'for while feedback closed' },
  lush: { after: 'green gardens forest forests greenery landscapes tropical vegetation' },
  make: { after: 'sure a an the your it sense use them this that money time up' },
  mango: {
    topic: 'mangoes mangos ripe papaya',
    after: 'lassi salsa sticky chutney smoothie tree trees season juice',
    before: 'fresh ripe green',
  },
  mars: {
    topic: 'nasa spacex rovers rover astronauts planet planets martian',
    after: 'rover orbit mission missions surface',
    before: 'planet to on',
  },
  match: { after: 'the your point day days against fixing', before: 'football soccer tennis a' },
  medium: {
    topic: 'saucepan simmer skillet',
    after:
      'sized size heat term high low level roast to difficulty length firm wave brown rare bowl large hold density',
    before: 'small low difficulty priority level size heat risk effort intensity complexity impact',
  },
  mercury: {
    topic: 'planet planets orbit thermometer venus fish toxic astrology',
    after: 'poisoning retrograde levels orbit content',
    before: 'planet freddie',
  },
  meta: { after: 'analysis analyses description descriptions tag tags title titles data' },
  mint: {
    topic: 'herb herbs basil thyme rosemary peppermint',
    after: 'condition green tea leaves sauce chocolate julep',
    before: 'fresh us royal',
  },
  mirror: { after: 'image images neuron selfie', before: 'rearview bathroom' },
  miro: { dominant: true, before: 'joan' },
  monday: {
    after: 'morning afternoon evening night through to and mornings – - at from',
    before: 'on every last next cyber black each by until this the',
  },
  monster: { after: 'truck trucks movie movies', before: 'cookie' },
  new: {},
  next: {
    after: 'step steps day week month year generation time up to you we is level question i',
    before: 'the what',
  },
  nest: { after: 'egg eggs box boxes', before: "bird bird's" },
  nike: { dominant: true, before: 'goddess' },
  notion: { after: 'of that', before: 'the this a any preconceived romantic' },
  oasis: { before: 'desert an' },
  olive: { after: 'oil oils tree trees garden branch green grove' },
  opera: { after: 'house singer singers', before: 'the vienna soap rock space' },
  oracle: {
    topic: 'delphi prophecy tarot',
    after: 'of bone bones card cards',
    before: 'delphic ancient',
  },
  orange: {
    topic: 'lemons oranges fruit citrus vitamin lemon peel',
    after: 'juice county zest peel tree trees beach line wine marmalade glow blossom color colour chicken',
    before: 'blood burnt mandarin agent bright navel',
  },
  oscar: { after: 'wilde night nominee winner winning nominated award awards', before: 'an best' },
  oxygen: { after: 'levels level tank' },
  patagonia: {
    topic: 'argentina chile glacier glaciers hike torres wildlife trekking penguins itinerary',
    after: 'argentina chile region trip national',
    before: 'in of visit through across chilean argentine explore southern',
  },
  pandora: { after: 'papers', before: 'planet' },
  paris: { after: 'france agreement hilton climate' },
  peacock: { after: 'feather feathers bass' },
  pinnacle: { after: 'of' },
  pioneer: { after: 'of in woman species' },
  polo: { after: 'shirt shirts match matches horse pony', before: 'marco water' },
  premiere: { after: 'date of' },
  prime: {
    after: 'minister number numbers time rate location meridian rib factor factors',
    before: 'optimus',
  },
  progressive: { after: 'web overload enhancement disclosure taxation lenses era rock policies muscle' },
  puma: {
    after: 'concolor',
    topic: 'cougars pumas jaguars kittens wildlife predator prey habitat cougar',
    before: 'wild',
  },
  ramp: { after: 'up down', before: 'loading access on off' },
  rocket: { after: 'science launch launches fuel ship engine engines salad', before: 'a the space' },
  root: {
    after: 'cause causes canal canals directory beer password access user vegetables vegetable word rot',
    before: 'square cube grass',
  },
  sage: {
    topic: 'thyme rosemary herb herbs basil',
    after: 'advice green leaves',
    before: 'fresh dried white',
  },
  salesloft: { dominant: true },
  seat: { after: 'belt belts cover covers height' },
  segment: { after: 'your the of users', before: 'market customer' },
  shell: {
    topic: 'molluscs mollusk bash unix egg eggs shrimp turtle',
    after: 'script scripts scripting company companies command commands game eggs',
    before: 'bash soft unix outer egg sea hard linux',
  },
  signal: { after: 'processing strength to noise that', before: 'turn traffic a' },
  sketch: { after: 'out comedy book of', before: 'a quick' },
  sky: { after: 'blue high diving', before: 'the night blue clear' },
  slack: { after: 'off water tide line time in', before: 'cut some pick' },
  snowflake: { after: 'schema method design', before: 'paper' },
  spark: { after: 'plug plugs joy creativity interest a', before: 'the' },
  spirit: { after: 'of animal animals', before: 'holy team free human the' },
  spring: { after: 'break cleaning roll rolls season onion onions water', before: 'in early late hot arab' },
  sprout: { before: 'brussels bean' },
  square: {
    topic: 'geometry rectangle triangle plaza cathedral',
    after:
      'root roots feet foot footage meter meters metre metres miles mile kilometers inches inch enix one off toe neck dance brackets of up',
    before:
      'times trafalgar red union town main public the per madison market herald leicester wenceslas pioneer perfect chi harvard central',
  },
  stripe: { before: 'racing pin lateral', after: 'pattern patterns' },
  subway: {
    after: 'station stations system tile tiles line lines map',
    before: 'the york nyc city',
    topic: 'train lirr transit turnstile metrocard metro airtrain station stations brooklyn',
  },
  sun: {},
  surf: { after: 'spot spots the' },
  swan: { after: 'lake', before: 'black' },
  target: {
    topic: 'kpi kpis demographics persona personas quota',
    after:
      'audience audiences market markets customer customers group groups keyword keywords date dates range heart price prices demographic demographics users user language zone score setting state allocation retirement rate weight number account accounts persona area areas roi roas cpa cpi value values specific your the a high those people temperature goals url rpm muscle muscles allocations species net pace',
    before: 'your primary on easy a main sales revenue moving price the inflation off key their our its',
  },
  tesla: { dominant: true, after: 'coil coils unit units', before: 'nikola' },
  threads: { after: 'per of', before: 'multiple' },
  tide: { after: 'pool pools table tables chart charts over', before: 'high low rising the red' },
  tinder: { dominant: true, after: 'box dry' },
  toast: { after: 'points the to', before: 'french avocado cheese melba' },
  trainline: { dominant: true },
  twilio: { dominant: true },
  united: {
    after: "states kingdom nations arab way front by in methodist against states' auto",
    before: 'manchester leeds newcastle sheffield west',
  },
  vanguard: { after: 'of', before: 'the' },
  virgin: {
    after: 'islands olive coconut mary forest gorda soil plastic wool',
    before: 'extra the us british blessed',
  },
  vision: {
    after: 'board boards statement correction insurance problems loss',
    before: 'computer night color',
  },
  visa: {
    tail: true,
    topic: 'passport embassy consulate immigration citizens schengen itinerary nationality',
    after:
      'requirements requirement application applications free status holder holders type types sponsorship processing policy run on interview waiver extension fees exempt',
    before:
      'tourist student work a your the travel entry schengen transit business golden nomad retirement j-1 h-1b o-1 eb-5',
  },
  wave: {
    after: 'height heights function length of energy pool',
    before: 'heat new sound shock sine second first',
  },
  wise: { after: 'choice to decision men man words', before: 'a otherwise' },
  workday: { after: 'ends starts schedule', before: 'typical average the your 8-hour eight-hour every next' },
  word: { after: 'of for count counts processor choice search game games', before: 'key every a the other' },
  x: { after: 'axis ray rays chromosome factor' },
  kayak: { topic: 'paddle paddles paddling hull canoe canoes cockpit' },
  zoom: { after: 'in out lens lenses level range', before: 'optical digital' },
  zero: { after: 'waste tolerance sum day sugar trust' },
};

/**
 * Words that are capitalised even when they are not the brand: weekdays, months, planets, first names, places. Their
 * capital says little.
 */
export const properNouns = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december mercury venus mars jupiter saturn neptune pluto orion jordan paris london berlin sydney ' +
    'florence victoria georgia virginia dallas phoenix austin denver lincoln madison jackson boston oxford cambridge ' +
    'jasper claude oscar casper oliver alexa siri emma ella luna leo max sam ben frank grace rosa clara marcus felix hugo ' +
    'harry wendy wendys denny arby carter hunter mason logan dylan morgan taylor blake riley avery parker cooper ' +
    'brooks chloe ruby pearl amber hazel ivy violet iris rose lily daisy sierra savannah alaska dakota montana carolina ' +
    'hermes apollo athena zeus hera nike pandora cairo vienna geneva lisbon milan roma sahara kenya chile cuba jersey'
  ).split(' '),
);
