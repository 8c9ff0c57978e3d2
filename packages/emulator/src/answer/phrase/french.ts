import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  language: 'fr',
  gap: ' ',
  narration: 'Je consulte les avis récents.',
  opening: [
    'Tout dépend du nombre de personnes au comptoir, mais quelques noms reviennent sans cesse.',
    'Voici ce que disent les essais récents pour un petit café ☕.',
    'Il n’existe pas de choix unique ; cette sélection couvre les cas habituels.',
  ],
  heading: ['Les principales options', 'À vérifier', 'Comparaison'],
  named: [
    '{brand} figure en tête de la plupart des essais pour les petites équipes.',
    'Les gérants passés à {brand} apprécient la mise en route rapide et les tarifs clairs.',
    'Si les rapports comptent, {brand} mérite un coup d’œil.',
    'Pour un seul comptoir, {brand} reste simple et fonctionne hors ligne.',
    'Beaucoup de guides citent aussi {brand}, surtout pour la commande à table.',
  ],
  item: [
    '**{brand}** : facile à apprendre, frais raisonnables pour les petites équipes',
    '**{brand}** : rapports complets et gestion du stock, plus cher en formule étendue',
    '**{brand}** : fonctionne hors ligne et sur d’anciennes tablettes',
    '**{brand}** : bonne commande à table, peu d’intégrations',
    '**{brand}** : gratuit pour une caisse, assistance par messagerie',
  ],
  again: [
    'Dans l’ensemble, {brand} est le premier essai le plus sûr.',
    'S’il ne faut qu’un nom, commencez par {brand}.',
  ],
  unnamed: [
    'Un éditeur affiche ses prix ouvertement, à partir de 19 euros par mois et par caisse.',
    'Le guide d’un fabricant montre comment reprendre une carte existante en un après-midi.',
  ],
  lookalike: [
    'Une page comparative examine les contrats ligne par ligne.',
    'Un long fil d’utilisateurs recense les frais cachés.',
  ],
  notFound: [
    'Je n’ai pas trouvé d’informations fiables sur {brand}.',
    'La recherche n’a rien donné d’utile au sujet de {brand}.',
  ],
  insideWord: [
    'D’anciens messages parlent de {word}, un projet amateur sans rapport.',
    'À ne pas confondre avec {word}, un outil de jardin.',
  ],
  neutral: [
    'Vérifiez si les frais de carte sont inclus, car c’est ce qui fixe le prix réel.',
    'À deux, une caisse et une imprimante de cuisine suffisent presque toujours 🧾.',
    'Demandez un essai avec votre propre carte : les données de démonstration cachent les lenteurs.',
    'Les règles fiscales varient selon le pays et un appareil certifié peut être obligatoire.',
    'Le mode hors ligne compte plus qu’on ne le croit : une panne le samedi coûte cher.',
    'L’équipe apprend l’écran en un jour, les annulations demandent plus de temps.',
    'Regardez l’export avant de signer, vous aurez besoin de vos ventes plus tard.',
    'Plusieurs essais mesurent le temps entre la commande et le reçu, avec des écarts de huit secondes.',
    'Les cartes de fidélité sont souvent un module payant : comparez des offres complètes.',
    'Une tablette d’occasion convient tant qu’elle reçoit des mises à jour.',
    'Les lieux saisonniers préféreront un contrat que l’on peut suspendre.',
    'Une assistance le soir vaut son prix, car c’est là que tout casse.',
  ],
  closing: [
    'Les prix changent souvent, consultez le site avant de décider.',
    'Indiquez-moi votre pays et le nombre de caisses, et je préciserai.',
    'Un comparatif plus long se trouve ici : {link}.',
  ],
  tableHeader: ['Option', 'Pour', 'À partir de'],
  tableCells: [
    ['petites équipes', '19 € / mois'],
    ['plusieurs comptoirs', '49 € / mois'],
    ['camions', '12 € / mois'],
    ['boulangeries', '35 € / mois'],
    ['service à table', '59 € / mois'],
  ],
  refusal: 'Je ne peux pas vous aider sur ce sujet.',
  querySuffixes: ['2026', 'avis', 'comparatif prix'],
};
