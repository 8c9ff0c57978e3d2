import type { Lexicon } from './types.ts';

export const german: Lexicon = {
  negator: 'nicht,kein,keine,keinen,keiner,keines,keinem,nie,niemals,ohne,weder,kaum,mangelnde,statt',
  recommended:
    'empfehl*,empfohlen*,beste wahl,erste wahl,testsieger,top-wahl,mein favorit,ideal für,perfekt für,am besten,die beste,der beste,das beste,bester,gute wahl,hervorragende wahl,würde ich wählen,geeignet für,preis-leistungs-sieger',
  warned:
    'vermeiden,meiden,abzuraten,abraten,rate ab,nicht empfehl*,nicht empfohlen*,vorsicht,warnung,gewarnt,finger weg,betrug,unseriös*,abzocke,nicht zu empfehlen,rückruf',
  compared:
    'vs,im vergleich,verglichen,vergleich,gegenüber,alternative zu,alternativen zu,alternative,konkurrent*,konkurrenz,wettbewerber,ähnlich wie,als,statt,während',
  positive:
    'gut,gute,guter,gutes,guten,sehr gut,beste,bester,bestes,besten,hervorragend*,ausgezeichnet*,stark*,zuverlässig*,beliebt*,führend*,einfach*,benutzerfreundlich*,günstig*,preiswert*,flexibel,flexible*,innovativ*,hochwertig*,schnell*,sicher*,praktisch*,bewährt*,empfehlenswert*,umfangreich*,intuitiv*,überzeugt,toll*,modern*,komfortabel*,langlebig*,renommiert*,vorteil*',
  negative:
    'schlecht*,teuer,teure*,langsam*,kompliziert*,schwierig*,eingeschränkt*,begrenzt*,veraltet*,enttäuschend*,unzuverlässig*,schwach*,problem*,nachteil*,kritik,kritisiert,beschwerden,fehleranfällig*,mangelhaft*,umständlich*,unübersichtlich*,skandal,datenleck,unseriös*,ärgerlich*,mängel',
  absentBefore:
    'keine informationen über,keine informationen zu,keine infos zu,keine infos über,keine angaben zu,keine ergebnisse zu,keine ergebnisse für,keine treffer für,keine erwähnung von,keine hinweise auf,keine details zu,keine daten zu,nichts über,nichts zu,konnte ich keine informationen über,ist mir nicht bekannt,nicht bekannt ist,kenne ich nicht,kein unternehmen namens,keine marke namens,kein produkt namens,keine firma namens,kein anbieter namens,keine quelle erwähnt,nie gehört von,finde ich keine,konnte ich nicht finden,liegen mir keine informationen zu,keine verlässlichen informationen über,keine verlässlichen informationen zu,keine spezifischen informationen zu,keine spezifischen informationen über',
  absentAfter:
    'wird nicht erwähnt,wurde nicht erwähnt,nicht erwähnt,wird nicht genannt,nicht genannt,wurde nicht gefunden,nicht gefunden,konnte nicht gefunden werden,nicht aufgeführt,nicht gelistet,taucht nicht auf,erscheint nicht,kommt nicht vor,ist mir nicht bekannt,ist nicht bekannt,sagt mir nichts,konnte ich nicht finden,konnte ich keine,habe ich nichts gefunden,liegen mir keine informationen vor,liegen keine informationen vor,konnte ich keine informationen finden,habe ich keine informationen,gibt es keine informationen,konnten keine informationen gefunden werden,finde ich keine,finden sich keine informationen,existiert nicht,nicht aufgelistet',
  failedSearch: 'keine,keinen,kein,keinerlei,nicht genügend,kaum,nicht ausreichend,nicht genug,wenig',
  finding:
    'informationen,information,infos,angaben,ergebnisse,treffer,hinweise,daten,details,quellen,erwähnung,einträge,eintrag,belege,fundstellen,suchergebnisse,treffer,kenntnis,kenntnisse,unternehmen namens,anbieter namens,firma namens,marke namens,produkt namens,tool namens,software namens,unternehmen mit dem namen,anbieter mit dem namen',
  failedAfter:
    'nicht gefunden,nicht finden,nicht verfügbar,nicht vorhanden,nicht verifizieren,nicht bestätigen,liegen mir nicht vor,fehlen',
  absentOpening:
    'konnte ich,konnten wir,ich konnte,habe ich,ich habe,wir konnten,lässt sich,ließ sich,die suche nach,suche nach',
  absentClosing:
    'nicht finden,nicht ausfindig machen,nicht verifizieren,nicht bestätigen,nicht identifizieren,nichts gefunden,nichts finden,leider nichts,nicht gefunden,ergab keine treffer,ergab nichts,brachte keine ergebnisse,blieb ohne ergebnis,blieb ergebnislos',
  hedged:
    'möglicherweise,vielleicht,könnte,könnten,eventuell,es ist möglich,gut möglich,falls,wenn du,wenn sie,meinst du,meinen sie,meintest du,bitte,kannst du,können sie,schreibweise,tippfehler,handelt es sich,vermutlich,womöglich',
  aspect:
    'preis preise preisen kosten tarif tarife tarifen gebühren funktion funktionen bewertung bewertungen erfahrungen kundenbewertungen nutzerzahlen umsatz schnittstelle api sicherheit datenschutz zertifizierung',
  filler:
    'liegen vor ergebnissen listen liste bewertungsportalen die der das den dem ein eine einen einem marke firma unternehmen produkt anbieter namens und oder auch selbst von zu über für ich leider jedoch aber hier speziell dazu dieser diese gmbh ag kann konnte konnten habe haben gibt wir mir uns verlässlichen verlässliche belastbaren belastbare konkreten konkrete spezifischen spezifische genauen genaue aktuellen aktuelle zuverlässigen zuverlässige öffentlichen öffentlich zugänglichen näheren weiteren relevanten seriösen gesicherten bekannten bekannte bezüglich hinsichtlich betreffend einer eines mit namen suchergebnissen quellen in meinen finden gefunden eindeutigen genannten tool software dienst plattform app shop anbieters unternehmens keinen keine sie es wird wurde',
};

export const dutch: Lexicon = {
  negator: 'niet,geen,nooit,zonder,nauwelijks,noch',
  recommended:
    'aanrader,aanbevolen,aanraden,raad aan,beste keuze,beste,ideaal voor,perfect voor,topkeuze,goede keuze,favoriet,uitstekende keuze',
  warned:
    'vermijd,vermijden,afgeraden,afraden,raad af,pas op,waarschuwing,oplichting,niet aanbevolen,niet aan te raden,blijf weg',
  compared:
    'vs,versus,vergeleken,in vergelijking,alternatief voor,alternatieven voor,alternatief,concurrent*,dan,in tegenstelling tot,vergelijkbaar met',
  positive:
    'goed,goede,beste,uitstekend*,sterk*,betrouwbaar*,betrouwbare,populair*,populaire,makkelijk*,gemakkelijk*,gebruiksvriendelijk*,betaalbaar*,betaalbare,snel,snelle,veilig*,flexibel*,innovatief,hoogwaardig*,toonaangevend*,krachtig*,handig*,voordelig*',
  negative:
    'slecht*,duur,dure,traag,trage,ingewikkeld*,moeilijk*,beperkt*,verouderd*,teleurstellend*,onbetrouwbaar*,zwak*,probleem,problemen,klachten,nadeel,nadelen,kritiek',
  absentBefore:
    'geen informatie over,geen informatie gevonden over,geen resultaten voor,geen vermelding van,niets over,niet bekend met,kon geen informatie vinden over,geen bedrijf genaamd,geen merk genaamd,geen gegevens over,niet vinden over',
  absentAfter:
    'wordt niet genoemd,wordt niet vermeld,niet genoemd,niet vermeld,niet gevonden,komt niet voor,staat niet in,is mij niet bekend,kon ik niet vinden,bestaat niet',
  failedSearch: 'geen,onvoldoende,weinig,nauwelijks,kon geen,heb geen,konden geen',
  finding:
    'informatie,gegevens,resultaten,vermelding,vermeldingen,details,bronnen,zoekresultaten,bedrijf genaamd,merk genaamd,bedrijf met de naam,product genaamd',
  failedAfter: 'niet vinden,niet gevonden,niet beschikbaar,ontbreekt,niet bevestigen,niet verifiëren',
  absentOpening: 'kon ik,ik kon,heb ik,ik heb,konden we,zoeken naar',
  absentClosing:
    'niet vinden,niets vinden,niets gevonden,niet terugvinden,niet verifiëren,niet bevestigen,leverde niets op,leverde geen resultaten op',
  hedged:
    'mogelijk,misschien,wellicht,als je,als u,bedoel je,bedoelt u,kun je,kunt u,het kan zijn,zou kunnen,spelling,typefout',
  aspect: 'prijs prijzen kosten tarief tarieven functies functie reviews beoordelingen ervaringen',
  filler:
    'de het een merk bedrijf product genaamd en of ook zelf van over voor ik helaas echter specifiek betrouwbare concrete specifieke actuele openbare verifieerbare relevante duidelijke kon konden heb hebben we in mijn zoekresultaten gevonden vinden met naam dienst platform app winkel betreffende omtrent is wordt werd deze dit',
};

export const swedish: Lexicon = {
  negator: 'inte,ingen,inget,inga,aldrig,utan,knappast,varken,ej',
  recommended:
    'rekommenderar,rekommenderas,rekommenderat,bäst i test,bästa valet,bäst,bästa,perfekt för,idealisk för,utmärkt val,bra val,förstahandsval,favorit,toppval',
  warned:
    'undvik,avråder,varning,varnar,se upp,bedrägeri,rekommenderas inte,rekommenderar inte,rekommenderar jag inte,håll dig borta,akta dig',
  compared:
    'vs,jämfört med,i jämförelse,alternativ till,alternativ,konkurrent*,bättre än,billigare än,dyrare än,än,till skillnad från,liknande',
  positive:
    'bra,bäst,bästa,utmärkt*,stark*,pålitlig*,populär*,enkel,enkelt,enkla,användarvänlig*,prisvärd*,snabb*,säker,säkert,flexibel*,innovativ*,hög kvalitet,ledande,smidig*,fantastisk*,omtyckt*',
  negative:
    'dålig*,dyr,dyrt,dyra,långsam*,krånglig*,svår*,begränsad*,föråldrad*,besvikelse,opålitlig*,svag*,problem,klagomål,nackdel*,kritik,kritiserats',
  absentBefore:
    'ingen information om,inga uppgifter om,inga resultat för,inget omnämnande av,inte hitta någon information om,inte hitta information om,hittade ingen information om,hittade inget om,inget om,känner inte till,inget företag som heter,hittade inte',
  absentAfter:
    'nämns inte,finns inte med,hittades inte,omnämns inte,förekommer inte,är inte känt,kunde inte hittas,listas inte,dyker inte upp,existerar inte',
  failedSearch:
    'ingen,inga,inte någon,inte några,inte tillräckligt med,hittade ingen,hittar ingen,kunde inte hitta',
  finding:
    'information,uppgifter,resultat,omnämnande,omnämnanden,källor,data,detaljer,träffar,företag som heter,företag med namnet,varumärke som heter',
  failedAfter: 'saknas,hittades inte,finns inte,kunde inte hittas,gick inte att hitta',
  absentOpening: 'jag hittade,hittade jag,jag kunde,kunde jag,jag har,sökningen på,sökning på',
  absentClosing:
    'inte hitta,inte hittat,inget om,gav inga träffar,gav inga resultat,inte verifiera,inte bekräfta',
  hedged: 'möjligt,möjligen,kanske,kan vara,om du,menar du,kan du,stavning,stavat',
  filler:
    'en ett den det företaget märket varumärket som heter och eller också själv om för jag tyvärr dock specifikt tillförlitlig tillförlitliga pålitlig konkret specifik specifika aktuell offentlig verifierbar någon några mina i sökresultaten sökresultat hitta hittade kunde har vi med namnet tjänsten appen angående gällande är',
};
