/**
 * Widely known companies, products, sites and apps, by their common spelling. Public facts, gathered by trade; software
 * vendors also from the names counted in "State of GEO 2026, volume III" (Broadcastwell, CC BY 4.0). A list only speaks for
 * a name: what is not in it can still be found by layout and letters.
 */
const byTrade: Record<string, string> = {
  technology: `Google, Alphabet, Microsoft, Apple, Amazon, Meta, Facebook, Instagram, WhatsApp, Messenger, Threads, X, Twitter, TikTok,
    ByteDance, Snapchat, Pinterest, LinkedIn, Reddit, Quora, Discord, Telegram, Signal, WeChat, Weibo, Tumblr, Twitch, YouTube,
    YouTube Music, Vimeo, Nvidia, Intel, AMD, Qualcomm, Broadcom, TSMC, ASML, Arm, Texas Instruments, Micron, IBM, Oracle, SAP,
    Salesforce, Adobe, Cisco, Dell, HP, Hewlett-Packard, Lenovo, Asus, Acer, MSI, Razer, Alienware, Toshiba, Fujitsu, Samsung, Sony,
    LG, Panasonic, Sharp, Philips, Hitachi, Huawei, Xiaomi, Oppo, OnePlus, Vivo, Realme, Honor, Nokia, Motorola, BlackBerry,
    Ericsson, ZTE, Palantir, Cloudflare, Akamai, Fastly, OpenAI, ChatGPT, Anthropic, Claude, Gemini, Copilot, GitHub Copilot,
    Perplexity, Mistral, DeepSeek, Grok, xAI, DeepMind, Midjourney, Stability AI, Hugging Face, Cohere, Android, iPhone, iPad,
    MacBook, MacBook Air, MacBook Pro, iMac, AirPods, Apple Watch, Apple Music, Apple Pay, Apple TV, Apple TV+, Siri, Alexa, Amazon
    Alexa, Amazon Echo, Echo, Kindle, Fire TV, Roku, Chromecast, Google Home, Google Nest, Google Pixel, Pixel, Galaxy, Samsung
    Galaxy, Windows, macOS, iOS, Linux, Ubuntu, Debian, Fedora, Chrome, Google Chrome, Chromebook, Firefox, Mozilla, Mozilla
    Firefox, Safari, Opera, Brave, Edge, Microsoft Edge, Internet Explorer, Vivaldi, Tor, Tor Browser, Bing, DuckDuckGo, Yahoo,
    Baidu, Yandex, Ecosia, Startpage, AdBlock, Adblock Plus, uBlock Origin, uBlock Origin Lite, Ghostery, AdGuard, NoScript, Privacy
    Badger, Google Images, Google Maps, Google Search, Google Play, App Store, Gmail, Google Drive, Google Docs, Google Pay, Google
    Wallet, Google Ads, Google Cloud, Google Analytics, Waymo, Uber, Lyft, Waze, AWS, Azure, Amazon Web Services, DigitalOcean,
    Heroku, Vercel, Netlify, GitHub, GitLab, Bitbucket, Stack Overflow, VS Code, Visual Studio Code, Visual Studio, JetBrains,
    IntelliJ IDEA, PyCharm, RubyMine, WebStorm, Docker, Kubernetes, Jenkins, CircleCI, Postman, npm, NumPy, pandas, SciPy, PyTorch,
    TensorFlow, Ruby on Rails, Django, Laravel, React, Angular, Vue.js, Next.js, Node.js, WordPress, Wix, Squarespace, Shopify,
    WooCommerce, Magento, BigCommerce, Webflow, Weebly, GoDaddy, Namecheap, Bluehost, Dropbox, OneDrive, iCloud, Evernote, Notion,
    Obsidian, Slack, Zoom, Skype, Microsoft Teams, Webex, Microsoft Office, Microsoft 365, Office 365, Excel, PowerPoint, Outlook,
    SharePoint, Power BI, Photoshop, Illustrator, Canva, Figma, Sketch, InVision, NordVPN, ExpressVPN, Surfshark, ProtonVPN, Proton
    Mail, Norton, McAfee, Kaspersky, Bitdefender, Malwarebytes, Avast, 1Password, LastPass, Bitwarden, Dashlane, CrowdStrike,
    Fortinet, Palo Alto Networks, Zscaler, SolarWinds, VMware, Red Hat, Citrix, Workday, SuccessFactors, ServiceNow, Infor,
    NetSuite, Sun Microsystems, Java SE, MySQL, PostgreSQL, MongoDB, Redis, Elasticsearch, Snowflake, Databricks, Tableau, Looker,
    Qlik, MuleSoft, Heroku, ExactTarget, Splunk, Datadog, New Relic, Dynatrace, Twilio, SendGrid, Mailchimp, HubSpot, Marketo,
    Pardot, Zendesk, Freshdesk, Intercom, Zoho, Pipedrive, Monday.com, Asana, Trello, Jira, Confluence, Atlassian, ClickUp,
    Basecamp, Airtable, Smartsheet, Wrike, Todoist, QuickBooks, Xero, FreshBooks, Intuit, TurboTax, Gusto, ADP, Paychex, Rippling,
    Deel, BambooHR, Stripe, Square, PayPal, Venmo, Cash App, Zelle, Klarna, Affirm, Afterpay, Wise, Revolut, Monzo, N26, Chime,
    Robinhood, Coinbase, Binance, Kraken, Crypto.com, Dapper Labs, OpenSea, MetaMask, Bitcoin, Ethereum, DocuSign, PandaDoc, Okta,
    Auth0`,
  vehicles: `Toyota, Lexus, Honda, Acura, Nissan, Infiniti, Mazda, Subaru, Mitsubishi, Suzuki, Isuzu, Hyundai, Kia, Genesis, Ford, Lincoln,
    General Motors, GM, Chevrolet, Chevy, Cadillac, GMC, Buick, Chrysler, Dodge, Jeep, Ram, Stellantis, Fiat, Alfa Romeo, Maserati,
    Ferrari, Lamborghini, Lotus, McLaren, Volkswagen, VW, Audi, Porsche, Skoda, Bentley, Bugatti, BMW, Mini Cooper, Rolls-Royce,
    Mercedes-Benz, Mercedes, Daimler, Opel, Vauxhall, Renault, Peugeot, Citroën, Dacia, Volvo, Polestar, Saab, Jaguar, Land Rover,
    Range Rover, Aston Martin, Tata Motors, Mahindra, BYD, Geely, NIO, Xpeng, Tesla, Rivian, Lucid, Lucid Motors, Fisker, Nikola,
    Kenworth, Peterbilt, Freightliner, Scania, Iveco, Harley-Davidson, Ducati, Yamaha, Kawasaki, Vespa, Toyota Mirai, Toyota Prius,
    Toyota Corolla, Toyota Camry, Toyota Crown, Toyota RAV4, Toyota Hilux, Hilux, Land Cruiser, RAV4, Prius, Corolla, Camry, Tesla
    Model S, Tesla Model 3, Tesla Model X, Tesla Model Y, Cybertruck, Mustang, F-150, Ford F-150, Ford F-Series, F-Series, Ford
    Mustang, Honda Civic, Honda Accord, Nissan Leaf, Chevrolet Bolt, Boeing, Boeing 747, Boeing 737, Boeing 777, Boeing 787, Boeing
    Starliner, Starliner, Airbus, Airbus A320, Airbus A380, Embraer, Bombardier, Cessna, Gulfstream, ATR, Lockheed Martin, Northrop
    Grumman, Raytheon, General Dynamics, BAE Systems, Leonardo, Dassault, Saab, GE Aviation, CFM International, Pratt & Whitney,
    Pratt & Whitney Canada, Safran, Honeywell, SpaceX, Crew Dragon, Starlink, Starship, Falcon 9, Blue Origin, Virgin Galactic,
    Rocket Lab, Soyuz, United Launch Alliance, Hyliko, Michelin, Goodyear, Bridgestone, Pirelli, Continental, Bosch, Denso, Magna,
    Caterpillar, John Deere, Komatsu`,
  travel: `Delta, Delta Air Lines, United Airlines, American Airlines, Southwest, Southwest Airlines, JetBlue, Alaska Airlines, Spirit
    Airlines, Ryanair, easyJet, Lufthansa, British Airways, Air France, KLM, Emirates, Qatar Airways, Etihad, Singapore Airlines,
    Qantas, Cathay Pacific, ANA, Iran Air, Turkish Airlines, Marriott, Hilton, Hyatt, IHG, Accor, Airbnb, Booking.com, Expedia,
    Kayak, Skyscanner, Tripadvisor, Hotels.com, Vrbo, Trivago, Hertz, Avis, Enterprise Rent-A-Car, Amtrak, Greyhound, FlixBus,
    Eurostar, Carnival, Royal Caribbean, MetroCard, OMNY, Disneyland, Disney World, Six Flags, Dollywood, Legoland, Universal
    Studios`,
  media: `Netflix, Hulu, Disney+, Disney, HBO, HBO Max, Max, Paramount+, Paramount, Peacock, Amazon Prime Video, Prime Video, Amazon
    Prime, Tubi, Crunchyroll, ESPN, Spotify, Tidal, Deezer, SoundCloud, Pandora, Audible, iTunes, Bandcamp, Warner Bros, Warner
    Music, Universal Pictures, Universal Music Group, Capitol Music Group, Sony Music, Sony Pictures, Columbia Records, Atlantic
    Records, Capitol Records, Island Records, Interscope, Interscope Records, Astralwerks, Marvel, Marvel Studios, Lucasfilm, Pixar,
    DreamWorks, Lionsgate, MGM, Comcast, NBCUniversal, Verizon, AT&T, T-Mobile, Sprint, Vodafone, Orange, Charter, Live Nation,
    Ticketmaster, StubHub, Rotten Tomatoes, IMDb, Metacritic, Letterboxd, Goodreads, UFC, WWE, TKO Group, Zuffa, NFL Sunday Ticket,
    DraftKings, FanDuel, Panini, Panini America, Topps, SKIMS, OnlyFans, Patreon, Substack, Medium`,
  games: `Nintendo, Nintendo Switch, Switch, Game Boy, NES, SNES, Nintendo 64, GameCube, Wii, Nintendo DS, Game & Watch, PlayStation,
    PlayStation 5, PS5, PS4, Xbox, Xbox One, Xbox Series X, Steam, Steam Deck, Valve, Epic Games, Fortnite, Roblox, Minecraft,
    Mojang, Activision, Activision Blizzard, Blizzard, Electronic Arts, EA, Ubisoft, Rockstar Games, Take-Two, Bethesda, Capcom,
    Konami, Sega, Bandai Namco, Square Enix, Riot Games, Tencent, NetEase, League of Legends, Dota 2, DotA, Valorant,
    Counter-Strike, Overwatch, World of Warcraft, Red Dead Redemption 2, Grand Theft Auto, GTA V, Call of Duty, Halo, Tetris,
    Pokémon, Pokémon Sword and Shield, Pokémon Sun and Moon, Super Mario, Zelda, Atari, Unity, Unreal Engine, Hasbro, Mattel, Lego,
    Monopoly, Scrabble, Catan, Codenames, Uno, Pictionary, Cards Against Humanity, Apples to Apples, Telestrations, Ticket to Ride,
    Carcassonne`,
  shops: `Walmart, Target, Costco, Best Buy, Home Depot, Lowe's, Ace Hardware, IKEA, Wayfair, Etsy, eBay, Alibaba, AliExpress, Temu,
    Shein, Rakuten, Mercado Libre, Flipkart, Kroger, Whole Foods, Trader Joe's, Aldi, Lidl, Tesco, Sainsbury's, Asda, Carrefour,
    CVS, Walgreens, Rite Aid, Nordstrom, Macy's, Bloomingdale's, Saks Fifth Avenue, Neiman Marcus, Kohl's, JCPenney, Sears, TJ Maxx,
    Marshalls, Ross, Gap, Old Navy, Banana Republic, H&M, Zara, Uniqlo, Mango, Primark, ASOS, Revolve, Zalando, Farfetch, Sephora,
    Ulta, REI, Dick's Sporting Goods, Williams Sonoma, Crate & Barrel, Pottery Barn, West Elm, Bed Bath & Beyond, Petco, PetSmart,
    Chewy, GameStop, Barnes & Noble, Staples, Office Depot, Sam's Club, Newegg, B&H, Instacart, DoorDash, Uber Eats, Grubhub,
    Deliveroo, Just Eat, Glovo, McDonald's, Burger King, Wendy's, Subway, KFC, Taco Bell, Pizza Hut, Domino's, Chipotle,
    Chick-fil-A, Starbucks, Dunkin', Tim Hortons`,
  goods: `Nike, Adidas, Puma, Reebok, New Balance, Asics, Under Armour, Lululemon, Hoka, Brooks, Saucony, Salomon, Skechers, Converse,
    Vans, Crocs, Birkenstock, Timberland, Patagonia, The North Face, Columbia, Arc'teryx, Levi's, Wrangler, Calvin Klein, Tommy
    Hilfiger, Ralph Lauren, Gucci, Prada, Versace, Armani, Chanel, Dior, Louis Vuitton, Hermès, Burberry, Balenciaga, Fendi, Rolex,
    Omega, Cartier, Tiffany, Pandora, Swarovski, Casio, Seiko, Fossil, Garmin, Fitbit, Polar, Coros, Suunto, Whoop, GoPro, DJI,
    Canon, Nikon, Fujifilm, Leica, Kodak, Polaroid, Bose, Beats, JBL, Sennheiser, Jabra, Anker, Soundcore, Sonos, Bang & Olufsen,
    Audio-Technica, Shure, Yamaha, Logitech, Corsair, SteelSeries, HyperX, Kingston, SanDisk, Seagate, Western Digital, Dyson,
    Shark, Bissell, Hoover, iRobot, Roomba, Ecovacs, Roborock, Ninja, Vitamix, Blendtec, Breville, Cuisinart, KitchenAid, Instant
    Pot, Cosori, Keurig, Nespresso, De'Longhi, Hamilton Beach, Le Creuset, Lodge, All-Clad, Tefal, T-fal, OXO, Pyrex, Tupperware,
    Yeti, Hydro Flask, Stanley, Thermos, Whirlpool, Maytag, GE, General Electric, Siemens, Miele, Electrolux, Frigidaire, Bosch,
    Makita, DeWalt, Milwaukee, Ryobi, Black & Decker, Craftsman, Samsonite, Rimowa, Travelpro, Briggs & Riley, Tumi, Osprey, Casper,
    Purple, Tempur-Pedic, Saatva, Nectar, Sleep Number, Oral-B, Colgate, Sonicare, Philips Sonicare, Quip, Crest, Sensodyne,
    Gillette, Dove, Nivea, L'Oréal, Maybelline, Neutrogena, CeraVe, La Roche-Posay, Cetaphil, Olay, Clinique, Estée Lauder, Lancôme,
    Procter & Gamble, P&G, Unilever, Johnson & Johnson, Kimberly-Clark, Pampers, Huggies, Tide, Clorox, Lysol, Coca-Cola, Coke,
    Pepsi, PepsiCo, SodaStream, Red Bull, Monster, Gatorade, Nestlé, Danone, Kraft, Heinz, Kellogg's, General Mills, Mars, Mondelez,
    Oreo, Ferrero, Nutella, Lindt, Hershey's, Haribo, Budweiser, Heineken, Guinness, Loctite, Gorilla Glue, 3M, Scotch, DAP,
    Sherwin-Williams, Theragun, Therabody, Hyperice`,
  business: `JPMorgan, JPMorgan Chase, Chase, Bank of America, Wells Fargo, Citi, Citibank, Citigroup, Goldman Sachs, Morgan Stanley,
    Barclays, HSBC, UBS, Credit Suisse, Deutsche Bank, BNP Paribas, ING, Santander, Capital One, American Express, Visa, Mastercard,
    Discover, SoFi, Ally, Charles Schwab, Fidelity, Vanguard, BlackRock, Berkshire Hathaway, Geico, Progressive, State Farm,
    Allstate, Lemonade, Aetna, Cigna, UnitedHealthcare, Anthem, Pfizer, Moderna, AstraZeneca, Novartis, Roche, Merck, Bayer, Sanofi,
    GSK, Eli Lilly, Novo Nordisk, Ozempic, Wegovy, GoodRx, Teladoc, Shell, BP, ExxonMobil, Chevron, TotalEnergies, Aramco, Gazprom,
    Siemens Energy, Enel, McKinsey, Deloitte, PwC, KPMG, EY, Accenture, Foxconn, FedEx, UPS, DHL, Maersk, WeWork, Indeed, Glassdoor,
    Upwork, Fiverr, Zillow, Redfin, Yelp, Trustpilot, Angi, Nextdoor, Craigslist, EADS, Versace, DownDetector`,
  learning: `Coursera, edX, Udemy, Udacity, Khan Academy, Skillshare, MasterClass, LinkedIn Learning, Codecademy, freeCodeCamp, The Odin
    Project, DataCamp, Pluralsight, Duolingo, Babbel, Rosetta Stone, Chegg, Quizlet, Grammarly, Turnitin, Kahoot, Wolfram Alpha,
    WolframAlpha, College Board, Fastweb, Unigo, Scholarship America, Scholarships.com, Wikipedia, Britannica, WebMD, Healthline,
    Learn Enough, O'Reilly, Pearson, McGraw Hill, Kumon`,
  household: `COSORI, Chefman, GoWISE, Gaggia, De’Longhi, Jura, Rancilio, Lelit, Smeg, Mr. Coffee, Black+Decker, Oster, NutriBullet,
    Crock-Pot, Zojirushi, Krups, Moulinex, Bialetti, Fellow, Baratza, AeroPress, Chemex, Staub, Calphalon, Tramontina, GreenPan,
    Caraway, HexClad, Scanpan, Zwilling, Wüsthof, Victorinox, Misen, Anolon, Circulon, Rubbermaid, YETI, Contigo, Brita, AEG, Beko,
    Haier, Midea, GE Appliances, Speed Queen, Thermador, Sub-Zero, Eufy, eufy, SharkNinja, Dirt Devil, Tineco, Dreame, Narwal,
    Levoit, Coway, Blueair, Winix, Vornado, Lasko, Ecobee, ecobee, Arlo, Wyze, SimpliSafe, ADT, Philips Hue, LIFX, Govee, Nanoleaf,
    Kwikset, Schlage, DreamCloud, Tuft & Needle, Leesa, Brooklyn Bedding, Serta, Sealy, Beautyrest, Zinus, Linenspa, Nolah,
    WinkBeds, Bear Mattress, Waterpik, AquaSonic, Fairywill, Braun, Remington, Wahl, Manscaped, Harry's, Dollar Shave Club, Philips
    Norelco`,
  gear: `Netgear, TP-Link, Linksys, Eero, eero, Ubiquiti, UniFi, Synology, QNAP, D-Link, Jaybird, AKG, Beyerdynamic, Skullcandy, Shokz,
    AfterShokz, JLab, Klipsch, Polk Audio, Denon, Onkyo, Technics, Pro-Ject, Rega, Fluance, Victrola, Crosley, Fender, Gibson,
    Epiphone, Ibanez, Taylor Guitars, Martin Guitar, Takamine, Gretsch, PRS, Korg, Kawai, Steinway, Olympus, Insta360, Oura,
    Amazfit, Withings, Epson, Brother, Lexmark, Xerox, Keychron, ViewSonic, BenQ, AOC, Gigabyte, ASRock, Crucial, TCL, Hisense,
    Vizio, AirPods Pro, ThinkPad, ROG Ally, Spalding, Molten, Rawlings, Easton, Callaway, TaylorMade, Titleist, Cobra Golf, Bauer,
    CCM, Burton, Rossignol, Deuter, Columbia Sportswear, Coleman, Big Agnes, MSR, Jetboil, Therm-a-Rest, Merrell, HOKA, ASICS,
    Altra, Mizuno, Gymshark, Peloton, NordicTrack, Bowflex, Concept2, Rogue Fitness, Cannondale, Schwinn, Thule, Yakima, Graco,
    Chicco, Britax, UPPAbaby, Nuna, Bugaboo, Evenflo, Maxi-Cosi, Baby Jogger, Fisher-Price, LEGO, Ravensburger, Just One, Dixit, 7
    Wonders, Decrypto, Spyfall, Secret Hitler, Exploding Kittens, Jackbox, Wingspan`,
  cards: `Chase Freedom Unlimited, Chase Freedom Flex, Chase Sapphire, Chase Sapphire Preferred, Chase Sapphire Reserve, Capital One
    VentureOne, Capital One SavorOne, Capital One Quicksilver, Wells Fargo Autograph, Wells Fargo Active Cash, Discover it, Discover
    it Miles, Discover it Cash Back, Citi Custom Cash, Amex Gold, Amex Platinum, American Express Gold, Blue Cash Everyday, Blue
    Cash Preferred, Bilt, Bilt Mastercard, Apple Card, United Gateway, Hilton Honors, Marriott Bonvoy, World of Hyatt, Delta
    SkyMiles`,
};

/** All names of the list. */
export const knownBrands: readonly string[] = Object.values(byTrade)
  .join(',')
  .split(',')
  .map((name) => name.replace(/\s+/g, ' ').trim())
  .filter(Boolean);
