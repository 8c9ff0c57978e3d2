import type { Lexicon } from './types.ts';

export const french: Lexicon = {
  negator: 'ne,pas,aucun,aucune,jamais,sans,ni,guère,manque de,plutôt que',
  recommended:
    'recommand*,conseill*,meilleur choix,meilleure option,le meilleur,la meilleure,les meilleurs,idéal pour,idéale pour,parfait pour,parfaite pour,excellent choix,bon choix,coup de cœur,incontournable,je choisirais,valeur sûre,premier choix',
  warned:
    'éviter,évitez,à éviter,déconseill*,méfiez-vous,attention à,arnaque,arnaques,fraude,ne recommande pas,pas recommandé,pas recommandée,fuyez,mise en garde,rappel de produit',
  compared:
    'vs,contre,par rapport à,comparé à,comparée à,en comparaison,alternative à,alternatives à,alternative,concurrent*,rival*,contrairement à,similaire à,que',
  positive:
    'bon,bonne,bons,bonnes,meilleur*,excellent*,fiable*,populaire*,leader,facile*,simple,abordable*,puissant*,performant*,robuste*,flexible*,innovant*,rapide*,sécurisé*,pratique*,intuitif,intuitive,qualité,reconnu*,apprécié*,complet,complète,efficace*,solide*,remarquable*,avantage*,réputé*,élégant*',
  negative:
    'mauvais*,cher,chère,chers,lent,lente,compliqué*,difficile*,limité*,obsolète*,décevant*,peu fiable,faible*,problème*,plainte*,critiqué*,critiques,inconvénient*,coûteux,coûteuse,complexe*,médiocre*,défaut*,scandale,arnaque,frustrant*',
  absentBefore:
    "aucune information sur,pas d'information sur,pas d'informations sur,aucun résultat pour,aucune mention de,aucune mention d',aucune trace de,aucune donnée sur,rien sur,rien trouvé sur,je ne connais pas,ne connais pas,pas trouvé d'informations sur,pas trouvé d'information sur,pas pu trouver d'informations sur,pas pu trouver,n'ai pas trouvé,aucune entreprise nommée,aucune entreprise appelée,aucune marque nommée,aucune marque appelée,aucun produit appelé,aucune source ne mentionne,ne mentionnent pas,ne mentionne pas,pas d'informations fiables sur,aucune information fiable sur,aucune information spécifique sur,pas d'informations spécifiques sur,jamais entendu parler de",
  absentAfter:
    "n'est pas mentionné,n'est pas mentionnée,n'est pas cité,n'est pas citée,n'apparaît pas,n'apparaît dans aucun,n'apparaît dans aucune,n'apparaît nulle part,ne figure dans aucun,ne figure dans aucune,n'est mentionné dans aucun,n'est mentionnée dans aucun,ne figure pas,n'a pas été trouvé,n'a pas été trouvée,est introuvable,n'est pas répertorié,n'est pas répertoriée,n'est pas connu,n'existe pas,ne m'est pas connu,ne m'est pas connue,ne ressort pas,n'est pas listé,n'est pas listée",
  failedSearch:
    "aucun,aucune,pas d',pas de,n'ai pas trouvé,n'ai trouvé aucune,pas suffisamment d',peu d',pas assez d',n'ai pas pu trouver,n'ai pas réussi à trouver,ne dispose pas,ne dispose d'aucune,il n'existe pas,ne trouve pas,n'ai pas",
  finding:
    'information,informations,résultat,résultats,mention,mentions,donnée,données,trace,détails,source,sources,référence,références,renseignement,renseignements,entreprise nommée,entreprise appelée,marque nommée,marque appelée,société nommée,société appelée',
  failedAfter: 'introuvables,introuvable,indisponibles,non disponibles',
  absentOpening: 'la recherche sur,les recherches sur,la recherche de',
  absentClosing: "n'a rien donné,n'ont rien donné,n'a donné aucun résultat,ne donne aucun résultat",
  hedged:
    "il est possible,il se peut,peut-être,pourrait,pourriez-vous,pouvez-vous,peux-tu,si vous,si tu,s'agit-il,orthographe,éventuellement,voulez-vous",
  aspect:
    'prix tarif tarifs coût coûts fonctionnalité fonctionnalités avis note notes abonnement abonnements',
  filler:
    "la le les l' un une marque entreprise société produit appelé appelée nommé nommée et ou aussi même de d' sur pour je malheureusement cependant spécifiquement du des fiable fiables concrète concrètes officielle officielles publiques récentes détaillées précise précises vérifiable vérifiables spécifique spécifiques publique publiques récente pertinente pertinentes suffisante concernant propos au sujet à relative relatives trouvé trouver pu n'ai dans résultats recherche nom cette ce outil logiciel service plateforme application boutique qui porte s'appelle plus aux en",
};

export const spanish: Lexicon = {
  negator: 'no,ningún,ninguna,nunca,sin,ni,tampoco,apenas,falta de',
  recommended:
    'recomiend*,recomendad*,recomendable*,recomendación,mejor opción,mejor elección,el mejor,la mejor,los mejores,las mejores,ideal para,perfecto para,perfecta para,excelente opción,excelente elección,buena opción,buena elección,destaca,sobresale,favorito,favorita,apuesta segura',
  warned:
    'evita,evitar,evite,evítalo,no recomiend*,no recomendad*,no es recomendable,no se recomienda,cuidado con,estafa,estafas,fraude,advertencia,desaconsej*,aléjate,precaución',
  compared:
    'vs,frente a,comparado con,comparada con,en comparación,alternativa a,alternativas a,alternativa,competidor*,rival*,a diferencia de,similar a,en lugar de,que',
  positive:
    'bueno,buena,buenos,buenas,buen,mejor,mejores,excelente*,confiable*,fiable*,popular*,líder,fácil*,sencill*,asequible*,potente*,robust*,flexible*,innovador*,rápid*,segur*,práctic*,intuitiv*,calidad,reconocid*,complet*,eficiente*,sólid*,destacad*,ventaja*,cómod*,económic*',
  negative:
    'mal,malo,mala,malos,malas,peor,car*,lent*,complicad*,difícil*,limitad*,obsolet*,decepcionante*,débil*,problema*,queja*,crítica*,criticad*,desventaja*,costos*,complej*,mediocre*,defecto*,escándalo,deficiente*,frustrante*',
  absentBefore:
    'no encontré información sobre,no encontré información de,no he encontrado información sobre,no pude encontrar información sobre,no pude encontrar,no encontré,no se encontró información sobre,no hay información sobre,no tengo información sobre,ninguna información sobre,sin información sobre,ningún resultado para,no hay resultados para,ninguna mención de,ninguna mención a,no conozco,no hay ninguna empresa llamada,ninguna marca llamada,ninguna empresa llamada,ningún producto llamado,nada sobre,no mencionan,no se menciona,no se menciona a,no menciona,no hay datos sobre,no encontré ninguna mención de,no dispongo de información sobre,no cuento con información sobre,no se encontraron resultados para',
  absentAfter:
    'no aparece,no se menciona,no es mencionad*,no fue mencionad*,no figura,no fue encontrad*,no se encontró,no está en la lista,no está listad*,no es conocid*,no existe,no ha sido mencionad*,no está incluid*,no se encuentra entre',
  failedSearch:
    'no encontré,no he encontrado,no pude encontrar,no he podido encontrar,no hay,no existe,no tengo,no dispongo de,ninguna,ningún,no se encontró,no se encontraron,no se ha encontrado,no logré encontrar,sin,no cuento con,no pudimos encontrar,no he logrado encontrar,no me consta',
  finding:
    'información,informaciones,datos,resultados,mención,menciones,referencia,referencias,detalles,registros,fuentes,rastro,empresa llamada,marca llamada,producto llamado,compañía llamada,empresa con el nombre',
  failedAfter: 'no está disponible,no disponible,no se encontró,es escasa,no fue encontrada',
  absentOpening: 'no pude,no he podido,no logré,la búsqueda de,al buscar',
  absentClosing: 'no arrojó resultados,no dio resultados,no encontré nada,no he encontrado nada',
  hedged:
    'es posible,posiblemente,quizás,quizá,tal vez,podría,podrías,podría ser,puede que,puede ser,si te refieres,si tienes,si puedes,si me,por favor,puedes,ortografía,te refieres,probablemente',
  aspect:
    'precio precios coste costes costo costos tarifa tarifas función funciones reseñas opiniones planes',
  filler:
    'la el los las un una marca empresa producto compañía llamado llamada y o también misma mismo de sobre para lamentablemente embargo específicamente del a verificables verificable confiables confiable fiables fiable específicas concretas relevantes oficiales públicas suficientes específica concreta pública suficiente relevante oficial actualizada detallada acerca respecto relativa ninguna ningún alguna encontrar encontrado en resultados búsqueda con nombre esta este servicio plataforma aplicación tienda herramienta mi mis',
};

export const italian: Lexicon = {
  negator: 'non,nessun,nessuna,nessuno,mai,senza,né,scarsa,mancanza di',
  recommended:
    'consiglio,consigliat*,consigliamo,raccomand*,scelta migliore,migliore scelta,il migliore,la migliore,i migliori,le migliori,ideale per,perfetto per,perfetta per,ottima scelta,ottima opzione,eccellente scelta,buona scelta,spicca,il top',
  warned:
    'evita,evitare,evitate,sconsigli*,non consigli*,non raccomand*,attenzione a,truffa,truffe,frode,diffidate,state alla larga,avvertenza',
  compared:
    'vs,contro,rispetto a,in confronto,paragonato a,alternativa a,alternative a,alternativa,concorrent*,rival*,simile a,mentre',
  positive:
    'buon,buono,buona,buoni,buone,migliore,migliori,eccellent*,ottim*,affidabil*,popolar*,leader,facil*,semplice,semplici,economic*,convenient*,potent*,robust*,flessibil*,innovativ*,veloc*,sicur*,pratic*,intuitiv*,qualità,riconosciut*,complet*,efficient*,solid*,apprezzat*,vantagg*',
  negative:
    'cattiv*,peggior*,cost*so,costosa,costosi,car*,lent*,complicat*,difficil*,limitat*,obsolet*,deludent*,inaffidabil*,debol*,problem*,reclam*,critic*,svantagg*,compless*,mediocr*,difett*,scandal*',
  absentBefore:
    'nessuna informazione su,non ho trovato informazioni su,non ho informazioni su,non ho trovato,non sono riuscito a trovare informazioni su,non sono riuscito a trovare,nessun risultato per,nessuna menzione di,non conosco,non ci sono informazioni su,nessuna azienda chiamata,nessun marchio chiamato,nulla su,niente su,non menzionano,nessuna traccia di',
  absentAfter:
    'non è menzionat*,non viene menzionat*,non compare,non appare,non è stat* trovat*,non è stato trovato,non è stata trovata,non figura,non risulta,non è elencat*,non è presente,non esiste,non è conosciut*,non viene citat*',
  failedSearch:
    'non ho trovato,nessuna,nessun,non sono riuscito a trovare,non sono riuscita a trovare,non ci sono,non dispongo di,non ho,non è stato possibile trovare,non esistono,non risultano,poche,non si trovano,non abbiamo trovato',
  finding:
    'informazioni,informazione,dati,risultati,risultato,menzione,menzioni,riferimenti,riferimento,dettagli,fonti,traccia,azienda chiamata,marchio chiamato,azienda denominata,società chiamata',
  failedAfter: 'non disponibili,non trovate,non sono disponibili',
  absentOpening: 'la ricerca di,cercando',
  absentClosing: 'non ha dato risultati,non ho trovato nulla,non ho trovato niente',
  hedged:
    'è possibile,forse,potrebbe,potresti,può darsi,se ti riferisci,se intendi,se hai,per favore,ortografia,probabilmente,intendevi',
  aspect: 'prezzo prezzi costo costi tariffe funzioni funzionalità recensioni piani',
  filler:
    "il la lo i gli le l' un una marchio azienda prodotto società chiamato chiamata e o anche stesso stessa di su per purtroppo tuttavia specificamente del della attendibili affidabili verificabili specifiche concrete pubbliche sufficienti rilevanti ufficiali aggiornate riguardo riguardanti circa relative alcuna alcun trovato trovare nei risultati ricerca nome questa questo servizio piattaforma applicazione negozio ne a all al sul sulla sull l'azienda l'app mie",
};

export const portuguese: Lexicon = {
  negator: 'não,nenhum,nenhuma,nunca,jamais,sem,nem,falta de',
  recommended:
    'recomend*,melhor escolha,melhor opção,o melhor,a melhor,os melhores,as melhores,ideal para,perfeito para,perfeita para,excelente escolha,excelente opção,ótima opção,ótima escolha,boa opção,boa escolha,destaca-se,se destaca,favorito,favorita',
  warned:
    'evite,evitar,não recomend*,cuidado com,golpe,golpes,fraude,alerta,desaconselh*,fique longe,não vale a pena',
  compared:
    'vs,versus,comparado com,comparada com,em comparação,comparado a,alternativa a,alternativa ao,alternativas a,alternativa,concorrent*,rival*,ao contrário,semelhante a,enquanto',
  positive:
    'bom,boa,bons,boas,melhor,melhores,excelente*,ótim*,confiáve*,popular*,líder,fácil,fáceis,simples,acessíve*,poderos*,robust*,flexíve*,inovador*,rápid*,segur*,prátic*,intuitiv*,qualidade,reconhecid*,complet*,eficiente*,sólid*,destacad*,vantage*,confortáve*',
  negative:
    'ruim,ruins,pior,piores,car*s,caro,cara,lent*,complicad*,difícil,difíceis,limitad*,obsolet*,decepcionante*,frac*,problema*,reclamaç*,crític*,desvantage*,complex*,medíocre*,defeito*,escândalo',
  absentBefore:
    'nenhuma informação sobre,não encontrei informações sobre,não encontrei informação sobre,não encontrei,não há informações sobre,não tenho informações sobre,não foi possível encontrar informações sobre,não foi possível encontrar,não consegui encontrar informações sobre,não consegui encontrar,nenhum resultado para,nenhuma menção a,nenhuma menção à,nenhuma menção de,não conheço,nenhuma empresa chamada,nenhuma marca chamada,nada sobre,não mencionam,sem informações sobre',
  absentAfter:
    'não é mencionad*,não foi mencionad*,não aparece,não foi encontrad*,não consta,não figura,não está listad*,não está na lista,não existe,não é conhecid*,não está incluíd*,não é citad*',
  failedSearch:
    'não encontrei,não há,não existem,não tenho,nenhuma,nenhum,não foi possível encontrar,não consegui encontrar,não localizei,não foram encontradas,não foram encontrados,não disponho de,sem,não possuo,não pude encontrar',
  finding:
    'informações,informação,dados,resultados,resultado,menção,menções,referência,referências,detalhes,registros,fontes,empresa chamada,marca chamada,produto chamado,empresa com o nome',
  failedAfter: 'não estão disponíveis,não disponíveis,não foram encontradas,indisponíveis',
  absentOpening: 'a busca por,ao pesquisar,a pesquisa por',
  absentClosing: 'não retornou resultados,não trouxe resultados,não encontrei nada',
  hedged:
    'é possível,possivelmente,talvez,pode ser,poderia,você pode,se você,se puder,por favor,ortografia,grafia,provavelmente,quis dizer',
  aspect: 'preço preços custo custos tarifa tarifas taxas funções funcionalidades avaliações planos',
  filler:
    'a o os as um uma marca empresa produto chamado chamada e ou também mesmo mesma de da do sobre para infelizmente entanto especificamente confiável confiáveis verificáveis específicas específica concretas públicas suficientes relevantes oficiais atualizadas acerca respeito referente referentes nenhuma nenhum alguma encontrar encontrei nos resultados pesquisa busca com nome esta este serviço plataforma aplicativo loja ferramenta à ao na no minhas',
};
