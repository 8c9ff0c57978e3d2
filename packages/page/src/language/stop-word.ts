/** Grammar words, which say nothing about the topic but show the language. In the form that `fold` gives. */
const lists: Record<string, string> = {
  en: `may might must shall cannot using used via per yet
    a about above after again all also am an and any are as at be because been before being below between both
    but by can could did do does doing down during each few for from further had has have having he her here hers
    him his how i if in into is it its itself just let like make me more most my no nor not now of off on once only
    or other our ours out over own same she should so some such than that the their theirs them then there these
    they this those through to too under until up us very was we were what when where which while who whom why will
    with within without would you your yours it's don't you're we're that's i'm can't`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei
    damit dann das dass dein deine deinen deiner dem den denn der des dich die dies diese diesem diesen dieser
    dieses dir doch du durch ein eine einem einen einer eines er es etwas euch euer eure fur hat haben ich ihm ihn
    ihnen ihr ihre ihrem ihren ihrer im in ist ja jede jedem jeden jeder jedes kann kein keine keinen konnen man
    mehr mein meine mich mir mit nach nicht noch nun nur ob oder ohne sein seine sehr sich sie sind so uber um und
    uns unser unsere unseren unserem unserer unter viel vom von vor wann war was weil welche wenn wer werden wie
    wieder wir wird wo zu zum zur zwischen sowie mochten mussen muss`,
  fr: `a au aucun aussi autre autres aux avec avoir bien c'est ce cela ces cet cette ceux chaque comme comment dans
    de des deux donc dont du elle elles en encore entre est et etaient etait ete etre eux fait faire grace il ils
    je jusqu'a la le les leur leurs lors lui ma mais me meme mes moins mon ne ni nos notre nous on ont ou par pas
    peu peut plus pour pourquoi quand que quel quelle quelles quels qui sa sans se sera ses si son sont sous sur ta
    te tes toi ton tous tout toute toutes tres tu un une vers vos votre vous y d'un d'une qu'il n'est l'on`,
  es: `a al algo algunos ante antes aqui asi aun bajo bien cada como con contra cual cuando cuanto de del desde donde
    dos durante e el ella ellas ellos en entre era eres es esa ese eso esta estan estar estas este esto estos fue
    ha hace hacer hacia han hasta hay la las le les lo los mas me mejor mi mientras mis mucho muy nada ni no nos
    nosotros nuestra nuestras nuestro nuestros o os otra otro para pero poco por porque puede pueden pues que quien
    se sea segun ser si sin sobre sois somos son su sus tambien tan te tener tiene tienen toda todas todo todos tu
    tus un una uno unos usted vosotros y ya`,
  it: `a ad agli ai al alla alle allo anche ancora avere c'e che chi ci cio come con contro cosa cosi cui da dagli dai
    dal dalla dalle dallo de degli dei del dell della delle dello di dopo dove due e ed era essere fa fare fino fra
    gli ha hai hanno ho i il in io l la le lei lo loro lui ma me mi mia mio molto ne negli nei nel nella nelle nello
    noi non nostra nostre nostri nostro o ogni oltre per perche piu poi prima puo quale quali quando quanto quella
    quello questa queste questi questo qui quindi se sei senza si sia siamo sono sotto sua sue sul sulla sulle suo
    suoi tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno vi voi vostra vostro`,
  pt: `a ainda ao aos apenas apos aquela aquele as assim ate cada com como contra da das de dela dele depois desde
    deste disso do dois dos e ela elas ele eles em entre era essa esse esta estao estar estas este estes eu foi foram
    ha isso isto ja la lhe mais mas me mesmo meu meus minha muito na nao nas nem no nos nossa nossas nosso nossos num
    numa o os ou outra outro outros para pela pelas pelo pelos pode podem por porque qual quando que quem se seja sem
    sempre sendo ser seu seus so sob sobre sua suas tambem te tem todas todo todos tu tua um uma umas uns voce voces`,
  nl: `aan al alle alleen als altijd andere ben bent bij binnen boven daar dan dat de den der deze die dit doen door dus
    echter een eens eerst elk elke en er ga gaan geen haar had hebben heeft hem het hier hij hoe hun ieder iemand iets
    ik in is ja je jij jou jouw jullie kan kun kunnen kunt maar maken me meer men met mij mijn moet na naar niet niets
    nog nu of om omdat onder ons onze ook op over per samen te tegen terwijl tijdens toch toen tot tussen uit uw van
    vanaf veel voor waar waarom wanneer want was wat we wel welke werd wie wij worden wordt ze zal zelf zich zij zijn
    zo zoals zonder`,
};

export const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, list]) => [language, new Set(list.trim().split(/\s+/))]),
);
