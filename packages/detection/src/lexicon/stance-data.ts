import type { Lexicon } from './types.ts';

type Words = Partial<Pick<Lexicon, StanceKind>>;
export type StanceKind =
  | 'recommended'
  | 'warned'
  | 'positive'
  | 'negative'
  | 'praise'
  | 'blame'
  | 'contrast'
  | 'than'
  | 'unlike'
  | 'beats'
  | 'beaten'
  | 'denied'
  | 'factual'
  | 'personal'
  | 'negator'
  | 'compared';

/** Words of praise and blame beside those of the lexicons; a star at the end matches any ending. */
export const stanceWords: Record<string, Words> = {
  en: {
    positive: `admir*,adore*,affordab*,agile,appeal*,appreciat*,attractive,balanced,beautif*,beneficial,best,capable,careful,charming,cheer*,
      clever,comfort*,comfy,compelling,competent,competitive,confiden*,consistent*,convinc*,cosy,cozy,courteous,cozy,crisp,dedicated,
      dreamy,durab*,earns,effective*,effortless*,energetic,engaging,enhanc*,ergonomic,ethical,excel,excels,exceptional*,experienced,extensive,fabulous,
      fans,fascinating,flawless*,fluid,frictionless,generous*,gentle,gem,glad,graceful,grateful,handsome,happy,happily,healthy,hearty,heroic,
      high-end,huge step forward,step forward,improve*,incredible,ingenious,inspir*,instant*,intelligent,intuitive*,inviting,knowledgeable,
      lightweight,lighter,like new,listens,long-lasting,luxur*,magnificent,marvellous,marvelous,masterpiece,memorable,
      neat,nimble,organis*,organiz*,outperform*,patient,peace of mind,perfect*,personable,phenomenal,popular*,powerful,practical,professional*,
      prompt*,proud,proven,punctual,recommendable,refined,refreshing,reassuring,rewarding,rich,rock-solid,rugged,runs like,sane,savvy,scalab*,secure,sensible,
      silent,skilled,sleek,sleep at night,slick,smart,smooth*,snappy,spacious,sparkling,spectacular,splendid,spotless,staunch,sturdy,sturdier,success*,
      superior*,supportive,sustainable,swift,talented,thorough*,thrill*,tidy,timeless,tireless,top-quality,treasure,unbeatable,uncomplicated,
      unmatched,unrivalled,unrivaled,upgrade,uplifting,value for money,vibrant,versatil*,vivid,welcom*,wise,workhorse,worthwhile,worthy,
      changed my life,can't live without,glad i,well worth,second to none,head and shoulders,won't regret,wouldn't use anything else,
      never use anything else,a joy,a dream,a treat,a breeze,a gem,a steal,a must,must-have,nothing but praise,can't fault,hats off,kudos,thumbs up,five stars,excellent,superb,fantastic,wonderful,amazing,awesome,brilliant,solid,decent,fine choice,enjoy*,love it,loves,love,loved,pleasant,delight*,
      satisf*,happy with,pleased,like about,likes about,friendly,responsive,quick,fast,faster,fastest,speedy,easier,easiest,simple,simpler,simplest,
      straightforward,clean design,clean interface,clear,clearly structured,polished,elegant,stylish,gorgeous,quiet,accurate,precise,stable,robust,
      dependable,trustworthy,trusted,honest,transparent,fair,cheap to run,cheaper,cheapest,inexpensive,low-cost,lower price,low fees,costs less,saves,saved,save money,cut our costs,worth it,worth every,great value,excellent value,good value,bargain,free for life,stronger,strongest,
      safer,safest,more secure,more reliable,more accurate,more comfortable,best-in-class,world-class,first-rate,top-notch,state-of-the-art,
      cutting-edge,well made,well-made,well built,well-built,well documented,well-documented,well liked,well-liked,widely trusted,widely used,loyal
      following,loyal,highest score,high ratings,highly rated,rates highly,rave reviews,glowing,just works,works well,works great,works
      flawlessly,never lets me down,let me down,on time,arrived on time,picks up,no-brainer,impress*,shines,thriv*,strengths,bigger
      catalogue,better screen,larger selection,wide selection,large community,rich ecosystem,convenient,handy,useful,helps,thoughtful,caring,genuine,
      delicious,tasty,lovely,nice,prefer,preferred,advantage,advantages,benefit,benefits,pros,upside,ahead of,edge over,favourable,favorable`,
    negative: `abandon*,abrasive,abusive,ache*,afraid,aging,alarm*,amateur*,angry,anger*,antiquated,anxious,appalling,arrogant,atrocious,bad,badly,baffl*,
      bizarre,bland,bleak,blurry,bogus,bored,boring,botched,bother*,brittle,burden*,careless,caution,chaotic,chaos,charged twice,cheap plastic,cheated,clumsy,clunk*,
      coarse,complicated,compromis*,concern*,confus*,congest*,contradict*,corrosion,corrode*,corrupt*,cramped,cranky,crappy,creak*,cripple*,crooked,crowded,
      cruel,damage*,damag*,deaf,deceiv*,defraud*,degrad*,delay*,demand refund,depress*,despair*,deteriorat*,difficult*,dirty,disaster*,discomfort,
      discontinu*,disgust*,dismal,disorgan*,dispute*,disregard*,disrupt*,dissatisf*,distort*,distrust*,disturb*,doubt*,downgrade*,drab,drain*,drawback*,drop*
      calls,dubious,dull,dodgy,erratic,error*,evasive,excessive,exhaust*,exorbitant,expensive,expire*,fail*,failure*,fake,fatal,feeble,fiasco,filthy,finicky,fishy,
      fizzled,flak*,flop*,foul,fraught,frighten*,fuss*,fuzzy,gimmick*,gloomy,gouging,greedy,grumpy,half-baked,hamper*,harass*,harm*,harsh,hassle*,
      headache*,heavy-handed,hefty,hesita*,hiccup*,hinder*,horrific,horrid,hostile,hurt*,icky,ill-conceived,imprecise,impossible,inaccura*,inadequate,
      incompatib*,incompeten*,incomplete,inconsisten*,inconvenien*,indifferent,ineffective,inefficien*,inferior,inflexible,inflated,insult*,insufficient,
      intermittent,intrusive,invasive,irrelevant,irritat*,jam*,jitter*,junky,lackluster,lacklustre,lame,leaky,leaking,lemon,let-down,lie,lied,lies,limitation*,
      locked out,long wait*,long queues,waiting times,lousy,lukewarm,malicious,mediocre,miser*,mislead*,mismanag*,mistake*,misus*,monotonous,mould,mold,murky,
      negligen*,nerve-racking,no help,not great,nuisance,obnoxious,obscure,obsolete,obstruct*,offensive,ordeal,overbearing,overhyped,overload*,overly,overrated,
      overstated,overwhelm*,painful*,paltry,panic,patchy,pathetic,plague*,pointless,poorly,pricey,primitive,problem*,questionable,rage,raging,ripoff,
      rip-off,ripped off,risk*,rough,ruin*,rust,rusts,rusty,scam*,scratch*,shabby,shaky,shallow,shame*,shoddy,short-lived,sick,skimp*,
      slack,sloppy,sluggish*,snail,sour,spam*,spotty,stagnant,stale,stark,sting*,stingy,stubborn,stupid,subpar,sub-par,
      sucks,tacky,tainted,tarnish*,tangled,tasteless,temperamental,threat*,time-consuming,tiresome,took four calls,torn,tortur*,toxic,trash,tricky,trouble*,
      ugly,unacceptable,unavailable,uncertain,unclear,uncomfortable,underpowered,underwhelm*,uneven,unfinished,unfortunate*,unfriendly,uninspired,unintuitive,
      unpleasant,unpredictable,unprofessional,unreliab*,unresolved,unresponsive,unstable,unsuitable,unusable,upset*,vague,vexing,violat*,vulgar,warn*,warped,
      wary,wast*,weak*,weary,wobbl*,worr*,worthless,wreck*,wrongdoing,sells your data,sell your data,is down,down again,goes down,went down,
      never again,stay away,wish i had,not happy,no response,no answer,keeps crashing,keep contradicting,buyer beware,one star,terrible,horrible,awful,dreadful,poorly made,poor quality,worse,worst,hate,hated,hates,nightmare,disaster,disastrous,mess,messy,junk,garbage,
      rubbish,useless,waste of money,waste of time,broke,broken,breaks,breaking down,broke down,crash,crashes,crashed,crashing,freezes,bug,bugs,glitch*,
      fault*,defect*,malfunction*,stopped working,overheat*,catch fire,flimsy,fragile,cheap-looking,noisy,loud,sluggish,laggy,slower,slowest,slow
      support,dated,looks dated,outdated,old-fashioned,cumbersome,awkward,tedious,annoying,nags,irritating,painful,pain,struggl*,suffer*,
      complain*,complains,grumble*,unhappy,dissatisfied,disappointed,disappoint*,frustrat*,regret*,never answers,never
      answered,nobody picks up,no reply,unanswered,unhelpful,ignored,rude,pushy,upsells,overcharg*,hidden charges,hidden costs,unauthorised
      charges,unauthorized charges,too expensive,pricier,more expensive,overpriced,prices have doubled,price hikes,steep,shorter warranty,barely,takes
      forever,too slow,downtime,outage,outages,unsafe,dangerous,insecure,vulnerab*,flaw,flaws,flawed,weakness*,shortcoming*,downhill,gone
      downhill,declin*,deteriorat*,lost my,loses,let down,falls short,fell short,constant tinkering,less suited,not suited,less reliable,assumes you
      already,steep learning,learning curve,intimidating,bloated,cluttered,missing features,missing,lacks,lack,lacking,limited,restrictive,rigid,shady,
      dishonest,deceptive,misled,untrustworthy,sketchy,unfair,exploit*,costly,hard to,harder to,difficult to,don't deliver,delays,
      delayed,arrived broken,cons,disadvantage*,behind the competition,lags,lags behind,trails,barely lasts`,
    praise: `named,of the year,best of,gold medal,medal,prize,prizes,honoured,honored,accolade*,top of the list,breakthrough,milestone,exceeded expectations,beat expectations,profitab*,surged,soared,record,award,awards,won,wins,winning,editors' choice,named best,ranked first,ranked number one,number one in,market leader,industry leader,grew,growing
      fast,fast-growing,growth,sales rose,revenue rose,rose,record sales,record profit,profits rose,expanded,opened twelve new stores,raised its forecast,
      praise,praises,praised,acclaimed,applauded,celebrated,commended,certified by,endorsed,recommended by,beloved`,
    blame: `bankruptcy,chapter 11,falling sales,falling profits,sales fell,profits fell,lost customers,compensate,compensat*,overstat*,violation*,violated,antitrust,monopol*,whistleblow*,bribe*,tax evasion,evad*,misconduct,negligence,warned by,warning letter,raided,arrested,charged with,pleaded,subpoena*,hiding losses,wrongdoing,data leak,ransomware,phish*,vulnerabilit*,delist*,lawsuit,lawsuits,sued,sues,class action,fined,fine of,fines,penalty,ordered to pay,settle*,convicted,found guilty,guilty,indict*,fraud,
      fraudulent,scam,scams,ponzi,misleading,false advertising,investigat*,probe,regulator,regulators,sanction*,banned,lost its licence,lost its license,
      recall,recalled,recalls,data breach,breach,breached,hack,hacked,hackers,stole,leak,leaked,scandal*,controvers*,allegation*,
      alleged,accused,accuses,accusation*,criticis*,criticiz*,came under fire,come under fire,under fire,backlash,boycott*,layoffs,laid off,job
      cuts,bankrupt*,insolven*,fell,dropped sharply,plunged,slump*,losses,cut its forecast,resigned,shut down,shutting down,collapse*,injur*,died,deaths,
      illness,contaminat*,toxic,cover-up,labour practices`,
    recommended: `reasons to choose,overall winner,best budget,best value,best for most,we like,tend to recommend,first port of call,you should get,buy the,should be your,makes sense for,is for you,is your best,our pick,top picks,my recommendation,our recommendation,our top recommendation,i'd pick,i would pick,i'd go with,i'd choose,we'd pick,get
      the,go for,opt for,should go with,is the one to get,winner,best choice,hard to beat,the best alternative,i recommend,we recommend,you can't go 
      go-to option,`,
    warned: `stay clear,stay well clear,steer clear of,keep away,be careful,isn't worth the money,not worth the money,do not
      recommend,wouldn't touch,would not touch,skip`,
    contrast: `but,however,although,though,on the other hand,by contrast,in contrast,yet,nevertheless,despite,even so,whereas,while,otherwise,what they
      don't,unfortunately,used to be,since then,since the`,
    than: 'than,over,compared to,compared with',
    unlike:
      'unlike,compared to,compared with,in contrast to,as opposed to,switching from,switched from,switch from,moving from,moved from,alternative to,alternatives to,instead of,rather than',
    beats: 'outperforms,outperform,beats,beat,outclasses,outshines,surpasses,edges out,bests',
    denied: 'no evidence,denied,denies,rumour*,rumor*,not true,untrue,false claim,debunked,unfounded,myth',
    factual: `founded,established,headquartered,based in,located in,employs,employees,subsidiary,acquired,bought,spun out,available in,operates in,operates,
      offers,provides,supports,integrates,includes,include,costs $,costs €,starts at,start at,per month,per year,per seat,per user,from $,from €,runs in,accepts,
      weighs,comes in,branches,offices,announced,launched,released,is a,is an,is part of,maker of,export,has an,free tier,tool with,you can buy,could also
      consider,options include,others include,such as,warranty,opened in,made in,produced in,manufactured,manufactures,sells,supplies,will supply,ships to,stores
      files,customers in,takes place,take place,focuses on,lets you,covers the,cover the,its ceo,since 19,since 20,in 19*,in 20*,from 20*,plans start,
      free up to,models,sizes,members,users and,kg,cm,inch*,gb,sso,api,ios,android,csv,denied,besides`,
    personal: 'i,my,me,we,our,you,honestly,people,users,customers,owners,nobody,everything,nothing',
    compared:
      'both,similar,likewise,whereas,in comparison with,next to,over,switching from,cheaper,outperforms,beats,beat,better',
  },
  de: {
    positive: `überzeug*,brillant*,scharf*,lange akkulaufzeit,saubere*,robust*,langlebig*,leise*,flott*,clever*,bequem*,komfortabel*,modern*,elegant*,schön*,liebe,perfekt*,genial*,reibungslos*,problemlos*,kompetent*,hilfsbereit*,nett*,fair*,vielseitig*,flexibel*,zufrieden*,begeistert,hervorragend*,ausgezeichnet*,toll*,super,prima,klasse,freundlich*,schnell*,günstig*,preiswert*,einfach*,übersichtlich*,
      solide*,stabil*,sicher*,besser*,beste*,leistungsstark*,hochwertig*,angenehm*,zuverlässig*,gelungen*,stark*,lohnt sich,gut*,praktisch*,vorteil*,mag`,
    negative: `blechern*,billig wirk*,ging gar nichts,geht nichts,funktioniert nicht,unbrauchbar*,mies*,katastroph*,frustrier*,instabil*,hakelig*,träge*,rostet,reklamation*,verspätung*,unpünktlich*,unseriös*,abzocke,lückenhaft*,dürftig*,mager*,wackel*,teuer*,langsam*,schlecht*,schlechter,kompliziert*,umständlich*,unzuverlässig*,weniger zuverlässig,beschwer*,ärger*,enttäuscht*,enttäuschend*,
      fehler*,fehlerhaft*,defekt*,abstürz*,stürzt ab,wartet man,unfreundlich*,veraltet*,mangel*,mängel,problem*,probleme,nachteil*,laut,schwach*,
      schwäche*,kaputt,überteuert*,versteckte kosten,unübersichtlich*,leider,nervig*`,
    praise:
      'testsieger,auszeichnung,ausgezeichnet,gewann,gewinnt,preisgekrönt,marktführer,wächst,gewachsen,wachstum,umsatz stieg,rekord,gelobt,lobt,lob',
    blame: `klage,verklagt,abgemahnt,abmahnung,rückruf,zurückgerufen,betrug,betrugs,ermittelt,ermittlung*,skandal*,bußgeld,strafe,verurteilt,irreführend*,
      datenleck,datenpanne,gehackt,kritik*,kritisiert,insolvenz,insolvent,entlassen,entlassungen,verbraucherzentrale warnt,vorwürfe,vorwurf`,
    recommended:
      'empfehle,empfehlen,empfehlenswert,empfehlung,gute wahl,beste wahl,erste wahl,testsieger,unser favorit,am besten',
    warned:
      'raten wir ab,rate ab,abzuraten,nicht zu empfehlen,nicht empfehlenswert,finger weg,warnt vor,vorsicht,meiden,vermeiden',
    contrast:
      'aber,jedoch,allerdings,dagegen,hingegen,obwohl,trotzdem,dennoch,während,andererseits,nur leider',

    unlike: 'im vergleich zu,im vergleich mit,verglichen mit,anders als,im gegensatz zu,gegenüber',
    beats:
      'übertrifft,schlägt,überholt,besser als,günstiger als,schneller als,sicherer als,einfacher als,zuverlässiger als',
    beaten: 'schlechter als,teurer als,langsamer als,unsicherer als,schwächer als',
    denied: 'keine hinweise,kein beleg,dementiert,gerücht*,stimmt nicht',
    factual: `gehört zu*,liefert,lager,produziert,wird in,stammt aus,seit 19*,seit 20*,besteht aus,länder,gegründet,sitz,beschäftigt,mitarbeiter,bietet,bieten,kostet,kosten,ab,tarife,tarif,monat,verfügbar,unterstützt,enthält,umfasst,hersteller,tochter,
      übernommen,filialen,niederlassung*`,
    personal: 'ich,wir,mein*,man,viele,kunden,nutzer',
  },
  fr: {
    positive: `changé la vie,rien à redire,ravi*,génial*,bluff*,impeccable*,irréprochable*,top,confortable*,soigné*,moderne*,beau,belle,silencieu*,réactif*,réactive*,sympathique*,transparent*,généreu*,simple*,rapide*,abordable*,fiable*,facile*,excellent*,élégant*,efficace*,agréable*,pratique*,satisfait*,content*,intuitif,intuitive,solide*,
      performant*,complet,complète,séduit,idéal*,bon,bonne,meilleur*,avantage*,séduisant*,robuste*,économique*,super,parfait*`,
    negative: `horrible*,honteu*,désastreu*,bruyant*,instable*,plante,plantages,injoignable*,pire,dommage,pénible*,galère*,mal conçu*,arnaque*,lourd*,trop cher,chère,cher,fragile*,lent,lente,lents,pannes,panne,catastrophique*,décevant*,déçu*,déçoit,laisse à désirer,compliqué*,problème*,bug,bugs,
      mauvais*,médiocre*,retard*,inconvénient*,cassé*,inutile*,insuffisant*,limité*,plaign*,plainte*,frais cachés,vieillissant*,manque*,nul`,
    praise: 'prix de,récompens*,primé*,élu,leader,croissance,progresse,salué*,plébiscité*,remporté',
    blame: `écopé,pratiques trompeuses,épinglé*,sanctionné*,mis en demeure,condamné*,amende,procès,plainte,fraude,arnaque,escroquerie,rappel,rappelé*,scandale*,enquête,mensongère,trompeu*,piratage,piraté*,fuite de données,
      critiqué*,polémique*,licenci*,faillite`,
    recommended:
      'recommande,recommandons,meilleur choix,meilleure option,excellent choix,notre favori,coup de coeur,conseille',
    warned: 'évitez,éviter,à éviter,déconseill*,méfiez-vous,prudence',
    contrast: 'mais,cependant,toutefois,en revanche,par contre,pourtant,alors que,tandis que,malgré,bien que',

    unlike: 'par rapport à,contrairement à,comparé à,à la différence de,face à',
    beats:
      'surpasse,dépasse,bat,meilleur que,mieux que,moins cher que,plus rapide que,plus fiable que,plus simple que',
    beaten: 'plus cher que,pire que,moins bon que,plus lent que,moins fiable que',
    denied: 'aucune preuve,dément,démenti,rumeur*',
    factual:
      'implantée,implanté,vend,livre,délai,depuis 19*,depuis 20*,située,situé,appartient,fondée,fondé,créée,salariés,propose,siège,compte,formules,formule,application mobile,disponible,coûte,tarif,filiale,à partir de',
    personal: 'je,nous,mon,ma,on,vous,clients,utilisateurs',
  },
  es: {
    positive: `estupend*,genial*,fantástic*,maravill*,perfect*,amable*,elegante*,silencios*,eficaz,eficaces,eficiente*,moderno*,generos*,fiable*,rápid*,excelente*,fácil*,barat*,económic*,cómod*,útil*,práctic*,bonit*,buen*,mejor,mejores,seguro,segura,potente*,sencill*,recomendable*,
      satisfech*,encant*,ventaja*,intuitiv*,complet*,no está mal,ideal`,
    negative: `se cuelga,nadie responde,horrible*,desastre,fatal,incómod*,ruidos*,inestable*,nefast*,engorros*,abus*,timo,sucio,frágil*,insoportabl*,lent*,car,caro,cara,caros,caras,pésim*,mal,mala,malo,malos,peor*,poco práctic*,queja*,quejan,retraso*,problema*,fallo*,falla,fallan,
      complicad*,decepcion*,desventaja*,inconveniente*,roto,rota,limitad*,anticuad*,inútil*,estafa*,mala fama,flojea*`,
    praise: 'premio,premiad*,galardón,líder,crecimiento,creció,crece,elogi*,récord',
    blame: `demanda,demandad*,multa,multad*,fraude,estafa,retirada,investigad*,investigación,escándalo*,condenad*,engañosa,filtración,hackead*,critic*,polémic*,
      despidos,quiebra,sancion*`,
    recommended:
      'recomiendo,recomendamos,mejor opción,la mejor opción,mejor elección,nuestra favorita,sin duda',
    warned: 'evita,evitar,evite,no recomiendo,no recomendamos,cuidado con,desaconsej*',
    contrast: 'pero,sin embargo,aunque,en cambio,no obstante,a pesar de,mientras que',

    unlike: 'a diferencia de,en comparación con,comparado con,frente a',
    beats: 'supera,gana a,mejor que,más barato que,más rápido que,más fiable que,más fácil que',
    beaten: 'peor que,más caro que,más lento que,menos fiable que',
    denied: 'no hay pruebas,desmintió,desmiente,rumor*',
    factual:
      'abrió,fabrica,empresa de,vende,en 19*,en 20*,pertenece,fundada,fundado,empleados,oficinas,ofrece,cuesta,acepta,tiene,sede,disponible,tarifa,planes,filial,desde',
    personal: 'yo,mi,nosotros,clientes,usuarios,muchos,te',
  },
  it: {
    contrast: 'ma,però,tuttavia,invece,anche se,mentre,nonostante',
    beats: 'migliore di,meglio di,più economico di,più veloce di',
    beaten: 'peggio di,più caro di,più lento di',
    unlike: 'a differenza di,rispetto a,in confronto a',
    praise: 'premio,premiat*,leader,crescita,cresce,lodat*',
    blame:
      'causa legale,multa,multat*,truffa,frode,richiamo,richiamat*,scandalo,indagin*,condannat*,ingannevol*,licenzia*,fallimento,criticat*',
    factual: 'fondata,fondato,dipendenti,offre,costa,sede,disponibile,piani,accetta',
  },
  pt: {
    contrast: 'mas,porém,no entanto,contudo,embora,enquanto,apesar de',
    beats: 'melhor que,melhor do que,mais barato que',
    beaten: 'pior que,pior do que,mais caro que',
    unlike: 'ao contrário de,em comparação com,comparado com',
    praise: 'prêmio,prémio,premiad*,líder,crescimento,cresceu,elogiad*',
    blame:
      'processo,multa,multad*,fraude,golpe,recall,escândalo,investigad*,condenad*,enganosa,demissões,falência,criticad*,vazamento',
    factual:
      'abrió,fabrica,empresa de,vende,en 19*,en 20*,pertenece,fundada,fundado,funcionários,oferece,custa,sede,disponível,planos,aceita',
  },
  nl: {
    contrast: 'maar,echter,hoewel,daarentegen,terwijl,toch,ondanks',
    beats: 'beter dan,goedkoper dan,sneller dan',
    beaten: 'slechter dan,duurder dan',
    unlike: 'in tegenstelling tot,vergeleken met,anders dan',
    praise: 'prijs gewonnen,bekroond,marktleider,groei,groeide,geprezen',
    blame:
      'rechtszaak,aangeklaagd,boete,fraude,oplichting,teruggeroepen,terugroepactie,schandaal,onderzoek naar,veroordeeld,misleidend*,failliet,kritiek',
    factual: 'opgericht,medewerkers,biedt,kost,gevestigd,beschikbaar,abonnement*',
  },
  pl: {
    contrast: 'ale,jednak,natomiast,choć,chociaż,mimo,podczas gdy',
    beats: 'lepszy niż,lepsza niż,tańszy niż',
    beaten: 'gorszy niż,droższy niż',
    unlike: 'w przeciwieństwie do,w porównaniu z',
    praise: 'nagrod*,lider,wzrost,wzrosł*,chwal*',
    blame: 'pozew,pozw*,kar* finansow*,oszust*,wycofan*,skandal,śledztwo,skazan*,wyciek,upadłość,krytyk*',
    factual: 'założon*,pracownik*,oferuje,kosztuje,siedzib*,dostępn*',
  },
};
