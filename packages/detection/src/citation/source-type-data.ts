import type { SourceType } from '../types.ts';

/**
 * Kinds of known domains, as a visitor would name them. A host listed here wins over its registrable domain.
 */
export const sourceTypes: Record<Exclude<SourceType, 'own' | 'competitor'>, string> = {
  editorial: `securityboulevard.com thebusinessdive.com thecfoclub.com fitsmallbusiness.com ecommerce-platforms.com emailvendorselection.com
    cpoclub.com thectoclub.com websitebuilderexpert.com hostadvice.com joe.ie oilersnation.com thewirestripped.com telegrafi.com
    goldderby.com cnn.it insidethegames.biz thecollector.com wickedlocal.com alarabiya.net udiscovermusic.com sciencefocus.com
    investors.com ecowatch.com filmstories.co.uk washingtontechnology.com comicbookmovie.com etonline.com crn.com the-past.com
    em360tech.com nbcolympics.com wbir.com awardswatch.com realityblurred.com dancemusicnw.com fedscoop.com uproxx.com csmonitor.com
    armyrecognition.com tribuna.com nofilmschool.com magzter.com designboom.com laist.com silicon.co.uk insidephilanthropy.com them.us
    scoop.co.nz lawfuel.com womensagenda.com.au manchesterunited-mad.co.uk businessalabama.com penncapital-star.com twz.com
    studybreaks.com greenqueen.com.hk dualshockers.com techpolicy.press aawsat.com marineinsight.com interestingengineering.com
    wjtv.com insuranceasia.com techbullion.com theseattledataguy.com emailtooltester.com bloggingwizard.com martialnerd.com
    gametrog.com mightytravels.com lexology.com elearningindustry.com trib.al omr.com outsourceaccelerator.com mil.in.ua prospect.org
    nationalinterest.org whyy.org c-span.org business.org jurist.org steinershow.org ahram.org.eg occrp.org wgbh.org ap.org crm.org
    nhpbs.org theticker.org newatlas.com freshairarchive.org mensjournal.com solutionsreview.com sky.com warfarehistorynetwork.com
    hrmorning.com
    inc42.com bjpenn.com greencarreports.com naval-technology.com airforce-technology.com army-technology.com railway-technology.com
    tennisworldusa.com technologyadvice.com gitnux.org worldmetrics.org wifitalents.com technode.com simpleflying.com
    symmetrymagazine.org sportingintelligence.com givemesport.com sportsadda.com starsandstripesfc.com washingtonmonthly.com
    automotiveworld.com autoweek.com bet.com lovebscott.com edm.com aol.com transfermarkt-news.com caughtoffside.com squawka.com
    worldsoccertalk.com thesportsrush.com essentiallysports.com sportbible.com hoopshype.com lakersnation.com silverscreenandroll.com
    basketballnetwork.net fadeawayworld.net nbcsportsbayarea.com cyclingnews.com velonews.com tennis.com atptour.com golfdigest.com
    golf.com golfmonthly.com mmajunkie.com mmaweekly.com bloodyelbow.com mmamania.com boxingscene.com badlefthook.com wisden.com
    rugbyworld.com racer.com gpfans.com racingnews365.com motorsportweek.com motor1.com autoblog.com autoexpress.co.uk
    carmagazine.co.uk whatcar.com evo.co.uk hotcars.com greencarcongress.com airwaysmag.com aerotime.aero viewfromthewing.com
    paddleyourownkanoo.com flyingmag.com routesonline.com ch-aviation.com thepointsguy.co.uk traveller.com.au atlasobscura.com
    roughguides.com nomadicmatt.com thecultureetrip.com theculturetrip.com planetware.com thewrap.com tvline.com thecinemaholic.com
    bloody-disgusting.com joblo.com flickeringmyth.com filmschoolrejects.com totalfilm.com moviefone.com superherohype.com
    gameinformer.com purexbox.com esports.gg oneesports.gg invenglobal.com dbltap.com gamesindustry.biz japanesenintendo.com
    nintendoeverything.com escapistmagazine.com ultimateclassicrock.com guitarplayer.com dancingastronaut.com youredm.com
    okmagazine.com usmagazine.com hellomagazine.com pagesix.com radaronline.com intouchweekly.com closerweekly.com justjared.com
    perezhilton.com elitedaily.com byrdie.com marieclaire.com townandcountrymag.com tatler.com womansday.com countryliving.com
    theweek.com townhall.com mediaite.com realclearpolitics.com fivethirtyeight.com puck.news warontherocks.com lawfaremedia.org
    justsecurity.org defenseone.com navalnews.com usni.org thisdaylive.com businessday.ng guardian.ng mg.co.za mainichi.jp yna.co.kr
    vnexpress.net thestar.com.my todayonline.com scroll.in thewire.in theprint.in news18.com firstpost.com zeenews.india.com
    deccanherald.com telegraphindia.com moneycontrol.com yourstory.com entrackr.com thenewsminute.com bollywoodhungama.com
    pinkvilla.com filmfare.com bild.de tagesspiegel.de pcwelt.de leparisien.fr 20minutes.fr gazzetta.it ansa.it nos.nl nltimes.nl
    dutchnews.nl thelocal.com thurrott.com neowin.net appleinsider.com cultofmac.com slashgear.com phonearena.com gsmarena.com
    notebookcheck.net techspot.com extremetech.com hothardware.com geekwire.com quartz.com emarketer.com digitalcommerce360.com
    ttnews.com modernhealthcare.com medcitynews.com bankingdive.com coindesk.com cointelegraph.com decrypt.co theblock.co
    investing.com investorplace.com zacks.com morningstar.com moneysavingexpert.com insidehighered.com chronicle.com edsurge.com
    edweek.org the74million.org physicsworld.com eos.org sciencenews.org nautil.us aeon.co bigthink.com mentalfloss.com
    datamation.com qz.com ranker.com rfi.fr dezeen.com smartdatacollective.com musicbusinessworldwide.com
    digitalretailguide.com ventureharbour.com energydigital.com dive-bomb.com jta.org charter97.org technology.org
    semafor.com theconversation.com motherjones.com newrepublic.com thenation.com nationalreview.com reason.com
    breitbart.com dailycaller.com thedailybeast.com rawstory.com vanityfair.com wmagazine.com thecut.com refinery29.com
    bustle.com popsugar.com wwd.com hypebeast.com highsnobiety.com complex.com xxlmag.com hiphopdx.com consequence.net
    loudwire.com guitarworld.com musicradar.com mixmag.net djmag.com residentadvisor.net spin.com screenrant.com
    slashfilm.com denofgeek.com digitalspy.com radiotimes.com empireonline.com looper.com cinemablend.com comicbook.com
    thegamer.com vg247.com destructoid.com dexerto.com dotesports.com pcgamesn.com rockpapershotgun.com nintendolife.com
    pushsquare.com siliconera.com engoo.com 90min.com fourfourtwo.com football365.com planetfootball.com theanalyst.com
    fansided.com sbnation.com clutchpoints.com larrybrownsports.com yardbarker.com talksport.com skysportsnews.com
    racefans.net crash.net motorsportmagazine.com roadandtrack.com caradvice.com.au drive.com.au carbuzz.com thedrive.com
    hagerty.com flightglobal.com aviationweek.com ainonline.com onemileatatime.com airlinegeeks.com defensenews.com
    janes.com breakingdefense.com militarytimes.com stripes.com taskandpurpose.com foreignpolicy.com foreignaffairs.com
    thediplomat.com asia.nikkei.com japantimes.co.jp koreaherald.com koreatimes.co.kr bangkokpost.com thejakartapost.com
    rappler.com inquirer.net philstar.com malaymail.com vietnamnet.vn arabnews.com gulfnews.com thenationalnews.com
    khaleejtimes.com middleeasteye.net al-monitor.com rudaw.net ynetnews.com allafrica.com news24.com iol.co.za
    dailymaverick.co.za punchng.com vanguardngr.com premiumtimesng.com nation.africa irishtimes.com independent.ie rte.ie
    thejournal.ie scotsman.com heraldscotland.com walesonline.co.uk manchestereveningnews.co.uk liverpoolecho.co.uk
    birminghammail.co.uk newstatesman.com spectator.co.uk prospectmagazine.co.uk thelocal.de thelocal.se politico.eu
    euobserver.com balkaninsight.com meduza.io novayagazeta.eu kyivpost.com ukrinform.net unian.info euractiv.com
    swissinfo.ch lematin.ch nzz.ch tagesanzeiger.ch derstandard.at diepresse.com kurier.at rtl.de n-tv.de tagesschau.de
    zdf.de wiwo.de manager-magazin.de capital.de gruenderszene.de caschys.blog inside-it.ch channelpartner.de digiday.com
    thedrum.com marketingweek.com campaignlive.co.uk prweek.com mediapost.com adage.com practicalecommerce.com
    retaildive.com modernretail.co ecommercetimes.com searchenginewatch.com seroundtable.com cmswire.com diginomica.com
    uctoday.com cxtoday.com customerthink.com destinationcrm.com itpro.com itworldcanada.com computerweekly.com
    cybernews.com darkreading.com securityweek.com helpnetsecurity.com thehackernews.com krebsonsecurity.com scmagazine.com
    infosecurity-magazine.com healthcareitnews.com fiercehealthcare.com beckershospitalreview.com mobihealthnews.com
    statnews.com medscape.com pharmatimes.com fiercepharma.com insurancejournal.com finextra.com pymnts.com
    americanbanker.com thefinancialbrand.com accountingtoday.com journalofaccountancy.com supplychaindive.com
    logisticsmgmt.com freightwaves.com constructiondive.com archdaily.com inhabitat.com curbed.com housebeautiful.com
    elledecor.com veranda.com domino.com hunker.com gardenersworld.com treehugger.com delish.com tasteofhome.com
    foodnetwork.com cookinglight.com eatingwell.com thedailymeal.com mashed.com tastingtable.com vinepair.com punchdrink.com
    womenshealthmag.com menshealth.com self.com shape.com prevention.com parents.com whattoexpect.com verywellmind.com
    verywellfit.com psychologytoday.com medicaldaily.com treehugger.com earthsky.org astronomy.com skyandtelescope.org
    universetoday.com spaceflightnow.com nasaspaceflight.com spacenews.com arstechnica.co.uk iflscience.com zmescience.com
    eurekalert.org inverse.com futurism.com singularityhub.com spectrum.ieee.org towardsdatascience.com kdnuggets.com
    infoq.com sdtimes.com thenewstack.io devops.com azcentral.com freep.com detroitnews.com jsonline.com indystar.com
    cincinnati.com cleveland.com pennlive.com inquirer.com post-gazette.com triblive.com oregonlive.com nj.com al.com
    mlive.com masslive.com syracuse.com silive.com nola.com tampabay.com orlandosentinel.com sun-sentinel.com ajc.com
    charlotteobserver.com newsobserver.com tennessean.com courier-journal.com kansascity.com startribune.com twincities.com
    omaha.com desmoinesregister.com statesman.com expressnews.com houstonchronicle.com chron.com star-telegram.com
    reviewjournal.com sacbee.com mercurynews.com eastbaytimes.com ocregister.com sandiegouniontribune.com fresnobee.com
    delmarvanow.com carolinacoastonline.com tucson.com abqjournal.com deseret.com ksl.com idahostatesman.com spokesman.com
    adn.com staradvertiser.com courant.com providencejournal.com pressherald.com newsday.com lohud.com buffalonews.com
    democratandchronicle.com baltimoresun.com richmond.com pilotonline.com washingtonexaminer.com washingtontimes.com
    hill.com
    nytimes.com washingtonpost.com wsj.com ft.com economist.com theguardian.com bbc.com bbc.co.uk cnn.com reuters.com
    apnews.com bloomberg.com forbes.com businessinsider.com cnbc.com fortune.com inc.com entrepreneur.com fastcompany.com
    wired.com theverge.com techcrunch.com arstechnica.com engadget.com zdnet.com cnet.com pcmag.com techradar.com tomsguide.com
    tomshardware.com digitaltrends.com mashable.com gizmodo.com lifehacker.com makeuseof.com howtogeek.com venturebeat.com
    nerdwallet.com bankrate.com investopedia.com thebalancemoney.com consumerreports.org goodhousekeeping.com rtings.com
    thespruce.com healthline.com verywellhealth.com webmd.com everydayhealth.com medicalnewstoday.com vogue.com elle.com
    cosmopolitan.com allure.com gq.com esquire.com runnersworld.com bicycling.com outsideonline.com travelandleisure.com
    lonelyplanet.com cntraveler.com eater.com bonappetit.com seriouseats.com motortrend.com caranddriver.com edmunds.com
    kbb.com autocar.co.uk independent.co.uk telegraph.co.uk thetimes.co.uk dailymail.co.uk which.co.uk trustedreviews.com
    spiegel.de zeit.de faz.net sueddeutsche.de welt.de focus.de heise.de chip.de computerbild.de golem.de t3n.de test.de
    stern.de handelsblatt.com lemonde.fr lefigaro.fr liberation.fr lesechos.fr 01net.com lesnumeriques.com quechoisir.org
    elpais.com elmundo.es abc.es lavanguardia.com xataka.com ocu.org repubblica.it corriere.it ilsole24ore.com altroconsumo.it
    globo.com uol.com.br folha.uol.com.br tecmundo.com.br publico.pt nrc.nl volkskrant.nl tweakers.net consumentenbond.nl
    dn.se svd.se aftonbladet.se politiken.dk vg.no hs.fi gazeta.pl onet.pl rbc.ru vc.ru habr.com lenta.ru nikkei.com
    asahi.com yomiuri.co.jp itmedia.co.jp kakaku.com sina.com.cn 36kr.com chosun.com joongang.co.kr hankyung.com
    timesofindia.indiatimes.com ndtv.com gadgets360.com hurriyet.com.tr webtekno.com aljazeera.net smashingmagazine.com
    searchengineland.com searchenginejournal.com adweek.com hbr.org nature.com science.org scientificamerican.com
    techrepublic.com thewirecutter.com nymag.com usatoday.com usnews.com time.com newsweek.com theatlantic.com newyorker.com
    aljazeera.com as.com marca.com finance.yahoo.com news.yahoo.com sports.yahoo.com financebuzz.com hollywoodreporter.com
    variety.com deadline.com indiewire.com rollingstone.com pitchfork.com billboard.com nme.com stereogum.com vulture.com vox.com slate.com
    salon.com theringer.com avclub.com screenrant.com collider.com cbr.com movieweb.com ign.com gamespot.com polygon.com kotaku.com eurogamer.net
    pcgamer.com gamesradar.com gamerant.com espn.com skysports.com sportskeeda.com bleacherreport.com cbssports.com si.com nbcsports.com
    foxsports.com goal.com onefootball.com theathletic.com motorsport.com the-race.com autosport.com topgear.com carscoops.com electrek.co insideevs.com
    jalopnik.com cbsnews.com nbcnews.com abcnews.go.com abc.net.au foxnews.com msnbc.com pbs.org npr.org politico.com axios.com thehill.com
    propublica.org theintercept.com rferl.org dw.com france24.com euronews.com rt.com tass.com scmp.com straitstimes.com channelnewsasia.com
    indianexpress.com hindustantimes.com thehindu.com economictimes.com indiatimes.com inshorts.com livemint.com business-standard.com dawn.com kyivindependent.com pravda.com.ua
    haaretz.com jpost.com timesofisrael.com aa.com.tr nzherald.co.nz stuff.co.nz rnz.co.nz smh.com.au theage.com.au news.com.au cbc.ca
    globalnews.ca ctvnews.ca theglobeandmail.com thestar.com latimes.com sfgate.com sfchronicle.com chicagotribune.com bostonglobe.com nypost.com
    nydailynews.com miamiherald.com seattletimes.com denverpost.com sltrib.com dallasnews.com standard.co.uk thesun.co.uk mirror.co.uk
    express.co.uk metro.co.uk inews.co.uk the-independent.com huffpost.com buzzfeed.com vice.com people.com eonline.com tmz.com ew.com
    glamour.com harpersbazaar.com instyle.com today.com parade.com rd.com smithsonianmag.com nationalgeographic.com history.com livescience.com
    space.com popsci.com popularmechanics.com newscientist.com discovermagazine.com quantamagazine.org phys.org sciencedaily.com sciencealert.com
    technologyreview.com 9to5mac.com macrumors.com androidauthority.com androidcentral.com windowscentral.com theregister.com bleepingcomputer.com
    techtarget.com infoworld.com computerworld.com cio.com networkworld.com thenextweb.com siliconangle.com hackernoon.com readwrite.com
    prnewswire.com businesswire.com globenewswire.com prweb.com marketwatch.com barrons.com fool.com seekingalpha.com benzinga.com thestreet.com
    kiplinger.com creditkarma.com thepointsguy.com upgradedpoints.com money.com valuepenguin.com business.com thecmo.com thedigitalprojectmanager.com
    peoplemanagingpeople.com hrdive.com cfodive.com marketingdive.com martech.org socialmediaexaminer.com contentmarketinginstitute.com
    law360.com law.com abajournal.com jdsupra.com justia.com food52.com epicurious.com foodandwine.com thekitchn.com simplyrecipes.com allrecipes.com
    architecturaldigest.com dwell.com hgtv.com bobvila.com thisoldhouse.com familyhandyman.com apartmenttherapy.com realsimple.com bhg.com
    southernliving.com timeout.com afar.com fodors.com frommers.com thrillist.com outdoorgearlab.com gearpatrol.com switchbacktravel.com
    reviewed.com toptenreviewed.com top10.com techgearlab.com soundguys.com whathifi.com loudersound.com mmafighting.com mmajunkie.usatoday.com sherdog.com
    formulaspy.com planetf1.com china.org.cn chinadaily.com.cn globaltimes.cn xinhuanet.com tvguide.com upi.com seniorliving.org story.law`,
  ugc: `softwarefinder.com kaggle.com thetoptens.com nairaland.com pissedconsumer.com steemit.com record.club musicboard.app
    sputnikmusic.com fitgap.com topadvisor.com stackfix.com gitconnected.com comparetiers.com albumoftheyear.org slideplayer.com
    change.org letsrun.com
    toolradar.com krowdbase.com softgalley.com saashub.com f6s.com vocal.media joinsecret.com slant.co stackreaction.com getlatka.com
    storymaps.arcgis.com westeros.org straightdope.com sportslogos.net tvtropes-forum.org discogs-forum.com ancestry-boards.com
    ultimate-guitar.com vi-control.net kvraudio.com audiosciencereview.com bogleheads.org early-retirement.org wallstreetoasis.com
    city-data.com flyertalk.com airliners.net pprune.org railforums.co.uk skyscrapercity.com theworldofcars-forum.com bimmerpost.com
    rennlist.com f150forum.com garagejournal.com hackaday.io instructables.com thingiverse.com ravelry.com cruisecritic.com
    comparably.com teamblind.com levels.fyi fishbowlapp.com kununu.com
    itqlick.com selecthub.com spotsaas.com top10erp.org myfindex.com saasgenius.com softwareworld.co serchen.com
    comparecamp.com cuspera.com softwaresuggest.com techjockey.com sourceforge.io betalist.com indiehackers.com
    growthhackers.com spiceworks.com experts-exchange.com physicsforums.com resetera.com neogaf.com gamefaqs.gamespot.com
    xda-developers.com boardgamegeek.com letterboxd.com rateyourmusic.com last.fm musescore.com patreon.com blogger.com
    livejournal.com hubpages.com answers.com blurtit.com fluther.com allnurses.com collegeconfidential.com talkbass.com
    thegearpage.net gearspace.com rpg.net giantbomb.com
    reddit.com quora.com stackoverflow.com stackexchange.com superuser.com serverfault.com news.ycombinator.com medium.com
    substack.com tumblr.com x.com twitter.com facebook.com instagram.com threads.net linkedin.com pinterest.com discord.com
    trustpilot.com g2.com capterra.com getapp.com softwareadvice.com gartner.com producthunt.com glassdoor.com indeed.com
    yelp.com tripadvisor.com sitejabber.com bbb.org trustradius.com sourceforge.net alternativeto.net dev.to hashnode.dev
    gutefrage.net forocoches.com zhihu.com weibo.com tieba.baidu.com xiaohongshu.com douban.com pikabu.ru vk.com otzovik.com
    irecommend.ru okwave.jp detail.chiebukuro.yahoo.co.jp note.com qiita.com kin.naver.com blog.naver.com cafe.naver.com
    tistory.com goodreads.com letterboxd.com slashdot.org lobste.rs mastodon.social bsky.app t.me ask.fm fandom.com
    productreview.com.au whirlpool.net.au reviews.io avvo.com houzz.com
    softwarereviews.com saasworthy.com technologycounter.com stackshare.io crozdesk.com goodfirms.co clutch.co featuredcustomers.com peerspot.com
    financesonline.com sourceforge.net appsumo.com prezi.com slideshare.net scribd.com timetoast.com flickr.com deviantart.com imgur.com
    wattpad.com blogspot.com wordpress.com mumsnet.com bodybuilding.com head-fi.org avsforum.com steamcommunity.com nextdoor.com
    consumeraffairs.com bestcompany.com angi.com homeadvisor.com thumbtack.com caring.com healthgrades.com vitals.com zocdoc.com untappd.com boardgamegeek.com`,
  reference: `ancient.eu wonders-of-the-world.net worldscientific.com ducksters.com merckmanuals.com pagat.com animalia.bio lww.com
    landofbasketball.com statmuse.com musixmatch.com oiseaux-birds.com supercheats.com elcinema.com charactour.com alchetron.com
    uptodate.com unboundmedicine.com wga.hu ask-aladdin.com mappr.co 270towin.com translation.bible dokumen.pub studocu.com
    123helpme.com sutori.com quanthockey.com famousfix.com motorsinside.com mrnussbaum.com uniquecarsandparts.com michelangelo.net
    doctorzebra.com lsd.law tracxn.com rocketreach.co dnb.com tajmahalfacts.com pantheon.world wisevoter.com birdorable.com
    wordplays.com archaeology-travel.com factrepublic.com westlaw.com ilrg.com testbook.com conservationevidence.com
    airlinerspotter.com tutorchase.com lhc-closer.es tunefind.com alamy.com airlines-inform.com youtubers.me europepmc.org
    oxfordre.com topendsports.com profilpelajar.com cram.com sciencemag.org ipl.org birdsoftheworld.org architecturecourses.org
    nzbirdsonline.org.nz 7wonders.org ck12.org freecodecamp.org openedition.org diva-portal.org timepath.org omicsonline.org
    environmentandsociety.org scirp.org ajronline.org michelangelo.org corrosion-doctors.org royalsocietypublishing.org
    railstutorial.org
    101computing.net liquipedia.net indiankanoon.org casetext.com en-academic.com proquest.com totallyhistory.com
    birdsofpuertorico.com harvardlawreview.org yalelawjournal.org italianrenaissance.org helistart.com worldpossible.org
    sporcle.com airfleets.net planespotters.net airliners-wiki.org globalsecurity.org militaryfactory.com
    navsource.org spacefacts.de basketball.realgm.com spotrac.com capfriendly.com hockeydb.com eliteprospects.com worldstadiums.com
    statsf1.com racing-reference.info driverdb.com imslp.org chords-and-tabs.net oldest.org thefamouspeople.com famousbirthdays.com
    celebritynetworth.com nndb.com findagrave.com geni.com familysearch.org
    academia.edu independent.academia.edu lumenlearning.com db4tennis.com eslfast.com zipdo.co scielo.org.mx scielo.br
    scielo.org redalyc.org dialnet.unirioja.es rujec.org tvtropes.org everything2.com conservapedia.com ballotpedia.org
    justia.com findlaw.com nolo.com law.justia.com casemine.com courtlistener.com oyez.org govtrack.us openlibrary.org
    worldcat.org gutenberg.org poetryfoundation.org poets.org shmoop.com supersummary.com coursesidekick.com numerade.com
    socratic.org mathworld.wolfram.com proofwiki.org oeis.org chemspider.com drugs.com rxlist.com webopedia.com
    investinganswers.com corporatefinanceinstitute.com accountingtools.com fbref.com basketball-reference.com
    pro-football-reference.com espncricinfo.com soccerway.com worldfootball.net tennisabstract.com sherdog.com tapology.com
    boxrec.com setlist.fm musicbrainz.org azlyrics.com songfacts.com whosampled.com filmaffinity.com mubi.com thetvdb.com
    goodreads.com timeanddate.com geonames.org mapquest.com citypopulation.de worldpopulationreview.com indexmundi.com
    theodora.com countryreports.org hyperphysics.phy-astr.gsu.edu libretexts.org openstax.org opentextbc.ca pressbooks.pub
    dergipark.org.tr hindawi.com elifesciences.org pnas.org jbc.org biorxiv.org medrxiv.org ssrn.com cambridge.org
    degruyter.com brill.com emerald.com ieeexplore.ieee.org dl.acm.org zenodo.org osf.io core.ac.uk
    wikipedia.org wikidata.org wiktionary.org britannica.com merriam-webster.com dictionary.com cambridge.org
    oxfordlearnersdictionaries.com crunchbase.com pitchbook.com owler.com zoominfo.com imdb.com github.com gitlab.com npmjs.com
    pypi.org readthedocs.io developer.mozilla.org w3schools.com geeksforgeeks.org arxiv.org doi.org jstor.org
    pubmed.ncbi.nlm.nih.gov ncbi.nlm.nih.gov sciencedirect.com springer.com researchgate.net semanticscholar.org statista.com
    ourworldindata.org archive.org archive.ph archive.is archive.today archive.md archive.li archive.fo archive.vn
    baike.baidu.com namu.wiki kotobank.jp duden.de larousse.fr rae.es treccani.it wolframalpha.com
    openstreetmap.org maps.google.com books.google.com scholar.google.com law.cornell.edu
    academic.oup.com oup.com bartleby.com crates.io docs.rs rust-lang.org dbpedia.org frontiersin.org plos.org mdpi.com study.com jamanetwork.com
    nejm.org thelancet.com bmj.com cell.com wiley.com onlinelibrary.wiley.com tandfonline.com sagepub.com pmc.ncbi.nlm.nih.gov fiveable.me vaia.com
    studysmarter.co.uk worldatlas.com gettyimages.com shutterstock.com guinnessworldrecords.com kiddle.co thoughtco.com biography.com
    ancient-origins.net worldhistory.org newworldencyclopedia.org infoplease.com encyclopedia.com thefreedictionary.com vocabulary.com
    howstuffworks.com sparknotes.com cliffsnotes.com litcharts.com gradesaver.com enotes.com coursehero.com quizlet.com brainly.com chegg.com
    khanacademy.org byjus.com toppr.com vedantu.com physiopedia.com radiopaedia.org statpearls.com kenhub.com teachmeanatomy.info
    python.org numpy.org scipy.org stackabuse.com realpython.com tutorialspoint.com programiz.com javatpoint.com
    box-office-mojo.com boxofficemojo.com the-numbers.com rottentomatoes.com metacritic.com themoviedb.org genius.com discogs.com allmusic.com
    baseball-reference.com transfermarkt.com sofascore.com worldometers.info macrotrends.net tradingeconomics.com companiesmarketcap.com wonderopolis.org
    animaldiversity.org iucnredlist.org ebird.org inaturalist.org semanticscholar.org philpapers.org plato.stanford.edu`,
  institutional: `epfl.ch uschamber.com utoronto.ca grammy.com emmys.com chl.ca copaamerica.com conmebol.com infn.it state.mn.us ncse.ngo upmc.com
    uchealth.com parliament.nz visithadrianswall.co.uk hadrianswallcountry.co.uk spacecentre.nz adrc.asia mayocliniclabs.com oecd.ai
    unitedagainstnucleariran.com acleddata.com itftennis.com equalpaytoday.org gbif.org ushmm.org whitehousehistory.org langenburg.ca
    bsic.it nationaltrust.org.uk commonwealthofnations.org giga-hamburg.de bofit.fi chapman.edu nationalww2museum.org royalmint.com
    britishlegion.org.uk historicengland.org.uk nationalarchives.gov.uk bis.org ecb.europa.eu bankofengland.co.uk federalreserve.gov
    newyorkfed.org stlouisfed.org nobelprize.org royalsociety.org nationalacademies.org aaas.org acs.org aps.org aip.org iop.org
    rsc.org cern.ch fnal.gov desy.de esa.int jaxa.jp isro.gov.in usagym.org teamusa.com usada.org wada-ama.org ittf.com
    worldathletics.org fivb.com heritage.org cato.org aei.org urban.org piie.com ifs.org.uk kff.org commonwealthfund.org
    korea.net mof.go.jp britishmuseum.org nhm.ac.uk metmuseum.org moma.org rmg.co.uk iwm.org.uk tate.org.uk louvre.fr
    nps.gov usgs.gov noaa.gov epa.gov justice.gov state.gov cia.gov congress.gov whitehouse.gov brookings.edu rand.org
    cfr.org csis.org chathamhouse.org pewresearch.org carnegieendowment.org hrw.org icrc.org msf.org fifa.com uefa.com
    olympics.com ioc.org nba.com nfl.com mlb.com nhl.com formula1.com fia.com iata.org icao.int faa.gov easa.europa.eu
    who.int un.org europa.eu oecd.org worldbank.org imf.org nhs.uk gov.uk nasa.gov fda.gov ftc.gov sec.gov cdc.gov
    nih.gov irs.gov iso.org w3.org ietf.org ieee.org unicode.org nist.gov bund.de admin.ch gc.ca gov.au redcross.org
    mayoclinic.org clevelandclinic.org hopkinsmedicine.org stiftung-warentest.de verbraucherzentrale.de service-public.fr
    boe.es consumer.es
    mta.info english-heritage.org.uk home.cern chateauversailles.fr royal.uk parliament.uk heritagefoundation.org weforum.org wto.org nato.int
    unesco.org unicef.org amnesty.org worldwildlife.org cancer.org heart.org aad.org diabetes.org apa.org health.harvard.edu mountsinai.org
    hss.edu kaiserpermanente.org cedars-sinai.org loc.gov si.edu archives.gov senate.gov house.gov supremecourt.gov`,
  video: `watchmojo.com
    plex.tv netflix.com hulu.com disneyplus.com max.com peacocktv.com crunchyroll.com primevideo.com paramountplus.com
    youtube.com youtu.be vimeo.com tiktok.com twitch.tv dailymotion.com bilibili.com nicovideo.jp rutube.ru youku.com
    rumble.com ted.com podcasts.apple.com spotify.com soundcloud.com
    schooltube.com tv.apple.com`,
  shop: `baumanrarebooks.com raptisrarebooks.com betterworldbooks.com thefirstedition.com windowhardwaredirect.com mysticstamp.com
    redbubble.com aviationtag.com amoeba.com mediastorehouse.com
    bobswatches.com ultrafootball.com westminstercollection.com chrono24.com watchfinder.com stockx.com goat.com farfetch.com
    net-a-porter.com ssense.com footlocker.com jdsports.com fanatics.com worldsoccershop.com soccer.com classicfootballshirts.co.uk
    apmex.com jmbullion.com entertainmentearth.com bigbadtoystore.com booksamillion.com waterstones.com blackwells.co.uk wob.com
    reverb.com thomann.de
    amazon.com amazon.co.uk amazon.de amazon.fr amazon.it amazon.es amazon.co.jp amazon.in amazon.ca amazon.com.au
    amazon.com.br amazon.nl amazon.se amazon.pl ebay.com ebay.de ebay.co.uk etsy.com walmart.com target.com bestbuy.com
    costco.com homedepot.com lowes.com wayfair.com newegg.com bhphotovideo.com sephora.com ulta.com nordstrom.com macys.com
    zalando.de otto.de mediamarkt.de saturn.de idealo.de fnac.com darty.com cdiscount.com boulanger.com elcorteingles.es
    pccomponentes.com bol.com coolblue.nl allegro.pl ceneo.pl ozon.ru wildberries.ru market.yandex.ru rakuten.co.jp
    mercadolibre.com mercadolivre.com.br magazineluiza.com.br aliexpress.com alibaba.com taobao.com tmall.com jd.com
    coupang.com flipkart.com myntra.com trendyol.com hepsiburada.com noon.com lazada.com shopee.com argos.co.uk johnlewis.com
    currys.co.uk asos.com apps.apple.com play.google.com chromewebstore.google.com apps.shopify.com
    applianceguys.com cutleryandmore.com barnesandnoble.com ikea.com kohls.com samsclub.com gamestop.com staples.com rei.com dickssportinggoods.com
    zappos.com chewy.com petco.com williams-sonoma.com crateandbarrel.com potterybarn.com westelm.com overstock.com qvc.com sweetwater.com
    guitarcenter.com musiciansfriend.com crutchfield.com adorama.com backcountry.com moosejaw.com thriftbooks.com abebooks.com alibris.com
    bookshop.org autotrader.com cars.com cargurus.com carvana.com carmax.com`,
  company: `insiderone.com apple.com fundraiseinsider.com posthog.com maropost.com winston.com wordpress.org matomo.org adblockplus.org
    coursera.org soc2auditors.org ufc.com tetris.com spyscape.com clickpost.ai subhaaviation.com parisdigest.com
    parisinsidersguide.com magazinesubscriberservices.com leagueoflegends.com ea.com weebly.com wiserreview.com reviewflowz.com`,
  other: `bit.ly ow.ly buff.ly wp.me sforce.co t.co tinyurl.com lnkd.in goo.gl s3.amazonaws.com`,
};
