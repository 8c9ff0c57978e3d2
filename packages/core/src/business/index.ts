export { asFeature, indefinite, isMass, isPlural, plural, singular } from './english.ts';
export {
  anyFamily,
  type Both,
  type FamilyWords,
  familyWords,
  roleWords,
  type WorkRole,
} from './family-words.ts';
export { type Case, decline } from './german.ts';
export { germanNoun, germanSingular, looksPlural } from './german-noun.ts';
export { kinds } from './kind/index.ts';
export { isOrdinaryWord, kindById } from './lexicon.ts';
export { isCompany, isPerson } from './person.ts';
export { countryPhrase, namesTown, placeNamed } from './place.ts';
export { type BusinessSource, languageOfText, readBusiness } from './read-business.ts';
export { withTopics } from './topic-head.ts';
export {
  type Business,
  businessLanguages,
  type Family,
  type Kind,
  type Language,
  type NounPhrase,
  type Offer,
  type Role,
} from './types.ts';
