import { expect, test } from 'vitest';
import { checkFact, type Fact } from './fact.ts';

const price: Fact = {
  id: 'pro',
  terms: ['Pro'],
  kind: 'price',
  value: 1200,
  currency: 'EUR',
  period: 'year',
};
const staff: Fact = { id: 'staff', terms: ['employ', 'staff'], kind: 'number', value: 350, unit: null };
const sso: Fact = { id: 'sso', terms: ['SSO', 'single sign-on'], kind: 'feature', value: true };
const offline: Fact = { id: 'offline', terms: ['offline'], kind: 'feature', value: false };
const founded: Fact = { id: 'founded', terms: ['founded', 'gegründet'], kind: 'date', value: '2011-05-02' };

test.each<[string, Fact, string | null]>([
  ['The Pro plan costs €1,200 a year.', price, 'right'],
  ['The Pro plan costs 1.200 € per year.', price, 'right'],
  ['Pro is €99.90 yearly.', price, 'wrong'],
  ['Pro costs €100 per month.', price, 'cannot_tell'],
  ['Pro costs $1,300.', price, 'cannot_tell'],
  ['Pro starts at €1,200 a year.', price, 'right'],
  ['Pro starts at €900 a year.', price, 'wrong'],
  ['Pro gibt es ab 900 € im Jahr.', price, 'wrong'],
  ['Pro costs more than €1,000 a year.', price, 'right'],
  ['Acme employs from 300 people.', staff, 'right'],
  ['Basic costs €10.', price, null],
  ['Acme employs 350 people.', staff, 'right'],
  ['Acme employs more than 300 people.', staff, 'right'],
  ['Acme employs about 330 people.', staff, 'right'],
  ['Acme employs 3,000 people.', staff, 'wrong'],
  ['Acme employs 12 people in Oslo and 40 in Rome.', staff, 'cannot_tell'],
  ['Acme employs 1.2 million people.', staff, 'wrong'],
  ['Acme supports SSO on all plans.', sso, 'right'],
  ['Acme does not offer single sign-on.', sso, 'wrong'],
  ['Acme has no app, but it supports SSO.', sso, 'right'],
  ['Does Acme support SSO?', sso, 'cannot_tell'],
  ['Acme may support SSO one day.', sso, 'cannot_tell'],
  ['SSO is what many teams ask Acme about.', sso, 'cannot_tell'],
  ['Acme: works offline and on older tablets', offline, 'wrong'],
  ['Acme works offline and needs no account.', offline, 'wrong'],
  ['Acme does not work offline.', offline, 'right'],
  ['Acme comes with an offline mode.', offline, 'wrong'],
  ['Offline mode: no, says Acme.', offline, 'right'],
  ['Acme ✓ Offline', offline, 'wrong'],
  ['Acme works not only offline, but also on old phones.', offline, 'wrong'],
  ['Acme is online software, and offline is not supported.', offline, 'right'],
  ['Acme läuft auch offline.', offline, 'wrong'],
  ['Acme läuft nicht offline.', offline, 'right'],
  ['People ask Acme what happens when they go offline.', offline, 'cannot_tell'],
  ['Acme has clear prices, and whoever is offline waits.', offline, 'cannot_tell'],
  ['They lack SSO, and some users mind.', sso, 'wrong'],
  ['They also feature SSO and audit logs.', sso, 'right'],
  ['* SSO', sso, 'right'],
  ['* **Features:** audit logs, SSO, roles', sso, 'right'],
  ['- Roles and offline mode', offline, 'wrong'],
  ['* **Cons:** No SSO', sso, 'wrong'],
  ['* **Cons:** SSO', sso, 'cannot_tell'],
  ['* Look for SSO', sso, 'cannot_tell'],
  ['* SSO can vary', sso, 'cannot_tell'],
  ['* **SSO:** for teams that sign in with one account', sso, 'cannot_tell'],
  ['Acme was founded in 2011.', founded, 'right'],
  ['Acme wurde 1998 gegründet.', founded, 'wrong'],
  ['Acme was founded by two friends.', founded, 'cannot_tell'],
])('%s', (sentence, fact, verdict) => {
  expect(checkFact(sentence, fact)?.verdict ?? null).toBe(verdict);
});

test('where another brand is named too, nothing is held against this one', () => {
  const verdict = (sentence: string, fact: Fact) => checkFact(sentence, fact, ['Globex'])?.verdict;
  expect(verdict('Unlike Acme, Globex works offline.', offline)).toBe('cannot_tell');
  expect(verdict('Globex Pro costs €900 a year, Acme less.', price)).toBe('cannot_tell');
  expect(verdict('Pro of Acme costs €1,200 a year, Globex more.', price)).toBe('right');
});
