import type { SourceType } from '../types.ts';

/**
 * Kinds of known domains, as a visitor would name them. A host listed here wins over its registrable domain.
 */
export const sourceTypes: Record<Exclude<SourceType, 'own' | 'competitor' | 'other'>, string> = {
  editorial: `nytimes.com washingtonpost.com wsj.com ft.com economist.com theguardian.com bbc.com bbc.co.uk cnn.com reuters.com
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
    techrepublic.com thewirecutter.com nymag.com usatoday.com usnews.com time.com newsweek.com theatlantic.com newyorker.com`,
  ugc: `reddit.com quora.com stackoverflow.com stackexchange.com superuser.com serverfault.com news.ycombinator.com medium.com
    substack.com tumblr.com x.com twitter.com facebook.com instagram.com threads.net linkedin.com pinterest.com discord.com
    trustpilot.com g2.com capterra.com getapp.com softwareadvice.com gartner.com producthunt.com glassdoor.com indeed.com
    yelp.com tripadvisor.com sitejabber.com bbb.org trustradius.com sourceforge.net alternativeto.net dev.to hashnode.dev
    gutefrage.net forocoches.com zhihu.com weibo.com tieba.baidu.com xiaohongshu.com douban.com pikabu.ru vk.com otzovik.com
    irecommend.ru okwave.jp detail.chiebukuro.yahoo.co.jp note.com qiita.com kin.naver.com blog.naver.com cafe.naver.com
    tistory.com goodreads.com letterboxd.com slashdot.org lobste.rs mastodon.social bsky.app t.me ask.fm fandom.com
    productreview.com.au whirlpool.net.au reviews.io avvo.com houzz.com`,
  reference: `wikipedia.org wikidata.org wiktionary.org britannica.com merriam-webster.com dictionary.com cambridge.org
    oxfordlearnersdictionaries.com crunchbase.com pitchbook.com owler.com zoominfo.com imdb.com github.com gitlab.com npmjs.com
    pypi.org readthedocs.io developer.mozilla.org w3schools.com geeksforgeeks.org arxiv.org doi.org jstor.org
    pubmed.ncbi.nlm.nih.gov ncbi.nlm.nih.gov sciencedirect.com springer.com researchgate.net semanticscholar.org statista.com
    ourworldindata.org archive.org archive.ph archive.is archive.today archive.md archive.li archive.fo archive.vn
    baike.baidu.com namu.wiki kotobank.jp duden.de larousse.fr rae.es treccani.it wolframalpha.com
    openstreetmap.org maps.google.com books.google.com scholar.google.com law.cornell.edu`,
  institutional: `who.int un.org europa.eu oecd.org worldbank.org imf.org nhs.uk gov.uk nasa.gov fda.gov ftc.gov sec.gov cdc.gov
    nih.gov irs.gov iso.org w3.org ietf.org ieee.org unicode.org nist.gov bund.de admin.ch gc.ca gov.au redcross.org
    mayoclinic.org clevelandclinic.org hopkinsmedicine.org stiftung-warentest.de verbraucherzentrale.de service-public.fr
    boe.es consumer.es`,
  video: `youtube.com youtu.be vimeo.com tiktok.com twitch.tv dailymotion.com bilibili.com nicovideo.jp rutube.ru youku.com
    rumble.com ted.com podcasts.apple.com spotify.com soundcloud.com`,
  shop: `amazon.com amazon.co.uk amazon.de amazon.fr amazon.it amazon.es amazon.co.jp amazon.in amazon.ca amazon.com.au
    amazon.com.br amazon.nl amazon.se amazon.pl ebay.com ebay.de ebay.co.uk etsy.com walmart.com target.com bestbuy.com
    costco.com homedepot.com lowes.com wayfair.com newegg.com bhphotovideo.com sephora.com ulta.com nordstrom.com macys.com
    zalando.de otto.de mediamarkt.de saturn.de idealo.de fnac.com darty.com cdiscount.com boulanger.com elcorteingles.es
    pccomponentes.com bol.com coolblue.nl allegro.pl ceneo.pl ozon.ru wildberries.ru market.yandex.ru rakuten.co.jp
    mercadolibre.com mercadolivre.com.br magazineluiza.com.br aliexpress.com alibaba.com taobao.com tmall.com jd.com
    coupang.com flipkart.com myntra.com trendyol.com hepsiburada.com noon.com lazada.com shopee.com argos.co.uk johnlewis.com
    currys.co.uk asos.com apps.apple.com play.google.com chromewebstore.google.com apps.shopify.com`,
};
