export const formWords = { en: { save: 'Save' }, de: { save: 'Speichern' } };
