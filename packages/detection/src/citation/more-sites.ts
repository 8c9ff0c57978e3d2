import type { SourceType } from '../types.ts';

/**
 * Further known domains by kind, as a visitor would name them. Many of these sites are brands of their own (Komoot, Strava), so unlike
 * those of `source-type-data` their names may still be found as brands in an answer.
 */
export const moreSites: Partial<Record<SourceType, string>> = {
  editorial: `techadvisor.com fnlondon.com healthcaredive.com the-sun.com bgr.com golocalprov.com pcworld.com stuff.tv cgtn.com
    theinfatuation.com techxplore.com thegadgetflow.com eastmoney.com voachinese.com financialcontent.com hobokengirl.com pharmexec.com
    sina.cn nbcnewyork.com stcn.com ny1.com health.com 247wallst.com foxbusiness.com factually.co artificialcorner.com
    nbclosangeles.com nbcwashington.com nbcchicago.com 6abc.com abc7.com abc7ny.com coruzant.com king5.com secretnyc.co
    globalbankingandfinance.com foxla.com fxstreet.com playbill.com bolavip.com beebom.com marketbeat.com eweek.com fxleaders.com
    trendhunter.com visualcapitalist.com positive.news thepaper.cn caixin.com caixinglobal.com marketingprofs.com woshipm.com
    consumergoods.com geopoliticalmonitor.com ksat.com beautymatter.com ajmc.com communicateonline.me vktr.com zaobao.com.sg zaobao.com
    huxiu.com whowhatwear.com wallstreetcn.com guancha.cn teenvogue.com theinformation.com chiefexecutive.net educationworld.com
    wcvb.com people.cn people.com.cn kcentv.com techedt.com digitalcameraworld.com businesstraveller.com kulfiy.com macworld.com
    sammobile.com centralbanking.com beincrypto.com theaustralian.com.au jerseydigs.com tapinto.net thepacker.com ksntv.com
    biospectrumasia.com medicaleconomics.com therundown.ai rundown.ai sundayguardianlive.com socalpulse.com 6amcity.com
    theenterpriseworld.com azbigmedia.com dataversity.net influencermarketinghub.com mrt.com airandspaceforces.com gamedeveloper.com
    winteriscoming.net foxweather.com hellorayo.co.uk republicworld.com hartfordbusiness.com nine.com.au 9news.com.au govtech.com
    hongkongfp.com channel4.com kiro7.com ntdtv.com gagadget.com gmanetwork.com thv11.com gobankingrates.com ceoworld.biz
    aibusiness.com gizmochina.com devdiscourse.com afp.com culturemap.com ktnv.com marketingcharts.com healthcare-digital.com
    ipwatchdog.com yicai.com t3.com whatnow.com 3dvf.com thecurrent.com apacentrepreneur.com smartcitiesdive.com tdn.com columbian.com
    healthleadersmedia.com eyeonannapolis.net cna.com.tw jiemian.com pingwest.com 8world.com openpr.com udn.com 21jingji.com
    success.com 163.com qq.com saastr.com eletsonline.com patch.com allaboutcircuits.com historic.co.uk biopharmadive.com
    utilitydive.com grocerydive.com restaurantdive.com cybersecuritydive.com ciodive.com educationdive.com fiercebiotech.com
    fierce-network.com medpagetoday.com babycenter.com thebump.com thespruceeats.com moneysupermarket.com moneyfacts.co.uk
    wallethub.com businessnewsdaily.com androidpolice.com 9to5google.com imore.com dpreview.com expertreviews.co.uk anandtech.com
    siliconrepublic.com sifted.eu csoonline.com css-tricks.com searchengineroundtable.com marketingland.com socialmediatoday.com
    retailtouchpoints.com chainstoreage.com nrn.com hotelnewsnow.com skift.com phocuswire.com hospitalitynet.org wallpaper.com
    dailybeast.com buzzfeednews.com jezebel.com theroot.com babygearlab.com gearjunkie.com cyclingweekly.com bikeradar.com
    backpacker.com climbing.com snowboarder.com surfer.com historyextra.com choice.com.au productreview-editorial.com
    homebuilding.co.uk idealhome.co.uk petmd.com dogster.com catster.com supplychainbrain.com supplychainquarterly.com dcvelocity.com
    mmh.com industryweek.com manufacturingtomorrow.com machinedesign.com designnews.com powermag.com oilprice.com
    renewableenergyworld.com pv-magazine.com cleantechnica.com greenbiz.com grist.org insideclimatenews.org carbonbrief.org agweb.com
    farmprogress.com modernfarmer.com hrexecutive.com hrreporter.com peoplemanagement.co.uk personneltoday.com shrm-news.org
    cpapracticeadvisor.com accountancyage.com thefintechtimes.com fintechfutures.com cryptoslate.com bitcoinmagazine.com
    abovethelaw.com legalcheek.com lawgazette.co.uk inman.com housingwire.com therealdeal.com bisnow.com nasdaq-news.com
    timeshighereducation.com tes.com thetab.com theparliamentmagazine.eu zdfheute.de ard.de ardmediathek.de ndr.de mdr.de wdr.de br.de
    swr.de hr.de rbb24.de sr.de deutschlandfunk.de deutschlandfunkkultur.de brandeins.de netzwelt.de giga.de computerbase.de
    notebookcheck.com prosieben.de t-online.de web.de gmx.net taz.de merkur.de ksta.de rp-online.de lvz.de saechsische.de mopo.de
    abendblatt.de morgenpost.de bz-berlin.de stuttgarter-zeitung.de haz.de 20min.ch srf.ch blick.ch watson.ch watson.de orf.at krone.at
    kleinezeitung.at gala.de bunte.de brigitte.de freundin.de essen-und-trinken.de netdoktor.de onmeda.de apotheken-umschau.de
    gesundheit.de aerzteblatt.de zm-online.de oekotest.de warentest.de finanztip.de finanzen.net boerse.de wallstreet-online.de
    deutsche-startups.de businessinsider.de horizont.net wuv.de internetworld.de onlinehaendler-news.de etailment.de ingenieur.de
    elektronikpraxis.de computerwoche.de cio.de it-business.de haufe.de impulse.de gruender.de fuer-gruender.de kicker.de sport1.de
    sportschau.de auto-motor-und-sport.de autobild.de motorradonline.de mobilegeeks.de iphone-ticker.de ifun.de stadt-bremerhaven.de
    schoener-wohnen.de falstaff.com geo.de geo-saison.de merian.de reisereporter.de travelbook.de techbook.de myhomebook.de fitbook.de
    prinz.de tip-berlin.de kreuzer-leipzig.de eltern.de utopia.de bfmtv.com ouest-france.fr francetvinfo.fr franceinfo.fr lexpress.fr
    lepoint.fr nouvelobs.com clubic.com frandroid.com journaldunet.com journaldunet.fr numerama.com phonandroid.com 60millions-mag.com
    doctissimo.fr futura-sciences.com capital.fr challenges.fr usinenouvelle.com lequipe.fr rtbf.be lesoir.be standaard.be hln.be
    vrt.be rts.ch letemps.ch dr.dk tv2.dk berlingske.dk jyllands-posten.dk jp.dk bt.dk ekstrabladet.dk information.dk borsen.dk
    finans.dk computerworld.dk version2.dk ing.dk kristeligt-dagblad.dk altinget.dk zetland.dk nordjyske.dk fyens.dk jv.dk stiften.dk
    euroman.dk boligmagasinet.dk femina.dk alt.dk samvirke.dk taenk.dk bolius.dk idenyt.dk videnskab.dk netdoktor.dk recordere.dk
    euroinvestor.dk fdm.dk svt.se expressen.se gp.se sydsvenskan.se di.se breakit.se radron.se nrk.no dagbladet.no aftenposten.no dn.no
    e24.no tek.no dinside.no yle.fi is.fi iltalehti.fi ruv.is nu.nl telegraaf.nl ad.nl rtlnieuws.nl rtl.nl fd.nl trouw.nl parool.nl
    emerce.nl lastampa.it ilpost.it wired.it tomshw.it hdblog.it 20minutos.es eldiario.es elconfidencial.com elespanol.com genbeta.com
    computerhoy.com expansion.com cincodias.elpais.com wp.pl interia.pl wyborcza.pl rp.pl tvn24.pl spidersweb.pl antyweb.pl idnes.cz
    novinky.cz seznamzpravy.cz index.hu telex.hu impress.co.jp donga.com hani.co.kr estadao.com.br terra.com.br exame.com infobae.com
    clarin.com lanacion.com.ar eluniversal.com.mx milenio.com milliyet.com.tr ynet.co.il indiatoday.in businesstoday.in thequint.com
    91mobiles.com digit.in jakartapost.com kompas.com detik.com nationalpost.com thetimes.com cityam.com itv.com heart.co.uk
    premierguitar.com sixthtone.com adnkronos.com theweek.co.uk crooksandliars.com dailywire.com theblaze.com newsmax.com oann.com
    hotnewhiphop.com vibe.com allhiphop.com msn.com salesforceben.com b2bsaastools.com research.com northbynorthwestern.com
    bestofsno.com theindustrycosign.com eskapas.com espreso.tv croclub.com wnyc.org wristreview.com thedatagovernor.com contentwave.net
    history.co.uk themarysue.com sohu.com mycentraljersey.com cw.com.tw inquisitr.com classicfm.com thesprucecrafts.com novinite.com
    denver7.com nbcmiami.com blavity.com thebusinessdesk.com outlookindia.com unherd.com therecord.media worldcrunch.com ndtvprofit.com
    boingboing.net lithub.com seventeen.com thescore.com mamamia.com.au noozhawk.com wtvr.com studyfinds.com ithome.com
    channeleye.media mcknights.com contagionlive.com endocrinologyadvisor.com sacurrent.com broadway.com cracked.com screencrush.com
    nickiswift.com thelist.com soapcentral.com truthdig.com circleid.com psu.com noisypixel.net accesswire.com cogconnected.com
    automoblog.com foxsanantonio.com ktsm.com wate.com hoteliermiddleeast.com arise.tv middle-east-online.com royalcentral.co.uk
    defence-blog.com 112.ua rubryka.com vijesti.me honisoit.com augustman.com videomaker.com awn.com taxnotes.com mondaq.com
    mlexwatch.com firstthings.com ejiltalk.org ddtonline.com vcbeast.com opensource-analytics.com`,
  ugc: `tradingview.com toolchase.com aixploria.com creati.ai opentools.ai theaiagentindex.com yellowpages.com yell.com wanderlog.com
    jasminedirectory.com lemon8-app.com localguidesconnect.com meetup.com restaurantji.com menupix.com softwareconnect.com
    analytics-alternatives.com aitoolly.com plainenglish.io futurepedia.io theresanaiforthat.com toolify.ai topai.tools sortlist.com
    sortlist.de upcity.com themanifest.com feefo.com hellopeter.com reclameaqui.com.br mouthshut.com ambitionbox.com justdial.com
    sulekha.com zomato.com foursquare.com thefork.com restaurantguru.com happycow.net vivino.com ratebeer.com storygraph.com
    behance.net dribbble.com 500px.com unsplash.com archiveofourown.org myanimelist.net telegram.me threads.com csdn.net juejin.cn
    jianshu.com zenn.dev hatenablog.com ameblo.jp 2ch.net 5ch.net pantip.com kaskus.co.id lowyat.net hardwarezone.com.sg
    ozbargain.com.au netmums.com thestudentroom.co.uk pistonheads.com moneysavingexpert-forum.com hotukdeals.com slickdeals.net
    teslamotorsclub.com garden.org food.com cookpad.com chefkoch.de wer-weiss-was.de mydealz.de dealabs.com pepper.com motor-talk.de
    urbia.de hifi-forum.de jameda.de sanego.de docinsider.de klinikbewertungen.de golocal.de dasoertliche.de gelbeseiten.de 11880.com
    werkenntdenbesten.de provenexpert.com holidaycheck.de holidaycheck.com meinestadt.de ausgezeichnet.org trustedshops.de
    trustedshops.com speisekarte.de quandoo.de komoot.com komoot.de outdooractive.com alltrails.com wikiloc.com strava.com bergfex.com
    bergfex.at herold.at local.ch search.ch pagesjaunes.fr paginegialle.it paginasamarillas.es krak.dk degulesider.dk proff.dk eniro.se
    hitta.se reco.se gulesider.no anmeldhaandvaerker.dk forbrugerguiden.dk amino.dk flashback.org familjeliv.se kvinneguiden.no
    burbuja.info commentcamarche.net forum.hardware.fr wykop.pl gowork.pl opineo.pl znanylekarz.pl doctoralia.es doctoralia.com.br
    doctoralia.com.mx miodottore.it ratemds.com healthtap.com martindale.com superlawyers.com lawyers.com checkatrade.com
    trustatrader.com mybuilder.com ratedpeople.com hipages.com.au oneflare.com.au weddingwire.com theknot.com hitched.co.uk bodas.net
    niche.com ratemyprofessors.com studycheck.de gradreports.com coursereport.com switchup.org careerkarma.com huggingface.co issuu.com
    academia.stackexchange.com wikihow.com hackster.io hashnode.com about.me linktr.ee ko-fi.com gofundme.com couchsurfing.com
    workaway.info toursbylocals.com thedyrt.com campercontact.com park4night.com iamexpat.de expatica.com internations.org
    toytowngermany.com martechstackbuilder.com techvendorindex.com softwr.com tripoto.com hive.blog superpages.com librarything.com
    dropzone.com streetadvisor.com
    weisse-liste.de arzt-auskunft.de zahnarzt-arztsuche.de zahnarzt-suche.de doctolib.de doctolib.fr arzttermine.de docfinder.at
    onedoc.ch anwalt.de anwaltauskunft.de`,
  reference: `ebsco.com intechopen.com biomedcentral.com gale.com wordsmyth.net simplicable.com artificialanalysis.ai llm-stats.com
    scientificdiscovery.dev onthisday.com coinmarketcap.com coingecko.com stockanalysis.com finviz.com ycharts.com barchart.com
    allsides.com adfontesmedia.com mediabiasfactcheck.com reference.com ask.com aviewoncities.com visual-arts-cork.com techotopia.com
    mbaknol.com brainly.in gauthmath.com readingraphics.com nursekey.com hilarispublisher.com primescholars.com elsevier.com
    geekbench.com arena.ai lmarena.ai scaleofuniverse.com global-rates.com sustainability-directory.com askfilo.com dwds.de leo.org
    dict.cc linguee.de linguee.com pons.com wortbedeutung.info openthesaurus.de studyflix.de lernhelfer.de wirtschaftslexikon.gabler.de
    gabler.de juraforum.de dejure.org gesetze-im-internet.de buzer.de rechtslupe.de flexikon.doccheck.com doccheck.com msdmanuals.com
    pschyrembel.de gelbe-liste.de medlineplus.gov physio-pedia.com cnrtl.fr reverso.net wordreference.com lex.dk denstoredanske.dk
    ordnet.dk snl.no naob.no ne.se synonymer.se tyda.se ensie.nl encyclo.nl thesaurus.com collinsdictionary.com macmillandictionary.com
    ldoceonline.com oed.com etymonline.com urbandictionary.com yourdictionary.com wordnik.com wordhippo.com acronymfinder.com
    scholarpedia.org citizendium.org everipedia.org wikiwand.com livius.org perseus.tufts.edu iep.utm.edu embibe.com savemyexams.com
    bbcbitesize.co.uk mathsisfun.com cut-the-knot.org cppreference.com docs.python.org rubygems.org packagist.org bitbucket.org
    caniuse.com regex101.com rfc-editor.org springeropen.com springernature.com link.springer.com taylorfrancis.com igi-global.com
    acm.org dovepress.com karger.com doaj.org figshare.com hathitrust.org bailii.org canlii.org statista.de numbeo.com nationmaster.com
    countryeconomy.com latlong.net distance.to ethnologue.com omniglot.com glottolog.org behindthename.com nameberry.com ancestry.com
    opencorporates.com northdata.de northdata.com firmenwissen.de unternehmensregister.de handelsregister.de companieshouse.gov.uk
    tvmaze.com secondhandsongs.com mobygames.com howlongtobeat.com igdb.com speedrun.com sports-reference.com hockey-reference.com
    transfermarkt.de flashscore.com ultimatetennisstatistics.com procyclingstats.com itis.gov allaboutbirds.org fishbase.se
    plantsoftheworldonline.org theplantlist.org rxlist.org webmineral.com mindat.org pubchem.ncbi.nlm.nih.gov periodictable.com
    explainthatstuff.com sciencefacts.net sciencing.com whatis.com computerhope.com techopedia.com wallstreetmojo.com
    accountingcoach.com businessdictionary.com managementstudyguide.com mindtools.com 12manage.com astronautix.com heavens-above.com
    aviation-safety.net military-today.com navypedia.org uboat.net worldwar2facts.org filmsite.org influencewatch.org spacelaunchnow.me
    hitlerpages.com olympedia.org theolympicdesign.com library.ph wikimedia.org versus.com factmonster.com englishclub.com
    w3resource.com studytonight.com philosophypages.com spartacus-educational.com constitutionfacts.com biologydiscussion.com
    emedicinehealth.com medicinenet.com skyscrapercenter.com archinform.net madehow.com everycrsreport.com ebscohost.com
    cdnsciencepub.com tunebat.com iresearchnet.com routledge.com encyclopedia.ushmm.org`,
  institutional: `canada.ca alberta.ca ontario.ca quebec.ca mcgill.ca ubc.ca queensu.ca mcmaster.ca uwaterloo.ca sfu.ca ucalgary.ca
    ualberta.ca au.dk ku.dk dtu.dk cbs.dk sdu.dk aau.dk ruc.dk itu.dk via.dk kea.dk regionh.dk rm.dk kk.dk aarhus.dk odense.dk
    borger.dk sundhed.dk sst.dk skat.dk virk.dk retsinformation.dk forbrug.dk dst.dk sikkerdigital.dk erhvervsstyrelsen.dk
    visitcopenhagen.dk visitcopenhagen.com visitdenmark.com visitdenmark.dk visitaarhus.com gsma.com natoassociation.ca asiapacific.ca
    idaireland.com nyctourism.com iloveny.com discoverlosangeles.com toureiffel.paris iamsterdam.com coveredca.com nar.realtor rct.uk
    england.nhs.uk nhs.scot nhsinform.scot nice.org.uk cqc.org.uk citizensadvice.org.uk bsigroup.com ilo.org iea.org iaea.org osce.org
    fsb.org icann.org mozilla.org apache.org linuxfoundation.org eff.org aclu.org greenpeace.org oxfam.org savethechildren.org lung.org
    kidney.org alz.org my.clevelandclinic.org stanfordhealthcare.org uclahealth.org massgeneral.org nyulangone.org americanprogress.org
    iiss.org atlanticcouncil.org ada.org aap.org acog.org acc.org psychiatry.org aaos.org asha.org apta.org aafp.org nfpa.org
    ashrae.org asme.org asce.org nema.org shrm.org aicpa.org aicpa-cima.com cfainstitute.org finra.org nasba.org sipc.org nacha.org
    visa-gov.org berlin.de hamburg.de muenchen.de koeln.de stadt-koeln.de frankfurt.de stuttgart.de duesseldorf.de leipzig.de
    dresden.de nuernberg.de bremen.de hannover.de essen.de dortmund.de duisburg.de bochum.de bonn.de muenster.de bielefeld.de
    karlsruhe.de mannheim.de augsburg.de wiesbaden.de freiburg.de mainz.de kiel.de luebeck.de rostock.de erfurt.de halle.de
    magdeburg.de chemnitz.de potsdam.de kassel.de aachen.de braunschweig.de heidelberg.de regensburg.de wuerzburg.de ulm.de jena.de
    weimar.de zuerich.com stadt-zuerich.ch bern.ch basel.ch basel.com wien.info wien.gv.at graz.at salzburg.info innsbruck.info
    paris.fr lyon.fr parisinfo.com parisjetaime.com amsterdam.nl rotterdam.nl stockholm.se goteborg.se oslo.kommune.no visitoslo.com
    hel.fi helsinki.fi barcelona.cat madrid.es esmadrid.com comune.roma.it turismoroma.it milano.it bundesregierung.de bundestag.de
    bmas.de bmwk.de bmf.de bundesfinanzministerium.de bundesgesundheitsministerium.de bafin.de bafa.de kfw.de ihk.de dihk.de hwk.de
    handwerk.de arbeitsagentur.de deutsche-rentenversicherung.de destatis.de rki.de pei.de bfarm.de bzga.de kbv.de kzbv.de bzaek.de
    bundesaerztekammer.de gematik.de gkv-spitzenverband.de vzbv.de bsi.bund.de datenschutz.org dsgvo-gesetz.de bitkom.org vdi.de
    vde.com din.de dguv.de tuev-sued.de tuv.com adac.de drk.de caritas.de diakonie.de aok.de tk.de barmer.de dak.de fraunhofer.de
    mpg.de helmholtz.de dlr.de charite.de uni-leipzig.de uni-heidelberg.de lmu.de tum.de rwth-aachen.de fu-berlin.de hu-berlin.de
    tu-berlin.de kit.edu uni-koeln.de uni-hamburg.de uni-bonn.de ethz.ch uzh.ch ch.ch ahv-iv.ch oesterreich.gv.at wko.at ages.at
    ameli.fr has-sante.fr insee.fr cnil.fr ademe.fr pasteur.fr cnrs.fr sorbonne-universite.fr rijksoverheid.nl belastingdienst.nl
    kvk.nl rivm.nl thuisarts.nl uva.nl tudelft.nl skatteverket.se 1177.se folkhalsomyndigheten.se konsumentverket.se ki.se lu.se su.se
    kth.se uu.se helsenorge.no fhi.no regjeringen.no skatteetaten.no uio.no ntnu.no kela.fi thl.fi vero.fi agid.gov.it inps.it
    salute.gov.it unibo.it polimi.it agenciatributaria.es mscbs.gob.es ucm.es ub.edu canberra.edu.au ato.gov.au abs.gov.au
    healthdirect.gov.au csiro.au olympic.org historicenvironment.scot vam.ac.uk sciencemuseum.org.uk musee-orsay.fr centrepompidou.fr
    guggenheim.org naturalhistory.si.edu getty.edu artic.edu philamuseum.org rijksmuseum.nl vangoghmuseum.nl smb.museum
    museodelprado.es uffizi.it museivaticani.va hermitagemuseum.org pulitzer.org rspb.org.uk wwf.org.uk wwf.de nabu.de bund.net
    audubon.org sierraclub.org nature.org conservation.org iucn.org thehague.nl pas.va oneyoungworld.com visittheusa.com cta.tech
    ipcc.ch vu.nl polito.it bnf.fr ecfr.eu ama-assn.org premierleague.com thefa.com theemmys.tv bupa.org
    bautzen.de cottbus.de zwickau.de plauen.de goerlitz.de koblenz.de heilbronn.de pforzheim.de trier.de konstanz.de passau.de
    bamberg.de bayreuth.de ingolstadt.de fuerth.de erlangen.de gera.de schwerin.de flensburg.de lueneburg.de celle.de hildesheim.de
    goettingen.de wolfsburg.de oldenburg.de osnabrueck.de paderborn.de wuppertal.de krefeld.de moenchengladbach.de gelsenkirchen.de
    oberhausen.de leverkusen.de siegen.de marburg.de fulda.de darmstadt.de ludwigshafen.de saarbruecken.de reutlingen.de ravensburg.de
    rosenheim.de neuss.de solingen.de hagen.de hamm.de tuebingen.de linz.at innsbruck.at klagenfurt.at stadt-salzburg.at bregenz.at
    bs.ch stadtluzern.ch`,
  video: `odysee.com crackle.com iqiyi.com loom.com wistia.com`,
  shop: `cdw.com newark.com croma.com made-in-china.com globalsources.com dhgate.com macofalltrades.com orbispatches.com kroger.com
    jcpenney.com sears.com bloomingdales.com saksfifthavenue.com neimanmarcus.com academy.com basspro.com cabelas.com cb2.com
    surlatable.com bedbathandbeyond.com containerstore.com michaels.com joann.com hobbylobby.com petsmart.com microcenter.com
    zzounds.com coolblue.de coolblue.be mediamarkt.nl aboutyou.de kaufland.de lidl.de aldi.de rewe.de edeka.de dm.de rossmann.de
    mueller.de douglas.de notino.de thalia.de hugendubel.de buecher.de weltbild.de notebooksbilliger.de alternate.de cyberport.de
    galaxus.de galaxus.ch digitec.ch conrad.de reichelt.de obi.de hornbach.de bauhaus.info toom.de hagebau.de manomano.de manomano.fr
    idealo.co.uk idealo.fr geizhals.de geizhals.at billiger.de preisvergleich.de guenstiger.de check24.de kleinanzeigen.de mobile.de
    autoscout24.de autoscout24.com immobilienscout24.de immowelt.de ebay-kleinanzeigen.de fahrrad.de bike24.com bike-discount.de
    bergfreunde.de globetrotter.de sportscheck.com intersport.de baur.de tchibo.de westwing.de home24.de moebel.de poco.de xxxlutz.de
    roller.de hoeffner.de fressnapf.de zooplus.de zooplus.com shop-apotheke.com docmorris.de medpex.de apotal.de leroymerlin.fr
    rueducommerce.fr ldlc.com manutan.fr veepee.fr laredoute.fr carrefour.fr auchan.fr castorama.fr marksandspencer.com next.co.uk
    boohoo.com very.co.uk ao.com screwfix.com diy.com toolstation.com wickes.co.uk tesco.com sainsburys.co.uk asda.com morrisons.com
    ocado.com boots.com superdrug.com hollandandbarrett.com halfords.com wiggle.com chainreactioncycles.com pricerunner.com
    pricerunner.dk pricerunner.se prisjakt.nu prisjakt.no elgiganten.dk elgiganten.se elkjop.no power.dk power.no proshop.dk matas.dk
    bilka.dk foetex.dk coolshop.dk bog-ide.dk silvan.dk jemogfix.dk xl-byg.dk ilva.dk jysk.dk jysk.de bolia.com boozt.com ellos.dk
    webhallen.com komplett.dk komplett.no komplett.se netonnet.se inet.se cdon.com clasohlson.com finn.no tradera.com blocket.se dba.dk
    guloggratis.dk morele.net x-kom.pl empik.com alza.cz heureka.cz emag.ro rakuten.com yodobashi.com gmarket.co.kr pinduoduo.com
    1688.com tokopedia.com snapdeal.com nykaa.com reliancedigital.in tatacliq.com americanas.com.br takealot.com jumia.com n11.com
    kogan.com jbhifi.com.au harveynorman.com.au thegoodguys.com.au bunnings.com.au woolworths.com.au coles.com.au canadiantire.ca
    bestbuy.ca indigo.ca grailed.com poshmark.com depop.com vinted.com mercari.com offerup.com craigslist.org bricklink.com
    cardmarket.com tcgplayer.com biblio.com redfernbooksellers.com wirelessplace.com`,
  company: `seaworld.org ryte.com`,
};
