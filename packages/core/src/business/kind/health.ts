import { kindsOf } from './define.ts';

const kind = kindsOf('health');

export const health = [
  kind('dentist', 'provider', 'dentist', 'der Zahnarzt, Zahnärzte', {
    en: 'dental practice|dental clinic|dental care|dentistry|dental office|dental surgery|dentists',
    de: 'Zahnarztpraxis|Zahnärztin|Zahnmedizin|Zahnheilkunde|Zahnpraxis|Zahnklinik|Zahnärzte',
    tags: 'practice',
    schema: 'Dentist',
    needs: {
      en: [
        'toothache: I have had toothache since yesterday',
        'fear of the dentist: I am afraid of the dentist and have not been for years',
        'dental crown: I need a crown and do not want to overpay',
      ],
      de: [
        'Zahnschmerzen: Ich habe seit gestern Zahnschmerzen',
        'Zahnarztangst: Ich habe Angst vorm Zahnarzt und war seit Jahren nicht mehr',
        'Zahnersatz: Ich brauche eine Krone und will nicht zu viel bezahlen',
      ],
    },
  }),
  kind('orthodontist', 'provider', 'orthodontist', 'der Kieferorthopäde, Kieferorthopäden', {
    en: 'orthodontics|orthodontic practice',
    de: 'kieferorthopädische Praxis|Kieferorthopädie|Kieferorthopädin',
    tags: 'practice',
    needs: {
      en: [
        'braces: My daughter needs braces',
        'clear aligners: I am 35 and want straighter teeth without visible braces',
      ],
      de: [
        'Zahnspange: Meine Tochter braucht eine Zahnspange',
        'Aligner: Ich bin 35 und möchte gerade Zähne ohne sichtbare Spange',
      ],
    },
  }),
  kind('family-doctor', 'provider', 'family doctor', 'der Hausarzt, Hausärzte', {
    en: 'general practitioner|GP practice|GP|medical practice|primary care|doctor|physician|doctors surgery',
    de: 'Hausarztpraxis|Allgemeinmedizin|Allgemeinarzt|Arztpraxis|Hausärztin|Allgemeinmediziner',
    tags: 'practice',
    schema: 'Physician|MedicalClinic',
    needs: {
      en: [
        'new in town: I have just moved and need a doctor',
        'check-up: I am 45 and want a thorough check-up',
      ],
      de: [
        'neu in der Stadt: Ich bin gerade umgezogen und suche einen neuen Arzt',
        'Vorsorge: Ich bin 45 und möchte mich gründlich durchchecken lassen',
      ],
    },
  }),
  kind('physiotherapist', 'provider', 'physiotherapist', 'der Physiotherapeut, Physiotherapeuten', {
    en: 'physiotherapy|physiotherapy practice|physical therapy|physical therapist|physio',
    de: 'physiotherapeutische Praxis|Physiotherapie|Physiotherapiepraxis|Krankengymnastik|Physiotherapeutin',
    tags: 'practice',
    schema: 'Physiotherapy|PhysicalTherapy',
    needs: {
      en: [
        'back pain: I have had back pain for weeks',
        'after surgery: I had a knee operation and need rehab',
      ],
      de: [
        'Rückenschmerzen: Ich habe seit Wochen Rückenschmerzen',
        'Reha nach OP: Ich hatte eine Knie-OP und brauche jetzt Physiotherapie',
      ],
    },
  }),
  kind('dermatologist', 'provider', 'dermatologist', 'der Hautarzt, Hautärzte', {
    en: 'dermatology|skin clinic|skin doctor',
    de: 'Dermatologe|dermatologische Praxis|Dermatologie|Hautarztpraxis|Hautärztin|Dermatologin',
    tags: 'practice',
    needs: {
      en: ['skin check: I have a mole that looks odd', 'acne: I have had acne for years and nothing helps'],
      de: [
        'Hautkrebsvorsorge: Ich habe ein Muttermal, das komisch aussieht',
        'Akne: Ich habe seit Jahren Akne und nichts hilft',
      ],
    },
  }),
  kind('psychotherapist', 'provider', 'therapist', 'der Therapeut, Therapeuten', {
    en: 'psychotherapist|psychotherapy|counsellor|counselling practice|psychologist|psychology practice',
    de: 'psychotherapeutische Praxis|Psychotherapeut|Psychotherapie|Psychologe|Psychotherapeutin|Psychologin|psychologische Praxis',
    tags: 'practice',
    needs: {
      en: ['burnout: I am close to burnout', 'anxiety: I have panic attacks and want to talk to someone'],
      de: [
        'Burnout: Ich stehe kurz vor einem Burnout',
        'Angst: Ich habe Panikattacken und möchte mit jemandem reden',
      ],
    },
  }),
  kind('gynaecologist', 'provider', 'gynaecologist', 'der Frauenarzt, Frauenärzte', {
    en: 'gynecologist|gynaecology|gynecology|ob-gyn',
    de: 'Frauenarztpraxis|gynäkologische Praxis|Gynäkologe|Gynäkologie|Frauenärztin|Frauenheilkunde|Gynäkologin',
    tags: 'practice',
    needs: {
      en: ['pregnancy: I am pregnant and need someone for my check-ups'],
      de: ['Schwangerschaft: Ich bin schwanger und suche jemanden für die Vorsorge'],
    },
  }),
  kind('paediatrician', 'provider', 'paediatrician', 'der Kinderarzt, Kinderärzte', {
    en: 'pediatrician|paediatrics|pediatrics|children’s doctor',
    de: 'Kinderarztpraxis|Kinderärztin|Pädiatrie',
    tags: 'practice',
    needs: {
      en: ['newborn: Our baby is due next month', 'sick child: My child is ill all the time'],
      de: ['Neugeborenes: Unser Baby kommt nächsten Monat', 'krankes Kind: Mein Kind ist ständig krank'],
    },
  }),
  kind('eye-doctor', 'provider', 'eye doctor', 'der Augenarzt, Augenärzte', {
    en: 'ophthalmologist|ophthalmology|eye clinic|eye surgeon',
    de: 'Augenarztpraxis|Augenklinik|Augenheilkunde|Augenärztin|Augenzentrum',
    tags: 'practice',
    needs: {
      en: [
        'cataract: My mother needs a cataract operation',
        'laser eye surgery: I want to get rid of my glasses',
      ],
      de: [
        'grauer Star: Meine Mutter muss am grauen Star operiert werden',
        'Augenlaser: Ich möchte meine Brille loswerden',
      ],
    },
  }),
  kind('orthopaedist', 'provider', 'orthopaedic specialist', 'der Orthopäde, Orthopäden', {
    en: 'orthopaedics|orthopedics|orthopaedic surgeon|orthopedic surgeon|orthopedist|orthopaedic practice',
    de: 'Orthopädie|orthopädische Praxis|Orthopädin',
    tags: 'practice',
    needs: {
      en: ['knee pain: My knee hurts when I climb stairs'],
      de: ['Knieschmerzen: Mein Knie tut beim Treppensteigen weh'],
    },
  }),
  kind('optician', 'provider', 'optician', 'der Optiker, Optiker', {
    en: 'optometrist|eyewear shop|glasses shop|opticians',
    de: 'Augenoptiker|Brillengeschäft|Optik|Optikerin|Brillenladen',
    schema: 'Optician',
    needs: {
      en: [
        'varifocals: I need my first varifocals',
        'new glasses: I sat on my glasses and need new ones quickly',
      ],
      de: [
        'Gleitsichtbrille: Ich brauche meine erste Gleitsichtbrille',
        'neue Brille: Meine Brille ist kaputt und ich brauche schnell eine neue',
      ],
    },
  }),
  kind('hearing-aids', 'provider', 'hearing aid centre', 'der Hörakustiker, Hörakustiker', {
    en: 'hearing aids|audiologist|audiology|hearing centre|hearing clinic',
    de: 'Hörgeräte|Hörgeräteakustiker|Hörakustik|Hörzentrum',
    needs: {
      en: ['hearing aids: My father hears badly but refuses big hearing aids'],
      de: ['Hörgeräte: Mein Vater hört schlecht, will aber keine auffälligen Hörgeräte'],
    },
  }),
  kind('pharmacy', 'provider', 'pharmacy, pharmacies', 'die Apotheke, Apotheken', {
    en: 'chemist|drugstore|compounding pharmacy',
    de: 'Stadtapotheke',
    tags: 'sells',
    schema: 'Pharmacy',
    needs: {
      en: [
        'medicine delivery: I cannot leave the house and need my medicine delivered',
        'travel medicine: I need advice on what to pack for a trip to the tropics',
      ],
      de: [
        'Botendienst: Ich kann nicht aus dem Haus und brauche meine Medikamente',
        'Reiseapotheke: Ich brauche Beratung für meine Reiseapotheke',
      ],
    },
  }),
  kind('clinic', 'provider', 'clinic', 'die Klinik, Kliniken', {
    en: 'hospital|medical centre|health centre|surgical clinic|private clinic|day clinic',
    de: 'Krankenhaus|Privatklinik|Fachklinik|Tagesklinik|Ärztehaus|MVZ|Rehaklinik',
    schema: 'Hospital',
    needs: {
      en: ['second opinion: I want a second opinion before an operation'],
      de: ['Zweitmeinung: Ich möchte vor einer Operation eine zweite Meinung'],
    },
  }),
  kind('fertility-clinic', 'provider', 'fertility clinic', 'die Kinderwunschklinik, Kinderwunschkliniken', {
    en: 'IVF clinic|fertility centre',
    de: 'Kinderwunschzentrum|Kinderwunschpraxis',
    needs: {
      en: ['IVF: We have been trying for a baby for two years'],
      de: ['Kinderwunsch: Wir versuchen seit zwei Jahren, ein Kind zu bekommen'],
    },
  }),
  kind('osteopath', 'provider', 'osteopath', 'der Osteopath, Osteopathen', {
    en: 'osteopathy|chiropractor|chiropractic clinic|chiropractic>chiropractor',
    de: 'osteopathische Praxis|Osteopathie|Osteopathin|Chiropraktiker|Osteopathiepraxis',
    tags: 'practice',
    needs: {
      en: ['neck pain: I have neck pain from desk work'],
      de: ['Nackenschmerzen: Ich habe vom Büro ständig Nackenschmerzen'],
    },
  }),
  kind('alternative-practitioner', 'provider', 'naturopath', 'der Heilpraktiker, Heilpraktiker', {
    en: 'naturopathy|acupuncturist|acupuncture>acupuncturist|homeopath|herbalist',
    de: 'Heilpraktikerin|Naturheilpraxis|Akupunktur>Akupunkturpraxis|Naturheilkunde|Homöopathie',
    tags: 'practice',
    needs: {
      en: ['migraine: I have migraines and want to try acupuncture'],
      de: ['Migräne: Ich habe Migräne und möchte Akupunktur ausprobieren'],
    },
  }),
  kind('midwife', 'provider', 'midwife, midwives', 'die Hebamme, Hebammen', {
    en: 'midwifery|birth centre|doula',
    de: 'Hebammenpraxis|Geburtshaus',
    needs: {
      en: ['birth: I am in week 12 and looking for someone to look after me until the birth'],
      de: ['Geburt: Ich bin in der 12. Woche und suche Betreuung bis nach der Geburt'],
    },
  }),
  kind('home-care', 'provider', 'home care service', 'der Pflegedienst, Pflegedienste', {
    en: 'home care|nursing service|care service|elderly care|home nursing|senior care',
    de: 'ambulanter Pflegedienst|Seniorenbetreuung|häusliche Pflege|Pflege',
    tags: 'care',
    needs: {
      en: ['care at home: My mother can no longer manage alone at home'],
      de: ['Pflege zu Hause: Meine Mutter kommt zu Hause nicht mehr allein zurecht'],
    },
  }),
  kind('care-home', 'provider', 'care home', 'das Pflegeheim, Pflegeheime', {
    en: 'nursing home|retirement home|assisted living|residential care',
    de: 'Seniorenheim|Altenheim|betreutes Wohnen|Seniorenresidenz',
    tags: 'care',
    needs: {
      en: ['dementia: My father has dementia and needs a place where he is looked after'],
      de: ['Demenz: Mein Vater hat Demenz und braucht einen guten Platz'],
    },
  }),
  kind('hospice', 'provider', 'hospice', 'das Hospiz, Hospize', {
    en: 'palliative care>palliative care service|hospice care|children’s hospice|bereavement support>bereavement support service',
    de: 'Hospizdienst|Palliativpflege|Kinderhospiz|Trauerbegleitung>Anlaufstelle für Trauernde',
    tags: 'care',
    needs: {
      en: ['last months: My aunt is seriously ill and needs good care'],
      de: ['letzte Zeit: Meine Tante ist schwer krank und braucht gute Begleitung'],
    },
  }),
  kind('vet', 'provider', 'vet', 'der Tierarzt, Tierärzte', {
    en: 'veterinarian|veterinary practice|veterinary clinic|animal clinic|animal hospital|veterinary',
    de: 'Tierarztpraxis|Tierklinik|Kleintierpraxis|Tierärztin|Tiermedizin',
    tags: 'practice|animal',
    schema: 'VeterinaryCare',
    needs: {
      en: ['emergency: My dog is ill and it is Sunday', 'anxious cat: My cat panics at the vet'],
      de: [
        'Notdienst: Mein Hund ist krank und es ist Sonntag',
        'ängstliche Katze: Meine Katze hat beim Tierarzt panische Angst',
      ],
    },
  }),
  kind('nutritionist', 'provider', 'dietitian', 'der Ernährungsberater, Ernährungsberater', {
    en: 'nutritionist|dietician|nutrition counselling',
    de: 'Ernährungsberatung|Ernährungsberaterin|Diätologe',
    needs: {
      en: ['food intolerance: I think I cannot tolerate gluten'],
      de: ['Unverträglichkeit: Ich glaube, ich vertrage kein Gluten'],
    },
  }),
  kind('speech-therapist', 'provider', 'speech therapist', 'der Logopäde, Logopäden', {
    en: 'speech therapy|occupational therapist|occupational therapy>occupational therapist',
    de: 'logopädische Praxis|Logopädie|Ergotherapie>Ergotherapiepraxis|Ergotherapeut|Logopädin',
    tags: 'practice',
    needs: {
      en: ['late talker: My son is four and hard to understand'],
      de: ['Sprachentwicklung: Mein Sohn ist vier und man versteht ihn schlecht'],
    },
  }),
];
