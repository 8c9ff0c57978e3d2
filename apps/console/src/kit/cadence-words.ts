const en = {
  every: 'Every',
  kinds: { daily: 'day', weekdays: 'working day', weekly: 'week', monthly: 'month', other: 'as set' },
  on: 'On',
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  date: 'On day',
  at: 'At',
  zone: 'Time zone',
  pattern: 'Pattern',
};

const de: typeof en = {
  every: 'Wie oft',
  kinds: {
    daily: 'jeden Tag',
    weekdays: 'jeden Arbeitstag',
    weekly: 'jede Woche',
    monthly: 'jeden Monat',
    other: 'wie gesetzt',
  },
  on: 'Am',
  days: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  date: 'Am Tag',
  at: 'Um',
  zone: 'Zeitzone',
  pattern: 'Muster',
};

export const cadenceWords = { en, de };
