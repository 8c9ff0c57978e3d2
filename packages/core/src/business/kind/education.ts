import { kindsOf } from './define.ts';

const kind = kindsOf('education');

export const education = [
  kind('online-course', 'product', 'online course', 'der Onlinekurs, Onlinekurse', {
    loose: true,
    en: 'e-learning|distance learning|online training|webinar|MOOC|online classes|online certificate|online programme|online program|online academy',
    de: 'Online-Kurs|Fernstudium|Fernkurs|E-Learning|Weiterbildung|Fernlehrgang|Online-Akademie|Weiterbildungen|Onlineakademie',
    tags: 'course|online',
    schema: 'Course|EducationalOccupationalProgram',
    needs: {
      en: [
        'career change: I work full time and want to change careers',
        'no certificate: I have finished courses before and no employer cared',
      ],
      de: [
        'Quereinstieg: Ich arbeite Vollzeit und will beruflich umsteigen',
        'Zertifikat: Ich habe schon Kurse gemacht, die keinen Arbeitgeber interessiert haben',
      ],
    },
  }),
  kind('bootcamp', 'product', 'bootcamp', 'das Bootcamp, Bootcamps', {
    en: 'coding bootcamp|coding school|programming courses|coding school|data science bootcamp',
    de: 'Coding-Bootcamp|Programmierkurse|Programmierschule',
    tags: 'course',
    needs: {
      en: ['getting a job: I want to become a developer within a year'],
      de: ['Jobeinstieg: Ich will innerhalb eines Jahres Entwickler werden'],
    },
  }),
  kind('language-school', 'provider', 'language school', 'die Sprachschule, Sprachschulen', {
    loose: true,
    en: '*language courses|*language lessons|English school|*German courses|*Spanish lessons|*language classes|*English courses|language tutoring',
    de: '*Sprachkurse|*Deutschkurse|*Englischkurse|Sprachinstitut|Sprachunterricht|Englischunterricht|*Sprachreisen',
    tags: 'school|course',
    needs: {
      en: [
        'speaking: I understand a lot but do not dare to speak',
        'exam: I need a B1 certificate in four months',
      ],
      de: [
        'sprechen lernen: Ich verstehe viel, traue mich aber nicht zu sprechen',
        'Prüfung: Ich brauche in vier Monaten ein B1-Zertifikat',
      ],
    },
  }),
  kind('tutor', 'provider', 'tutoring service', 'das Nachhilfeinstitut, Nachhilfeinstitute', {
    en: 'tutor|tutoring|maths tutor|private tuition|tuition centre|private tutor|exam preparation|learning centre|test prep|homework help',
    de: 'Nachhilfe|Nachhilfelehrer|Lernstudio|Lerninstitut|Schülerhilfe|Prüfungsvorbereitung|Lernförderung|Mathe-Nachhilfe',
    tags: 'school|pupil',
    needs: {
      en: ['bad marks: My son is failing maths', 'exams: My daughter has her final exams in three months'],
      de: [
        'schlechte Noten: Mein Sohn steht in Mathe auf einer Fünf',
        'Abitur: Meine Tochter schreibt in drei Monaten Abitur',
      ],
    },
  }),
  kind('driving-school', 'provider', 'driving school', 'die Fahrschule, Fahrschulen', {
    en: '*driving lessons|driving instructor',
    de: 'Fahrlehrer|Führerschein>Fahrschule',
    tags: 'pupil',
    needs: {
      en: ['nervous driver: I am nervous about driving', 'failed test: I have failed the test once already'],
      de: [
        'Fahrangst: Ich habe Angst vor dem Autofahren',
        'durchgefallen: Ich bin schon einmal durch die Prüfung gefallen',
      ],
    },
  }),
  kind('music-school', 'provider', 'music school', 'die Musikschule, Musikschulen', {
    loose: true,
    en: '*piano lessons|*guitar lessons|*music lessons|piano teacher|*singing lessons|guitar teacher|*violin lessons|*drum lessons|art school|singing teacher',
    de: 'Klavierunterricht>Klavierlehrer|Gitarrenunterricht>Gitarrenlehrer|Musikunterricht|Gesangsunterricht>Gesangslehrer|Klavierlehrer|Geigenunterricht>Geigenlehrer|Kunstschule|Malschule',
    tags: 'school|pupil',
    needs: {
      en: ['adult beginner: I am 40 and have never played anything'],
      de: ['Anfänger mit 40: Ich bin 40 und habe noch nie ein Instrument gespielt'],
    },
  }),
  kind('kindergarten', 'provider', 'nursery, nurseries', 'der Kindergarten, Kindergärten', {
    en: 'kindergarten|nursery school|daycare|preschool|childcare centre|day nursery|Montessori nursery|child care|day care|crèche',
    de: 'Kita|Krippe|Kindertagesstätte|Tagesmutter|Kinderkrippe|Waldkindergarten|Kinderbetreuung',
    tags: 'child',
    schema: 'Preschool|ChildCare',
    needs: {
      en: ['back to work: I am going back to work in autumn and have no childcare'],
      de: ['zurück in den Job: Ich gehe im Herbst wieder arbeiten und habe noch keinen Platz für mein Kind'],
    },
  }),
  kind('private-school', 'provider', 'private school', 'die Privatschule, Privatschulen', {
    en: 'international school|boarding school|primary school|secondary school|Montessori school|high school|Waldorf school|school',
    de: 'internationale Schule|Internat|Montessorischule|Grundschule|Gymnasium|Waldorfschule|freie Schule|Schule',
    tags: 'child',
    schema: 'School|HighSchool|ElementarySchool',
    needs: {
      en: ['change of school: My daughter is unhappy at her school'],
      de: ['Schulwechsel: Meine Tochter ist an ihrer Schule unglücklich'],
    },
  }),
  kind('university', 'provider', 'university, universities', 'die Hochschule, Hochschulen', {
    loose: true,
    en: 'business school|college|*MBA programme|*degree programme|community college|art academy|MBA|university of applied sciences',
    de: 'Universität|Fachhochschule|Business School|*Studiengänge|Fernhochschule|Berufsakademie|MBA|duales Studium',
    local: false,
    tags: 'degree',
    schema: 'CollegeOrUniversity',
    needs: {
      en: ['studying beside work: I want to study without giving up my job'],
      de: ['Studium neben dem Beruf: Ich möchte studieren, ohne meinen Job aufzugeben'],
    },
  }),
  kind(
    'training-provider',
    'provider',
    'training provider',
    'der Weiterbildungsanbieter, Weiterbildungsanbieter',
    {
      loose: true,
      en: 'corporate training|*workshops|vocational training|leadership training|*first aid courses|training company|*seminars|coaching>coach|coach|adult education centre|cooking school|*photography courses|training centre|*cooking classes|executive coach|leadership coaching>leadership coach|*evening classes|business coaching>business coach|life coach',
      de: '*Seminare|*Schulungen|*Workshops|Volkshochschule|Trainer|Coach|Coaching>Coach|Kochschule|*Erste-Hilfe-Kurse|Akademie|Führungskräftetraining|Umschulung|Bildungsträger|Bildungszentrum|*Fotokurse|*Töpferkurse|*Kochkurse',
      tags: 'course',
      schema: 'EducationalOrganization',
      needs: {
        en: ['new role: I am about to lead a team for the first time'],
        de: ['neue Rolle: Ich leite bald zum ersten Mal ein Team'],
      },
    },
  ),
];
