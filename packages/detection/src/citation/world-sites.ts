import type { SourceType } from '../types.ts';

/**
 * Sites that are widely known, by kind and theme, in the languages of Europe and in Japanese. It is general knowledge, kept apart from the
 * domains that were labelled in answers (`source-type-data`, `more-sites`), which win over it.
 */
export const worldSites: readonly (readonly [SourceType, string])[] = [
  // News in English.
  [
    'editorial',
    `brisbanetimes.com.au perthnow.com.au couriermail.com.au heraldsun.com.au dailytelegraph.com.au adelaidenow.com.au afr.com
    crikey.com.au dailyrecord.co.uk irishexaminer.com businesspost.ie belfasttelegraph.co.uk irishnews.com financialpost.com
    torontosun.com macleans.ca montrealgazette.com vancouversun.com calgaryherald.com ottawacitizen.com winnipegfreepress.com
    bnnbloomberg.ca thetyee.ca newshub.co.nz thespinoff.co.nz timeslive.co.za businesstech.co.za mybroadband.co.za ewn.co.za
    dailytrust.com standardmedia.co.ke theeastafrican.co.ke businesstimes.com.sg asiaone.com mothership.sg freemalaysiatoday.com
    nationthailand.com mb.com.ph thenews.com.pk tribune.com.pk geo.tv thedailystar.net prothomalo.com financialexpress.com theweek.in
    dnaindia.com oneindia.com arabianbusiness.com koreajoongangdaily.joins.com taipeitimes.com boston.com stltoday.com express-news.net
    mysanantonio.com commercialappeal.com dispatch.com hawaiinewsnow.com civilbeat.org texastribune.org calmatters.org voanews.com
    rollcall.com harpers.org moneyweek.com moneywise.com magnifymoney.com lendingtree.com bestmoney.com thepennyhoarder.com
    consumer.org.nz canstar.com.au finder.com finder.com.au ratecity.com.au mozo.com.au savings.com.au`,
  ],
  // Technology, science and software.
  [
    'editorial',
    `itproportal.com zdnet.de lifewire.com maketecheasier.com iphoneincanada.ca scworld.com comparitech.com privacysavvy.com vpnmentor.com
    restoreprivacy.com safetydetectives.com top10vpn.com cloudwards.net pocket-lint.com wirecutter.com bestproducts.com petapixel.com
    fstoppers.com cinema5d.com cined.com thephoblographer.com dzone.com devclass.com analyticsindiamag.com analyticsvidhya.com
    marktechpost.com the-decoder.com techinasia.com e27.co kr-asia.com restofworld.org canarymedia.com pv-tech.org
    solarpowerworldonline.com energysage.com cnet.co.uk marketingbrew.com wpbeginner.com wptavern.com themeisle.com websiteplanet.com
    toptal.com hostingadvice.com cybernews.net softwaretestinghelp.com geekflare.com tech.co crazyegg.com alistapart.com sitepoint.com
    creativebloq.com uxdesign.cc nngroup.com uxmatters.com`,
  ],
  // Trade press.
  [
    'editorial',
    `joc.com theloadstar.com lloydslist.com tradewindsnews.com splash247.com gcaptain.com seatrade-maritime.com maritime-executive.com
    travelweekly.com ttgmedia.com restaurantbusinessonline.com foodnavigator.com foodnavigator-usa.com fooddive.com just-food.com
    thegrocer.co.uk foodbev.com bakeryandsnacks.com beveragedaily.com thedrinksbusiness.com thespiritsbusiness.com decanter.com
    winespectator.com wineenthusiast.com jancisrobinson.com endpts.com pharmaceutical-technology.com pharmaphorum.com
    biopharma-reporter.com genengnews.com healio.com hitconsultant.net insurancebusinessmag.com propertycasualty360.com
    insurancetimes.co.uk thebanker.com paymentsdive.com altfi.com bankautomationnews.com tearsheet.co investmentnews.com thinkadvisor.com
    pionline.com institutionalinvestor.com privateequitywire.co.uk pehub.com cfo.com hcamag.com workforce.com humanresourcesonline.net
    thelawyer.com artificiallawyer.com constructionnews.co.uk building.co.uk enr.com constructconnect.com architectsjournal.co.uk
    bdcnetwork.com commercialobserver.com globest.com realtor.com propertyweek.com assemblymag.com plasticsnews.com chemanager-online.com
    icis.com mining.com mining-technology.com rigzone.com ogj.com offshore-energy.biz power-technology.com rechargenews.com waste360.com
    wastedive.com packagingdigest.com packworld.com packagingnews.co.uk textileworld.com just-style.com fashionunited.com
    fashionnetwork.com businessoffashion.com drapersonline.com voguebusiness.com glossy.co retailgazette.co.uk retailweek.com
    nationaljeweler.com cosmeticsdesign.com cosmeticsbusiness.com agriculture.com agfundernews.com fwi.co.uk beefmagazine.com
    universityworldnews.com campustechnology.com eschoolnews.com evolllution.com govexec.com nextgov.com route-fifty.com statescoop.com
    c4isrnet.com defenceconnect.com.au prolificnorth.co.uk printweek.com broadcastnow.co.uk tvtechnology.com sportbusiness.com
    sportspromedia.com frontofficesports.com stadiumtechreport.com petfoodindustry.com petproductnews.com vettimes.co.uk dvm360.com
    securityinfowatch.com campussafetymagazine.com facilitiesdive.com facilitiesnet.com achrnews.com contractormag.com ecmag.com
    roofingcontractor.com floordaily.net furnituretoday.com toybook.com bicycleretailer.com`,
  ],
  // Consumer tests, home, food, health, travel, style, sport, cars, games and culture.
  [
    'editorial',
    `marthastewart.com homesandgardens.com livingetc.com gardeningknowhow.com gardenista.com remodelista.com popularwoodworking.com
    woodmagazine.com protoolreviews.com cooksillustrated.com americastestkitchen.com bbcgoodfood.com saveur.com greatist.com
    wellandgood.com mindbodygreen.com pinkbike.com velo.outsideonline.com triathlete.com skimag.com powder.com surfline.com
    garagegymreviews.com barbend.com breakingmuscle.com t-nation.com muscleandfitness.com sleepfoundation.org sleepopolis.com
    mattressclarity.com sleepadvisor.org tuck.com naplab.com theseniorlist.com retirementliving.com babylist.com motherly.com fatherly.com
    todaysparent.com akc.org travelpulse.com smartertravel.com theplanetd.com packhacker.com vogue.co.uk nylon.com menswearstyle.co.uk
    fashionbeans.com sportingnews.com carwow.co.uk carbuyer.co.uk parkers.co.uk honestjohn.co.uk carexpert.com.au carsguide.com.au
    motorcyclenews.com cycleworld.com rideapart.com topspeed.com drivingelectric.com vgc.com shacknews.com boardgamequest.com
    classical-music.com acousticguitar.com guitar.com soundonsound.com out.com advocate.com thisiscolossal.com artnews.com
    hyperallergic.com artsy.net theartnewspaper.com kirkusreviews.com publishersweekly.com bookriot.com`,
  ],
  // German.
  [
    'editorial',
    `boerse-online.de hessenschau.de rnd.de fr.de hna.de tz.de abendzeitung-muenchen.de augsburger-allgemeine.de stuttgarter-nachrichten.de
    express.de waz.de derwesten.de berliner-zeitung.de berliner-kurier.de weser-kurier.de mz.de nordkurier.de ostsee-zeitung.de nw.de
    noz.de swp.de schwaebische.de badische-zeitung.de rnz.de mainpost.de nordbayern.de pnp.de idowa.de cicero.de freitag.de connect.de
    winfuture.de mactechnews.de macwelt.de netzpolitik.org absatzwirtschaft.de meedia.de onlinemarketing.de ibusiness.de
    lebensmittelzeitung.net textilwirtschaft.de silicon.de it-daily.net security-insider.de bigdata-insider.de cloudcomputing-insider.de
    industry-of-things.de maschinenmarkt.vogel.de produktion.de elektroniknet.de all-electronics.de vdi-nachrichten.com
    personalwirtschaft.de humanresourcesmanager.de lto.de juve.de beck-aktuell.beck.de versicherungsbote.de versicherungsjournal.de
    procontra-online.de fondsprofessionell.de immobilien-zeitung.de baunetz.de bauwelt.de dvz.de logistik-heute.de verkehrsrundschau.de
    autozeitung.de efahrer.chip.de kfz-betrieb.vogel.de automobilwoche.de elektroauto-news.net aerztezeitung.de pharmazeutische-zeitung.de
    instyle.de lecker.de eatsmarter.de mein-schoener-garten.de selbst.de spektrum.de wissenschaft.de scinexx.de spox.com filmstarts.de
    kino.de gamestar.de gamepro.de mein-mmo.de pcgames.de vergleich.org testberichte.de imtest.de techstage.de allesbeste.de
    homeandsmart.de heute.at oe24.at profil.at trend.at nachrichten.at salzburg24.at vienna.at bernerzeitung.ch luzernerzeitung.ch
    aargauerzeitung.ch handelszeitung.ch cash.ch bilanz.ch netzwoche.ch computerworld.ch beobachter.ch ktipp.ch`,
  ],
  // French.
  [
    'editorial',
    `latribune.fr marianne.net humanite.fr la-croix.com sudouest.fr lavoixdunord.fr ladepeche.fr letelegramme.fr lamontagne.fr dna.fr
    lalsace.fr estrepublicain.fr leprogres.fr ledauphine.com midilibre.fr nicematin.com laprovence.com lyoncapitale.fr actu.fr
    radiofrance.fr tf1info.fr lci.fr cnews.fr europe1.fr rtl.fr rmc.bfmtv.com tv5monde.com courrierinternational.com mediapart.fr slate.fr
    huffingtonpost.fr atlantico.fr boursorama.com zonebourse.com usine-digitale.fr industrie-techno.com lsa-conso.fr strategies.fr
    e-marketing.fr ecommercemag.fr nextinpact.com next.ink macg.co igen.fr presse-citron.net siecledigital.fr maddyness.com frenchweb.fr
    blogdumoderateur.com lemondeinformatique.fr silicon.fr zdnet.fr it-connect.fr sciencesetavenir.fr pourlascience.fr geo.fr
    santemagazine.fr topsante.com passeportsante.net femmeactuelle.fr marieclaire.fr elle.fr vogue.fr madame.lefigaro.fr grazia.fr
    aufeminin.com psychologies.com cuisineactuelle.fr marmiton.org 750g.com eurosport.fr footmercato.net sofoot.com allocine.fr
    telerama.fr premiere.fr lesinrocks.com jeuxvideo.com gamekult.com millenium.org caradisiac.com largus.fr auto-moto.com
    automobile-magazine.fr automobile-propre.com turbo.fr cotemaison.fr deco.fr systemed.fr routard.com lemoniteur.fr batiactu.com
    actu-environnement.com lequotidiendumedecin.fr dalloz-actualite.fr village-justice.com argusdelassurance.com
    lhotellerie-restauration.fr lefooding.com lalibre.be dhnet.be levif.be sudinfo.be lecho.be 24heures.ch tdg.ch bilan.ch lapresse.ca
    ledevoir.com journaldemontreal.com journaldequebec.com radio-canada.ca lesaffaires.com protegez-vous.ca jeuneafrique.com hespress.com`,
  ],
  // Spanish.
  [
    'editorial',
    `publico.es larazon.es okdiario.com huffingtonpost.es elperiodico.com elcorreo.com diariovasco.com lavozdegalicia.es farodevigo.es
    diariodesevilla.es ideal.es diariosur.es levante-emv.com heraldo.es elnortedecastilla.es rtve.es cadenaser.com cope.es ondacero.es
    antena3.com lasexta.com telecinco.es cuatro.com europapress.es eleconomista.es elmundofinanciero.com invertia.com bolsamania.com
    rankia.com xatakamovil.com applesfera.com hipertextual.com adslzone.net muycomputer.com muyinteresante.com muypymes.com andro4all.com
    elandroidelibre.elespanol.com topesdegama.com softonic.com puromarketing.com marketingdirecto.com reasonwhy.es marketing4ecommerce.net
    emprendedores.es ecommerce-news.es ituser.es computerworld.es redeszone.net cuidateplus.marca.com hola.com vogue.es elle.com.es
    telva.com mujerhoy.com directoalpaladar.com trendencias.com vitonica.com motorpasion.com coches.net autopista.es autobild.es motor.es
    caranddriver.es movilidadelectrica.com mundodeportivo.com sport.es relevo.com vandal.net 3djuegos.com meristation.com
    hobbyconsolas.com sensacine.com espinof.com fotogramas.es traveler.es viajar.elperiodico.com hosteltur.com preferente.com reforma.com
    excelsior.com.mx jornada.com.mx elfinanciero.com.mx eleconomista.com.mx expansion.mx forbes.com.mx merca20.com pagina12.com.ar
    ambito.com cronista.com iprofesional.com perfil.com tn.com.ar latercera.com emol.com df.cl biobiochile.cl eltiempo.com
    elespectador.com semana.com larepublica.co portafolio.co dinero.com elcomercio.pe larepublica.pe gestion.pe rpp.pe eluniverso.com
    primicias.ec elnacional.com univision.com telemundo.com cnnespanol.cnn.com elnuevodia.com listindiario.com prensalibre.com nacion.com`,
  ],
  // Italian.
  [
    'editorial',
    `ilmessaggero.it ilgiornale.it liberoquotidiano.it ilfattoquotidiano.it ilmattino.it ilgazzettino.it ilrestodelcarlino.it
    quotidiano.net lanazione.it ilgiorno.it iltempo.it avvenire.it ilfoglio.it fanpage.it open.online today.it tgcom24.mediaset.it
    rainews.it skytg24.it tg24.sky.it agi.it huffingtonpost.it linkiesta.it internazionale.it espresso.it panorama.it milanofinanza.it
    borsaitaliana.it soldionline.it money.it investireoggi.it wallstreetitalia.com quifinanza.it hwupgrade.it punto-informatico.it dday.it
    everyeye.it multiplayer.it spaziogames.it androidworld.it smartworld.it html.it agendadigitale.eu digital4.biz economyup.it
    startupitalia.eu ninjamarketing.it engage.it youmark.it salvagente.it quattroruote.it alvolante.it automoto.it motorionline.com
    tuttosport.com corrieredellosport.it sportmediaset.mediaset.it calciomercato.com giallozafferano.it gamberorosso.it cookist.it
    dissapore.com lacucinaitaliana.it vogue.it vanityfair.it donnamoderna.com iodonna.it amica.it grazia.it my-personaltrainer.it
    fondazioneveronesi.it humanitas.it mymovies.it comingsoon.it rockit.it cosedicasa.com lavorincasa.it edilportale.com focus.it
    lescienze.it siviaggia.it`,
  ],
  // Dutch.
  [
    'editorial',
    `bnr.nl metronieuws.nl dvhn.nl lc.nl gelderlander.nl tubantia.nl bndestem.nl ed.nl bd.nl pzc.nl limburger.nl marketingfacts.nl
    frankwatching.com adformatie.nl twinklemagazine.nl logistiek.nl computable.nl agconnect.nl techzine.nl androidworld.nl iculture.nl
    bright.nl hardware.info kassa.bnnvara.nl radar.avrotros.nl autoweek.nl autobahn.nl autovisie.nl topgear.nl voetbalzone.nl vi.nl
    libelle.nl linda.nl margriet.nl gezondheidsnet.nl mtsprout.nl quotenet.nl elsevierweekblad.nl ewmagazine.nl groene.nl nieuwsblad.be
    demorgen.be tijd.be knack.be gva.be hbvl.be datanews.knack.be test-aankoop.be`,
  ],
  // Portuguese.
  [
    'editorial',
    `dn.pt jn.pt expresso.pt observador.pt correiodamanha.pt cmjornal.pt sapo.pt jornaldenegocios.pt eco.sapo.pt dinheirovivo.pt
    sicnoticias.pt tvi24.iol.pt rtp.pt visao.pt sabado.pt pplware.sapo.pt 4gnews.pt noticiasaominuto.com deco.proteste.pt idealista.pt
    zerozero.pt abola.pt record.pt ojogo.pt r7.com ig.com.br metropoles.com veja.abril.com.br istoedinheiro.com.br valor.globo.com
    infomoney.com.br cnnbrasil.com.br gazetadopovo.com.br correiobraziliense.com.br em.com.br diariodonordeste.verdesmares.com.br
    canaltech.com.br tecnoblog.net olhardigital.com.br techtudo.com.br meiobit.com macmagazine.com.br b9.com.br meioemensagem.com.br
    startups.com.br seudinheiro.com moneytimes.com.br suno.com.br quatrorodas.abril.com.br autoesporte.globo.com super.abril.com.br
    minhavida.com.br tuasaude.com brasilescola.uol.com.br omelete.com.br adorocinema.com proteste.org.br ecommercebrasil.com.br
    rockcontent.com`,
  ],
  // Polish.
  [
    'editorial',
    `polityka.pl newsweek.pl fakt.pl se.pl polsatnews.pl tvp.info rmf24.pl radiozet.pl dziennik.pl gazetaprawna.pl pb.pl bankier.pl
    money.pl businessinsider.com.pl forbes.pl forsal.pl subiektywnieofinansach.pl benchmark.pl komputerswiat.pl chip.pl dobreprogramy.pl
    purepc.pl telepolis.pl gsmmaniak.pl nowymarketing.pl wirtualnemedia.pl mamstartup.pl auto-swiat.pl autokult.pl moto.pl sport.pl
    przegladsportowy.onet.pl natemat.pl medonet.pl poradnikzdrowie.pl abczdrowie.pl kobieta.wp.pl gry-online.pl filmweb.pl
    national-geographic.pl focus.pl pap.pl trojmiasto.pl`,
  ],
  // Japanese.
  [
    'editorial',
    `sankei.com tokyo-np.co.jp nhk.or.jp jiji.com kyodonews.net toyokeizai.net diamond.jp president.jp bunshun.jp gendai.media
    newspicks.com watch.impress.co.jp ascii.jp gigazine.net mynavi.jp news.mynavi.jp japan.cnet.com japan.zdnet.com xtech.nikkei.com
    business.nikkei.com xtrend.nikkei.com gizmodo.jp lifehacker.jp businessinsider.jp techcrunch.jp publickey1.jp codezine.jp markezine.jp
    webtan.impress.co.jp ecnomikata.com famitsu.com 4gamer.net natalie.mu oricon.co.jp my-best.com the360.life roomie.jp esse-online.jp
    hanako.tokyo allabout.co.jp bestcarweb.jp carview.yahoo.co.jp response.jp webcg.net rocketnews24.com huffingtonpost.jp forbesjapan.com
    jbpress.ismedia.jp prtimes.jp`,
  ],
  // Nordic, Central European, Turkish, Russian, Korean and Arabic.
  [
    'editorial',
    `nyteknik.se idg.se sweclockers.com m3.se testfakta.se digi.no tu.no dinside.dagbladet.no kauppalehti.fi mbl.is visir.is aktualne.cz
    ihned.cz lupa.cz zive.cz root.cz cnews.cz dtest.cz sme.sk pravda.sk aktuality.sk hvg.hu 24.hu portfolio.hu origo.hu prohardver.hu
    hotnews.ro digi24.ro adevarul.ro g4media.ro zf.ro kathimerini.gr ekathimerini.com protothema.gr naftemporiki.gr in.gr delo.si 24ur.com
    jutarnji.hr vecernji.hr index.hr blic.rs b92.net dnevnik.bg capital.bg delfi.lt delfi.ee err.ee lrt.lt lsm.lv sabah.com.tr
    dailysabah.com hurriyetdailynews.com ntv.com.tr sozcu.com.tr shiftdelete.net donanimhaber.com kommersant.ru vedomosti.ru ria.ru
    tass.ru iz.ru themoscowtimes.com 3dnews.ru ixbt.com unian.net unian.ua epravda.com.ua mk.co.kr zdnet.co.kr etnews.com youm7.com
    almasryalyoum.com asharqbusiness.com argaam.com tempo.co cnnindonesia.com liputan6.com tirto.id tuoitre.vn thanhnien.vn thairath.co.th`,
  ],
  // Communities, questions, reviews and lists that anybody writes.
  [
    'ugc',
    `askubuntu.com mathoverflow.net complaintsboard.com yotpo.com birdeye.com designrush.com topdevelopers.co vault.com opentable.com
    booking.com beeradvocate.com xing.com segmentfault.com hatena.ne.jp fc2.com tabelog.com cosme.net chiebukuro.yahoo.co.jp teratail.com
    naver.com velog.io brunch.co.kr dcinside.com hardwareluxx.de chollometro.com pepper.pl erfahrungen.com ekomi.de ariva.de forum.chip.de
    forums.macrumors.com digitalpoint.com warriorforum.com blackhatworld.com webhostingtalk.com lowendtalk.com community.spiceworks.com
    nexusmods.com opencritic.com biggerpockets.com gardenweb.com bobistheoilguy.com trailforks.com mountainproject.com student-doctor.net
    studentdoctor.net avis-verifies.com avis.fr forum-auto.caradisiac.com hardware.fr mediavida.com trustpilot.es opinioni.it tellows.de
    finanzaonline.com alfemminile.com portaldaqueixa.com zwame.pt elektroda.pl wizaz.pl klantenvertellen.nl kiyoh.com zoover.nl iens.nl
    fok.nl viva.nl jodel.com whatsapp.com buymeacoffee.com kickstarter.com indiegogo.com eventbrite.com printables.com codepen.io
    jsfiddle.net replit.com glitch.com waymarking.com jetphotos.com fanfiction.net wikitree.com angel.co wellfound.com aitools.fyi
    futuretools.io`,
  ],
  // Encyclopedias, data, law, code and papers.
  [
    'reference',
    `a-z-animals.com wikivoyage.org wikibooks.org everybodywiki.com simple.wikipedia.org universalis.fr brockhaus.de weblio.jp goo.ne.jp
    datausa.io bundesanzeiger.de craft.co cbinsights.com similarweb.com builtwith.com whois.com pcgamingwiki.com cricinfo.com
    economicshelp.org caselaw.findlaw.com legislation.gov.uk eur-lex.europa.eu openjur.de legifrance.gouv.fr normattiva.it
    isap.sejm.gov.pl wetten.overheid.nl austlii.edu.au lawinsider.com annualreviews.org peerj.com muse.jhu.edu cairn.info persee.fr
    hal.science theses.fr dblp.org openreview.net paperswithcode.com dermnetnz.org wikem.org orpha.net omim.org uniprot.org eol.org
    plantnet.org rhs.org.uk missouribotanicalgarden.org theclinics.com annals.org ahajournals.org nuget.org mvnrepository.com
    hub.docker.com pkg.go.dev readthedocs.org whatwg.org devdocs.io go.dev nodejs.org typescriptlang.org react.dev vuejs.org angular.dev
    svelte.dev php.net ruby-lang.org kotlinlang.org swift.org scala-lang.org haskell.org julialang.org r-project.org cran.r-project.org
    pandas.pydata.org scikit-learn.org pytorch.org tensorflow.org postgresql.org sqlite.org kernel.org man7.org archlinux.org
    wiki.archlinux.org debian.org schema.org json-schema.org openapis.org owasp.org cve.org nvd.nist.gov mitre.org attack.mitre.org
    exploit-db.com baeldung.com learnopengl.com twinkl.com desmos.com physicsclassroom.com education.nationalgeographic.org
    education.nationalgeographic.com opensanctions.org offshoreleaks.icij.org peakbagger.com peakvisor.com nanoreview.net cpubenchmark.net
    passmark.com userbenchmark.com technical.city techpowerup.com dxomark.com ev-database.org fueleconomy.gov carfolio.com
    ultimatespecs.com automobile-catalog.com auto-data.net openfoodfacts.org nutritionvalue.org nutritionix.com fatsecret.com examine.com
    incidecoder.com skincarisma.com ewg.org babynames.com theaudiodb.com filmreference.com who2.com factslides.com notablebiographies.com
    periodic-table.org ptable.com`,
  ],
  // Governments, law, money, health, universities and associations that no ending tells.
  [
    'institutional',
    `unhcr.org undp.org irena.org wipo.int iec.ch itu.int coe.int wwf.org panda.org nrdc.org edf.org doctorswithoutborders.org care.org
    transparency.org freedomhouse.org rsf.org cpj.org splcenter.org adl.org gallup.com epi.org taxfoundation.org bruegel.org sipri.org
    nber.org cepr.org fca.org.uk ageuk.org.uk mind.org.uk bma.org.uk acas.org.uk cipd.org cipd.co.uk bmi.bund.de bundesbank.de
    bundesnetzagentur.de kba.de umweltbundesamt.de bdi.eu vdma.org tuvsud.com dekra.de dfg.de bayern.de economie.gouv.fr caf.fr anses.fr
    bpifrance.fr cci.fr inrae.fr inserm.fr ratp.fr sorbonne.fr bag.admin.ch seco.admin.ch unige.ch ak.at arbeiterkammer.at
    lamoncloa.gob.es ine.es seg-social.es bde.es cnmv.es aepd.es camara.es madrid.org gencat.cat juntadeandalucia.es governo.it istat.it
    agenziaentrate.gov.it bancaditalia.it consob.it garanteprivacy.it iss.it cnr.it comune.milano.it overheid.nl cbs.nl dnb.nl afm.nl
    autoriteitpersoonsgegevens.nl rvo.nl nibud.nl tno.nl uu.nl portugal.gov.pt ine.pt bportugal.pt anvisa.gov.br ibge.gov.br sebrae.com.br
    gov.pl zus.pl uodo.gov.pl knf.gov.pl nbp.pl stat.gov.pl gov.bc.ca bankofcanada.ca statcan.gc.ca toronto.ca vancouver.ca
    australia.gov.au service.nsw.gov.au rba.gov.au mskcc.org mdanderson.org dana-farber.org massgeneralbrigham.org brighamandwomens.org
    childrenshospital.org chop.edu sutterhealth.org houstonmethodist.org northwell.edu froedtert.com uchealth.org rush.edu arthritis.org
    skincancer.org healthychildren.org orthoinfo.org aha.org jointcommission.org plannedparenthood.org cancerresearchuk.org bhf.org.uk
    diabetes.org.uk macmillan.org.uk helios-gesundheit.de krebsinformationsdienst.de aidshilfe.de vdk.de pmi.org scrum.org
    scrumalliance.org isaca.org isc2.org comptia.org iapp.org sans.org cisecurity.org cloudsecurityalliance.org eclipse.org fsf.org
    gnu.org opensource.org cncf.io pcisecuritystandards.org nfa.futures.org aarp.org nea.org naacp.org nra.org nam.org nrf.com sba.gov
    score.org usgbc.org ansi.org astm.org ul.org energystar.gov imo.org mls.com bundesliga.com laliga.com wtatennis.com pga.com usga.org
    ncaa.com ncaa.org paralympic.org prado.es sfmoma.org vatican.va collegeboard.org ets.org ielts.org commonapp.org ucas.com
    studielink.nl daad.de hochschulkompass.de planetary.org`,
  ],
  // Films and series.
  [
    'video',
    `hbomax.com tubitv.com pluto.tv watch.plex.tv roku.com therokuchannel.roku.com curiositystream.com arte.tv france.tv raiplay.it joyn.de
    rtlplus.com getyarn.io`,
  ],
  // Marketplaces, retailers and app stores.
  [
    'shop',
    `menards.com acehardware.com evo.com competitivecyclist.com jensonusa.com monoprice.com gear4music.com dermstore.com lookfantastic.com
    cvs.com walgreens.com riteaid.com iherb.com vitaminshoppe.com gnc.com foyles.co.uk audible.com store.steampowered.com steampowered.com
    gog.com humblebundle.com greenmangaming.com apps.microsoft.com addons.mozilla.org appexchange.salesforce.com marketplace.atlassian.com
    themeforest.net codecanyon.net envato.com creativemarket.com istockphoto.com stock.adobe.com society6.com teepublic.com zazzle.com
    minted.com uncommongoods.com groupon.com wish.com temu.com shein.com banggood.com gearbest.com biccamera.com zozotown.com zozo.jp
    indiamart.com 11st.co.kr casasbahia.com.br kabum.com.br falabella.com liverpool.com.mx coppel.com mediamarkt.es mindfactory.de
    brack.ch verivox.de globus-baumarkt.de flaconi.de aldi-sued.de aldi-nord.de netto-online.de lidl.com aldi.us willhaben.at
    mytheresa.com breuninger.com rosebikes.de sport-schuster.de qvc.de babymarkt.de mytoys.de conforama.fr but.fr maisonsdumonde.com
    showroomprive.com vinted.fr leboncoin.fr materiel.net backmarket.fr backmarket.com backmarket.de sephora.fr e.leclerc leclerc.com
    intermarche.com monoprix.fr decathlon.fr decathlon.com electrodepot.fr ledenicheur.fr waitrose.com scan.co.uk overclockers.co.uk
    ebuyer.com richersounds.com selfridges.com harrods.com mrporter.com endclothing.com pricespy.co.uk autotrader.co.uk rightmove.co.uk
    zoopla.co.uk zillow.com redfin.com truecar.com carfax.com bringatrailer.com officeworks.com.au myer.com.au davidjones.com catch.com.au
    theiconic.com.au chemistwarehouse.com.au walmart.ca costco.ca mec.ca wellca.com realcanadiansuperstore.ca makro.co.za wehkamp.nl
    hema.nl ah.nl jumbo.com marktplaats.nl gamma.nl praxis.nl karwei.nl beslist.nl kieskeurig.nl pricewatch.tweakers.net decathlon.nl
    vandenborre.be krefel.be torfs.be unieuro.it mediaworld.it eprice.it trony.it euronics.it subito.it ibs.it lafeltrinelli.it yoox.com
    trovaprezzi.it farmae.it esselunga.it leroymerlin.it worten.pt fnac.pt kuantokusta.pt continente.pt mediaexpert.pl euro.com.pl
    rtveuroagd.pl olx.pl otomoto.pl otodom.pl skapiec.pl komputronik.pl zooplus.pl ikea.pl verkkokauppa.com gigantti.fi tori.fi alza.de
    mall.cz czc.cz emag.hu arukereso.hu skroutz.gr dns-shop.ru mvideo.ru avito.ru rozetka.com.ua grainger.com mcmaster.com uline.com
    zoro.com mscdirect.com fastenal.com rs-online.com farnell.com mouser.com digikey.com viator.com getyourguide.com ticketmaster.com
    stubhub.com seatgeek.com eventim.de vividseats.com ubuy.com buyfsa.com`,
  ],
  // Platforms, software, telecoms, money, travel, cars, electronics and other makers.
  [
    'company',
    `microsoft.com google.com meta.com about.meta.com openai.com anthropic.com amazon.science aboutamazon.com aws.amazon.com
    azure.microsoft.com cloud.google.com ibm.com oracle.com sap.com salesforce.com servicenow.com workday.com adobe.com intuit.com
    atlassian.com zoom.us slack.com dropbox.com box.com docusign.com hubspot.com zendesk.com freshworks.com zoho.com shopify.com
    stripe.com squareup.com block.xyz paypal.com adyen.com klarna.com wise.com revolut.com n26.com monzo.com starlingbank.com coinbase.com
    kraken.com binance.com robinhood.com etrade.com schwab.com fidelity.com vanguard.com blackrock.com jpmorgan.com chase.com
    bankofamerica.com wellsfargo.com citi.com citibank.com capitalone.com discover.com americanexpress.com usbank.com pnc.com truist.com
    ally.com sofi.com marcus.com goldmansachs.com morganstanley.com ubs.com db.com deutsche-bank.de commerzbank.de ing.de ing.com dkb.de
    comdirect.de consorsbank.de traderepublic.com scalable.capital sparkasse.de volksbank.de allianz.com allianz.de axa.com axa.de
    zurich.com generali.com ergo.de huk.de huk24.de devk.de cosmosdirekt.de signal-iduna.de debeka.de munichre.com swissre.com
    statefarm.com geico.com progressive.com allstate.com libertymutual.com nationwide.com usaa.com metlife.com prudential.com aflac.com
    lemonade.com unitedhealthgroup.com uhc.com cigna.com aetna.com humana.com anthem.com bcbs.com bupa.co.uk barclays.co.uk hsbc.com
    hsbc.co.uk lloydsbank.com natwest.com santander.com santander.co.uk bbva.com bbva.es caixabank.es bankinter.com bnpparibas.com
    societegenerale.com credit-agricole.com boursobank.com qonto.com intesasanpaolo.com unicredit.it abnamro.nl rabobank.nl bunq.com
    mbank.pl pkobp.pl itau.com.br nubank.com.br accenture.com deloitte.com pwc.com ey.com kpmg.com mckinsey.com bcg.com bain.com
    rolandberger.com capgemini.com infosys.com tcs.com wipro.com cognizant.com forrester.com idc.com nielsen.com ipsos.com kantar.com
    gfk.com yougov.com spglobal.com moodys.com fitchratings.com bloomberglaw.com lexisnexis.com thomsonreuters.com wolterskluwer.com
    att.com verizon.com t-mobile.com xfinity.com comcast.com spectrum.com cox.com optimum.com frontier.com consumercellular.com
    mintmobile.com visible.com vodafone.com vodafone.de telekom.de telekom.com o2online.de 1und1.de congstar.de orange.com orange.fr
    sfr.fr bouyguestelecom.fr free.fr telefonica.com movistar.es tim.it vodafone.it windtre.it kpn.com ziggo.nl bt.com ee.co.uk
    virginmedia.com three.co.uk bell.ca rogers.com telus.com telstra.com.au optus.com.au swisscom.ch a1.net cisco.com juniper.net dell.com
    hp.com lenovo.com asus.com acer.com msi.com intel.com amd.com nvidia.com qualcomm.com arm.com samsung.com lg.com sony.com
    panasonic.com philips.com bose.com sonos.com jbl.com sennheiser.com jabra.com logitech.com razer.com corsair.com canon.com nikon.com
    gopro.com garmin.com fitbit.com whoop.com ouraring.com coros.com polar.com suunto.com xiaomi.com mi.com huawei.com oppo.com
    oneplus.com nothing.tech motorola.com tp-link.com netgear.com ui.com eero.com synology.com qnap.com seagate.com westerndigital.com
    dyson.com dyson.co.uk irobot.com roborock.com ecovacs.com sharkninja.com sharkclean.com ninjakitchen.com kitchenaid.com bosch.com
    bosch-home.com siemens.com siemens-home.bsh-group.com miele.com miele.de electrolux.com whirlpool.com geappliances.com breville.com
    delonghi.com nespresso.com keurig.com jura.com vitamix.com blendtec.com instantpot.com le-creuset.com lecreuset.com allclad.com
    tefal.com zwilling.com weber.com traeger.com vorwerk.com thermomix.com casper.com purple.com saatva.com tempurpedic.com
    sleepnumber.com emma-sleep.com hermanmiller.com steelcase.com haworth.com secretlab.co autonomous.ai flexispot.com nike.com adidas.com
    puma.com newbalance.com asics.com hoka.com on.com on-running.com brooksrunning.com underarmour.com lululemon.com patagonia.com
    thenorthface.com arcteryx.com columbia.com salomon.com mammut.com jack-wolfskin.de vaude.com deuter.com osprey.com yeti.com
    hydroflask.com spalding.com wilson.com hyperice.com therabody.com onepeloton.com roguefitness.com hm.com zara.com uniqlo.com levi.com
    gap.com ralphlauren.com gucci.com louisvuitton.com hermes.com chanel.com dior.com loreal.com loreal-paris.de esteelauder.com nivea.de
    nivea.com beiersdorf.com pg.com unilever.com henkel.com jnj.com pfizer.com novartis.com roche.com bayer.com merck.com sanofi.com
    gsk.com astrazeneca.com modernatx.com medtronic.com abbott.com stryker.com resmed.com 3m.com ge.com honeywell.com caterpillar.com
    deere.com basf.com dow.com dupont.com boeing.com airbus.com lockheedmartin.com rtx.com northropgrumman.com leonardo.com embraer.com
    bombardier.com rolls-royce.com spacex.com blueorigin.com tesla.com ford.com gm.com chevrolet.com toyota.com honda.com nissanusa.com
    hyundai.com hyundaiusa.com kia.com mazda.com subaru.com bmw.com bmw.de mercedes-benz.com mercedes-benz.de audi.com audi.de
    volkswagen.com volkswagen.de vw.com porsche.com opel.de skoda-auto.com seat.com cupraofficial.com renault.com peugeot.com citroen.com
    fiat.com stellantis.com jeep.com volvocars.com polestar.com lucidmotors.com rivian.com byd.com nio.com ferrari.com lamborghini.com
    jaguar.com landrover.com michelin.com continental-tires.com bridgestone.com goodyear.com pirelli.com sixt.com hertz.com avis.com
    europcar.com enterprise.com uber.com lyft.com bolt.eu delta.com united.com aa.com southwest.com jetblue.com alaskaair.com
    lufthansa.com airfrance.com klm.com britishairways.com ryanair.com easyjet.com emirates.com qatarairways.com singaporeair.com
    cathaypacific.com qantas.com jal.co.jp ana.co.jp aircanada.com bahn.de sbb.ch oebb.at sncf.com sncf-connect.com trenitalia.com
    italotreno.it ns.nl renfe.com thetrainline.com flixbus.de marriott.com hilton.com hyatt.com ihg.com accor.com airbnb.com vrbo.com
    expedia.com hotels.com kayak.com skyscanner.com skyscanner.net trivago.com priceline.com agoda.com trip.com tui.com tui.de klook.com
    disney.com universalorlando.com carnival.com royalcaribbean.com ncl.com fedex.com ups.com dhl.com dhl.de dpd.com hermesworld.com
    gls-group.com maersk.com flexport.com shippo.com shipstation.com shell.com bp.com exxonmobil.com chevron.com totalenergies.com eni.com
    enel.com iberdrola.com edf.fr engie.com eon.de eon.com vattenfall.de rwe.com enbw.com octopusenergy.com octopusenergy.de
    britishgas.co.uk sunrun.com sunpower.com enphase.com solaredge.com enpal.de 1komma5.com coca-cola.com pepsico.com nestle.com
    danone.com mars.com kraftheinz.com generalmills.com kelloggs.com starbucks.com mcdonalds.com burgerking.com kfc.com dominos.com
    subway.com chipotle.com doordash.com ubereats.com grubhub.com deliveroo.co.uk lieferando.de hellofresh.com hellofresh.de blueapron.com
    factor75.com gousto.co.uk deezer.com tidal.com qobuz.com rockstargames.com take2games.com ubisoft.com activision.com blizzard.com
    nintendo.com nintendo.co.jp playstation.com xbox.com epicgames.com unity.com roblox.com minecraft.net riotgames.com mojang.com
    lego.com hasbro.com mattel.com playmobil.com ravensburger.de duolingo.com babbel.com rosettastone.com udemy.com edx.org
    pluralsight.com skillshare.com masterclass.com codecademy.com datacamp.com simplilearn.com udacity.com brilliant.org kumon.com
    grammarly.com canva.com figma.com notion.so notion.com asana.com monday.com clickup.com trello.com airtable.com smartsheet.com
    basecamp.com miro.com mural.co lucidchart.com evernote.com todoist.com 1password.com lastpass.com bitwarden.com dashlane.com
    nordvpn.com expressvpn.com surfshark.com protonvpn.com proton.me mullvad.net norton.com mcafee.com kaspersky.com bitdefender.com
    avast.com malwarebytes.com eset.com crowdstrike.com paloaltonetworks.com fortinet.com zscaler.com okta.com auth0.com cloudflare.com
    akamai.com fastly.com digitalocean.com linode.com hetzner.com ovhcloud.com ionos.de ionos.com strato.de hostinger.com bluehost.com
    godaddy.com namecheap.com siteground.com dreamhost.com kinsta.com wpengine.com squarespace.com wix.com webflow.com jimdo.com
    bigcommerce.com woocommerce.com prestashop.com shopware.com magento.com mailchimp.com klaviyo.com brevo.com activecampaign.com
    constantcontact.com getresponse.com convertkit.com kit.com semrush.com ahrefs.com moz.com screamingfrog.co.uk sistrix.com sistrix.de
    hootsuite.com buffer.com sproutsocial.com later.com typeform.com surveymonkey.com qualtrics.com intercom.com drift.com gong.io
    outreach.io salesloft.com pipedrive.com zapier.com make.com n8n.io twilio.com sendgrid.com datadoghq.com newrelic.com splunk.com
    elastic.co grafana.com sentry.io snowflake.com databricks.com mongodb.com redis.io confluent.io tableau.com qlik.com looker.com
    thoughtspot.com vercel.com netlify.com heroku.com docker.com hashicorp.com jetbrains.com postman.com gusto.com adp.com paychex.com
    rippling.com deel.com bamboohr.com personio.de personio.com lexoffice.de lexware.de sevdesk.de datev.de xero.com freshbooks.com
    quickbooks.intuit.com sage.com netsuite.com ramp.com brex.com expensify.com concur.com bill.com avalara.com legalzoom.com
    rocketlawyer.com taskrabbit.com myhammer.de care.com rover.com adt.com simplisafe.com ring.com vivint.com arlo.com wyze.com orkin.com
    terminix.com trugreen.com servicemasterclean.com uhaul.com publicstorage.com regus.com wework.com randstad.com adecco.com manpower.com
    roberthalf.com hays.com michaelpage.com upwork.com fiverr.com stepstone.de monster.com ziprecruiter.com mordorintelligence.com
    grandviewresearch.com marketsandmarkets.com alliedmarketresearch.com fortunebusinessinsights.com verifiedmarketresearch.com
    precedenceresearch.com polarismarketresearch.com`,
  ],
];
